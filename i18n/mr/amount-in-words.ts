import { ToWords } from 'to-words/mr-IN';
import { amountWording } from '../../server/domain/kernel/amount-wording';

const marathi = new ToWords();

/** Writes an amount in words: 'रुपये बारा आणि पन्नास पैसे फक्त'. */
export const amountInWords = amountWording({
  // The library writes 100 alone as in 150 (एकशे पन्नास).
  convert: (whole) => (whole === 100 ? 'शंभर' : marathi.convert(whole)),
  crore: 'कोटी',
  rupees: 'रुपये',
  and: 'आणि',
  paise: 'पैसे',
  only: 'फक्त',
  minus: 'उणे',
});
