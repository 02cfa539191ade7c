/** Complete sentences that a rule or a statement composes from parts. */
const OTHERS = [
  '{0} asks to delete {1}',
  '{0} asks to change {1}',
  '{0} asks to record {1}',
  '{0} changed {1}',
  '{0} deleted {1}',
  '{0} added {1}',
  '{0} disabled the maker of {1}',
  '{0} recorded for review {1}',
  '{0} recorded {1}',
  '{0} issued a password link for {1}',
  'The API key {0} of {1} is valid through {2}',
  'volume',
  'subject',
  'text',
];

const IN_REPORTS = [
  '{0}, slip {1}',
  '{0} into {1}, {2} L',
  '{0}, {1} to {2}, {3}',
  'Deposit, {0}, {1}',
  'Withdrawal, {0}, {1}',
  'Bill {0}',
  'E-mail, else SMS',
];

/** Grouped by the lists of phrases. */
export const COMPOSED = {
  refusals: OTHERS,
  reports: IN_REPORTS,
};

/** The files that contain the parts of these sentences. */
export const PARTS_ARE_IN = /^services\/approvals\/notifications\.queries\.ts$/;
