import { ToWords } from 'to-words/en-IN';
import { amountWording } from './amount-wording';
import { AMOUNT_IN_WORDS, type Message } from './message';
import type { Paise } from './money';

const english = new ToWords();
const inEnglish = amountWording({
  convert: (whole) => english.convert(whole),
  crore: 'Crore',
  rupees: 'Rupees',
  and: 'and',
  paise: 'Paisa',
  only: 'Only',
  minus: 'Minus',
});

/**
 * Writes an amount in words for bills and slips: 'Rupees One Hundred Only', 'Rupees Twelve and Fifty Paisa Only'.
 * Other languages write the words themselves.
 */
export const amountInWords = (paise: Paise): Message => ({
  messageId: AMOUNT_IN_WORDS,
  params: { paise },
  message: inEnglish(paise),
});
