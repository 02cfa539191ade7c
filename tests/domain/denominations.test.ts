import {
  cashInCount,
  cashInTotal,
  cashOutCount,
  cashOutTotal,
  countedNote,
  MOST_NOTES,
  type NoteCount,
  problemOfCount,
  problemsOfExchange,
  problemsOfNotes,
  problemsOfTally,
} from '../../server/domain/denominations';

const note = (value: number, change: Partial<NoteCount> = {}): NoteCount => ({
  denominationId: value,
  value,
  available: 10,
  in: 0,
  out: 0,
  ...change,
});

test('totals are in paise, separate for in and out', () => {
  const notes = [note(500, { in: 3 }), note(100, { out: 2 }), note(1, { in: 7 })];
  expect(cashInTotal(notes)).toBe(150_700);
  expect(cashOutTotal(notes)).toBe(20_000);
  expect(cashInTotal([])).toBe(0);
});

test.each([
  ['5', 5],
  ['0', 0],
  ['-1', 0],
  ['2.5', 0],
  ['1e2', 0],
  ['', 0],
  ['५', 0],
])('cash in typed as %p counts %d', (text, count) => {
  expect(cashInCount(text)).toBe(count);
});

test.each([
  ['10', 10],
  ['11', 0],
  ['0', 0],
  ['-3', 0],
  ['two', 0],
])('cash out typed as %p of 10 available counts %d', (text, count) => {
  expect(cashOutCount(text, 10)).toBe(count);
});

test.each<[string, NoteCount, string, string]>([
  ['half a note in', note(500, { in: 0.5 }), 'notes.1.in', '₹500: cash in must be a whole number of notes'],
  ['fewer than no notes in', note(500, { in: -1 }), 'notes.1.in', '₹500: cash in must be a whole number of notes'],
  ['half a note out', note(500, { out: 0.5 }), 'notes.1.out', '₹500: cash out must be a whole number of notes'],
  ['in and out on one row', note(500, { in: 1, out: 1 }), 'notes.1.out', '₹500: enter either cash in or cash out'],
  ['more out than there is', note(500, { out: 11 }), 'notes.1.out', '₹500: only 10 of these are in the safe'],
])('refuses %s', (_what, wrong, field, message) => {
  expect(problemsOfNotes([note(100), wrong])).toMatchObject([
    { code: expect.stringMatching(/^NOTES_/), message, field },
  ]);
});

test('accepts paying out every note available', () => {
  expect(problemsOfNotes([note(500, { out: 10 }), note(100, { in: 99 })])).toEqual([]);
});

test.each<[string, NoteCount[], number, string[]]>([
  ['what came in', [note(500, { in: 3 }), note(100, { out: 2 })], 130_000, []],
  ['what went out', [note(500, { out: 3 }), note(100, { in: 2 })], -130_000, []],
  ['too little in', [note(500, { in: 2 })], 130_000, ['The notes add up to ₹1,000.00, but the amount is ₹1,300.00']],
  ['too much out', [note(500, { out: 3 })], -130_000, ['The notes add up to ₹1,500.00, but the amount is ₹1,300.00']],
])('counts notes out to the amount: %s', (_what, notes, amount, messages) => {
  expect(problemsOfTally(notes, amount).map(({ message }) => message)).toEqual(messages);
});

describe('a note exchange', () => {
  test('has equal totals in and out', () => {
    expect(problemsOfExchange([note(500, { in: 1 }), note(100, { out: 5 })])).toEqual([]);
  });

  test.each<[string, NoteCount[]]>([
    ['more in than out', [note(500, { in: 2 }), note(100, { out: 5 })]],
    ['more out than in', [note(500, { in: 1 }), note(100, { out: 6 })]],
    ['nothing at all', [note(500), note(100)]],
  ])('refuses %s', (_what, notes) => {
    expect(problemsOfExchange(notes)).toMatchObject([
      { code: 'EXCHANGE_UNEQUAL', message: 'Cash In and Cash Out must be same amount', field: 'notes' },
    ]);
  });

  test('reports an unavailable note before the totals', () => {
    expect(problemsOfExchange([note(500, { in: 1 }), note(100, { out: 11 })], 'currencyData')).toMatchObject([
      { code: 'NOTES_NOT_AVAILABLE', field: 'currencyData.1.out' },
    ]);
  });
});

test('a stored count does not say what the safe holds', () => {
  expect(Object.entries(countedNote(note(500, { in: 3 })))).toEqual([
    ['denominationId', 500],
    ['value', 500],
    ['in', 3],
    ['out', 0],
  ]);
});

describe('the total of a count', () => {
  const many = { available: 200_000 };
  const tooGreat = { code: 'AMOUNT_TOO_GREAT', message: 'The notes must add up to at most ₹99,99,99,999.99' };

  test('the total may be that of the most notes of the largest value', () => {
    expect(problemsOfNotes([note(10_000, { ...many, in: MOST_NOTES })])).toEqual([]);
  });

  test.each([{ in: 100_000 }, { out: 100_000 }])('is refused above the greatest amount: %p', (counted) => {
    expect(problemsOfNotes([note(10_000, { ...many, ...counted })])).toMatchObject([{ ...tooGreat, field: 'notes' }]);
  });

  test('is not judged before each count is valid', () => {
    const notes = [note(10_000, { ...many, in: 100_000 }), note(100, { in: -1 })];
    expect(problemsOfNotes(notes).map(({ code }) => code)).toEqual(['NOTES_NOT_WHOLE']);
  });
});

test.each([
  // amount, in, out: counted and amount in the message
  [500_00, { in: 4 }, '₹400.00', '₹500.00'],
  [-500_00, { out: 4 }, '₹400.00', '₹500.00'],
  [0, { in: 1 }, '₹100.00', '₹0.00'],
])('an amount of %d paise with %p hundreds is refused', (amount, counted, notes, said) => {
  expect(problemsOfTally([note(100, counted)], amount)).toMatchObject([
    { code: 'NOTES_NOT_AS_AMOUNT', message: `The notes add up to ${notes}, but the amount is ${said}`, field: 'notes' },
  ]);
});

test('counted notes that come to the amount are taken', () => {
  expect(problemsOfTally([note(100, { in: 5 })], 500_00)).toEqual([]);
  expect(problemsOfTally([note(100, { out: 5 })], -500_00)).toEqual([]);
});

test.each([
  ['', undefined],
  ['0', undefined],
  ['99999', undefined],
  ['1.5', 'The count must be a whole number'],
  ['abc', 'The count must be a whole number'],
  ['-3', 'The count must be a whole number'],
  ['100000', 'The count must be at most 99999'],
  ['99999999999999999999', 'The count must be at most 99999'],
])('a typed count of %j: %s', (text, problem) => {
  expect(problemOfCount(text)?.message).toBe(problem);
});
