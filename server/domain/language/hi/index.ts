import type { Areas } from '../renderer';
import { closing } from './closing';
import { credit } from './credit';
import { safe } from './safe';
import { slips } from './slips';

/** Messages in Hindi, by area and key. */
export const hi: Areas = { closing, credit, safe, slips };
