import { problemsOfRange } from '../../server/domain/kernel/date-range';
import { byDayAnd } from '../../server/domain/kernel/day-order';
import { groupBy } from '../../server/domain/kernel/group-by';
import { labelled } from '../../server/domain/kernel/message';
import { ProblemError, type ProblemKind, refusal, refusalForNow, refuseIf } from '../../server/domain/kernel/problem';

const thrownBy = (run: () => void): ProblemError | null => {
  try {
    run();
    return null;
  } catch (error) {
    return error as ProblemError;
  }
};
const problems = [
  { code: 'ONE', message: 'The first' },
  { code: 'TWO', message: 'The second', field: 'amount' },
];

describe('a refusal', () => {
  test('says all its reasons', () => {
    const error = new ProblemError(problems);
    expect([error.message, error.name, error.kind]).toEqual(['The first; The second', 'ProblemError', 'REFUSED']);
  });

  test('is thrown only for problems, as invalid input unless stated otherwise', () => {
    expect(thrownBy(() => refuseIf([]))).toBeNull();
    expect(thrownBy(() => refuseIf(problems))).toMatchObject({ problems, kind: 'INVALID' });
    expect(thrownBy(() => refuseIf(problems, 'FORBIDDEN'))!.kind).toBe('FORBIDDEN');
  });

  test.each<[ProblemError, problem: object, ProblemKind]>([
    [refusal('GONE', labelled('Gone')), { code: 'GONE', ...labelled('Gone') }, 'REFUSED'],
    [
      refusal('GONE', labelled('Gone'), 'id', 'NOT_FOUND'),
      { code: 'GONE', ...labelled('Gone'), field: 'id' },
      'NOT_FOUND',
    ],
    [
      refusalForNow('BUSY', labelled('Busy'), 'UNAVAILABLE'),
      { code: 'BUSY', ...labelled('Busy'), retryAfter: 1 },
      'UNAVAILABLE',
    ],
    [
      refusalForNow('BUSY', labelled('Busy'), 'TOO_MANY', 30),
      { code: 'BUSY', ...labelled('Busy'), retryAfter: 30 },
      'TOO_MANY',
    ],
  ])('a refusal with one reason has no other properties: %s', (error, problem, kind) => {
    expect(error.problems).toStrictEqual([problem]);
    expect(error.kind).toBe(kind);
  });
});

test.each([
  ['2026-11-01', '2026-11-30', []],
  ['2026-11-01', '2026-11-01', []],
  ['2026-11-02', '2026-11-01', [{ code: 'INVALID', message: 'To must not be before From', field: 'to' }]],
])('the range from %s to %s is accepted or refused', (from, to, expected) => {
  expect(problemsOfRange({ from, to })).toMatchObject(expected);
});

test('documents are in the order of their days, and those of a day in the order of their numbers', () => {
  const documents = [
    { date: '2026-11-02', id: 1 },
    { date: '2026-11-01', id: 9 },
    { date: '2026-11-02', id: 0 },
    { date: '2026-11-01', id: 3 },
  ];
  expect(documents.toSorted(byDayAnd(({ id }) => id)).map(({ date, id }) => [date, id])).toEqual([
    ['2026-11-01', 3],
    ['2026-11-01', 9],
    ['2026-11-02', 0],
    ['2026-11-02', 1],
  ]);
});

test('grouping leaves keys and elements in their order', () => {
  expect([...groupBy([31, 22, 11, 12, 41], (figure) => figure % 10)]).toEqual([
    [1, [31, 11, 41]],
    [2, [22, 12]],
  ]);
});
