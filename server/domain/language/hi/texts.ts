import { mixedInHindi, phrasedInHindi } from '../in-hindi';
import type { LanguageTexts } from '../sayings';
import { hi } from '.';
import { amountInWords } from './amount-in-words';
import { labels } from './labels';

export const texts: LanguageTexts = {
  areas: hi,
  labels,
  amountInWords,
  translated: phrasedInHindi,
  beside: mixedInHindi,
};
