import { litresText, type Millilitres } from '../../domain/kernel/litres';
import { moneyText, type Paise } from '../../domain/kernel/money';

/** Paise (or paise per litre) as rupees, in the old tools' number format. */
export const rupees = (paise: Paise): number => Number(moneyText(paise));

/** Millilitres as litres, in the old tools' number format. */
export const inLitres = (litres: Millilitres): number => Number(litresText(litres));

/** The answer of every call that creates a row. */
export const lastId = (id: number): [{ lastId: number }] => [{ lastId: id }];

/** A running or closed shift as the list of at most one row that the old tools expect. */
export const shiftRow = (shift: { id: number; shiftDate: string; shiftName: string } | null) =>
  shift === null ? [] : [{ shiftId: shift.id, shiftDate: shift.shiftDate, shiftName: shift.shiftName }];

/** A product and its price; null without one. */
export const priceRow = ({ productId, productName, rate }: Priced) => ({
  productId,
  productName,
  sellingPrice: rate === null ? null : rupees(rate),
});

export interface Priced {
  productId: number;
  productName: string;
  /** Paise per litre. */
  rate: number | null;
}
