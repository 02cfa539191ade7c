import {
  canBeEdited,
  errorsByField,
  nextToSend,
  type OutboxEntry,
  waitAfter,
  waitingCount,
} from '../../client/src/graphql/outbox-entry';

const entry = (id: number, change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  id,
  userId: 1,
  kind: 'expenditure',
  input: {},
  typed: {},
  key: String(id),
  typedAt: '',
  words: `entry ${id}`,
  shift: { id: 7, shiftName: 'Morning', shiftDate: '2026-01-01' },
  wasSent: false,
  state: 'waiting',
  errors: [],
  ...change,
});

test("sends the user's oldest entry first; refused or stuck entries do not block others, and other users' entries wait", () => {
  const entries = [
    entry(5),
    entry(2, { userId: 2 }),
    entry(3, { state: 'refused' }),
    entry(4, { state: 'stuck' }),
    entry(6),
  ];
  expect(nextToSend(entries, 1)?.id).toBe(5);
  expect(nextToSend(entries, 2)?.id).toBe(2);
  expect(nextToSend(entries, 3)).toBeUndefined();
  expect(waitingCount(entries)).toBe(3);
});

test.each([
  ['waiting', false, true],
  ['waiting', true, false],
  ['refused', true, true],
  ['refused', false, true],
  ['stuck', true, false],
] as const)('an entry that is %s, sent: %s, can be edited: %s', (state, wasSent, may) =>
  expect(canBeEdited({ state, wasSent })).toBe(may),
);

test('each failed attempt doubles the delay, up to a minute', () =>
  expect([1, 2, 3, 4, 5, 6, 7, 40].map(waitAfter)).toEqual([
    2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ]));

test('reasons are shown at their fields, those of the whole form at the first', () => {
  const refused = entry(1, {
    errors: [
      { code: 'A', message: 'Select a firm', field: 'creditorId' },
      { code: 'B', message: 'No' },
    ],
  });
  expect(errorsByField(refused, 'amount')).toMatchObject({
    creditorId: { message: 'Select a firm' },
    amount: { message: 'No' },
  });
});
