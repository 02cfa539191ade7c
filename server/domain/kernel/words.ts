import { ToWords } from 'to-words/en-IN';
import { AMOUNT_IN_WORDS, type Message } from './message';
import type { Paise } from './money';

const CRORE = 10_000_000;
const english = new ToWords();

/** The library says 'Arab' from 100 crore on; the station counts in crores, so crores are worded separately. */
function wordsOf(whole: number): string {
  if (whole < CRORE) return english.convert(whole);
  const crores = `${wordsOf(Math.floor(whole / CRORE))} Crore`;
  const rest = whole % CRORE;
  return rest === 0 ? crores : `${crores} ${english.convert(rest)}`;
}

/**
 * Writes an amount in words for bills and slips: 'Rupees One Hundred Only', 'Rupees Twelve and Fifty Paisa Only'.
 * Counts in lakh and crore; a negative amount begins with 'Minus'. Other languages write the words themselves.
 */
export const amountInWords = (paise: Paise): Message => ({
  messageId: AMOUNT_IN_WORDS,
  params: { paise },
  message: inEnglish(paise),
});

function inEnglish(paise: Paise): string {
  const size = Math.abs(paise);
  const rest = size % 100;
  const rupees = `Rupees ${wordsOf(Math.floor(size / 100))}`;
  const withPaisa = rest === 0 ? rupees : `${rupees} and ${wordsOf(rest)} Paisa`;
  return `${paise < 0 ? 'Minus ' : ''}${withPaisa} Only`;
}
