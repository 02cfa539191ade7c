import { ValidateBy } from 'class-validator';
import { isBusinessDate } from '../domain/kernel/business-date';

/** A real day, YYYY-MM-DD: what looks like one and is none ('2026-02-30') would be the database's fault to find. */
export const IsBusinessDate = (message = 'please enter a valid date YYYY-MM-DD format'): PropertyDecorator =>
  ValidateBy({
    name: 'isBusinessDate',
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isBusinessDate(value),
      defaultMessage: () => message,
    },
  });
