import type { LanguageTexts } from '../sayings';
import { mr } from '.';
import { amountInWords } from './amount-in-words';
import { labels } from './labels';

export const texts: LanguageTexts = { areas: mr, labels, amountInWords };
