import { problemsOfPayRate, replacedTerms, termsWith } from '../../server/domain/pay-rate.rules';

const PAID =
  'since: The salary is paid up to 31-10-2026, and its payslip keeps its rate. Choose a later day, or delete that salary, correct the rate and pay it again.';
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
  ['a day that is paid', { since: '2026-10-31' }, [PAID]],
  ['the day of terms that a salary was paid by', { since: '2026-06-01' }, [PAID]],
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

describe('before the first salary', () => {
  const unpaid = { ...facts, paidUpTo: null };
  const problemsAt = (since: string, given: object = {}) =>
    problemsOfPayRate({ ...change, since, ...given }, unpaid).map((p) => `${p.field}: ${p.message}`);

  test('any day from the first terms on may have new ones', () => {
    expect([problemsAt('2026-06-01'), problemsAt('2026-06-02')]).toEqual([[], []]);
    expect(problemsAt('2026-06-01', { payRate: '450' })).toEqual(['payRate: This is already the pay rate']);
    expect(problemsAt('2026-05-31')).toEqual([
      'since: The first pay rate is of 01-06-2026. Choose that day or a later one.',
    ]);
  });

  test('the first terms are corrected by others of their day', () => {
    expect(replacedTerms('2026-06-01', unpaid)).toEqual(facts.history);
  });

  test('no terms are, if a salary was paid for shifts before them', () => {
    const early = { ...facts, paidUpTo: '2026-05-31' };
    expect(replacedTerms('2026-06-01', early)).toEqual([]);
    expect(problemsOfPayRate({ ...change, since: '2026-06-01' }, early)).toMatchObject([{ code: 'PAID_ALREADY' }]);
  });
});

describe('terms between others that are in force', () => {
  const [joined, raised] = [
    { since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 },
    { since: '2026-11-10', payBasis: 'SHIFT', payRate: 48_000 },
  ] as const;
  const raisedOnce = { ...facts, history: [joined, raised] };
  const between = { since: '2026-11-05', payBasis: 'SHIFT', payRate: 46_000 } as const;

  test('hold until the later ones, which stay', () => {
    expect(termsWith(between, raisedOnce)).toEqual([joined, between, raised]);
    expect(termsWith({ ...between, since: '2026-11-10' }, raisedOnce)).toEqual([
      joined,
      { ...between, since: '2026-11-10' },
    ]);
  });

  test('must differ from those before them', () => {
    const same = { ...change, since: '2026-11-05', payRate: '450' };
    expect(problemsOfPayRate(same, raisedOnce)).toMatchObject([{ code: 'SAME_TERMS' }]);
  });
});

describe('terms from 01-01-2027, typed as 01-01-2026', () => {
  const joined = { since: '2026-06-01', payBasis: 'SHIFT', payRate: 45_000 } as const;
  const ahead = { since: '2027-01-01', payBasis: 'SHIFT', payRate: 48_000 } as const;
  const slipped = { ...facts, history: [joined, ahead] };

  test.each<[string, string, object, string[]]>([
    ['give way to an earlier day', '2026-11-21', {}, []],
    ['give way to the same day', '2027-01-01', { payRate: '490' }, []],
    ['give way to what is paid now: they are withdrawn', '2026-11-21', { payRate: '450' }, []],
    ['stay before a later day', '2027-01-02', {}, ['payRate: This is already the pay rate']],
    ['open no day that is paid', '2026-10-31', {}, [PAID]],
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
