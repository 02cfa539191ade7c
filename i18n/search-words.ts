import { searchWords as en } from './en/search-words';
import { searchWords as hi } from './hi/search-words';
import type { Language } from './languages';
import { searchWords as mr } from './mr/search-words';
import type { SearchWords } from './sayings';

/** Of all languages: somebody who reads English may search in Hindi. */
export const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = { en, hi, mr };

/** The words of all languages for a page or a command; a comma ends a name that people use as a whole. */
export const searchWordsFor = (key: string): string =>
  Object.values(SEARCH_WORDS)
    .flatMap((words) => words[key] ?? [])
    .join(', ');
