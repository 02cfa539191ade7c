import type { Phrases } from '../../translator';

/** Refusals and messages of shifts, staff and salaries. */
export const shiftsAndStaff: Phrases = {
  'Account of {0}': '{0} का खाता',
  'more than 0': '0 से ज़्यादा',
  'at least 0': 'कम से कम 0',
};
