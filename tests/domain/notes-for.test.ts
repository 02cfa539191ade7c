import { notesFor, type TakenOut, whyNotPaid } from '../../server/domain/notes-for';

const SAFE = [
  { value: 500, available: 2 },
  { value: 50, available: 1 },
  { value: 20, available: 4 },
  { value: 10, available: 0 },
];
const paid = ({ notes, uncounted }: TakenOut): number =>
  notes.reduce((total, { value, count }) => total + value * 100 * count, uncounted);

test.each([
  ['uncounted cash first, where it is enough', 50_000, 60_000, { notes: [], uncounted: 50_000 }],
  [
    'the largest notes otherwise',
    55_000,
    0,
    {
      notes: [
        { value: 500, count: 1 },
        { value: 50, count: 1 },
      ],
      uncounted: 0,
    },
  ],
  ['not the largest where it would not come out', 6_000, 0, { notes: [{ value: 20, count: 3 }], uncounted: 0 }],
  ['paise of the uncounted cash', 50_050, 50, { notes: [{ value: 500, count: 1 }], uncounted: 50 }],
  ['what lies below the smallest note too', 50_700, 900, { notes: [{ value: 500, count: 1 }], uncounted: 700 }],
])('%s', (_case, amount, uncounted, expected) => {
  expect(notesFor(amount, SAFE, uncounted)).toEqual(expected);
  expect(paid(notesFor(amount, SAFE, uncounted)!)).toBe(amount);
});

test.each([
  ['more than there is', 200_000, 0, 'The safe holds only ₹1,130.00', 'amount'],
  [
    'no notes that make it',
    1_000,
    0,
    'The notes in the safe cannot make exactly ₹10.00. Enter the notes, with the change.',
    'notes',
  ],
  [
    'paise without uncounted cash',
    50_050,
    49,
    'The notes in the safe cannot make exactly ₹500.50. Enter the notes, with the change.',
    'notes',
  ],
])('no notes: %s', (_case, amount, uncounted, message, field) => {
  expect(notesFor(amount, SAFE, uncounted)).toBeNull();
  expect(whyNotPaid(amount, SAFE, uncounted)).toMatchObject({ message, field });
});

test('searches a full safe quickly, also for an amount that it cannot make', () => {
  const full = [500, 200, 100, 50, 20, 10, 5, 2].map((value) => ({ value, available: 1000 }));
  expect(paid(notesFor(87_654_300, full, 0)!)).toBe(87_654_300);
  expect(notesFor(87_654_350, full, 49)).toBeNull();
});
