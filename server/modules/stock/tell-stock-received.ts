import { showDate } from '../../domain/kernel/business-date';
import { groupedLitres } from '../../domain/kernel/format';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Tx } from '../../platform/submit';
import { tellSubscribers } from '../../services/messages/tell-subscribers';
import type { RunningShift } from '../shifts/running-shift';

interface Received {
  tank: string;
  product: string;
  invoice: string;
  /** The entered quantity. */
  litres: Millilitres;
}

/** Announces a recorded stock-in. */
export const notifyOfStockIn = (tx: Tx, { shiftDate, shiftName }: RunningShift, stockInId: number): Promise<void> =>
  tellSubscribers(tx, 'stockReceived', {
    key: stockInId,
    facts: async () => {
      const [received] = await tx.sql<Received>(
        `SELECT t.name AS tank, p.short_name AS product, i.invoice_number AS invoice, k.quantity AS litres
         FROM stock_in k
         JOIN tank t ON t.id = k.tank_id
         JOIN product p ON p.id = t.product_id
         JOIN invoice_line l ON l.id = k.invoice_line_id
         JOIN invoice i ON i.id = l.invoice_id
         WHERE k.id = $1`,
        [stockInId],
      );
      const { litres, ...names } = received!;
      return {
        ...names,
        date: showDate(shiftDate),
        shift: shiftName,
        by: tx.actor.name,
        litres: groupedLitres(litres),
      };
    },
  });
