/** PostgreSQL's advisory locks of a station. One list, so that no two kinds of work wait for each other by mistake. */
export const LOCK_NUMBERS = {
  /** Server processes that start together migrate one after the other. */
  migration: 74_001,
  /** Start and undo of shifts take turns where there is no row to lock yet. */
  shiftSequence: 74_002,
  /** Servers that start together on one new database plant once. */
  planting: 74_003,
  /** Whoever makes the first user waits for whoever is making one. */
  firstUser: 74_004,
  /** Who posts shares it; who rolls the ledger up has it alone, so that no entry comes late into what is rolled up. */
  ledger: 74_005,
  /** Slip books are entered one after the other, so that none overlaps another; who writes on a slip shares it. */
  slipBooks: 74_006,
  /** Servers that start together make roles and grant privileges one after the other. */
  roles: 74_007,
} as const;
