import fc from 'fast-check';
import { soldBy } from '../../server/domain/closing';
import { litresText } from '../../server/domain/kernel/litres';
import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { tankStates } from '../../server/shifts/shift.queries';
import { pendingInvoiceLines } from '../../server/stock/invoice.queries';
import { type Act, actAs, type ClosingStation, plantClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Doors, openDoors } from './access-doors';
import { contextOf } from './masters-samples';
import { lastLeg, type ModelLine, type ModelShift, type ModelTank, StockModel } from './stock-model';

const RUNS = Number(process.env.FORECOURT_RUNS ?? 8);
const FIRST_DAY = '2026-01-05';
const LITRE = 1000;
const KL = 1000 * LITRE;
/** Each tank holds 20,000 L. */
const FULL = 19_900 * LITRE;
const RATES: Record<string, number> = {};

/** A day's work is a list of these; the figures choose among what is there. */
interface Step {
  does: 'invoice' | 'stockIn' | 'backward' | 'changeStockIn' | 'changeLevel' | 'dip' | 'meterEvent' | 'close';
  a: number;
  b: number;
  c: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('invoice', 'dip', 'meterEvent', 'changeStockIn', 'changeLevel') },
    { weight: 4, arbitrary: fc.constantFrom('stockIn', 'backward') },
    { weight: 4, arbitrary: fc.constant('close') },
  ) as fc.Arbitrary<Step['does']>,
  a: fc.nat(1_000_000),
  b: fc.nat(1_000_000),
  c: fc.nat(1_000_000),
});

const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length];

/** As a form holds it: '12.345'. */
const kilolitres = (litres: number): string => litresText(litres / LITRE);

const LATER_INVOICE = 'refused: an invoice of a later day';

/** How often each command was taken, over all runs. */
const taken = new Map<string, number>();

/** A station and the same station as plain sums, worked side by side. */
class Play {
  private constructor(
    private readonly doors: Doors,
    private readonly act: Act,
    private readonly ctx: Awaited<ReturnType<typeof contextOf>>,
    private readonly ids: ClosingStation,
    readonly model: StockModel,
  ) {}

  /** Three tanks (two of diesel) and five nozzles, one of them about to go round. */
  static async begin(): Promise<Play> {
    const doors = await openDoors();
    const ctx = await contextOf(doors, true);
    const through = actAs(ctx);
    const act: Act = async (command, input) => {
      const answer = await through<never>(command, input);
      taken.set(command, (taken.get(command) ?? 0) + 1);
      return answer;
    };
    const ids = await plantClosingStation(act);
    Object.assign(RATES, { [ids.hs]: 9250, [ids.ms]: 10420 });
    const third = await act('createTank', {
      ...{ name: 'T3', productId: ids.hs, capacity: 20 * KL, openingVolume: 8 * KL },
    });
    const meterMax = 1_000_000 * LITRE;
    await act('createNozzle', {
      ...{ name: 'N3', pumpId: ids.pumps[0], tankId: third.id, initialReading: meterMax - 900 * LITRE, meterMax },
    });
    const tanks = [
      ...ids.tanks.map((id, place) => ({ id, productId: [ids.hs, ids.ms][place]!, begin: 10 * KL, received: 0 })),
    ];
    tanks.push({ id: third.id, productId: ids.hs, begin: 8 * KL, received: 0 });
    const nozzles = await doors.sql<{
      id: number;
      pumpId: number;
      tankId: number;
      productId: number;
      open: number;
      meterMax: number | null;
    }>(
      `SELECT n.id, n.pump_id AS "pumpId", n.tank_id AS "tankId", t.product_id AS "productId", n.initial_reading AS open, n.meter_max AS "meterMax"
       FROM nozzle n JOIN tank t ON t.id = n.tank_id ORDER BY n.id`,
    );
    const model = new StockModel(
      tanks,
      nozzles.map(({ open, ...nozzle }) => ({ ...nozzle, legs: [{ open, close: null, testing: 0 }] })),
    );
    const play = new Play(doors, act, ctx, ids, model);
    await play.start();
    return play;
  }

  end = (): Promise<void> => this.doors.close();

  private async start(): Promise<void> {
    const { date, isNight } = this.model.start(0, FIRST_DAY);
    const { shiftId } = await this.act<{ shiftId: number }>('startShift', {
      shiftDate: date,
      shiftTypeId: isNight ? this.ids.night : this.ids.morning,
    });
    this.model.running.id = shiftId;
  }

  step = ({ does, a, b, c }: Step): Promise<void> => this[does](a, b, c);

  private async invoice(a: number, b: number, c: number): Promise<void> {
    const products = [[this.ids.hs], [this.ids.ms], [this.ids.hs, this.ids.ms], [this.ids.ms, this.ids.ms]][a % 4]!;
    const { invoiceId } = await this.act<{ invoiceId: number }>('createInvoice', {
      invoiceNumber: `INV ${this.model.lines.length}`,
      invoiceDateTime: `${this.model.running.date}T06:00`,
      receiveDateTime: `${this.model.running.date}T07:30`,
      invoiceAmount: 1 + c,
      truckNumber: 'CG04AB1234',
      lines: products.map((productId, place) => ({
        ...{ productId, quantity: (1 + ((b + place) % 6)) * KL, shortageQuantity: 0, density: '832.5' },
      })),
    });
    const lines = await this.doors.sql<Omit<ModelLine, 'date'>>(
      'SELECT id, product_id AS "productId", quantity AS remaining FROM invoice_line WHERE invoice_id = $1 ORDER BY id',
      [invoiceId],
    );
    this.model.lines.push(...lines.map((line) => ({ ...line, date: this.model.running.date })));
  }

  /** A line of which something is left, of an invoice of these days, and a tank of its product. */
  private chosen(
    a: number,
    b: number,
    isOfTime: (date: string) => boolean = () => true,
  ): { line: ModelLine; tank: ModelTank } | null {
    const line = pick(
      this.model.lines.filter(({ remaining, date }) => remaining > 0 && isOfTime(date)),
      a,
    );
    const tank =
      line &&
      pick(
        this.model.tanks.filter(({ productId }) => productId === line.productId),
        b,
      );
    return line && tank ? { line, tank } : null;
  }

  private entryInto(
    shift: ModelShift,
    { line, tank, least, quantity }: { line: ModelLine; tank: ModelTank; least: number; quantity: number },
  ): object {
    return {
      ...{ shiftId: shift.id, shiftDate: shift.date, stockInDateTime: `${shift.date}T10:00` },
      ...{ productId: tank.productId, invoiceLineId: line.id, tankId: tank.id, isAtg: true, quantity },
      ...{ startVolume: 1 * KL, endVolume: 1 * KL + quantity, beforeReading: least, afterReading: least + 1 },
    };
  }

  /** Whole litres of what remains; now and then one more than that, which is refused and changes nothing. */
  private async unload(
    command: string,
    { line, tank, least, shift }: { line: ModelLine; tank: ModelTank; least: number; shift: ModelShift },
    c: number,
  ): Promise<void> {
    const isTooMuch = c % 5 === 0;
    const most = line.remaining / LITRE;
    const quantity = (isTooMuch ? most + 1 : c % 3 === 0 ? most : 1 + (c % most)) * LITRE;
    const entry = this.entryInto(shift, { line, tank, least, quantity });
    if (!isTooMuch) {
      const { stockInId } = await this.act<{ stockInId: number }>(command, entry);
      this.model.receive({ id: stockInId, shift, line, tank, litres: quantity });
      return;
    }
    await expect(this.act(command, entry)).rejects.toThrow('StockIn Quantity not more then Remaining Quantity');
  }

  private async stockIn(a: number, b: number, c: number): Promise<void> {
    const found = this.chosen(a, b);
    if (found === null || this.model.book(found.tank) > 14 * KL) return;
    const least = this.model.leastReading(found.tank.id);
    await this.unload('recordStockIn', { ...found, least, shift: this.model.running }, c);
  }

  private async backward(a: number, b: number, c: number): Promise<void> {
    const shift = pick(this.model.closed, b);
    if (shift === undefined) return;
    await this.backwardOfLaterInvoice(shift, a, b);
    const found = this.chosen(a, b, (date) => date <= shift.date);
    if (found === null) return;
    const least = shift.meters.get(found.tank.id)!;
    await this.unload('recordBackwardStockIn', { ...found, least, shift }, c);
  }

  private change(table: string, rowId: number, changes: Record<string, string> | null): Promise<unknown> {
    const typed = Object.entries(changes ?? {}).map(([field, value]) => ({ field, value }));
    return this.act('changeRow', { table, rowId, permission: changes === null ? 1 : 2, changes: typed });
  }

  /** Another quantity, up to all that its line has left and it had; now and then it is deleted. */
  private async changeStockIn(a: number, b: number): Promise<void> {
    const stockIn = pick(this.model.stockIns, a);
    if (stockIn === undefined) return;
    const { id, litres, line, shift, tank } = stockIn;
    const wanted = b % 4 === 0 ? 0 : (1 + (b % ((line.remaining + litres) / LITRE))) * LITRE;
    const more = wanted - litres;
    // What is in the tank now was partly sold already, and it holds no more than it holds.
    const isLeft = this.left(tank.id) + more >= 0 && this.model.book(tank) + more <= FULL;
    if (more === 0 || (shift === this.model.running && !isLeft)) return;
    const changes = { quantity: kilolitres(wanted), comment: 'the paper was read anew' };
    await this.change('stock_in', id, wanted === 0 ? null : changes);
    this.model.changeStockIn(stockIn, wanted);
  }

  /** Some litres more or less than a close measured. */
  private async changeLevel(a: number, b: number, c: number): Promise<void> {
    const [shift, tank] = [pick(this.model.closed, a), pick(this.model.tanks, b)!];
    const more = ((c % 101) - 50) * LITRE;
    if (shift === undefined || more === 0 || this.left(tank.id) + more < 0) return;
    const [dip] = await this.doors.sql<{ id: number; volume: number }>(
      "SELECT id, volume FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'",
      [shift.id, tank.id],
    );
    if (dip!.volume + more > FULL) return;
    await this.change('tank_dip', dip!.id, { volume: litresText(dip!.volume + more) });
    this.model.changeLevel(shift, tank, more);
  }

  /** Where there is an invoice of a later day, it is tried too: it is refused and changes nothing. */
  private async backwardOfLaterInvoice(shift: ModelShift, a: number, b: number): Promise<void> {
    const later = this.chosen(a, b, (date) => date > shift.date);
    if (later === null) return;
    const least = shift.meters.get(later.tank.id)!;
    const entry = this.entryInto(shift, { ...later, least, quantity: 1 * LITRE });
    await expect(this.act('recordBackwardStockIn', entry)).rejects.toThrow(
      'The stock-in must not be before its invoice',
    );
    taken.set(LATER_INVOICE, (taken.get(LATER_INVOICE) ?? 0) + 1);
  }

  private async dip(a: number, b: number): Promise<void> {
    const tank = pick(this.model.tanks, a)!;
    const measured = { tankId: tank.id, isAtg: true, volume: 1 * KL + b };
    const { bookVolume } = await this.act<{ bookVolume: number }>('measureTank', measured);
    expect(bookVolume).toBe(this.model.book(tank));
  }

  private async meterEvent(a: number, b: number, c: number): Promise<void> {
    const nozzle = pick(this.model.nozzles, a)!;
    const { open } = lastLeg(nozzle);
    const reason = 'the service engineer was here';
    if (nozzle.meterMax !== null) {
      // It has not gone far since it went round.
      if (nozzle.meterMax - open > 900 * LITRE || this.left(nozzle.tankId) < nozzle.meterMax - open) return;
      await this.act('recordMeterEvent', { nozzleId: nozzle.id, kind: 'ROLLOVER', reason });
      return this.model.changeMeter(nozzle, nozzle.meterMax, 0, 0);
    }
    const flow = Math.min(b % (400 * LITRE), this.left(nozzle.tankId));
    const testing = c % 2 === 0 ? Math.min(flow, 5 * LITRE) : 0;
    const firstReading = c;
    const kind = firstReading === open + flow || a % 2 === 0 ? 'REPLACEMENT' : 'RESET';
    await this.act('recordMeterEvent', {
      ...{ nozzleId: nozzle.id, kind, lastReading: open + flow, firstReading, testing, reason },
    });
    this.model.changeMeter(nozzle, open + flow, testing, firstReading);
  }

  /** What may still be sold from a tank; some always stays in it. */
  private left(tankId: number): number {
    const tank = this.model.tanks.find(({ id }) => id === tankId)!;
    return Math.max(0, this.model.book(tank) - this.model.soldFrom(tankId) - 1 * KL);
  }

  /** Reads every meter, measures every tank give or take some litres, and goes on with the next shift. */
  private async close(a: number, b: number, c: number): Promise<void> {
    const { model } = this;
    for (const [place, nozzle] of model.nozzles.entries()) {
      const leg = lastLeg(nozzle);
      const room = Math.min(this.left(nozzle.tankId), (nozzle.meterMax ?? Number.MAX_SAFE_INTEGER) - leg.open);
      const flow = Math.min((a + place * 37_777) % (900 * LITRE), room);
      Object.assign(leg, { close: leg.open + flow, testing: (b + place) % 4 === 0 ? Math.min(flow, 5 * LITRE) : 0 });
    }
    const levels = new Map(
      model.tanks.map((tank, place) => {
        const variation = ((c + place * 1_234) % 40_001) - 20_000;
        return [tank.id, model.book(tank) - model.soldFrom(tank.id) + variation];
      }),
    );
    const input = {
      shiftId: model.running.id,
      pumps: this.ids.pumps.map((pumpId) => this.pumpOf(pumpId)),
      tanks: [...levels].map(([tankId, volume]) => ({ tankId, isAtg: true, volume })),
    };
    await this.act('closeShift', input);
    if (c % 4 === 0) {
      await this.act('undoLastShift', { shiftId: model.running.id });
      await this.act('closeShift', input);
    }
    model.close(levels);
    await this.expectSameReport();
    await this.start();
  }

  /** Everything is handed in, uncounted. */
  private pumpOf(pumpId: number): object {
    const own = this.model.nozzles.filter((nozzle) => nozzle.pumpId === pumpId);
    const sale = sum(own, ({ productId, legs }) =>
      sum(legs, (leg) => amountOf(soldBy(leg as never), RATES[productId]!)),
    );
    const lastCollection = sale > 0 ? { employeeId: this.ids.employees[0], amount: sale, notes: [] } : null;
    const nozzles = own.map((nozzle) => {
      const { close, testing } = lastLeg(nozzle);
      return { nozzleId: nozzle.id, close, testing };
    });
    return { pumpId, nozzles, swipes: [], lastCollection, shortages: [] };
  }

  /** Book stock and papers are what the model says, and the books are in order. */
  async expectSameStation(): Promise<void> {
    const { model } = this;
    const states = await ask(this.ctx, tankStates);
    expect(states.map(({ tankId, available, stockIn }) => ({ tankId, available, stockIn }))).toEqual(
      model.tanks.map((tank) => ({ tankId: tank.id, available: model.book(tank), stockIn: tank.received })),
    );
    for (const productId of [this.ids.hs, this.ids.ms]) {
      const pending = await ask(this.ctx, pendingInvoiceLines, { productId });
      expect(pending.map(({ invoiceLineId, remaining }) => ({ id: invoiceLineId, remaining }))).toEqual(
        model.lines
          .filter((line) => line.productId === productId && line.remaining > 0)
          .map(({ id, remaining }) => ({ id, remaining })),
      );
    }
    await expectBooksInOrder(this.doors.database);
  }

  /** The daily stock report of every day so far, against the notes. */
  async expectSameReport(): Promise<void> {
    const dsr = reports.find(({ route }) => route === 'dsr')!;
    const range = { from: FIRST_DAY, to: this.model.closed.at(-1)!.date };
    const { sections } = await ask(this.ctx, dsr.query, range);
    const days = sections[dsr.sections.findIndex(({ name }) => name === 'days')]!;
    for (const [productId, product] of [
      [this.ids.hs, 'HS'],
      [this.ids.ms, 'MS'],
    ] as const) {
      const rows = days.rows.filter((row) => row.product === product);
      let cumulative = 0;
      expect(rows).toEqual(
        this.model.notedDays(productId).map((day) => {
          const bookClosing = day.opening + day.receipt - (day.meterSale - day.testing);
          const variation = day.dipClosing - bookClosing;
          cumulative += variation;
          const reckoned = {
            netSale: day.meterSale - day.testing,
            bookClosing,
            variation,
            cumulativeVariation: cumulative,
          };
          return expect.objectContaining({ ...day, ...reckoned });
        }),
      );
      expect(sum(rows, ({ variation }) => Number(variation))).toBe(rows.at(-1)!.cumulativeVariation);
      for (const [place, row] of rows.entries()) if (place > 0) expect(row.opening).toBe(rows[place - 1]!.dipClosing);
    }
  }
}

it(
  'days of deliveries, sales, tests, dips, forgotten deliveries and meter events leave what a book of plain sums says',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 25, maxLength: 40 }), async (steps) => {
        const play = await Play.begin();
        try {
          for (const step of steps) {
            await play.step(step);
            await play.expectSameStation();
          }
          if (play.model.closed.length > 0) await play.expectSameReport();
        } finally {
          await play.end();
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    const commands = [
      'recordStockIn',
      'recordBackwardStockIn',
      LATER_INVOICE,
      'measureTank',
      'recordMeterEvent',
      'changeRow',
      'closeShift',
      'undoLastShift',
    ];
    for (const command of commands) expect([command, taken.get(command)]).toEqual([command, expect.any(Number)]);
  },
  RUNS * 30_000,
);
