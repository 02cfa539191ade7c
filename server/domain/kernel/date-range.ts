import type { BusinessDate } from './business-date';
import type { Problem } from './problem';

/** Why two days are no range, both included; nothing where they are one. */
export const problemsOfRange = ({ from, to }: { from: BusinessDate; to: BusinessDate }): Problem[] =>
  to < from ? [{ code: 'INVALID', message: 'To must not be before From', field: 'to' }] : [];
