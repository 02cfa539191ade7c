import type { Areas } from '../renderer';
import { closing } from './closing';
import { safe } from './safe';

/** Messages in Hindi, by area and key. */
export const hi: Areas = { closing, safe };
