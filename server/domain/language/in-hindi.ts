import { amountInHindi } from './amount-in-hindi';
import { beside } from './hindi/beside';
import { masters } from './hindi/masters';
import { names } from './hindi/names';
import { prints } from './hindi/prints';
import { refusals } from './hindi/refusals';
import { reports } from './hindi/reports';
import { translator } from './translator';

const phrased = translator({ ...names, ...refusals, ...masters, ...reports, ...prints }, beside);

/** Translates a text of the server from English to Hindi (ADR 21). Typed data is returned unchanged. */
export const inHindi = (english: string): string => amountInHindi(english) ?? phrased(english);

/** Translates the server's words in a title or cell that consists mainly of typed data. */
export const mixedInHindi = translator({}, beside);
