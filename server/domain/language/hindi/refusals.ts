import type { Phrases } from '../translator';

/** Why something is refused or warned of: the texts of the rules and commands. */
export const refusals: Phrases = {};
