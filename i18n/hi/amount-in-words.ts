import { ToWords } from 'to-words/hi-IN';
import { amountWording } from '../../server/domain/kernel/amount-wording';

const hindi = new ToWords();

/** Numbers that the library spells wrongly or otherwise than the texts do. */
const SPELLING: Record<string, string> = {
  पांच: 'पाँच',
  चौंतालीस: 'चौवालीस',
  इक्याबन: 'इक्यावन',
  तिरेपन: 'तिरपन',
  इक्यानबे: 'इक्यानवे',
};

const HUNDRED = 'सौ';
/** After these, and at the beginning, the library writes a hundred without its 'एक'. */
const ABOVE_HUNDRED: readonly (string | undefined)[] = [undefined, 'हज़ार', 'लाख'];

const spell = (words: string): string =>
  words
    .split(' ')
    .map((word, place, all) =>
      word === HUNDRED && ABOVE_HUNDRED.includes(all[place - 1]) ? `एक ${HUNDRED}` : (SPELLING[word] ?? word),
    )
    .join(' ');

/** Writes an amount in words: 'रुपये बारह और पचास पैसे मात्र'. */
export const amountInWords = amountWording({
  convert: (whole) => spell(hindi.convert(whole)),
  crore: 'करोड़',
  rupees: 'रुपये',
  and: 'और',
  paise: 'पैसे',
  only: 'मात्र',
  minus: 'माइनस',
});
