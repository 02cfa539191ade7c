/** In SQL, of an entry `e`: it stands, neither taken back nor taking another one back. */
export const STANDS = 'e.reverses_id IS NULL AND (SELECT r.id FROM journal_entry r WHERE r.reverses_id = e.id) IS NULL';
