/** PostgreSQL advisory lock numbers of a station. One list, so that unrelated work never shares a number by mistake. */
export const LOCK_NUMBERS = {
  /** Serialises migrations of server processes that start together. */
  migration: 74_001,
  /** Serialises start and undo of shifts, where there is no row to lock yet. */
  shiftSequence: 74_002,
  /** Lets only one of the servers that start together seed a new database. */
  seeding: 74_003,
  /** Serialises creation of the first user. */
  firstUser: 74_004,
  /** Shared by posting, exclusive for a roll-up, so that no entry arrives late in a period that is rolled up. */
  ledger: 74_005,
  /** Exclusive for entering slip books, so that none overlaps another; shared by sales that use a slip. */
  slipBooks: 74_006,
  /** Serialises role creation and grants of servers that start together. */
  roles: 74_007,
  /** Uploads are counted and stored one after the other, so that no two of them exceed a quota together. */
  files: 74_008,
  /** Serialises entering and changing invoices, whose numbers are unique in a financial year. */
  invoiceNumbers: 74_009,
  /** Serialises payments with a reference, so that of two with the same one the second is asked about. */
  paymentReferences: 74_010,
  /** Serialises the choice of how bills are numbered, and the first bill of a series and year. */
  billSeries: 74_011,
} as const;
