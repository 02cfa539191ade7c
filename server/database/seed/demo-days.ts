import { calculatePump } from '../../domain/closing';
import { addDays, type BusinessDate } from '../../domain/kernel/business-date';
import { amountOf } from '../../domain/kernel/money';
import { sum } from '../../domain/kernel/sum';
import { poolOf, type Sql, sqlOn } from '../../platform/sql';
import { followCheques, issueCheque, receiveCheques } from './demo-cheques';
import { billMonth, nextSlip, openSlipBooks, takePayments } from './demo-credit';
import { keepTankerWaiting, receiveFuel } from './demo-deliveries';
import { inspect, readDensities } from './demo-inspections';
import { vehicleOf } from './demo-masters';
import { notesOf } from './demo-notes';
import {
  claimShortage,
  giveAdvances,
  moveToBank,
  payCrew,
  payOilCompany,
  receiveSwipes,
  spend,
  visitBank,
} from './demo-spending';
import type { Work } from './demo-work';

interface Leg {
  nozzleId: number;
  nozzleName: string;
  pumpId: number;
  tankId: number;
  productId: number;
  open: number;
  rate: number;
}

/** Works the two shifts of each day before today, all closed, and starts today's first one. */
export async function workDays(work: Work): Promise<void> {
  const { act, station, clock, days } = work;
  const sql = sqlOn(poolOf(work.database));
  const today = work.today;
  const [morning] = station.shiftTypeIds;
  await openSlipBooks(work);
  for (let day = days; day >= 0; day--) {
    const shiftDate = addDays(today, -day);
    clock.set(shiftDate);
    for (const shiftTypeId of station.shiftTypeIds) {
      const onDuty = station.pumpIds.map((pumpId, index) => ({
        employeeId: station.employeeIds[(index + day + shiftTypeId) % station.employeeIds.length],
        pumpId,
      }));
      await act('startShift', { shiftTypeId, shiftDate, onDuty });
      if (day === 0) {
        await followCheques(work, sql, today);
        await keepTankerWaiting(work, addDays(today, -1));
        return backdate(sql, clock.timeZone);
      }
      if (shiftTypeId === morning) {
        if (day === days) await inspect(work, sql, shiftDate);
        await readDensities(work, shiftDate);
        await doPaperwork(work, sql, shiftDate);
        if (day === 1) {
          await receiveCheques(work, sql, shiftDate);
          await issueCheque(work, shiftDate);
          await moveToBank(work, shiftDate);
        }
      }
      await receiveFuel(work, sql, shiftDate);
      await workShift(work, sql, onDuty);
    }
  }
}

/** The office work of a morning. */
async function doPaperwork(work: Work, sql: Sql, day: BusinessDate): Promise<void> {
  const firstDay = addDays(work.today, -work.days);
  await billMonth(work, sql, day, firstDay);
  await payCrew(work, sql, day);
  await takePayments(work, sql);
  await spend(work, day);
  await giveAdvances(work);
  await visitBank(work, sql, day);
  await receiveSwipes(work, sql, day);
  await payOilCompany(work, sql, day);
  await claimShortage(work, sql, day);
}

async function workShift(
  work: Work,
  sql: Sql,
  onDuty: { employeeId: number | undefined; pumpId: number }[],
): Promise<void> {
  const { act, station, chance } = work;
  const legs = await sql<Leg>(
    `SELECT r.nozzle_id AS "nozzleId", n.name AS "nozzleName", r.pump_id AS "pumpId", r.tank_id AS "tankId",
            r.product_id AS "productId", r.open, r.rate
     FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' JOIN nozzle n ON n.id = r.nozzle_id
     ORDER BY r.nozzle_id`,
  );
  const readings = legs.map((leg) => {
    const testing = chance.happens(15) ? 5000 : 0;
    return { ...leg, testing, close: leg.open + testing + chance.between(150_000, 420_000) };
  });
  const pumps = [];
  for (const { employeeId, pumpId } of onDuty) {
    const own = readings.filter((reading) => reading.pumpId === pumpId);
    const creditSales = await sellOnCredit(work, pumpId, own);
    const cash = await collect(work, pumpId, employeeId!, own);
    const swipes = station.swipeMachineIds.flatMap((swipeMachineId) =>
      chance.happens(70) ? [{ swipeMachineId, amount: chance.between(20, 80) * 10_000 }] : [],
    );
    const takings = {
      pumpId,
      pumpName: '',
      nozzles: own,
      creditSales,
      cash,
      swipes,
      lastCollection: null,
      shortages: [],
    };
    const { toHandIn } = calculatePump(
      takings,
      Object.fromEntries(own.map((reading) => [reading.productId, reading.rate])),
    );
    const short = chance.happens(12) ? chance.between(11, 300) * 100 : 0;
    const last = toHandIn - (toHandIn % 100) - short;
    const missing = toHandIn - last;
    const shortages = missing > 1000 ? [{ employeeId, amount: missing - (missing % 100) }] : [];
    pumps.push({
      pumpId,
      nozzles: own.map(({ nozzleId, close, testing }) => ({ nozzleId, close, testing })),
      swipes,
      lastCollection: { employeeId, amount: last, notes: notesOf(last) },
      shortages,
    });
  }
  await act('closeShift', { pumps, tanks: await levels(work, sql, readings), comment: null });
}

async function sellOnCredit(
  work: Work,
  pumpId: number,
  own: (Leg & { close: number; testing: number })[],
): Promise<{ productId: number; litres: number; amount: number }[]> {
  const { act, station, chance } = work;
  const sales = [];
  for (const { productId, close, open, testing, rate } of own.slice(0, 3)) {
    if (!chance.happens(70)) continue;
    const litres = Math.floor((close - open - testing) / 4_000) * 1000;
    const firm = chance.between(0, station.creditorIds.length - 1);
    const vehicle = vehicleOf(firm, chance.between(0, 2));
    const creditorId = station.creditorIds[firm];
    const slipNo = await nextSlip(work);
    await act('recordCreditSale', { creditorId, pumpId, productId, vehicle, slipNo, litres });
    sales.push({ productId, litres, amount: amountOf(litres, rate) });
  }
  return sales;
}

/** Collects a third of the pump's sale in whole hundreds, once during the shift. */
async function collect(
  { act }: Work,
  pumpId: number,
  employeeId: number,
  own: (Leg & { close: number; testing: number })[],
): Promise<number> {
  const sale = sum(own, ({ close, open, testing, rate }) => amountOf(close - open - testing, rate));
  const amount = Math.floor(sale / 30_000) * 10_000;
  await act('collectCash', { pumpId, employeeId, notes: notesOf(amount), confirmed: true });
  return amount;
}

/** Gauge levels near the book stock, within a few litres. */
async function levels(
  { chance }: Work,
  sql: Sql,
  readings: (Leg & { close: number; testing: number })[],
): Promise<object[]> {
  const book = await sql<{ tankId: number; litres: number }>(
    'SELECT tank_id AS "tankId", SUM(litres)::bigint AS litres FROM stock_movement GROUP BY tank_id ORDER BY tank_id',
  );
  return book.map(({ tankId, litres }) => {
    const sold = sum(
      readings.filter((reading) => reading.tankId === tankId),
      ({ close, open, testing }) => close - open - testing,
    );
    return { tankId, isAtg: true, volume: litres - sold + chance.between(-12, 10) * 1000 };
  });
}

/** Documents of a shift, spread over its hours. */
const BACKDATED = [
  'credit_sale',
  'cash_collection',
  'creditor_payment',
  'expenditure',
  'supplier_payment',
  'employee_advance',
  'salary_payment',
  'cash_transfer',
];

/** Backdates the demo's history: shifts begin at six, and their documents follow. */
async function backdate(sql: Sql, timeZone: string): Promise<void> {
  const begins = `(s.shift_date + CASE WHEN t.position = 1 THEN interval '6 hours' ELSE interval '18 hours' END) AT TIME ZONE $1`;
  await sql(
    `UPDATE shift s SET started_at = LEAST(now(), ${begins}),
                        closed_at = CASE WHEN s.closed_at IS NOT NULL THEN LEAST(now(), ${begins} + interval '11 hours 50 minutes') END
     FROM shift_type t WHERE t.id = s.shift_type_id`,
    [timeZone],
  );
  await sql(`UPDATE tank_dip d SET measured_at = s.closed_at FROM shift s WHERE s.id = d.shift_id`);
  await sql(`UPDATE stock_in SET created_at = stock_in_date_time AT TIME ZONE $1`, [timeZone]);
  await sql(`UPDATE invoice SET created_at = receive_date_time AT TIME ZONE $1`, [timeZone]);
  await sql(`UPDATE creditor_bill SET created_at = (bill_date + interval '9 hours') AT TIME ZONE $1`, [timeZone]);
  await sql(`UPDATE swipe_settlement SET created_at = (paid_on + interval '11 hours') AT TIME ZONE $1`, [timeZone]);
  await sql(`UPDATE density_reading SET created_at = (business_date + interval '6 hours 30 minutes') AT TIME ZONE $1`, [
    timeZone,
  ]);
  for (const table of BACKDATED)
    await sql(
      `UPDATE ${table} d SET created_at = s.started_at + (n.place * interval '10 hours') / n.of
       FROM shift s, (SELECT id, row_number() OVER w AS place, count(*) OVER (PARTITION BY shift_id) AS of
                      FROM ${table} WINDOW w AS (PARTITION BY shift_id ORDER BY id)) n
       WHERE s.id = d.shift_id AND n.id = d.id`,
    );
}
