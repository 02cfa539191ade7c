import { showDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Tx } from '../../platform/submit';
import { tellSubscribers } from '../../services/messages/tell-subscribers';

/** Announces a started shift with its prices. */
export const notifyOfStart = (
  tx: Tx,
  { shiftId, shiftDate, shiftName }: { shiftId: number; shiftDate: string; shiftName: string },
): Promise<void> =>
  tellSubscribers(tx, 'shiftStarted', {
    key: shiftId,
    facts: async () => {
      const rates = await tx.sql<{ product: string; rate: number }>(
        `SELECT p.short_name AS product, r.rate FROM shift_rate r JOIN product p ON p.id = r.product_id
         WHERE r.shift_id = $1 ORDER BY p.id`,
        [shiftId],
      );
      return {
        date: showDate(shiftDate),
        shift: shiftName,
        by: tx.actor.name,
        rates: rates.map(({ product, rate }) => `${product} ${inr(rate)}`).join(', '),
      };
    },
  });
