/** Complete sentences that a rule or a statement composes from parts. */
const OTHERS = [
  '{0} asks to delete {1}',
  '{0} asks to change {1}',
  '{0} asks to record {1}',
  '{0} changed {1}',
  '{0} deleted {1}',
  '{0} recorded for review {1}',
  '{0} issued a password link for {1}',
  'The API key {0} of {1} is valid through {2}',
  'volume',
  'subject',
  'text',
];

const METER_EVENTS = ['rollover', 'reset', 'replacement'];

const IN_REPORTS = [
  '{0}, reversed',
  '{0} (reversed)',
  '{0} (reversed)',
  'Reversal: {0}',
  '{0} to {1}',
  'Cash, {0}',
  'Opening balance, {0}',
  '{0}, slip {1}',
  '{0} into {1}, {2} L',
  '{0}, {1} to {2}, {3}',
  'Deposit, {0}, {1}',
  'Withdrawal, {0}, {1}',
  'Advance, {0}',
  'Advance, {0}, reversed',
  'Advance, {0}, reversed, {1}',
  'Shortage, {0}',
  'Shortage, {0}, reversed',
  'Shortage changed, {0}',
  ...['earned', 'paid'].flatMap((did) => ['', ', reversed'].map((back) => `Salary ${did}, {0} to {1}${back}`)),
  ...['Payment, {0}', 'Payment, Cash', 'Payment, Cash, {0}'].flatMap((what) => [
    what,
    `${what} (reversed)`,
    `Reversal: ${what}`,
  ]),
  ...['', ', last collection'].flatMap((last) =>
    ['', ' (reversed)'].map((back) => `Cash collection at {0} by {1}${last}${back}`),
  ),
  ...['Received from', 'Expenditure on', 'Advance to', 'Salary of', 'Withdrawn from', 'Deposited into'].flatMap(
    (kind) => [`${kind} {0}`, `${kind} {0} (reversed)`],
  ),
  'Bill {0}',
  'Bank charges, {0}',
  'not counted',
  'E-mail, else SMS',
  ...METER_EVENTS.flatMap((kind) => [
    ...['Began', 'Ended'].map((end) => `${end} by ${kind}, from {0} to {1}: {2}`),
    ...METER_EVENTS.map((next) => `Began by ${kind}, from {0} to {1}: {2}; Ended by ${next}, from {3} to {4}: {5}`),
  ]),
];

/** Grouped by the lists of phrases. */
export const COMPOSED = {
  refusals: OTHERS,
  reports: IN_REPORTS,
};

/** The files that contain the parts of these sentences. */
export const PARTS_ARE_IN = /^services\/approvals\/notifications\.queries\.ts$/;
