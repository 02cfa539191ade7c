import { groupedLitres, inr, withMinusSign } from './kernel/format';
import type { Millilitres } from './kernel/litres';
import type { Paise } from './kernel/money';

const moved = (what: string, before: string, after: string): string =>
  `${what}: ${withMinusSign(before)} → ${withMinusSign(after)}`;

/** Describes a sum of money that a change moves: 'Purchases of HS: ₹270.00 → ₹170.00'. */
export const movedMoney = (what: string, before: Paise, after: Paise): string => moved(what, inr(before), inr(after));

/** Describes litres that a change moves: 'Variation of T1: −10.000 L → 0.000 L'. */
export const movedLitres = (what: string, before: Millilitres, after: Millilitres): string =>
  moved(what, `${groupedLitres(before)} L`, `${groupedLitres(after)} L`);
