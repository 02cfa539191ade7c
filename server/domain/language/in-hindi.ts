import { amountInHindi } from './amount-in-hindi';
import { beside } from './hindi/beside';
import { masters } from './hindi/masters';
import { names } from './hindi/names';
import { prints } from './hindi/prints';
import { refusals } from './hindi/refusals';
import { reports } from './hindi/reports';
import { translator } from './translator';

const phrased = translator({ ...names, ...refusals, ...masters, ...reports, ...prints }, beside);

/** A text of the server, made in English, in Hindi (ADR 21). Data comes back as it was typed. */
export const inHindi = (english: string): string => amountInHindi(english) ?? phrased(english);

/** A title or a cell of typed data with a few words of the server beside it or in its place, these in Hindi. */
export const mixedInHindi = translator({}, beside);
