import { soldBy } from '../../domain/closing';
import { amountOf } from '../../domain/kernel/money';
import { sum } from '../../domain/kernel/sum';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { Tx } from '../../platform/submit';
import type { RunningShift } from '../shifts/running-shift';
import type { CloseShiftInput } from './close-shift.input';
import type { ClosingPump, MeasuredShift } from './takings';
import { type WrittenRow, writeLastCollections, writeShortages, writeSwipes } from './write-takings';

/** Results of the close that other parts refer to: ids of the last collections by pump, and each tank's variation. */
export interface WrittenClose {
  /** Identifies this close among those of its shift. */
  key: string;
  lastCollectionIds: Map<number, number>;
  tanks: { tankId: number; productId: number; variation: number }[];
}

/** Freezes the close: readings, takings, levels and figures, one statement per table, all sent together. */
export async function writeClose(
  tx: Tx,
  shift: RunningShift,
  input: CloseShiftInput,
  takings: MeasuredShift & { pumps: ClosingPump[] },
): Promise<WrittenClose> {
  const tanks = levelsOf(takings);
  const [, swipes, shortages, collections, dips, , , [close]] = await inOneRoundTrip([
    writeReadings(tx, takings),
    writeSwipes(tx, shift, takings),
    writeShortages(tx, shift, takings),
    writeLastCollections(tx, shift, takings),
    writeDips(tx, shift, tanks),
    writeFigures(tx, shift, takings.pumps),
    // From the readings above.
    writeDailyTotals(tx, shift),
    endShift(tx, shift, input),
  ]);
  auditWritten(tx, 'swipe_collection', swipes);
  auditWritten(tx, 'employee_shortage', shortages);
  auditWritten(tx, 'cash_collection', collections);
  auditWritten(tx, 'tank_dip', dips);
  return { key: close!.key, lastCollectionIds: new Map(collections.map((row) => [row.pump_id, row.id])), tanks };
}

function auditWritten(tx: Tx, table: string, rows: WrittenRow[]): void {
  for (const row of rows) tx.audit({ table, id: row.id, after: row });
}

/**
 * Returns what identifies this close among those of its shift: one may be undone and closed again with other figures.
 */
const endShift = (tx: Tx, { id }: RunningShift, input: CloseShiftInput): Promise<{ key: string }[]> =>
  tx.sql(
    `UPDATE shift SET state = 'CLOSED', closed_at = now(), closed_by_id = $2, comment = $3, draft = $4 WHERE id = $1
     RETURNING id || ':' || (extract(epoch FROM closed_at) * 1000000)::bigint AS key`,
    [id, tx.actor.userId, input.comment?.trim() || null, JSON.stringify(input)],
  );

function writeReadings(tx: Tx, takings: MeasuredShift): Promise<unknown> {
  const rows = takings.pumps.flatMap((pump) =>
    pump.nozzles.map((leg) => ({
      id: leg.legId,
      close: leg.close,
      testing: leg.testing ?? 0,
      amount: amountOf(soldBy(leg), leg.rate),
    })),
  );
  return tx.sql(
    `UPDATE nozzle_reading r SET close = n.close, testing = n.testing, amount = n.amount
     FROM jsonb_to_recordset($1::jsonb) AS n(id bigint, close bigint, testing bigint, amount bigint) WHERE r.id = n.id`,
    [JSON.stringify(rows)],
  );
}

/** The dips set the book stock: the difference after the sales is this shift's variation. */
function levelsOf(takings: MeasuredShift) {
  const legs = takings.pumps.flatMap((pump) => pump.nozzles);
  return takings.tanks.map(({ tankId, dip, waterDip, volume, isAtg, row }) => {
    const sold = sum(
      legs.filter((leg) => leg.tankId === tankId),
      soldBy,
    );
    const bookVolume = row.bookVolume - sold;
    return {
      tankId,
      productId: row.productId,
      dip,
      waterDip,
      volume: volume!,
      isAtg,
      bookVolume,
      variation: volume! - bookVolume,
    };
  });
}

const writeDips = (tx: Tx, shift: RunningShift, levels: ReturnType<typeof levelsOf>): Promise<WrittenRow[]> =>
  tx.sql(
    `INSERT INTO tank_dip (shift_id, tank_id, kind, dip, water_dip, volume, is_atg, book_volume, variation, measured_by_id)
     SELECT $1, t."tankId", 'CLOSE', t.dip, t."waterDip", t.volume, t."isAtg", t."bookVolume", t.variation, $3
     FROM jsonb_to_recordset($2::jsonb)
       AS t("tankId" int, dip int, "waterDip" int, volume bigint, "isAtg" boolean, "bookVolume" bigint, variation bigint)
     ORDER BY t."tankId"
     RETURNING *`,
    [shift.id, JSON.stringify(levels), tx.actor.userId],
  );

function writeFigures(tx: Tx, shift: RunningShift, pumps: readonly ClosingPump[]): Promise<unknown> {
  const rows = pumps.map(({ figures, lastCollection, isAllHandedIn, shortages }) => ({
    ...figures,
    employeeId: lastCollection?.employeeId ?? null,
    isAllHandedIn,
    typedShares: shortages.filter(({ amount }) => amount > 0),
  }));
  return tx.sql(
    `INSERT INTO pump_close (shift_id, pump_id, sale, credit, cash, swipe, last, shortage, short_and_over, employee_id,
                             is_all_handed_in, typed_shares)
     SELECT $1, f."pumpId", f.sale, f.credit, f.cash, f.swipe, f.last, f.shortages, f."shortAndOver", f."employeeId",
            f."isAllHandedIn", f."typedShares"
     FROM jsonb_to_recordset($2::jsonb) AS f("pumpId" int, sale bigint, credit bigint, cash bigint, swipe bigint,
       last bigint, shortages bigint, "shortAndOver" bigint, "employeeId" int,
       "isAllHandedIn" boolean, "typedShares" jsonb)`,
    [shift.id, JSON.stringify(rows)],
  );
}

/** From the written readings and the shift's credit sales; of some pumps, or of all (null). */
export const writeDailyTotals = (
  tx: Tx,
  shift: Pick<RunningShift, 'id' | 'shiftDate'>,
  pumpIds: readonly number[] | null = null,
): Promise<unknown> =>
  tx.sql(
    `INSERT INTO daily_total (shift_id, shift_date, pump_id, product_id, litres, testing, rate, amount, credit_litres, credit_amount)
     SELECT r.shift_id, $2, r.pump_id, r.product_id, SUM(r.consumption), SUM(r.testing), MAX(r.rate), SUM(r.amount),
            COALESCE(MAX(c.litres), 0), COALESCE(MAX(c.amount), 0)
     FROM nozzle_reading r
     LEFT JOIN (SELECT pump_id, product_id, SUM(litres) AS litres, SUM(amount) AS amount
                FROM credit_sale WHERE shift_id = $1 GROUP BY pump_id, product_id) c
       ON c.pump_id = r.pump_id AND c.product_id = r.product_id
     WHERE r.shift_id = $1 AND ($3::int[] IS NULL OR r.pump_id = ANY($3))
     GROUP BY r.shift_id, r.pump_id, r.product_id`,
    [shift.id, shift.shiftDate, pumpIds],
  );
