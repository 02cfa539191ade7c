import { litresText, type Millilitres } from '../../domain/kernel/litres';
import { moneyText, type Paise } from '../../domain/kernel/money';

/** Paise (or paise per litre) as the old tools' number of rupees. */
export const rupees = (paise: Paise): number => Number(moneyText(paise));

/** Millilitres as the old tools' number of litres. */
export const inLitres = (litres: Millilitres): number => Number(litresText(litres));

/** What every call that makes a row answers. */
export const lastId = (id: number): [{ lastId: number }] => [{ lastId: id }];

/** A running or closed shift, in the list of one or none that the old tools take it from. */
export const shiftRow = (shift: { id: number; shiftDate: string; shiftName: string } | null) =>
  shift === null ? [] : [{ shiftId: shift.id, shiftDate: shift.shiftDate, shiftName: shift.shiftName }];

/** A product and its price; null where it has none. */
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
