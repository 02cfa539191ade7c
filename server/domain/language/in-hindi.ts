import { masters } from './hindi/masters';
import { prints } from './hindi/prints';
import { refusals } from './hindi/refusals';
import { reports } from './hindi/reports';
import { translator } from './translator';

/** A text of the server, made in English, in Hindi (ADR 21). Data comes back as it was typed. */
export const inHindi = translator({ ...refusals, ...masters, ...reports, ...prints });
