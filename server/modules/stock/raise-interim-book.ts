import type { Millilitres } from '../../domain/kernel/litres';
import type { LocalDateTime } from '../../domain/kernel/local-date-time';
import type { Tx } from '../../platform/submit';

/**
 * Raises the book volume of the levels that were measured in between after a stock-in of their shift (lowers it if
 * negative). They counted what was entered before them; one that was entered backward they count from the time at which
 * it says it was unloaded.
 */
export async function raiseInterimBook(
  tx: Tx,
  { id, stockInDateTime }: { id: number; stockInDateTime: LocalDateTime },
  litres: Millilitres,
): Promise<void> {
  if (litres === 0) return;
  const raised = await tx.sql<{ id: number; bookVolume: Millilitres }>(
    `UPDATE tank_dip d SET book_volume = d.book_volume + $2
     FROM stock_in n
     WHERE n.id = $1 AND d.shift_id = n.shift_id AND d.tank_id = n.tank_id AND d.kind = 'INTERIM'
       AND d.measured_at > CASE WHEN n.is_backward THEN $3::timestamp AT TIME ZONE $4 ELSE n.created_at END
     RETURNING d.id, d.book_volume AS "bookVolume"`,
    [id, litres, stockInDateTime, tx.ctx.clock.timeZone],
  );
  for (const { id: dipId, bookVolume } of raised)
    tx.audit({
      table: 'tank_dip',
      id: dipId,
      before: { bookVolume: bookVolume - litres },
      after: { bookVolume },
    });
}
