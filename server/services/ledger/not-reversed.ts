/** SQL predicate: the entry is neither reversed nor itself a reversal. */
export const notReversed = (entry: string): string =>
  `${entry}.reverses_id IS NULL AND (SELECT r.id FROM journal_entry r WHERE r.reverses_id = ${entry}.id) IS NULL`;

/** The same of entry `e`. */
export const NOT_REVERSED = notReversed('e');
