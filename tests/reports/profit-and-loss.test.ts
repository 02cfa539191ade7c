import { amountOf } from '../../server/domain/kernel/money';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { Row } from '../../server/reports/section';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { inEnglish } from './in-english';

/*
 * Diesel, worked by hand. It is sold at ₹92.50.
 *
 *   10 January   the tank is added with 10,000 L in it; nothing has been bought
 *   12 January   sold 1,000 L                                                              tank  9,000 L
 *   20 January   bought A, 4,000 L for ₹3,40,000 (₹85), unloaded; sold 2,000 L             tank 11,000 L
 *   31 January   bought B, 6,000 L for ₹5,40,000 (₹90), which waits in the lorry; sold 1,000 L   tank 10,000 L
 *    1 February  5,000 L of B unloaded, the rest never; sold 500 L                      tank 14,500 L
 *
 * A and B are 10,000 L for ₹8,80,000; any further litres are valued at ₹88.
 *
 * Petrol is not sold: 10,000 L in the added tank, 1,000 L bought and unloaded on 20 January for ₹1,00,000, all at ₹100.
 */
const LITRE = 1000;
const RUPEE = 100;

let backend: Backend;
let ctx: Awaited<ReturnType<typeof contextOf>>;
let today = '2026-01-10';

beforeAll(async () => {
  backend = await openBackend();
  const base = await contextOf(backend, true);
  ctx = { ...base, clock: { ...base.clock, today: () => today, minute: () => `${today}T22:00` as const } };
  const act = actAs(ctx);
  const ids = await seedClosingStation(act);
  const shifts = new WorkedShifts(act, ids);
  await shifts.work('2026-01-12', 1_000);
  await shifts.work('2026-01-20', 2_000, async () => {
    await shifts.unload(ids.hs, await shifts.buy(ids.hs, 4_000, 340_000), 4_000);
    await shifts.unload(ids.ms, await shifts.buy(ids.ms, 1_000, 100_000), 1_000);
  });
  let lorry = 0;
  await shifts.work('2026-01-31', 1_000, async () => {
    lorry = await shifts.buy(ids.hs, 6_000, 540_000);
  });
  await shifts.work('2026-02-01', 500, () => shifts.unload(ids.hs, lorry, 5_000));
}, 60_000);
afterAll(() => backend?.close());

/** Shifts that sell only diesel, for cash at the first pump. Litres and rupees. */
class WorkedShifts {
  private shiftId = 0;
  private readonly inTanks: Record<number, number>;
  private sold = 0;

  constructor(
    private readonly act: Act,
    private readonly ids: ClosingStation,
  ) {
    this.inTanks = { [ids.hs]: 10_000, [ids.ms]: 10_000 };
  }

  async work(day: string, sells: number, meanwhile: () => Promise<void> = async () => {}): Promise<void> {
    today = day;
    const start = { shiftDate: day, shiftTypeId: this.ids.morning };
    ({ shiftId: this.shiftId } = await this.act<{ shiftId: number }>('startShift', start));
    await meanwhile();
    this.sold += sells;
    this.inTanks[this.ids.hs]! -= sells;
    await this.close(amountOf(sells * LITRE, 9250));
  }

  private async close(amount: number): Promise<void> {
    const nozzles = await backend.sql<{ id: number; pumpId: number; open: number; productId: number }>(
      `SELECT nozzle_id AS id, pump_id AS "pumpId", open, product_id AS "productId" FROM nozzle_reading
       WHERE shift_id = $1 ORDER BY 1`,
      [this.shiftId],
    );
    const [first] = this.ids.pumps;
    const closeOf = ({ pumpId, productId, open }: (typeof nozzles)[number]): number =>
      pumpId === first && productId === this.ids.hs ? 1_000_000 + this.sold * LITRE : open;
    await this.act('closeShift', {
      pumps: this.ids.pumps.map((pumpId) => ({
        pumpId,
        nozzles: nozzles
          .filter((nozzle) => nozzle.pumpId === pumpId)
          .map((nozzle) => ({ nozzleId: nozzle.id, close: closeOf(nozzle), testing: 0 })),
        swipes: [],
        lastCollection: { employeeId: this.ids.employees[0], amount: pumpId === first ? amount : 0, notes: [] },
        shortages: [],
      })),
      tanks: [this.ids.hs, this.ids.ms].map((product, index) => ({
        tankId: this.ids.tanks[index],
        isAtg: true,
        volume: this.inTanks[product]! * LITRE,
      })),
    });
  }

  /** Returns the line of the invoice. */
  async buy(productId: number, litres: number, rupees: number): Promise<number> {
    const { invoiceId } = await this.act<{ invoiceId: number }>('createInvoice', {
      invoiceNumber: `${today} ${productId}`,
      invoiceDateTime: `${today}T06:00`,
      receiveDateTime: `${today}T07:30`,
      invoiceAmount: rupees * RUPEE,
      truckNumber: 'CG04AB1234',
      lines: [{ productId, quantity: litres * LITRE, shortageQuantity: 0, density: '832.5' }],
    });
    const [line] = await backend.sql<{ id: number }>('SELECT id FROM invoice_line WHERE invoice_id = $1', [invoiceId]);
    return line!.id;
  }

  async unload(productId: number, invoiceLineId: number, litres: number): Promise<void> {
    const tankId = this.ids.tanks[productId === this.ids.hs ? 0 : 1];
    const [meters] = await backend.sql<{ reading: number }>(
      'SELECT SUM(open)::bigint AS reading FROM nozzle_reading WHERE shift_id = $1 AND tank_id = $2',
      [this.shiftId, tankId],
    );
    const held = this.inTanks[productId]!;
    await this.act('recordStockIn', {
      shiftId: this.shiftId,
      shiftDate: today,
      stockInDateTime: `${today}T10:00`,
      isAtg: true,
      productId,
      invoiceLineId,
      tankId,
      quantity: litres * LITRE,
      startVolume: held * LITRE,
      endVolume: (held + litres) * LITRE,
      beforeReading: meters!.reading,
      afterReading: meters!.reading + 1,
    });
    this.inTanks[productId] = held + litres;
  }
}

async function profitOf(from: string, to: string): Promise<{ diesel: Row; petrol: Row; result: Row }> {
  const report = reports.find(({ route }) => route === 'profit-and-loss')!;
  const { sections } = await ask(ctx, report.query, { from, to });
  const [result, products] = inEnglish(report, sections);
  return { diesel: products!.rows[0]!, petrol: products!.rows[1]!, result: result!.rows[0]! };
}

/** Figures in litres and rupees converted to stored units; other values unchanged. */
const stored = (figures: Record<string, number | null>, texts: Record<string, string | null> = {}): Row => ({
  ...Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      figure === null ? null : figure * (/litres/i.test(name) ? LITRE : RUPEE),
    ]),
  ),
  ...texts,
});

const PRICED_LATER = 'Nothing was bought before 20-01-2026: stock of earlier days at the price of that day';

test('January: an opening stock at the first price, and a lorry waiting at the end of the month', async () => {
  const { diesel, petrol, result } = await profitOf('2026-01-01', '2026-01-31');
  expect(diesel).toMatchObject(
    stored(
      {
        litres: 4_000, // 1,000 + 2,000 + 1,000
        sales: 370_000, // 4,000 × 92.50
        purchases: 880_000, // added on the 10th
        openingLitres: 10_000, // 10,000 × 85, the price of A, which was bought later
        opening: 850_000, // 10,000 × 85, the price of A, which came only later
        closingLitres: 16_000, // 10,000 in the tank + 6,000 in the lorry
        closing: 1_408_000, // B 5,40,000 + A 3,40,000 + 6,000 more × 88 = 5,28,000
        stockChange: 558_000, // 14,08,000 − 8,50,000
        margin: 48_000, // 3,70,000 − 8,80,000 + 5,58,000
        perLitre: 12, // 48,000 / 4,000
      },
      { note: PRICED_LATER },
    ),
  );
  expect(petrol).toMatchObject(
    stored({
      litres: 0,
      sales: 0,
      purchases: 100_000,
      openingLitres: 10_000,
      opening: 1_000_000,
      closingLitres: 11_000,
      closing: 1_100_000,
      stockChange: 100_000,
      margin: 0,
      perLitre: null,
    }),
  );
  expect(result).toMatchObject(
    stored({
      sales: 370_000,
      purchases: 980_000, // 8,80,000 + 1,00,000
      stockChange: 658_000, // 5,58,000 + 1,00,000
      grossMargin: 48_000,
      byBooks: -610_000, // 3,70,000 − 9,80,000
      net: 48_000, // −6,10,000 + 6,58,000
    }),
  );
});

test('days before the second purchase are valued at the first price, later ones at the newest', async () => {
  // 10,000 L at 85 become 9,000 L at 85: the margin is ₹7.50 on each of 1,000 litres.
  expect((await profitOf('2026-01-12', '2026-01-12')).diesel).toMatchObject(
    stored({ opening: 850_000, closing: 765_000, sales: 92_500, margin: 7_500, perLitre: 7.5 }),
  );
  // 11,000 L at 85, and 2,000 L sold: 4,000 of A + 7,000 more at the same price.
  expect((await profitOf('2026-01-20', '2026-01-20')).diesel).toMatchObject(
    stored({ opening: 765_000, closing: 935_000, purchases: 340_000, sales: 185_000, margin: 15_000 }),
  );
  // B is bought: 16,000 L are 5,40,000 + 3,40,000 + 6,000 × 88 = 14,08,000; 92,500 − 5,40,000 + 4,73,000 = 25,500.
  expect((await profitOf('2026-01-31', '2026-01-31')).diesel).toMatchObject(
    stored({ opening: 935_000, closing: 1_408_000, purchases: 540_000, sales: 92_500, margin: 25_500 }),
  );
});

test('February: the lorry bought in January is unloaded, so the stock decreases only by the sale', async () => {
  const { diesel, result } = await profitOf('2026-02-01', '2026-02-28');
  expect(diesel).toMatchObject(
    stored(
      {
        litres: 500,
        sales: 46_250,
        purchases: 0,
        openingLitres: 16_000,
        opening: 1_408_000,
        closingLitres: 15_500, // 14,500 in the tank + 1,000 that may still be unloaded
        closing: 1_364_000, // 8,80,000 + 5,500 × 88 = 4,84,000
        stockChange: -44_000,
        margin: 2_250,
        perLitre: 4.5,
      },
      { note: null },
    ),
  );
  expect(result).toMatchObject(stored({ byBooks: 46_250, stockChange: -44_000, net: 2_250 }));
});

test('March: the litres not unloaded after 30 days count as a loss of the next day', async () => {
  // 31 January + 30 days is 2 March. 14,500 L: 8,80,000 + 4,500 × 88 = 3,96,000, which is 12,76,000.
  const gone = stored({ closingLitres: 14_500, closing: 1_276_000, stockChange: -88_000, margin: -88_000 });
  expect((await profitOf('2026-03-01', '2026-03-31')).diesel).toMatchObject(gone);
  expect((await profitOf('2026-03-02', '2026-03-02')).diesel).toMatchObject(stored({ stockChange: 0, margin: 0 }));
  expect((await profitOf('2026-03-03', '2026-03-03')).diesel).toMatchObject(gone);
});

test('is calculated once for all of its sections', async () => {
  const report = reports.find(({ route }) => route === 'profit-and-loss')!;
  const asked: string[] = [];
  const listening = <Found>(text: string, values?: unknown[]): Promise<Found[]> => {
    asked.push(text);
    return backend.sql<Found>(text, values);
  };
  const calculations = () => asked.filter((text) => text.includes('account_balance')).length;
  const january = { from: '2026-01-01', to: '2026-01-31' };
  await report.read(listening, january, ctx.clock);
  expect(calculations()).toBe(1);
  await report.read(listening, january, ctx.clock);
  expect(calculations()).toBe(2);
});

test('the books are valid', () => expectBooksInOrder(backend.database));
