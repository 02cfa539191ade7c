import { LITRE, type Millilitres } from '../../domain/kernel/litres';
import { amountOf } from '../../domain/kernel/money';
import { shareOf } from '../../domain/kernel/percent';
import { sum } from '../../domain/kernel/sum';
import type { Sql } from '../../platform/sql';
import { densityOf } from './demo-inspections';
import type { Work } from './demo-work';

interface LowTank {
  tankId: number;
  productId: number;
  book: Millilitres;
  /** The sum of its meters when the shift began. */
  readings: Millilitres;
}

const LOW: Millilitres = 5_000 * LITRE;
const FULL: Millilitres = 16_000 * LITRE;
/** Sales of the nozzles while a tanker unloads. */
const SOLD_MEANWHILE: Millilitres = 20 * LITRE;
/** Share of the selling price in hundredths of a percent. */
const PURCHASE_SHARE = 9650;

/** Refills low tanks from a tanker in the morning: an invoice, its density, and a stock-in for each tank. */
export async function receiveFuel(work: Work, sql: Sql, shiftDate: string): Promise<void> {
  const low = await lowTanks(sql);
  if (low.length === 0) return;
  const quantities = new Map<number, Millilitres>();
  for (const tank of low) quantities.set(tank.productId, (quantities.get(tank.productId) ?? 0) + quantityFor(tank));
  const invoiceNumber = `IOC${shiftDate.replaceAll('-', '')}-${low[0]!.tankId}`;
  await invoice(work, { invoiceNumber, receivedAt: `${shiftDate}T09:40`, quantities });
  await unload(work, sql, { shiftDate, invoiceNumber, low });
}

/** A tanker of last night that waits to be unloaded, for people who try the demo. */
export async function keepTankerWaiting(work: Work, yesterday: string): Promise<void> {
  const quantities = new Map(work.station.products.map(({ id }) => [id, 4_000 * LITRE]));
  const invoiceNumber = `IOC${yesterday.replaceAll('-', '')}-NIGHT`;
  await invoice(work, { invoiceNumber, receivedAt: `${yesterday}T21:30`, quantities });
}

async function invoice(
  work: Work,
  bought: { invoiceNumber: string; receivedAt: string; quantities: ReadonlyMap<number, Millilitres> },
): Promise<void> {
  const quantities = [...bought.quantities];
  await work.act('createInvoice', {
    supplierId: work.station.supplierId,
    invoiceNumber: bought.invoiceNumber,
    invoiceDateTime: `${bought.receivedAt.slice(0, 10)}T05:15`,
    receiveDateTime: bought.receivedAt,
    invoiceAmount: sum(quantities, ([productId, litres]) => amountOf(litres, purchaseRate(work, productId))),
    truckNumber: `CG04T${work.chance.between(1000, 9999)}`,
    transportName: 'MAA SHARDA ROADWAYS',
    lines: quantities.map(([productId, quantity]) => ({
      productId,
      quantity,
      shortageQuantity: 0,
      density: densityOf(work.station, productId).challan,
    })),
  });
}

const quantityFor = ({ book }: LowTank): Millilitres => Math.floor((FULL - book) / (1_000 * LITRE)) * 1_000 * LITRE;

const purchaseRate = ({ station }: Work, productId: number): number =>
  shareOf(station.products.find(({ id }) => id === productId)!.rate, PURCHASE_SHARE);

const lowTanks = (sql: Sql): Promise<LowTank[]> =>
  sql<LowTank>(
    `SELECT * FROM (
       SELECT t.id AS "tankId", t.product_id AS "productId",
              (SELECT SUM(litres)::bigint FROM stock_movement WHERE tank_id = t.id) AS book,
              (SELECT SUM(r.open)::bigint FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'
               WHERE r.tank_id = t.id) AS readings
       FROM tank t) tank
     WHERE book < $1 ORDER BY "tankId"`,
    [LOW],
  );

/** The gauge shows the received quantity within a few litres. */
async function unload(
  { act, chance, station }: Work,
  sql: Sql,
  { shiftDate, invoiceNumber, low }: { shiftDate: string; invoiceNumber: string; low: LowTank[] },
): Promise<void> {
  const lines = await sql<{ id: number; productId: number; shiftId: number }>(
    `SELECT l.id, l.product_id AS "productId", s.id AS "shiftId"
     FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id AND i.invoice_number = $1, shift s WHERE s.state = 'RUNNING'
     ORDER BY l.id`,
    [invoiceNumber],
  );
  for (const { id: invoiceLineId, productId } of lines)
    await act('recordDensity', {
      businessDate: shiftDate,
      occasion: 'TANKER',
      productId,
      invoiceLineId,
      density: densityOf(station, productId).at30 + chance.between(-9, 9),
      temperature: 300,
    });
  for (const [place, tank] of low.entries()) {
    const { id: invoiceLineId, shiftId } = lines.find(({ productId }) => productId === tank.productId)!;
    const quantity = quantityFor(tank);
    await act('recordStockIn', {
      shiftId,
      shiftDate,
      stockInDateTime: `${shiftDate}T1${place}:20`,
      productId: tank.productId,
      invoiceLineId,
      tankId: tank.tankId,
      isAtg: true,
      startVolume: tank.book,
      endVolume: tank.book + quantity - SOLD_MEANWHILE + chance.between(-30, 8) * LITRE,
      beforeReading: tank.readings + 10 * LITRE,
      afterReading: tank.readings + 10 * LITRE + SOLD_MEANWHILE,
      quantity,
    });
  }
}
