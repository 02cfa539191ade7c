import { amountInHindi } from './amount-in-hindi';
import { hi } from './hi';
import { beside } from './hindi/beside';
import { masters } from './hindi/masters';
import { names } from './hindi/names';
import { prints } from './hindi/prints';
import { refusals } from './hindi/refusals';
import { reports } from './hindi/reports';
import { renderer } from './renderer';
import { translator } from './translator';

const phrased = translator({ ...names, ...refusals, ...masters, ...reports, ...prints }, beside);

/**
 * Renders a text of the server in Hindi: a message by its id (ADR 46), an English text without one by its phrase. Typed
 * data is returned unchanged.
 */
export const inHindi = renderer('hi-IN', hi, (english) => amountInHindi(english) ?? phrased(english));

/** Translates the server's words in a title or cell that consists mainly of typed data. */
export const mixedInHindi = translator({}, beside);
