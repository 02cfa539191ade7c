import type { Phrases } from '../../translator';
import { accountsAndStaff } from './accounts-and-staff';
import { cells } from './cells';
import { creditAndCards } from './credit-and-cards';
import { salesAndStock } from './sales-and-stock';

/** Titles, columns, filters and descriptions of the reports, and the words in their cells. */
export const reports: Phrases = {
  ...salesAndStock,
  ...creditAndCards,
  ...accountsAndStaff,
  ...cells,
};
