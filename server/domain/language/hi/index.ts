import type { Areas } from '../renderer';
import { cash } from './cash';
import { closing } from './closing';
import { credit } from './credit';
import { memos } from './memos';
import { safe } from './safe';
import { shifts } from './shifts';
import { slips } from './slips';
import { staff } from './staff';

/** Messages in Hindi, by area and key. */
export const hi: Areas = { cash, closing, credit, memos, safe, shifts, slips, staff };
