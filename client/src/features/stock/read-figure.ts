import { normaliseField, problemOfField } from '../../../../server/domain/field-rules';
import type { Millilitres } from '../../../../server/domain/kernel/litres';
import { stockInRules } from '../../../../server/domain/stock-in.rules';

const RULES = stockInRules(true);

/** Reads a field of a stock-in (KL or litres) as millilitres; null if it breaks its rule. */
export function readFigure(field: 'quantity' | 'startVolume' | 'endVolume', text: string): Millilitres | null {
  const rule = RULES[field]!;
  return problemOfField(field, rule, text) === null ? (normaliseField(rule, text) as Millilitres) : null;
}
