// Works shifts through the commands on a seeded station. Benches of commands use it to bring the books into the needed
// state.
import { LAST_DAY, of } from './years-of-books.mjs';

const { commands, submit } = of('platform/submit');
const { ask, queries } = of('platform/ask');
const { addDays } = of('domain/kernel/business-date');
const { poolOf, sqlOn } = of('platform/sql');

const LITRE = 1000;
/** Litres that a nozzle sells in a shift. */
const SOLD = 60 * LITRE;
const RUPEE = 100;
const FIRST = { shiftDate: addDays(LAST_DAY, 1), shiftTypeId: 1 };

/** The actions of a station's owner, by the names of commands and queries. */
export function worksOn(ctx) {
  const act = (command, input) => submit({ ...ctx }, commands.get(command), input);
  const read = (query, input) => ask({ ...ctx }, queries.get(query), input);
  const sql = sqlOn(poolOf(ctx.database));
  return { act, read, sql, ctx };
}

/** Starts the shift after the last one, or the first. */
export async function startNextShift({ act, sql }) {
  const [next = FIRST] = await sql(
    `SELECT to_char(CASE WHEN later.id IS NULL THEN s.shift_date + 1 ELSE s.shift_date END, 'YYYY-MM-DD') AS "shiftDate",
            COALESCE(later.id, first.id) AS "shiftTypeId"
     FROM (SELECT s.shift_date, t.position FROM shift s JOIN shift_type t ON t.id = s.shift_type_id ORDER BY s.id DESC LIMIT 1) s
     LEFT JOIN shift_type later ON later.position = s.position + 1, shift_type first WHERE first.position = 1`,
  );
  const onDuty = await sql('SELECT 1 AS "employeeId", MIN(pump_id) AS "pumpId" FROM nozzle');
  const { shiftId } = await act('startShift', { ...next, onDuty });
  return { shiftId, shiftDate: next.shiftDate };
}

/** A sale of ten litres to a creditor, at the pumps in turn. */
export async function saleTo({ sql }, place) {
  const [at] = await sql(
    `SELECT r.pump_id AS "pumpId", r.product_id AS "productId" FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
     WHERE s.state = 'RUNNING' GROUP BY 1, 2 ORDER BY 2, 1 LIMIT 1`,
  );
  const firms = await sql('SELECT id FROM creditor WHERE NOT is_small ORDER BY id LIMIT 10');
  const vehicle = `CG04AB${1001 + (place % 100)}`;
  return { ...at, creditorId: firms[place % firms.length].id, vehicle, slipNo: `${place + 1}`, litres: 10 * LITRE };
}

/** Records an invoice line for the given litres of the first tank's product. */
export async function receiveInvoice({ act, sql }, litres) {
  const [{ productId }] = await sql('SELECT product_id AS "productId" FROM tank ORDER BY id LIMIT 1');
  const { invoiceId } = await act('createInvoice', {
    invoiceNumber: `BENCH-${litres}`,
    invoiceDateTime: '2026-10-30T06:00',
    receiveDateTime: '2026-10-30T08:00',
    invoiceAmount: 1_000_000 * RUPEE,
    truckNumber: 'CG04TT1234',
    lines: [{ productId, quantity: litres * LITRE, shortageQuantity: 0, density: '832.5' }],
  });
  const [line] = await sql('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  return line.id;
}

/** Unloads part of the line into the first tank by gauge, while a nozzle sells a litre. */
export async function stockInOf({ sql }, { shiftId, shiftDate }, invoiceLineId, litres) {
  const [tank] = await sql(
    `SELECT t.id AS "tankId", t.product_id AS "productId",
            (SELECT SUM(litres)::bigint FROM stock_movement WHERE tank_id = t.id) AS book,
            (SELECT SUM(open)::bigint FROM nozzle_reading WHERE tank_id = t.id AND shift_id = $1) AS readings
     FROM tank t ORDER BY t.id LIMIT 1`,
    [shiftId],
  );
  const { tankId, productId, book, readings } = tank;
  return {
    shiftId,
    shiftDate,
    stockInDateTime: `${shiftDate}T10:30`,
    invoiceLineId,
    tankId,
    productId,
    isAtg: true,
    startVolume: book,
    endVolume: book + (litres - 1) * LITRE,
    beforeReading: readings,
    afterReading: readings + LITRE,
    quantity: litres * LITRE,
  };
}

/**
 * The input of a close: every nozzle sold the same, one machine swiped, the rest is handed in, and the tanks are as
 * booked.
 */
export async function closeOf({ read }) {
  const form = await read('closeForm');
  const rates = new Map(form.products.map(({ productId, rate }) => [productId, rate]));
  const pumps = [...new Set(form.nozzles.map(({ pumpId }) => pumpId))];
  return {
    shiftId: form.shiftId,
    pumps: pumps.map((pumpId) => {
      const legs = form.nozzles.filter((leg) => leg.pumpId === pumpId);
      const sale = legs.reduce((sum, { productId }) => sum + (rates.get(productId) * SOLD) / LITRE, 0);
      const credit = form.credits.filter((row) => row.pumpId === pumpId).reduce((sum, row) => sum + row.amount, 0);
      const swiped = 100 * RUPEE;
      return {
        pumpId,
        nozzles: legs.map(({ nozzleId, open }) => ({ nozzleId, open, close: open + SOLD, testing: 0 })),
        swipes: [{ swipeMachineId: form.swipeMachines[0].id, amount: swiped }],
        lastCollection: { employeeId: 1, amount: sale - credit - swiped, notes: [] },
        shortages: [],
      };
    }),
    tanks: form.tanks.map(({ tankId, bookVolume, nozzleIds }) => ({
      tankId,
      isAtg: true,
      volume: bookVolume - nozzleIds.length * SOLD,
    })),
  };
}
