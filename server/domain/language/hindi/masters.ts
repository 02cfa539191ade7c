import type { Phrases } from '../translator';

/** Labels, hints, choices and answers of the masters and of the tables open to change requests. */
export const masters: Phrases = {};
