import { draftOf, type SaleDraft, type TypedSale } from './sale-draft';
import type { RecordedSale } from './sale-totals';

interface LastSale {
  /** The last sale entered by this user; null before the first. */
  draft: SaleDraft | null;
  /** The proposed pump for the next sale; empty for none. */
  pumpId: string;
  /** Slips entered by this user, newest first. */
  ownSlips: readonly string[];
  /** Slips entered by anyone in this shift, newest first; refused ones are left out. */
  written: readonly string[];
  /** Slip numbers of this shift. */
  slips: ReadonlySet<string>;
}

const draftOfRecorded = (sale: RecordedSale): SaleDraft =>
  draftOf({
    creditorId: String(sale.creditorId),
    vehicle: sale.vehicle ?? '',
    pumpId: String(sale.pumpId),
    productId: String(sale.productId),
    measure: { by: 'litres', text: sale.litres },
    slipNo: sale.slipNo ?? '',
    overLimitReason: '',
  });

/**
 * The basis of the next sale's defaults: the user's own sales, as each attendant has one pump; and the slips of all
 * users, who share books.
 */
export function lastSale(
  pending: readonly { sale: TypedSale; state?: string }[],
  sales: readonly RecordedSale[],
  user: string,
): LastSale {
  const own = [
    ...pending.map(({ sale }) => draftOf(sale)),
    ...sales.filter(({ enteredBy }) => enteredBy === user).map(draftOfRecorded),
  ];
  const slipsOf = (list: readonly { slipNo?: string | null }[]): string[] =>
    list.map(({ slipNo }) => slipNo ?? '').filter((slipNo) => slipNo !== '');
  const sent = pending.filter(({ state }) => state !== 'refused').map(({ sale }) => sale);
  return {
    draft: own[0] ?? null,
    pumpId: own[0]?.pumpId ?? '',
    ownSlips: slipsOf(own),
    written: slipsOf([...sent, ...sales]),
    slips: new Set(slipsOf([...own, ...sales])),
  };
}
