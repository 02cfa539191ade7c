import { amountInWords } from './hi/amount-in-words';

const CRORE = 10_000_000;

const UNITS = [
  'Zero',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
  'Thirteen',
  'Fourteen',
  'Fifteen',
  'Sixteen',
  'Seventeen',
  'Eighteen',
  'Nineteen',
];
const TENS = ['Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
const VALUES = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 10 * (index + 2)] as const),
]);
const SCALES = new Map([
  ['Hundred', 100],
  ['Thousand', 1_000],
  ['Lakh', 100_000],
  ['Crore', CRORE],
]);

/** Parses number words: 'One Lakh Twenty Thousand Fifty' is 1,20,050; null for other text. */
function numberOf(words: string): number | null {
  let whole = 0;
  let part = 0;
  for (const word of words.split(' ')) {
    const scale = SCALES.get(word);
    const value = VALUES.get(word);
    if (scale === undefined && value === undefined) return null;
    if (value !== undefined) part += value;
    else if (scale === 100) part *= 100;
    // 'One Lakh Crore': a number of crores.
    else if (scale === CRORE) [whole, part] = [(whole + part) * CRORE, 0];
    else [whole, part] = [whole + part * scale!, 0];
  }
  return whole + part;
}

const AMOUNT = /^(Minus )?Rupees ([A-Z][A-Za-z ]*?)(?: and ([A-Z][A-Za-z ]*) Paisa)? Only$/;

/** Translates an amount in words from `amountInWords`: 'रुपये बारह और पचास पैसे मात्र'; null for any other text. */
export function amountInHindi(english: string): string | null {
  const [, minus, rupees, paisa] = AMOUNT.exec(english) ?? [];
  const whole = rupees === undefined ? null : numberOf(rupees);
  const rest = paisa === undefined ? 0 : numberOf(paisa);
  if (whole === null || rest === null) return null;
  return amountInWords((minus ? -1 : 1) * (whole * 100 + rest));
}
