import type { LanguageTexts } from '../sayings';
import { amountInWords } from './amount-in-words';
import { labels } from './labels';
import { hi } from './messages';

export const texts: LanguageTexts = { areas: hi, labels, amountInWords };
