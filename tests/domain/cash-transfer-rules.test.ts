import fc from 'fast-check';
import {
  amountOfTransfer,
  CASH_TRANSFERS,
  cashTransferRules,
  problemsOfCashTransfer,
} from '../../server/domain/cash-transfer.rules';
import type { NoteCount } from '../../server/domain/denominations';
import { normalise } from '../../server/domain/field-rules';

const note = (value: number, change: Partial<NoteCount> = {}): NoteCount => ({
  denominationId: value,
  value,
  available: 200,
  in: 0,
  out: 0,
  ...change,
});
const deposit = { kind: 'DEPOSIT', accountId: 1, reference: 'slip 44' };
const withdrawal = { kind: 'DRAWING', accountId: 1 };
const accounts = [{ id: 1 }, { id: 2 }];
const said = (entry: object, notes: NoteCount[]) =>
  problemsOfCashTransfer({ ...entry }, accounts, notes).map(({ field, message }) => `${field}: ${message}`);

test('a deposit is the notes that leave the safe, a withdrawal the notes that enter it', () => {
  const out = [note(500, { out: 100 }), note(100, { out: 5 }), note(10)];
  expect(said(deposit, out)).toEqual([]);
  expect(amountOfTransfer('DEPOSIT', out)).toBe(5_050_000);
  const into = [note(500), note(100, { in: 50 })];
  expect(said(withdrawal, into)).toEqual([]);
  expect(amountOfTransfer('DRAWING', into)).toBe(500_000);
  expect(problemsOfCashTransfer(normalise(cashTransferRules, deposit), accounts, out)).toEqual([]);
});

test('every note in the safe may be deposited; a withdrawal is not limited by the safe', () => {
  expect(said(deposit, [note(500, { available: 3, out: 3 })])).toEqual([]);
  expect(said(withdrawal, [note(500, { available: 0, in: 90 })])).toEqual([]);
});

const some = [note(500, { out: 1 })];

test.each<[string, object, NoteCount[], string[]]>([
  ['nothing entered', {}, some, ['kind: Select deposit or withdrawal', 'accountId: Select an account']],
  ['another kind', { ...deposit, kind: 'GIFT' }, some, ['kind: Select deposit or withdrawal']],
  ['an account not in use', { ...deposit, accountId: 9 }, some, ['accountId: Select an account']],
  ['no note', deposit, [note(500)], ['notes: Count the notes']],
  ['no list of notes', withdrawal, [], ['notes: Count the notes']],
  [
    'an account and notes at once',
    { ...deposit, accountId: 9 },
    [],
    ['accountId: Select an account', 'notes: Count the notes'],
  ],
  [
    'notes that are not there',
    deposit,
    [note(100), note(500, { out: 201 })],
    ['notes.1.out: ₹500: only 200 of these are in the safe'],
  ],
  [
    'a deposit in the wrong column',
    deposit,
    [note(500, { out: 2 }), note(100, { in: 5 })],
    ['notes.1.in: ₹100: a deposit takes notes out of the safe, enter them as cash out'],
  ],
  [
    'a withdrawal in the wrong column',
    withdrawal,
    [note(500, { out: 2 })],
    ['notes.0.out: ₹500: a withdrawal brings notes into the safe, enter them as cash in'],
  ],
  [
    'a comment too long',
    { ...deposit, comment: 'x'.repeat(501) },
    some,
    ['comment: Comment must be at most 500 characters'],
  ],
])('refuses %s', (_what, entry, notes, problems) => {
  expect(said(entry, notes)).toEqual(problems);
});

test('a transfer moves an amount above 0 in one direction', () => {
  const count = fc.integer({ min: 0, max: 3 });
  const anyNotes = fc.array(
    fc.record({ in: count, out: count }).map((counts) => note(500, counts)),
    { maxLength: 3 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...CASH_TRANSFERS), anyNotes, (kind, notes) => {
      const isTaken = problemsOfCashTransfer({ kind, accountId: 1 }, accounts, notes).length === 0;
      const back = kind === 'DEPOSIT' ? 'in' : 'out';
      const isOneWay = notes.every((one) => one[back] === 0);
      expect(isTaken).toBe(isOneWay && amountOfTransfer(kind, notes) > 0);
    }),
  );
});
