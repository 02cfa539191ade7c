import {
  canBeEdited,
  errorsByField,
  isKeyAlive,
  isLate,
  isOver,
  madeLate,
  nextToSend,
  type OutboxEntry,
  sentNow,
  unsent,
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

describe('an entry whose shift was closed', () => {
  const NOW = new Date('2026-01-10T08:00:00Z');
  const refused = entry(1, {
    input: { shiftId: 7, amount: '5.00' },
    wasSent: true,
    sentAt: '2026-01-10T07:00:00Z',
    state: 'refused',
    errors: [{ code: 'SHIFT_OVER', message: 'The shift this was entered for is no longer running' }],
  });

  test('becomes a late entry of that shift with its key, to be sent for the first time', () => {
    expect(isOver(refused.errors)).toBe(true);
    const late = madeLate(refused, 'Entered offline');
    expect(late).toEqual({
      ...entry(1),
      input: { shiftId: 7, amount: '5.00', lateReason: 'Entered offline' },
      wasSent: false,
      state: 'waiting',
      errors: [],
    });
    expect([isLate(refused), isLate(late)]).toEqual([false, true]);
    expect(sentNow(late, NOW)).toMatchObject({ wasSent: true, sentAt: NOW.toISOString() });
  });

  test.each([
    ['never sent', { typedAt: '2026-01-01T00:00:00Z' }, true],
    ['sent a moment ago', { wasSent: true, sentAt: '2026-01-10T07:59:59Z' }, true],
    ['sent just less than six days ago', { wasSent: true, sentAt: '2026-01-04T08:00:01Z' }, true],
    ['sent six days ago', { wasSent: true, sentAt: '2026-01-04T08:00:00Z' }, false],
    ['sent by an older version, typed long ago', { wasSent: true, typedAt: '2026-01-02T00:00:00Z' }, false],
    ['sent by an older version, typed yesterday', { wasSent: true, typedAt: '2026-01-09T00:00:00Z' }, true],
  ])('that was %s is found by its key: %s', (_when, change, isAlive) =>
    expect(isKeyAlive(sentNow(entry(1, change), NOW), NOW)).toBe(isAlive),
  );

  test('keeps the time of its first send while it is repeated, until it is sent as if for the first time', () => {
    const first = sentNow(entry(1), NOW);
    const later = new Date('2026-01-12T08:00:00Z');
    expect(sentNow(first, later).sentAt).toBe(NOW.toISOString());
    expect(sentNow(unsent(first), later).sentAt).toBe(later.toISOString());
  });
});
