import { problemsOfStationSettings } from '../../server/domain/station-settings.rules';

const problemOf = (taxNumber: string): string | undefined =>
  problemsOfStationSettings({ taxNumber, fourEyes: false }, 1)[0]?.message;

const FORM = 'A GSTIN has 15 characters: 29ABCDE1234F1ZW';
const MISTYPED = 'Check this GSTIN: its last character does not match the others';

test.each(['27AAPFU0939F1ZV', '29AAGCB7383J1Z4', '29ABCDE1234F1ZW', '06BZAHM6385P6Z0'])(
  '%s is a valid GSTIN',
  (text) => {
    expect(problemOf(text)).toBeUndefined();
  },
);

test.each([
  ['29ABCDE1234F1Z5', MISTYPED],
  ['27AAPFU0939F1ZW', MISTYPED],
  ['72AAPFU0939F1ZV', MISTYPED],
  ['27AAPFU9039F1ZV', MISTYPED],
  ['27AAPFU0939F1AV', FORM],
  ['27AAPFU0939F1Z', FORM],
  ['x27AAPFU0939F1ZV', FORM],
  ['27AAPFU0939F1ZVx', FORM],
])('refuses %s as a GSTIN', (text, message) => {
  expect(problemOf(text)).toBe(message);
});

test('a mistyped GSTIN is refused at its field', () => {
  expect(problemsOfStationSettings({ taxNumber: '29ABCDE1234F1Z5', fourEyes: false }, 2)).toMatchObject([
    { code: 'INVALID', message: MISTYPED, field: 'taxNumber' },
  ]);
});

const TOO_FEW = {
  code: 'TOO_FEW_ADMINS',
  message: 'Four eyes needs two people who decide on requests: one requests, the other decides',
  field: 'fourEyes',
};

test.each([
  [true, 1, [TOO_FEW]],
  [true, 2, []],
  [false, 1, []],
])('four eyes %p with %d admins', (fourEyes, admins, problems) => {
  expect(problemsOfStationSettings({ taxNumber: null, fourEyes }, admins)).toMatchObject(problems);
});
