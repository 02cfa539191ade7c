import { LANGUAGES, localeOf } from '../../i18n/languages';
import { changeCommentRule, DO_ACCEPT, DO_REJECT, wordsOf } from '../../server/domain/change-request.rules';
import { type CreditorHistory, type CreditorTerms, problemsOfCreditorChange } from '../../server/domain/creditor.rules';
import { type JoinDateFacts, problemsOfJoinDate } from '../../server/domain/employee.rules';
import { problemOfField, problemsOfFields } from '../../server/domain/field-rules';
import { problemsOfInterestDay } from '../../server/domain/interest-days';
import { isMonth } from '../../server/domain/kernel/business-date';
import { labelled } from '../../server/domain/kernel/message';
import { eventNameRule, receiveCategoryRules } from '../../server/domain/message.rules';
import { messages } from '../../server/domain/messages.messages';
import { movedLitres, movedMoney } from '../../server/domain/moved-figure';
import { isQueryString, savedViewRules } from '../../server/domain/saved-view.rules';
import { FILE_TEXTS, FILE_TYPES, isFileType, notTakenText, PICTURE_TYPES } from '../../server/domain/stored-file.rules';
import { vehicleKey } from '../../server/domain/vehicle-number';
import { wordingIn } from '../../server/platform/language';

const of = (count: number) => 'x'.repeat(count);

test.each(['CG04AB1234', 'cg04-ab-1234', ' CG04 AB\t1234 ', 'CG.04.AB.1234', 'CG04–AB—1234', 'ＣＧ０４ＡＢ１２３４'])(
  '%j is the vehicle CG04AB1234',
  (number) => {
    expect(vehicleKey(number)).toBe('CG04AB1234');
  },
);

describe('the comment of a change', () => {
  const tooLong = 'The reason must be 1 to 500 characters';
  test.each([
    ['', 'Enter the reason for the change'],
    ['   ', 'Enter the reason for the change'],
    ['x', undefined],
    [of(500), undefined],
    [of(501), tooLong],
  ])('%#', (comment, message) => {
    expect(problemOfField('comment', changeCommentRule, comment)?.message).toBe(message);
  });

  test('is decided on by the questions of the specification', () => {
    expect([DO_ACCEPT, DO_REJECT]).toEqual(['Do you want to accept it ?', 'Do you want to reject it ?']);
  });
});

test.each([
  ['creditor_payment', 'Creditor payment'],
  ['maxLimit', 'Max limit'],
  ['stock_in_line', 'Stock in line'],
  ['column2Name', 'Column2 name'],
  ['x', 'X'],
])('the name %s is shown as %s', (name, words) => {
  expect(wordsOf(name)).toBe(words);
});

describe('a saved view', () => {
  test.each([
    ['', 'Give the view a name'],
    ['x', undefined],
    [of(60), undefined],
    [of(61), 'At most 60 characters'],
  ])('has a name of 1 to 60 characters: %#', (name, message) => {
    expect(problemOfField('name', savedViewRules.name, name)?.message).toBe(message);
  });

  test.each<[search: string, isQuery: boolean]>([
    ['', true],
    ['from=2026-11-01&to=2026-11-30', true],
    ["a=-._~!$'()*+,;:@/?b", true],
    ['name=Shree%20Transport', true],
    ['name=%e0%A4', true],
    ['?from=2026-11-01', false],
    ['name=Shree Transport', false],
    ['name=%2', false],
    ['name=%zz', false],
    ['a=1#top', false],
    ['a=<b>', false],
    ['name=श्री', false],
    [of(2000), true],
    [of(2001), false],
  ])('keeps only the query of an address: %#', (search, isQuery) => {
    expect(isQueryString(search)).toBe(isQuery);
  });
});

describe('the forms of messages', () => {
  const whole = {
    name: 'Creditor',
    tableName: 'creditor',
    pkFieldName: 'id',
    displayName: 'name',
    routePath: '/creditor',
  };

  test('the forms are valid with texts of 1 to 100 characters', () => {
    expect(problemsOfFields(receiveCategoryRules, whole)).toEqual([]);
    expect(problemOfField('name', eventNameRule, of(100))).toBeNull();
    expect(problemOfField('name', eventNameRule, 'x')).toBeNull();
  });

  test('report each missing text, in the order and words of the specification', () => {
    const problems = problemsOfFields(receiveCategoryRules, {});
    expect(problems.map(({ code, field, message }) => ({ code, field, message }))).toEqual([
      { code: 'REQUIRED', field: 'name', message: 'Enter Category' },
      { code: 'REQUIRED', field: 'tableName', message: 'Enter Table' },
      { code: 'REQUIRED', field: 'pkFieldName', message: 'Enter PrimaryKey' },
      { code: 'REQUIRED', field: 'displayName', message: 'Enter Display' },
      { code: 'REQUIRED', field: 'routePath', message: 'Enter Route Path' },
    ]);
    expect(problemOfField('name', eventNameRule, ' ')?.message).toBe('Enter a event name');
  });

  test('say that a text is too long', () => {
    expect(problemOfField('name', eventNameRule, of(101))?.message).toBe('At most 100 characters');
  });

  test('ask for a selection in the words of the specification', () => {
    expect(messages.selectReceiveCategory().message).toBe('Select A Receive Category');
    expect(messages.selectEventCategory().message).toBe('Select A Event Category  Name');
    expect(messages.selectRecipient({ name: 'Creditor' }).message).toBe('Select a Creditor');
  });
});

describe('an uploaded file', () => {
  test('is a PDF or a picture', () => {
    expect(['application/pdf', 'image/jpeg', 'image/png', 'image/webp'].map(isFileType)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['image/gif', 'text/html', 'image/', ''].map(isFileType)).toEqual([false, false, false, false]);
  });

  test('the file of a person must be a picture', () => {
    expect(PICTURE_TYPES).toEqual(['image/jpeg', 'image/png', 'image/webp']);
  });

  test('a file of another type is refused in the words of its field', () => {
    expect(notTakenText(FILE_TYPES)).toBe(FILE_TEXTS.notTaken);
    expect(notTakenText(PICTURE_TYPES)).toBe(FILE_TEXTS.notPicture);
  });
});

describe('interest', () => {
  const days = { earliest: '2026-10-31', latest: '2026-11-21' };
  const late = 'Interest can be charged up to 21-11-2026 at most, because later payments may still be entered';
  const early = 'Interest is already billed up to 31-10-2026. Choose that day or a later one.';
  test.each<[asAt: string, problem: [code: string, message: string] | null]>([
    ['2026-10-30', ['TOO_EARLY', early]],
    ['2026-10-31', null],
    ['2026-11-21', null],
    ['2026-11-22', ['TOO_LATE', late]],
  ])('interest up to %s is accepted or refused', (asAt, problem) => {
    const found = problemsOfInterestDay(asAt, days);
    expect(found).toMatchObject(problem === null ? [] : [{ code: problem[0], message: problem[1], field: 'asAt' }]);
  });

  test('a creditor that was never charged interest has no earliest day', () => {
    expect(problemsOfInterestDay('2020-01-01', { ...days, earliest: null })).toEqual([]);
  });
});

test('a figure that a change moves is shown before and after, with a true minus sign', () => {
  expect(movedMoney('Purchases of HS', 27_000, -17_050).message).toBe('Purchases of HS: ₹270.00 → −₹170.50');
  expect(movedLitres('Variation of T1', -10_000, 0).message).toBe('Variation of T1: −10.000 L → 0.000 L');
});

describe('a corrected join date', () => {
  const facts: JoinDateFacts = { before: '2026-06-10', firstSince: '2026-06-10', nextSince: null, paidUpTo: null };
  const paid = (day: string) => `The salary is paid up to ${day}, so the join date can no longer be changed`;
  const apart = 'The pay terms do not begin with the join date, so it can no longer be changed';
  const later = 'The join date must be before the pay terms of 01-08-2026';

  test.each<[what: string, joinDate: string, Partial<JoinDateFacts>, problem: [code: string, message: string] | null]>([
    ['earlier', '2026-06-01', {}, null],
    ['later', '2026-07-01', {}, null],
    ['unchanged, whatever was paid', '2026-06-10', { firstSince: null, paidUpTo: '2026-07-31' }, null],
    ['without pay terms', '2026-06-01', { firstSince: null }, ['TERMS_APART', apart]],
    ['with pay terms of another day', '2026-06-01', { firstSince: '2026-06-11' }, ['TERMS_APART', apart]],
    ['earlier, after it was paid', '2026-06-01', { paidUpTo: '2026-06-01' }, ['PAID_ALREADY', paid('01-06-2026')]],
    ['earlier, paid up to the day before', '2026-06-01', { paidUpTo: '2026-05-31' }, null],
    ['later, after it was paid', '2026-07-01', { paidUpTo: '2026-06-10' }, ['PAID_ALREADY', paid('10-06-2026')]],
    ['later, paid up to the day before', '2026-07-01', { paidUpTo: '2026-06-09' }, null],
    ['the day before the next terms', '2026-07-31', { nextSince: '2026-08-01' }, null],
    ['on the day of the next terms', '2026-08-01', { nextSince: '2026-08-01' }, ['NOT_BEFORE_TERMS', later]],
    ['after the next terms', '2026-09-01', { nextSince: '2026-08-01' }, ['NOT_BEFORE_TERMS', later]],
  ])('%s', (_what, joinDate, change, problem) => {
    expect(problemsOfJoinDate(joinDate, { ...facts, ...change })).toMatchObject(
      problem === null ? [] : [{ code: problem[0], message: problem[1], field: 'joinDate' }],
    );
  });
});

describe('a change of a creditor', () => {
  const before: CreditorTerms = { firmName: 'Shree Transport', isSmall: false };
  const untouched: CreditorHistory = { openBills: [] };
  const openBills = ['CR/2026-27/000001', 'CR/2026-27/000004'];
  const unpaid = {
    code: 'OPEN_BILLS',
    message: 'Shree Transport has unpaid bills: CR/2026-27/000001, CR/2026-27/000004',
    field: 'isSmall',
  };

  test.each<[what: string, after: Partial<CreditorTerms>, history: Partial<CreditorHistory>, problems: object[]]>([
    ['to an open account, without open bills', { isSmall: true }, {}, []],
    ['to an open account, with open bills', { isSmall: true }, { openBills }, [unpaid]],
    ['of nothing, with open bills', {}, { openBills }, []],
  ])('%s', (_what, after, history, problems) => {
    const changed = { ...before, ...after };
    expect(problemsOfCreditorChange(changed, before, { ...untouched, ...history })).toMatchObject(problems);
  });

  test('a change of an open account with old bills is accepted', () => {
    const small = { ...before, isSmall: true };
    expect(problemsOfCreditorChange(small, small, { ...untouched, openBills })).toEqual([]);
  });
});

test.each([
  ['2026-11', true],
  ['2026-13', false],
  ['2026-11-01', false],
  ['2026', false],
])('%s is a month: %p', (text, isOne) => {
  expect(isMonth(text)).toBe(isOne);
});

test('only Hindi readers get translated texts', () => {
  const text = labelled('Select a product');
  expect(wordingIn('en')(text)).toBe('Select a product');
  expect(wordingIn('hi')(text)).toMatch(/[\u0900-\u097f]/);
});

test.each(LANGUAGES)('figures in %s have Latin digits and Indian grouping', (language) => {
  const locale = localeOf(language);
  expect(new Intl.NumberFormat(locale).format(1_234_567)).toBe('12,34,567');
  expect(new Intl.RelativeTimeFormat(locale).format(-5, 'minute')).toContain('5');
});
