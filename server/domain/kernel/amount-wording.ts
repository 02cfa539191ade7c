import type { Paise } from './money';

/** How a language writes amounts. */
interface AmountWords {
  /** Writes a whole number below a crore. */
  convert: (whole: number) => string;
  crore: string;
  rupees: string;
  and: string;
  paise: string;
  only: string;
  minus: string;
}

const CRORE = 10_000_000;

/**
 * Returns the writer of amounts in words of a language. It counts in lakh and crore: the libraries have a word of
 * their own from 100 crore on, so crores are worded separately.
 */
export function amountWording({ convert, crore, rupees, and, paise, only, minus }: AmountWords) {
  const wordsOf = (whole: number): string => {
    if (whole < CRORE) return convert(whole);
    const crores = `${wordsOf(Math.floor(whole / CRORE))} ${crore}`;
    const rest = whole % CRORE;
    return rest === 0 ? crores : `${crores} ${convert(rest)}`;
  };
  return (amount: Paise): string => {
    const size = Math.abs(amount);
    const rest = size % 100;
    const whole = `${rupees} ${wordsOf(Math.floor(size / 100))}`;
    const withPaise = rest === 0 ? whole : `${whole} ${and} ${wordsOf(rest)} ${paise}`;
    return `${amount < 0 ? `${minus} ` : ''}${withPaise} ${only}`;
  };
}
