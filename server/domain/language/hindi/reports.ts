import type { Phrases } from '../translator';

/** Titles, columns, filters and descriptions of the reports, and the words that stand in their cells. */
export const reports: Phrases = {};
