import { ToWords } from 'to-words/hi-IN';
import type { Paise } from '../../kernel/money';

const CRORE = 10_000_000;
const hindi = new ToWords();

/** Counts in crores, where the library says 'अरब'. */
function wordsOf(whole: number): string {
  if (whole < CRORE) return hindi.convert(whole);
  const crores = `${wordsOf(Math.floor(whole / CRORE))} करोड़`;
  const rest = whole % CRORE;
  return rest === 0 ? crores : `${crores} ${hindi.convert(rest)}`;
}

/** Writes an amount in words: 'रुपये बारह और पचास पैसे मात्र'. */
export function amountInWords(paise: Paise): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const rupees = `रुपये ${wordsOf(Math.floor(size / 100))}`;
  const withPaisa = rest === 0 ? rupees : `${rupees} और ${wordsOf(rest)} पैसे`;
  return `${paise < 0 ? 'ऋण ' : ''}${withPaisa} मात्र`;
}
