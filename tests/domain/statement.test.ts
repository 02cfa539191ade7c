import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';
import { type StatementLine, statementOf } from '../../server/domain/statement';

const line = (id: number, date: string, debit: number, credit: number): StatementLine => ({ id, date, debit, credit });

test('a statement of a fortnight entered out of order has its lines in the order of days', () => {
  const statement = statementOf(150_000, [
    line(31, '2026-11-01', 92_500, 0),
    line(35, '2026-11-03', 0, 200_000),
    line(33, '2026-11-03', 50_000, 0),
    line(36, '2026-11-02', 10_050, 0),
    line(40, '2026-11-15', 0, 150_000),
  ]);
  expect(statement.lines.map(({ id, balance }) => [id, balance])).toEqual([
    [31, 242_500],
    [36, 252_550],
    [33, 302_550],
    [35, 102_550],
    [40, -47_450],
  ]);
  expect(statement).toMatchObject({ opening: 150_000, debit: 152_550, credit: 350_000, closing: -47_450 });
});

test('a statement of days without documents closes with its opening', () => {
  expect(statementOf(-500, [])).toEqual({ opening: -500, lines: [], debit: 0, credit: 0, closing: -500 });
});

test('keeps the other properties of a line and does not change its input', () => {
  const given = [
    { ...line(2, '2026-11-02', 5, 0), what: 'Slip 2' },
    { ...line(1, '2026-11-01', 7, 0), what: 'Slip 1' },
  ];
  expect(statementOf(0, given).lines.map(({ what, balance }) => [what, balance])).toEqual([
    ['Slip 1', 7],
    ['Slip 2', 12],
  ]);
  expect(given.map(({ id }) => id)).toEqual([2, 1]);
});

const anyLines = fc
  .array(fc.tuple(fc.nat(20), fc.boolean(), fc.integer({ min: 1, max: 99_999_999_999 })), { maxLength: 40 })
  .map((drawn) =>
    drawn.map(([days, isDebit, amount], index) =>
      line(index + 1, addDays('2026-11-01', days), isDebit ? amount : 0, isDebit ? 0 : amount),
    ),
  );
const anyBalance = fc.integer({ min: -99_999_999_999, max: 99_999_999_999 });

test('closes with the opening plus the documents, in any order', () => {
  fc.assert(
    fc.property(anyBalance, anyLines, (opening, lines) => {
      const statement = statementOf(opening, lines);
      expect(statement.closing).toBe(opening + sum(lines, ({ debit, credit }) => debit - credit));
      expect(statement.closing).toBe(opening + statement.debit - statement.credit);
      expect(statement.lines.at(-1)?.balance ?? opening).toBe(statement.closing);
      expect(statementOf(opening, lines.toReversed())).toEqual(statement);
    }),
  );
});

test('every day ends with the same balance, whatever the order within it', () => {
  fc.assert(
    fc.property(anyBalance, anyLines, (opening, lines) => {
      const dayEnds = (list: StatementLine[]) =>
        new Map(statementOf(opening, list).lines.map(({ date, balance }) => [date, balance]));
      const renumbered = lines.map((each) => ({ ...each, id: -each.id }));
      expect(dayEnds(renumbered)).toEqual(dayEnds(lines));
    }),
  );
});

test('two consecutive statements equal one', () => {
  fc.assert(
    fc.property(anyBalance, anyLines, fc.nat(21), (opening, lines, days) => {
      const cut = addDays('2026-11-01', days);
      const whole = statementOf(opening, lines);
      const before = statementOf(
        opening,
        lines.filter(({ date }) => date < cut),
      );
      const after = statementOf(
        before.closing,
        lines.filter(({ date }) => date >= cut),
      );
      expect([...before.lines, ...after.lines]).toEqual(whole.lines);
      expect(after.closing).toBe(whole.closing);
    }),
  );
});
