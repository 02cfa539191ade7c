import { effects } from './effects.messages';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Paise } from './kernel/money';

/** Describes a sum of money that a change moves: 'Purchases of HS: ₹270.00 → ₹170.00'. */
export const movedMoney = (what: string | Message, before: Paise, after: Paise): Message =>
  effects.money({ what, before, after });

/** Describes litres that a change moves: 'Variation of T1: −10.000 L → 0.000 L'. */
export const movedLitres = (what: string | Message, before: Millilitres, after: Millilitres): Message =>
  effects.litres({ what, before, after });

/** Describes a dip that a change moves, in millimetres; null if there is none: 'Dip of T1: – → 1450 mm'. */
export const movedDip = (what: string | Message, before: number | null, after: number | null): Message =>
  effects.words({ what, before: millimetres(before), after: millimetres(after) });

const millimetres = (dip: number | null): string => (dip === null ? '–' : `${dip} mm`);
