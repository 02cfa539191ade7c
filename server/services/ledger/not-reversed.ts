/** SQL predicate: entry `e` is neither reversed nor itself a reversal. */
export const NOT_REVERSED =
  'e.reverses_id IS NULL AND (SELECT r.id FROM journal_entry r WHERE r.reverses_id = e.id) IS NULL';
