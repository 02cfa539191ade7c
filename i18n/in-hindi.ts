import { amountInHindi } from './amount-in-hindi';
import { amountInWords } from './hi/amount-in-words';
import { labels } from './hi/labels';
import { hi } from './hi/messages';
import { beside } from './hindi/beside';
import { masters } from './hindi/masters';
import { refusals } from './hindi/refusals';
import { cells } from './hindi/reports/cells';
import { labelling } from './labels';
import { renderer } from './renderer';
import { translator } from './translator';

const phrased = translator(
  { ...Object.assign({}, ...Object.values(labels)), ...refusals, ...masters, ...cells },
  beside,
);

/** Translates a label (ADR 50). */
export const labelInHindi = labelling(labels);

/** Translates an English text without id by its phrase. */
export const phrasedInHindi = (english: string): string => amountInHindi(english) ?? phrased(english);

/**
 * Renders a text of the server in Hindi: a message by its id (ADR 46), an English text without one by its phrase. Typed
 * data is returned unchanged.
 */
export const inHindi = renderer({
  locale: 'hi-IN',
  areas: hi,
  label: labelInHindi,
  amountInWords,
  translated: phrasedInHindi,
});

/** Translates the server's words in a title or cell that consists mainly of typed data. */
export const mixedInHindi = translator({}, beside);
