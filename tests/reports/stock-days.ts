import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import type { Station } from '../support/station';

/** Whole litres by an id. */
type Litres = Readonly<Record<number, number>>;

/** A shift to be worked. */
export interface Work {
  date: string;
  night?: boolean;
  /** By nozzle; the others sell nothing. */
  sold?: Litres;
  /** Testing, by nozzle. */
  tested?: Litres;
  /** Unloaded, by tank. */
  received?: Litres;
  /** By tank: how much too high the dip at the close is; negative if too low. */
  off?: Litres;
  /** By tank: the dip at the close, whatever the book stock is. */
  levels?: Litres;
  /** Runs between the start and the close. */
  meanwhile?: (shiftId: number) => Promise<unknown>;
}

interface Leg {
  nozzleId: number;
  pumpId: number;
  tankId: number;
  open: number;
  close: number | null;
  testing: number;
  rate: number;
}

const millilitres = (litres = 0): number => litres * 1000;

/** Starts a shift, unloads its deliveries and closes it with everything handed in as cash. Returns its id. */
export async function workShift(station: Station, work: Work): Promise<number> {
  const { act, ids } = station;
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: work.night ? ids.shiftTypes.night : ids.shiftTypes.morning,
    shiftDate: work.date,
    onDuty: [],
  });
  for (const [tankId, litres] of Object.entries(work.received ?? {}))
    await receive(station, shiftId, Number(tankId), millilitres(litres));
  await work.meanwhile?.(shiftId);
  const legs = await legsOf(station, shiftId, work);
  const tanks = await station.sql<{ tankId: number; book: number }>(
    `SELECT o.tank_id AS "tankId", SUM(m.litres)::bigint AS book
     FROM shift_tank o JOIN stock_movement m ON m.tank_id = o.tank_id WHERE o.shift_id = $1 GROUP BY 1 ORDER BY 1`,
    [shiftId],
  );
  await act('closeShift', {
    pumps: [...new Set(legs.map(({ pumpId }) => pumpId))].map((pumpId) => {
      const own = legs.filter((leg) => leg.pumpId === pumpId);
      const sale = sum(own, (leg) => amountOf(soldBy(leg), leg.rate));
      return {
        pumpId,
        nozzles: own
          .filter(({ isOpen }) => isOpen)
          .map(({ nozzleId, close, testing }) => ({ nozzleId, close, testing })),
        swipes: [],
        shortages: [],
        ...(sale > 0 && { lastCollection: { employeeId: ids.employees[0], amount: sale, notes: [] } }),
      };
    }),
    tanks: tanks.map(({ tankId, book }) => {
      const sold = sum(
        legs.filter((leg) => leg.tankId === tankId),
        soldBy,
      );
      const level = work.levels?.[tankId];
      const volume = level === undefined ? book - sold + millilitres(work.off?.[tankId]) : millilitres(level);
      return { tankId, isAtg: true, volume };
    }),
  });
  return shiftId;
}

const soldBy = ({ open, close, testing }: Leg): number => close! - open - testing;

/** The legs of a shift with their close readings; those ended by a meter event are unchanged. */
async function legsOf({ sql }: Station, shiftId: number, { sold = {}, tested = {} }: Work) {
  const legs = await sql<Leg>(
    `SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", tank_id AS "tankId", open, close, testing, rate
     FROM nozzle_reading WHERE shift_id = $1 ORDER BY nozzle_id, chain, sequence`,
    [shiftId],
  );
  return legs.map((leg) => {
    if (leg.close !== null) return { ...leg, isOpen: false };
    const testing = millilitres(tested[leg.nozzleId]);
    return { ...leg, testing, close: leg.open + millilitres(sold[leg.nozzleId]) + testing, isOpen: true };
  });
}

/** Records an invoice with one line, in millilitres, received on a day. Returns the line's id. */
export async function receiveInvoice(
  { act, sql }: Station,
  invoiceNumber: string,
  date: string,
  { productId, quantity }: { productId: number; quantity: number },
): Promise<number> {
  const { invoiceId } = await act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber,
    invoiceDateTime: `${date}T06:00`,
    receiveDateTime: `${date}T08:00`,
    invoiceAmount: 100_000_000,
    truckNumber: 'GJ01AB1234',
    // Its price per litre does not matter.
    confirmed: true,
    lines: [{ productId, quantity, shortageQuantity: 0, density: '832.5' }],
  });
  const [line] = await sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
  return line!.id;
}

/** The input of a stock-in of a line, in millilitres. The tank gains the claimed quantity. */
export async function stockInOf(
  { sql }: Station,
  {
    shiftId,
    tankId,
    invoiceLineId,
    quantity,
  }: Readonly<Record<'shiftId' | 'tankId' | 'invoiceLineId' | 'quantity', number>>,
): Promise<object> {
  const [place] = await sql<{ shiftDate: string; productId: number; reading: number }>(
    `SELECT s.shift_date AS "shiftDate", t.product_id AS "productId",
            (SELECT SUM(open)::bigint FROM nozzle_reading WHERE shift_id = s.id AND tank_id = t.id) AS reading
     FROM shift s, tank t WHERE s.id = $1 AND t.id = $2`,
    [shiftId, tankId],
  );
  const { shiftDate, productId, reading } = place!;
  return {
    shiftId,
    shiftDate,
    productId,
    invoiceLineId,
    tankId,
    quantity,
    stockInDateTime: `${shiftDate}T10:00`,
    isAtg: true,
    startVolume: 100_000,
    endVolume: 100_000 + quantity,
    beforeReading: reading,
    afterReading: reading + 1,
  };
}

/** Unloads a delivery into a tank, with its invoice. */
async function receive(station: Station, shiftId: number, tankId: number, quantity: number): Promise<void> {
  const [place] = await station.sql<{ shiftDate: string; productId: number }>(
    'SELECT s.shift_date AS "shiftDate", t.product_id AS "productId" FROM shift s, tank t WHERE s.id = $1 AND t.id = $2',
    [shiftId, tankId],
  );
  const { shiftDate, productId } = place!;
  const line = { productId, quantity };
  const invoiceLineId = await receiveInvoice(station, `IOC/${shiftId}/${tankId}`, shiftDate, line);
  await station.act('recordStockIn', await stockInOf(station, { shiftId, tankId, invoiceLineId, quantity }));
}

const REPORT = `query ($product: Int, $from: BusinessDate, $to: BusinessDate, $month: String) {
  reports { dsr(product: $product, from: $from, to: $to, month: $month) {
    basis { rows { product inspected inspectedAt testingBefore readingSum totalStock totalBeforeStock raisedBy ofStock ofSale outlet yearlySale missing } }
    days {
      rows { date product opening receipt total meterSale testing netSale bookClosing dipClosing variation cumulativeSale
             cumulativeVariation band outside toLimit verdict density densities rate rates saleValue }
      subtotals { product receipt meterSale testing netSale variation saleValue }
      totals { receipt meterSale testing netSale variation saleValue }
    }
    verdict { rows { product date afterTesting receipts dipSales variation band outside verdict size } }
    hints { rows { product tank hint } }
  } }
}`;

export type ReportRow = Record<string, string | null>;

/** The report as the API returns it. */
export interface Dsr {
  basis: { rows: ReportRow[] };
  days: { rows: ReportRow[]; subtotals: ReportRow[]; totals: ReportRow };
  verdict: { rows: ReportRow[] };
  hints: { rows: ReportRow[] };
}

export async function readDsr(station: Station, asked: object): Promise<Dsr> {
  const { body } = await station.graphql(REPORT, asked);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data.reports.dsr;
}

/** One column of some rows, as numbers. */
export const figures = (rows: ReportRow[], column: string): number[] => rows.map((row) => Number(row[column]));
