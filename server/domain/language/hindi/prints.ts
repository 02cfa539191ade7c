import type { Phrases } from '../translator';

/** What stands on prints beside the reports' own words: heads, feet, page numbers, sheets. */
export const prints: Phrases = {};
