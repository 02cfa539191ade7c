import type { Areas } from '../renderer';
import { closing } from './closing';
import { credit } from './credit';
import { safe } from './safe';
import { shifts } from './shifts';
import { slips } from './slips';
import { staff } from './staff';

/** Messages in Hindi, by area and key. */
export const hi: Areas = { closing, credit, safe, shifts, slips, staff };
