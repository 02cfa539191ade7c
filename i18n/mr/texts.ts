import type { LanguageTexts } from '../sayings';
import { amountInWords } from './amount-in-words';
import { labels } from './labels';
import { mr } from './messages';

export const texts: LanguageTexts = { areas: mr, labels, amountInWords };
