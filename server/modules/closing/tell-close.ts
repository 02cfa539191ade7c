import { showDate } from '../../domain/kernel/business-date';
import { groupedLitres, inr } from '../../domain/kernel/format';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { stationSetting } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';
import { tellSubscribers } from '../../services/messages/tell-subscribers';
import type { RunningShift } from '../shifts/running-shift';
import { closingStockOf } from './closing-stock.queries';

const FIGURES = `
  SELECT SUM(c.sale)::bigint AS sale, SUM(c.credit)::bigint AS credit, SUM(c.cash + c.last)::bigint AS cash,
         SUM(c.swipe)::bigint AS swipe, SUM(c.shortage)::bigint AS shortage,
         (SELECT COALESCE(SUM(litres), 0)::bigint FROM daily_total WHERE shift_id = $1) AS litres
  FROM pump_close c WHERE c.shift_id = $1`;

type Figures = Record<'sale' | 'credit' | 'cash' | 'swipe' | 'shortage' | 'litres', number>;

/**
 * Announces a closed shift with its frozen figures, and each tank that it left low. `close` identifies the close among
 * those of its shift: a shift that was undone and closed again is announced again, with its new figures.
 */
export async function notifyOfClose(tx: Tx, { id, shiftDate, shiftName }: RunningShift, close: string): Promise<void> {
  const shift = { date: showDate(shiftDate), shift: shiftName };
  const [stocks] = await inOneRoundTrip([
    closingStockOf(tx.sql, id),
    tellSubscribers(tx, 'shiftClosed', {
      key: close,
      facts: async () => {
        const [figures] = await tx.sql<Figures>(FIGURES, [id]);
        const { sale, credit, cash, swipe, shortage, litres } = figures!;
        return {
          ...shift,
          by: tx.actor.name,
          litres: groupedLitres(litres),
          sale: inr(sale),
          credit: inr(credit),
          cash: inr(cash),
          swipe: inr(swipe),
          shortage: inr(shortage),
        };
      },
    }),
  ]);
  const low = stocks.filter(({ isLow }) => isLow);
  if (low.length === 0) return;
  const limit = String(await stationSetting(tx.sql, 'lowStockPercent'));
  for (const { tankId, tank, product, litres, capacity } of low)
    await tellSubscribers(tx, 'lowStock', {
      key: `${close}:${tankId}`,
      facts: { ...shift, tank, product, limit, litres: groupedLitres(litres), capacity: groupedLitres(capacity!) },
    });
}
