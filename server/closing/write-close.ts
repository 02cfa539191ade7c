import { type ShiftReckoning, soldBy } from '../domain/closing';
import { amountOf } from '../domain/kernel/money';
import { sum } from '../domain/kernel/sum';
import type { Tx } from '../platform/submit';
import type { RunningShift } from '../shifts/running-shift';
import type { CloseShiftInput } from './close-shift.input';
import type { WrittenClose } from './entries';
import type { MeasuredShift } from './takings';

/** Freezes the close: readings, takings, levels and figures, a statement a table. */
export async function writeClose(
  tx: Tx,
  shift: RunningShift,
  input: CloseShiftInput,
  takings: MeasuredShift,
  reckoning: ShiftReckoning,
): Promise<WrittenClose> {
  await writeReadings(tx, takings);
  const lastCollectionIds = await writeTakings(tx, shift, takings);
  const tanks = await writeLevels(tx, shift, takings);
  await writeFigures(tx, shift, takings, reckoning);
  await tx.sql(
    `UPDATE shift SET state = 'CLOSED', closed_at = now(), closed_by_id = $2, comment = $3, draft = $4 WHERE id = $1`,
    [shift.id, tx.actor!.userId, input.comment?.trim() || null, JSON.stringify(input)],
  );
  return { lastCollectionIds, tanks };
}

/** A row as it stands in its table. */
interface WrittenRow {
  id: number;
}

function auditWritten(tx: Tx, table: string, rows: WrittenRow[]): void {
  for (const row of rows) tx.audit({ table, id: row.id, after: row });
}

async function writeReadings(tx: Tx, takings: MeasuredShift): Promise<void> {
  const rows = takings.pumps.flatMap((pump) =>
    pump.nozzles.map((reading, place) => {
      const leg = pump.legs[place]!;
      return {
        id: leg.legId,
        close: reading.close,
        testing: reading.testing ?? 0,
        amount: amountOf(soldBy(reading), leg.rate),
      };
    }),
  );
  await tx.sql(
    `UPDATE nozzle_reading r SET close = n.close, testing = n.testing, amount = n.amount
     FROM jsonb_to_recordset($1::jsonb) AS n(id bigint, close bigint, testing bigint, amount bigint) WHERE r.id = n.id`,
    [JSON.stringify(rows)],
  );
}

async function writeTakings(tx: Tx, shift: RunningShift, takings: MeasuredShift): Promise<Map<number, number>> {
  const of = <Row>(rows: (pump: MeasuredShift['pumps'][number]) => Row[]): string =>
    JSON.stringify(takings.pumps.flatMap(rows));
  const swipes = await tx.sql<WrittenRow>(
    `INSERT INTO swipe_collection (shift_id, pump_id, swipe_machine_id, amount)
     SELECT $1, s."pumpId", s."swipeMachineId", s.amount
     FROM jsonb_to_recordset($2::jsonb) AS s("pumpId" int, "swipeMachineId" int, amount bigint) WHERE s.amount > 0
     RETURNING *`,
    [shift.id, of(({ pumpId, swipes }) => swipes.map((swipe) => ({ pumpId, ...swipe })))],
  );
  const shortages = await tx.sql<WrittenRow>(
    `INSERT INTO employee_shortage (shift_id, pump_id, employee_id, amount)
     SELECT $1, s."pumpId", s."employeeId", s.amount
     FROM jsonb_to_recordset($2::jsonb) AS s("pumpId" int, "employeeId" int, amount bigint) WHERE s.amount > 0
     RETURNING *`,
    [shift.id, of(({ pumpId, shortages }) => shortages.map((share) => ({ pumpId, ...share })))],
  );
  const last = await tx.sql<WrittenRow & { pump_id: number }>(
    `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, is_last, created_by_id)
     SELECT $1, c."pumpId", c."employeeId", c.amount, true, $3
     FROM jsonb_to_recordset($2::jsonb) AS c("pumpId" int, "employeeId" int, amount bigint) WHERE c.amount > 0
     RETURNING *`,
    [
      shift.id,
      of(({ pumpId, lastCollection }) =>
        lastCollection ? [{ pumpId, employeeId: lastCollection.employeeId, amount: lastCollection.amount }] : [],
      ),
      tx.actor!.userId,
    ],
  );
  auditWritten(tx, 'swipe_collection', swipes);
  auditWritten(tx, 'employee_shortage', shortages);
  auditWritten(tx, 'cash_collection', last);
  return new Map(last.map((row) => [row.pump_id, row.id]));
}

/** The dips set the book stock: what is missing or too much after the sales is this shift's variation. */
async function writeLevels(tx: Tx, shift: RunningShift, takings: MeasuredShift): Promise<WrittenClose['tanks']> {
  const readings = takings.pumps.flatMap((pump) =>
    pump.nozzles.map((reading, place) => ({ reading, leg: pump.legs[place]! })),
  );
  const levels = takings.tanks.map(({ tankId, dip, waterDip, volume, isAtg, row }) => {
    const sold = sum(
      readings.filter(({ leg }) => leg.tankId === tankId),
      ({ reading }) => soldBy(reading),
    );
    const bookVolume = row.bookVolume - sold;
    return {
      tankId,
      productId: row.productId,
      dip,
      waterDip,
      volume: volume!,
      isAtg,
      sold,
      bookVolume,
      variation: volume! - bookVolume,
    };
  });
  const dips = await tx.sql<WrittenRow>(
    `INSERT INTO tank_dip (shift_id, tank_id, kind, dip, water_dip, volume, is_atg, book_volume, variation, measured_by_id)
     SELECT $1, t."tankId", 'CLOSE', t.dip, t."waterDip", t.volume, t."isAtg", t."bookVolume", t.variation, $3
     FROM jsonb_to_recordset($2::jsonb)
       AS t("tankId" int, dip int, "waterDip" int, volume bigint, "isAtg" boolean, "bookVolume" bigint, variation bigint)
     ORDER BY t."tankId"
     RETURNING *`,
    [shift.id, JSON.stringify(levels), tx.actor!.userId],
  );
  auditWritten(tx, 'tank_dip', dips);
  return levels;
}

async function writeFigures(
  tx: Tx,
  shift: RunningShift,
  takings: MeasuredShift,
  reckoning: ShiftReckoning,
): Promise<void> {
  const figures = reckoning.pumps.map((pump, place) => ({
    ...pump,
    employeeId: takings.pumps[place]!.lastCollection?.employeeId ?? null,
  }));
  await tx.sql(
    `INSERT INTO pump_close (shift_id, pump_id, sale, credit, cash, swipe, last, shortage, short_and_over, employee_id)
     SELECT $1, f."pumpId", f.sale, f.credit, f.cash, f.swipe, f.last, f.shortages, f."shortAndOver", f."employeeId"
     FROM jsonb_to_recordset($2::jsonb) AS f("pumpId" int, sale bigint, credit bigint, cash bigint, swipe bigint,
       last bigint, shortages bigint, "shortAndOver" bigint, "employeeId" int)`,
    [shift.id, JSON.stringify(figures)],
  );
  await tx.sql(
    `INSERT INTO daily_total (shift_id, shift_date, pump_id, product_id, litres, testing, rate, amount, credit_litres, credit_amount)
     SELECT r.shift_id, $2, r.pump_id, r.product_id, SUM(r.consumption), SUM(r.testing), MAX(r.rate), SUM(r.amount),
            COALESCE(MAX(c.litres), 0), COALESCE(MAX(c.amount), 0)
     FROM nozzle_reading r
     LEFT JOIN (SELECT pump_id, product_id, SUM(litres) AS litres, SUM(amount) AS amount
                FROM credit_sale WHERE shift_id = $1 GROUP BY pump_id, product_id) c
       ON c.pump_id = r.pump_id AND c.product_id = r.product_id
     WHERE r.shift_id = $1
     GROUP BY r.shift_id, r.pump_id, r.product_id`,
    [shift.id, shift.shiftDate],
  );
}
