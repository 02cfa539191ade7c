import type { PayBasis } from '../../domain/earned-pay';

/** Alternatives as whole words: letters of Indian scripts have no `\b`. */
const whole = (...alternatives: string[]): string =>
  `(?<![\\p{L}\\p{M}\\p{N}])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;
/** Of texts in NFC. */
const pattern = (text: string): RegExp => new RegExp(text.normalize('NFC'), 'giu');

/** The days that a month is paid for: 'Salary for 26 days'. */
const DAYS_OF_MONTH = String.raw`(?:2[4-9]|3[01])\s*(?:days?|दिन|दिवस)`;

const MONTH = ['months?', 'mth', 'mensem', 'mahina', 'mahine', 'माह', 'महीना', 'महीने', 'महिना', 'महिने'];
const MONTHLY = [
  ...['monthly', 'mthly', String.raw`p\.?\s?m\.?`, 'masik', 'mahwar'],
  ...['मासिक', 'माहवार', 'माहवारी', 'दरमहा', 'प्रतिमाह', 'प्रतिमहिना'],
];
const SHIFT = [
  'shifts?',
  'days?',
  'diem',
  'duty',
  'duties',
  'din',
  'शिफ्ट',
  'पाळी',
  'दिन',
  'दिवस',
  'रोज़',
  'रोज',
  'ड्यूटी',
];
const DAILY = [
  ...['daily', String.raw`p\.?\s?d\.?`, 'roz', 'rozana', 'dihadi'],
  ...['रोज़ाना', 'रोजाना', 'दैनिक', 'दिहाड़ी', 'प्रतिदिन', 'प्रतिशिफ्ट'],
];

/** Periods by which nobody is paid here. */
const OTHER = [
  ...['weeks?', 'weekly', 'fortnight', 'fortnightly', 'years?', 'yearly', 'annual', 'annually', 'annum', 'ctc'],
  ...[String.raw`p\.?\s?a\.?`, 'hourly', 'साप्ताहिक', 'हफ्ता', 'हफ़्ता', 'सालाना', 'वार्षिक'],
];
/** Another period, or the length of a shift that the heading names too. */
const HOURS = ['hours?', 'hrs?', 'घंटा', 'घंटे'];
/** A time of day, whose 'PM' is no month. */
const CLOCK_TIME = pattern(String.raw`\d\s*[ap]\.?\s?m(?![\p{L}\p{M}])\.?`);

/** What only the pay of a month is called, unless the heading says another period. */
const SALARY = ['salary', 'salaries', 'वेतन', 'पगार', 'तनख्वाह', 'तनख़्वाह', 'tankhwah', 'pagar', 'vetan'];
/** What is paid, whatever its period. */
const PAY = [...SALARY, 'pay', 'wages?', 'मजदूरी', 'मज़दूरी', 'दिहाड़ी'];
/** A word of the field's own label, which says no period. */
const RATE = ['rate', 'दर'];

/** What precedes the period of an amount. */
const PER = [whole('per', 'a', 'each', 'every', 'for', 'प्रति', 'हर', 'prati'), '^', '[/(-]'].join('|');

/** The adjective of a period, or the period after 'per': not the 'days' of 'Salary days', which are no pay. */
const PERIOD = pattern(
  `${whole(...MONTHLY, ...DAILY)}|(?:${PER})\\s*${whole(DAYS_OF_MONTH, ...MONTH, ...SHIFT)}(?:\\s*${whole('का', 'की', 'ka', 'ki')})?`,
);

/** Of a heading in NFC. */
const says = (heading: string, ...words: string[]): boolean => pattern(whole(...words)).test(heading);

/**
 * The basis that the heading of a pay says: 'Salary p.m.', 'Daily wage', 'प्रति माह वेतन'. Null if it says none, or both;
 * `OTHER` for a period by which nobody is paid here, such as a year.
 */
export function payBasisOf(heading: string): PayBasis | 'OTHER' | null {
  const text = heading.normalize('NFC').replace(CLOCK_TIME, ' ');
  const isMonth = says(text, DAYS_OF_MONTH, ...MONTH, ...MONTHLY);
  const isShift = says(text.replace(pattern(whole(DAYS_OF_MONTH)), ' '), ...SHIFT, ...DAILY);
  if (says(text, ...OTHER) || (says(text, ...HOURS) && !isShift)) return 'OTHER';
  if (isShift) return isMonth || hasSalaryBeside(text) ? null : 'SHIFT';
  return isMonth || isSalary(text) ? 'MONTH' : null;
}

const isSalary = (text: string): boolean => says(text, ...SALARY) && !says(text, ...RATE);

/** Whether a salary is named beside a pay by the day: 'Salary / Daily wage', but not 'Salary / day'. */
const hasSalaryBeside = (text: string): boolean => {
  const parts = text.split(/[/|\n]/);
  return parts.some(isAlone) && parts.some((part) => says(part, ...SHIFT, ...DAILY) && says(part, ...PAY));
};

const isAlone = (part: string): boolean => isSalary(part) && !says(part, ...SHIFT, ...DAILY);

/** A heading of a pay without its period: 'Salary' for 'Salary p.m.'. */
export const withoutPeriod = (heading: string): string => heading.normalize('NFC').trim().replace(PERIOD, ' ');
