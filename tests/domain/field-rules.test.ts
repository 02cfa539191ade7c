import { creditorRules } from '../../server/domain/creditor.rules';
import { editReasonRule, employeeRules } from '../../server/domain/employee.rules';
import {
  type FieldRule,
  type FieldRules,
  normalise,
  problemOfField,
  problemsOfFields,
} from '../../server/domain/field-rules';
import { amountRule } from '../../server/domain/money-document.rules';
import { passwordRule, problemsOfReset } from '../../server/domain/password.rules';
import { problemsOfLogin, userRules } from '../../server/domain/user.rules';

/** A new user also has a password. */
const newUserRules = { ...userRules, password: passwordRule };

const creditor = {
  firmName: 'Shree Transport',
  shortName: 'Shree',
  proprietorName: 'R. K. Sharma',
  email: 'office@shree.in',
  address: '12 Ring Road',
  contactNo: '9876543210',
  maxLimit: 50_000,
  isSmall: false,
};
const employee = {
  employeeName: 'Meena Devi',
  contactNo: '9876543210',
  address: 'Ward 4',
  payRate: 45_050,
  joinDate: '2024-06-01',
};
const user = {
  name: 'Asha',
  email: 'asha@station.in',
  phoneNo: '9876543210',
  address: 'Main Road',
  password: 'diesel',
};

const of = (count: number) => 'x'.repeat(count);
/** An address of exactly that many characters. */
const mail = (count: number) => `a@${of(count - 5)}.in`;

describe.each<[string, FieldRules, Record<string, unknown>]>([
  ['creditor', creditorRules, creditor],
  ['employee', employeeRules, employee],
  ['user', newUserRules, user],
])('the form of a %s', (_what, rules, good) => {
  test('is valid as typed and as stored', () => {
    expect(problemsOfFields(rules, good)).toEqual([]);
    expect(problemsOfFields(rules, normalise(rules, good))).toEqual([]);
  });

  test('reports each required field once, in order, when empty', () => {
    const required = Object.keys(rules).filter((field) => rules[field]!.required);
    expect(problemsOfFields(rules, {}).map(({ field }) => field)).toEqual(required);
    expect(problemsOfFields(rules, {}).every(({ message }) => message.length > 0)).toBe(true);
  });
});

describe('has the limits and messages of the specification', () => {
  const shortLimit = 'maximum limit amount  must be a valid integer';
  test.each<[FieldRules, string, unknown[], unknown[], string]>([
    [
      creditorRules,
      'firmName',
      [of(2), of(45)],
      ['', 'x', ' x ', of(46), null],
      'firm name  must be between 2 to 45 characters',
    ],
    [creditorRules, 'shortName', [of(2), of(50)], ['x', of(51)], 'Short name  must be between 2 to 50 characters'],
    [
      creditorRules,
      'proprietorName',
      [of(2), of(45)],
      ['x', of(46)],
      'proprietorName  must be between 2 to 45 characters',
    ],
    [
      creditorRules,
      'email',
      ['a@b.c', mail(45)],
      ['', 'a', 'a@b', '@b.c', 'a@.c', 'a@b.', 'a b@c.d', 'a@b@c.d', 'a@b..c', mail(46)],
      'Must be a valid email within 45 character',
    ],
    [creditorRules, 'address', [of(2), of(70)], ['x', of(71)], 'address must be between 2 to 70 characters'],
    [
      creditorRules,
      'contactNo',
      [of(10), of(20), 9876543210],
      [of(9), of(21)],
      'Contact number must be between 10 to 20 characters',
    ],
    [
      creditorRules,
      'maxLimit',
      [1, '50000', 999_999_999],
      [0, '0', '', 'abc', '1.5', 1.5, '1e3', -5, Number.NaN],
      shortLimit,
    ],
    [
      creditorRules,
      'panNumber',
      ['', null, undefined, 'ABCDE1234F'],
      [of(46)],
      'PAN number must be at most 45 characters',
    ],
    [
      creditorRules,
      'isSmall',
      [true, false, 0, 1, '1', undefined],
      [2, 'maybe'],
      'has Small Creditor must be yes or no',
    ],
    [
      employeeRules,
      'employeeName',
      [of(2), of(45)],
      ['x', of(46)],
      'Employee name  must be between 2 to 45 characters',
    ],
    [
      employeeRules,
      'contactNo',
      [of(10), of(20)],
      [of(9), of(21)],
      'Contact number must be between 10 to 20 characters',
    ],
    [employeeRules, 'address', [of(2), of(200)], ['x', of(201)], 'address number must be between 2 to 200 characters'],
    [
      employeeRules,
      'payRate',
      [1, '450.50', '0.01'],
      [0, '0', -1, '-5', 'abc', '1.234', ''],
      'please enter a valid payrate',
    ],
    [
      employeeRules,
      'joinDate',
      ['2024-06-01', '2024-02-29'],
      ['', '01-06-2024', '2024-6-1', '2023-02-29', '2024-06-01T00:00'],
      'please enter a valid join date YYYY-MM-DD format',
    ],
    [userRules, 'name', ['x', of(45)], ['', '  ', of(46)], 'Name canot be empty'],
    [userRules, 'email', [mail(45)], ['asha', mail(46)], 'Must be a valid email within 45 character'],
    [
      userRules,
      'phoneNo',
      [of(10), '9876543210, 9876543211'],
      ['', of(9)],
      'Phone number must be 10 or more characters each must be comma separated',
    ],
    [userRules, 'address', [of(2), of(100)], ['x', of(101)], 'Address must be string between 2 to 100 character'],
    [newUserRules, 'password', [of(5), of(15)], ['', of(4), of(16), 12345], 'password must be 5 to 15 characters'],
  ])('%# %s %s', (rules, field, taken, refused, message) => {
    const rule = rules[field]!;
    for (const value of taken) expect([value, problemOfField(field, rule, value)]).toEqual([value, null]);
    for (const value of refused)
      expect([value, problemOfField(field, rule, value)]).toEqual([value, expect.objectContaining({ message, field })]);
  });

  test('editing an employee requires a reason', () => {
    expect(problemOfField('comment', editReasonRule, ' ')?.message).toBe('Why you want to Edit');
    expect(problemOfField('comment', editReasonRule, 'new number')).toBeNull();
    expect(problemOfField('comment', editReasonRule, 'x'.repeat(3_000))?.message).toBe(
      'The reason must be at most 500 characters',
    );
  });

  test.each<[unknown, string]>([
    ['abc', 'amount must be rupees with at most 2 decimals'],
    ['1,5', 'amount must be rupees with at most 2 decimals'],
    ['0.005', 'amount must be rupees with at most 2 decimals'],
    ['1e3', 'amount must be rupees with at most 2 decimals'],
    ['0', amountRule.message],
    ['-5', amountRule.message],
    ['1000000000', amountRule.message],
    ['99999999999999999999', amountRule.message],
    [-500, amountRule.message],
    ['', 'Enter the amount'],
  ])('an amount of %j gets a specific message', (typed, message) => {
    expect(problemOfField('amount', amountRule, typed)?.message).toBe(message);
  });
});

describe('stored values', () => {
  test("stored values have the specification's letter case, are trimmed and otherwise unchanged", () => {
    expect(
      normalise(creditorRules, { ...creditor, firmName: ' Shree  ', maxLimit: '50000', isSmall: 1, extra: 'x' }),
    ).toEqual({
      firmName: 'SHREE',
      shortName: 'SHREE',
      proprietorName: 'R. K. SHARMA',
      email: 'office@shree.in',
      address: '12 RING ROAD',
      contactNo: '9876543210',
      maxLimit: 50_000,
      isSmall: true,
    });
    expect(normalise(employeeRules, { employeeName: 'Meena DEVI', payRate: '450.5' })).toEqual({
      employeeName: 'meena devi',
      payRate: 45_050,
    });
    expect(normalise(userRules, { name: 'asha' })).toEqual({ name: 'ASHA' });
  });

  test('a password is stored as typed', () => {
    expect(normalise(newUserRules, { password: ' Diesel ' })).toEqual({ password: ' Diesel ' });
  });

  test('the length of a text is that of its stored form', () => {
    expect(problemOfField('firmName', creditorRules.firmName, 'ß'.repeat(45))).not.toBeNull();
    expect(problemOfField('firmName', creditorRules.firmName, 'श'.repeat(45))).toBeNull();
    expect(problemOfField('address', employeeRules.address, '😀'.repeat(200))).toBeNull();
  });

  test('control characters get their own message, line breaks are accepted', () => {
    expect(problemOfField('address', employeeRules.address, 'Ward 4\u0000')).toMatchObject({
      code: 'INVALID',
      message: 'This must not contain control characters',
      field: 'address',
    });
    expect(problemOfField('address', employeeRules.address, 'Ward 4\nNear the pump')).toBeNull();
  });

  test.each<[FieldRule, unknown, unknown]>([
    [{ kind: 'litres', message: 'no' }, '445.125', 445_125],
    [{ kind: 'rate', message: 'no' }, '92.5', 9250],
    [{ kind: 'money', message: 'no' }, ' 12 ', 1200],
    [{ kind: 'money', message: 'no' }, 1200, 1200],
    [{ kind: 'integer', message: 'no' }, '12', 12],
    [{ kind: 'choice', choices: ['FUEL', 'PACKED'], message: 'no' }, 'FUEL', 'FUEL'],
  ])('%j accepts %p as %p', (rule, typed, stored) => {
    expect(problemOfField('x', rule, typed)).toBeNull();
    expect(normalise({ x: rule }, { x: typed })).toEqual({ x: stored });
  });

  test.each<[FieldRule, unknown]>([
    [{ kind: 'litres', message: 'no' }, '445.1254'],
    [{ kind: 'money', message: 'no' }, 12.5],
    [{ kind: 'money', max: 100, message: 'no' }, '1.01'],
    [{ kind: 'choice', choices: ['FUEL', 'PACKED'], message: 'no' }, 'GAS'],
    [{ kind: 'choice', message: 'no' }, 'FUEL'],
    [{ kind: 'text', message: 'no' }, { nested: true }],
    [{ kind: 'text', message: 'no' }, ['a']],
    [{ kind: 'date', message: 'no' }, 20240601],
  ])('%j refuses %p', (rule, value) => {
    expect(problemOfField('x', rule, value)).toMatchObject({ code: 'INVALID', message: 'no', field: 'x' });
  });
});

describe('log-in and password reset', () => {
  test.each([
    ['asha@station.in', 'diesel', []],
    ['asha', 'diesel', ['Invalid email address or password !!!']],
    ['asha@station.in', 'four', ['Invalid email address or password !!!']],
    ['', '', ['Invalid email address or password !!!']],
  ])('log-in with %p and %p', (email, password, messages) => {
    expect(problemsOfLogin({ email, password }).map(({ message }) => message)).toEqual(messages);
  });

  test.each([
    ['well', { password: 'diesel', confirmation: 'diesel', autoGen: 'k', id: '1' }, []],
    ['from an old tool', { password: 'diesel', autoGen: 'k', id: '1' }, []],
    [
      'too short',
      { password: 'four', confirmation: 'other', autoGen: null, id: null },
      ['password must be 5 to 15 characters'],
    ],
    [
      'too long',
      { password: of(16), confirmation: of(16), autoGen: 'k', id: '1' },
      ['password must be 5 to 15 characters'],
    ],
    [
      'not twice the same',
      { password: 'diesel', confirmation: 'Diesel', autoGen: null, id: null },
      ["passwords don't match"],
    ],
    ['without the key', { password: 'diesel', confirmation: 'diesel', autoGen: '', id: '1' }, ['missing token and id']],
    [
      'without the id',
      { password: 'diesel', confirmation: 'diesel', autoGen: 'k', id: null },
      ['missing token and id'],
    ],
  ])('reset %s', (_what, reset, messages) => {
    expect(problemsOfReset(reset).map(({ message }) => message)).toEqual(messages);
  });

  test('the message of the password rule does not repeat the password', () => {
    expect(JSON.stringify(problemOfField('password', passwordRule, 'abc'))).not.toContain('abc');
  });
});
