import { problemsOfPayRate, replacedTerms } from '../../server/domain/pay-rate.rules';

const change = { employeeId: 1, since: '2026-11-21', payBasis: 'SHIFT', payRate: '480', reason: 'A year here' };
const facts = {
  today: '2026-11-21',
  history: [{ since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 }],
  paidUpTo: '2026-10-31',
} as const;

test.each<[string, object, string[]]>([
  ['480.00 a shift from today', {}, []],
  ['from a day that is over and not paid', { since: '2026-11-01' }, []],
  ['the same figure, now by the month', { payBasis: 'MONTH', payRate: '450' }, []],
  ['a year ahead', { since: '2027-11-22' }, []],
  ['further ahead', { since: '2027-11-23' }, ['since: 23-11-2027 is more than 366 days ahead']],
  ['a day that is paid', { since: '2026-10-31' }, ['since: The salary is paid up to 31-10-2026. Choose a later day.']],
  [
    'the day of the newest terms',
    { since: '2026-06-01' },
    ['since: New terms must begin after the last ones, of 01-06-2026'],
  ],
  ['what is paid already', { payRate: '450.00' }, ['payRate: This is already the pay rate']],
  ['nothing', { payRate: '0' }, ['payRate: please enter a valid payrate']],
  ['a figure that is none', { payRate: '4x' }, ['payRate: please enter a valid payrate']],
  ['more than any amount', { payRate: 100_000_000_000 }, ['payRate: please enter a valid payrate']],
  ['no such day', { since: '2026-02-30' }, ['since: Enter the day the new terms start']],
  ['by the week', { payBasis: 'WEEK' }, ['payBasis: Select by the shift or by the month']],
  ['no reason', { reason: '  ' }, ['reason: Enter the reason for the change']],
  ['a long reason', { reason: 'x'.repeat(501) }, ['reason: The reason must be at most 500 characters']],
])('%s', (_what, given, said) => {
  expect(problemsOfPayRate({ ...change, ...given }, facts).map((p) => `${p.field}: ${p.message}`)).toEqual(said);
});

test('before the first salary any day after the current terms may have new ones', () => {
  expect(problemsOfPayRate({ ...change, since: '2026-06-02' }, { ...facts, paidUpTo: null })).toEqual([]);
});

describe('terms from 01-01-2027, typed as 01-01-2026', () => {
  const joined = { since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 } as const;
  const ahead = { since: '2027-01-01', payBasis: 'SHIFT', payRate: 48_000 } as const;
  const slipped = { ...facts, history: [joined, ahead] };

  test.each<[string, string, object, string[]]>([
    ['give way to an earlier day', '2026-11-21', {}, []],
    ['give way to the same day', '2027-01-01', {}, []],
    ['give way to what is paid now: they are withdrawn', '2026-11-21', { payRate: '450' }, []],
    ['stay before a later day', '2027-01-02', {}, ['payRate: This is already the pay rate']],
    ['open no day that is paid', '2026-10-31', {}, ['since: The salary is paid up to 31-10-2026. Choose a later day.']],
    [
      'open no day before those in force',
      '2026-05-31',
      {},
      ['since: New terms must begin after the last ones, of 01-06-2026'],
    ],
  ])('%s', (_what, since, given, said) => {
    const problems = problemsOfPayRate({ ...change, since, ...given }, slipped);
    expect(problems.map((p) => `${p.field}: ${p.message}`)).toEqual(said);
  });

  test('terms may be replaced only before they are in force and paid', () => {
    const replaced = (given: object) => replacedTerms('2026-11-21', { ...slipped, ...given });
    expect(replaced({})).toEqual([ahead]);
    expect(replaced({ today: '2027-01-01' })).toEqual([]);
    expect(replaced({ paidUpTo: '2027-01-01' })).toEqual([]);
    expect(replaced({ history: [ahead] })).toEqual([]);
    expect(replacedTerms('2027-01-02', slipped)).toEqual([]);
  });
});
