import { isBusinessDate } from '../domain/kernel/business-date';
import { labelled } from '../domain/kernel/message';
import { Checked } from './checked';

/** Validates a real day, YYYY-MM-DD: otherwise the database would be the first to refuse '2026-02-30'. */
export const IsBusinessDate = (refusal = 'please enter a valid date YYYY-MM-DD format'): PropertyDecorator =>
  Checked(
    'isBusinessDate',
    (value) => (typeof value === 'string' && isBusinessDate(value) ? null : labelled(refusal)),
    [refusal],
  );
