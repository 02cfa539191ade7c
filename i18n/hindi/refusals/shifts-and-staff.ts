import type { Phrases } from '../../translator';

/** Refusals and messages of shifts, staff and salaries. */
export const shiftsAndStaff: Phrases = {
  'more than 0': '0 से ज़्यादा',
  'at least 0': 'कम से कम 0',
};
