/**
 * Complete sentences that a rule or a statement composes from parts. Word order differs by language, so the whole
 * sentence is translated. Placeholders stand for the values.
 */
const HINTS = [
  ...['with no delivery entered', 'with {3} of deliveries entered'].flatMap((entered) => [
    `On {0} {1} gained {2} ${entered}: no open invoice of {4} has as much left, so a delivery and its invoice may be missing.`,
    `On {0} {1} gained {2} ${entered}: invoice {4}, received {5}, has {6} left, so a stock-in of it may be missing.`,
  ]),
  'On {0} {1} lost {2}, about the {3} of deliveries entered: one may not have come, be entered twice or belong to another day.',
  'On {0} days on which nothing was sold {1} lost {2}, {3} a day: the tank or its pipes may leak.',
  ...['Most', 'The largest part'].flatMap((part) =>
    ['loss', 'gain'].map(
      (kind) => `${part} of it is on {0} in {1}: a ${kind} of {2}; look at that day's readings, dips and deliveries.`,
    ),
  ),
  ...[
    ['lost', 'less'],
    ['gained', 'more'],
  ].flatMap(([did, way]) =>
    ['the meter of nozzle {5}', 'a meter of nozzles {5}'].map(
      (meter) =>
        `Over {0} days of sale {1} ${did} {2}, {3} of its sale, and about as much in each third of them ({4}): ${meter} may count ${way} than it pours.`,
    ),
  ),
  ...['{0}', '{5} days from {0} to {6}'].flatMap((when) =>
    [
      'nozzle {7}, entered at {1}, sold {8} then and may draw from {3}',
      'the {7} of deliveries entered at {3} then may have gone into {1}',
      'a nozzle or a delivery may be entered at the wrong one of the two',
    ].map((reason) => `On ${when} {1} gained {2} and {3} lost {4}: ${reason}.`),
  ),
];

const VERDICTS = [
  '{0}: {1} a year, scaled up from {2} in the first {3} days of books',
  '{0}: {1} in the year up to the day',
  'No variation, within the permitted {0}; {1} left to the limit.',
  'A loss of {0}, within the permitted {1}; {2} left to the limit.',
  'A gain of {0}, within the permitted {1}; {2} left to the limit.',
  'A gain of {0}, {1} outside the permitted {2}. Under the guidelines a gain outside the band stops sales.',
  'A loss of {0}, {1} outside the permitted {2}. A loss outside the band calls for an explanation.',
];

const OTHERS = [
  'This was {0} already',
  'This was {0} by {1} already',
  'accepted',
  'rejected',
  'withdrawn',
  'made',
  '{0} asks to delete {1}',
  '{0} asks to change {1}',
  '{0} asks to record {1}',
  '{0} changed {1}',
  '{0} deleted {1}',
  '{0} recorded for review {1}',
  '{0} issued a password link for {1}',
  'volume',
  'subject',
  'text',
  'Another {0} already has this {1}',
  '{0}: {1} → {2}',
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
  refusals: [...HINTS, ...VERDICTS, ...OTHERS],
  reports: IN_REPORTS,
};

/** The files that contain the parts of these sentences. */
export const PARTS_ARE_IN =
  /^domain\/(loss-hints|recurring-loss-hints|meter-drift|tank-swap|variation-band)\.ts$|^services\/approvals\/notifications\.queries\.ts$/;
