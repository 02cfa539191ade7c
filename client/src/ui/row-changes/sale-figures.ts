import { type Quantity, quantityBy } from '../../../../server/domain/credit-sale.rules';
import { litresText, parseLitres } from '../../../../server/domain/kernel/litres';
import { moneyText, parseMoney, parseRate } from '../../../../server/domain/kernel/money';
import type { FieldValues } from '../inputs/field-definition';
import type { RowToChange } from './change-fields';

/** The typed figure of a sale; the other one is calculated from it. */
export type TypedFigure = keyof Quantity;

export const followerOf = (typed: TypedFigure): TypedFigure => (typed === 'litres' ? 'amount' : 'litres');

/** Whether the row has two figures of which one is calculated from the other. */
export const hasSaleFigures = ({ table }: RowToChange): boolean => table === 'credit_sale';

/**
 * The calculated figure in the form of a credit sale: the recorded one while the typed one is unchanged, else at the
 * shift's rate, as in the form for a new sale. Empty if unknown before the change: another product's rate, or an
 * invalid figure.
 */
export function followingFigure(row: RowToChange, values: FieldValues, typed: TypedFigure): string {
  const recorded = (name: string): string => row.fields.find((field) => field.name === name)?.value ?? '';
  if (String(values.productId) !== recorded('productId')) return '';
  const parse = typed === 'litres' ? parseLitres : parseMoney;
  const units = parse(String(values[typed]));
  if (units !== null && units === parse(recorded(typed))) return recorded(followerOf(typed));
  const rate = parseRate(recorded('rate'));
  const quantity = units === null || rate === null ? null : quantityBy(typed, units, rate);
  if (quantity === null) return '';
  return typed === 'litres' ? moneyText(quantity.amount) : litresText(quantity.litres);
}
