import { ValidateBy } from 'class-validator';
import { isBusinessDate } from '../domain/kernel/business-date';

/** Validates a real day, YYYY-MM-DD: otherwise the database would be the first to refuse '2026-02-30'. */
export const IsBusinessDate = (message = 'please enter a valid date YYYY-MM-DD format'): PropertyDecorator =>
  ValidateBy({
    name: 'isBusinessDate',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isBusinessDate(value),
      defaultMessage: () => message,
    },
  });
