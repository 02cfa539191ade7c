import { requests } from '../requests.messages';
import type { BusinessDate } from './business-date';
import type { Problem } from './problem';

/** Checks that two days are a range, both included; empty if they are. */
export const problemsOfRange = ({ from, to }: { from: BusinessDate; to: BusinessDate }): Problem[] =>
  to < from ? [{ code: 'INVALID', ...requests.toBeforeFrom(), field: 'to' }] : [];
