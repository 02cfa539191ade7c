import { ToWords } from 'to-words/hi-IN';
import { amountWording } from '../../server/domain/kernel/amount-wording';

const hindi = new ToWords();

/** Writes an amount in words: 'रुपये बारह और पचास पैसे मात्र'. */
export const amountInWords = amountWording({
  convert: (whole) => hindi.convert(whole),
  crore: 'करोड़',
  rupees: 'रुपये',
  and: 'और',
  paise: 'पैसे',
  only: 'मात्र',
  minus: 'ऋण',
});
