import { nextSlip } from './next-slip';
import { draftOf, type Known, type Sale, type SaleDraft } from './sale-draft';
import type { RecordedSale } from './sale-totals';

interface LastSale {
  /** The last sale that this user entered; null before the first. */
  draft: SaleDraft | null;
  /** What the next one is proposed: the same pump, the slip after the last one. */
  follows: Pick<Known, 'pumpId' | 'slipNo'>;
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

/** What the next sale follows from: the user's own sales, since everybody has a pump and a slip book of their own. */
export function lastSale(pending: readonly { sale: Sale }[], sales: readonly RecordedSale[], user: string): LastSale {
  const own = [
    ...pending.map(({ sale }) => draftOf(sale)),
    ...sales.filter(({ enteredBy }) => enteredBy === user).map(draftOfRecorded),
  ];
  return {
    draft: own[0] ?? null,
    follows: {
      pumpId: own[0]?.pumpId ?? '',
      slipNo: nextSlip(own.find(({ slipNo }) => slipNo !== '')?.slipNo ?? ''),
    },
    slips: new Set([...own, ...sales].map(({ slipNo }) => slipNo ?? '').filter((slipNo) => slipNo !== '')),
  };
}
