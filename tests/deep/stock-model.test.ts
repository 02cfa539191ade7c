import fc from 'fast-check';
import { soldBy } from '../../server/domain/closing';
import { addDays } from '../../server/domain/kernel/business-date';
import { litresText } from '../../server/domain/kernel/litres';
import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import { tankStates } from '../../server/modules/shifts/shift.queries';
import { pendingInvoiceLines } from '../../server/modules/stock/invoice.queries';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { lastLeg, type ModelLine, type ModelShift, type ModelTank, StockModel } from '../server/stock-model';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const RUNS = Number(process.env.FORECOURT_RUNS ?? 8);
const FIRST_DAY = '2026-01-05';
const LITRE = 1000;
const KL = 1000 * LITRE;
/** Each tank holds 20,000 L. */
const FULL = 19_900 * LITRE;
/** Before the station's books begin. */
const BEFORE_BOOKS = '2026-01-04';

/** A day's work is a list of these; a, b and c select among what exists. */
interface Step {
  does:
    | 'invoice'
    | 'stockIn'
    | 'backward'
    | 'changeStockIn'
    | 'changeLevel'
    | 'dip'
    | 'meterEvent'
    | 'inspect'
    | 'morning'
    | 'close';
  a: number;
  b: number;
  c: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('invoice', 'dip', 'meterEvent', 'changeStockIn', 'changeLevel') },
    { weight: 4, arbitrary: fc.constantFrom('stockIn', 'backward') },
    { weight: 3, arbitrary: fc.constantFrom('inspect', 'morning') },
    { weight: 4, arbitrary: fc.constant('close') },
  ) as fc.Arbitrary<Step['does']>,
  a: fc.nat(1_000_000),
  b: fc.nat(1_000_000),
  c: fc.nat(1_000_000),
});

const pick = <T>(list: readonly T[], by: number): T | undefined => list[by % list.length];

/** In the form's notation: '12.345'. */
const kilolitres = (litres: number): string => litresText(litres / LITRE);

const LATER_INVOICE = 'refused: an invoice of a later day';

const [TIMED, UNTIMED] = ['an inspection at a time', 'an inspection without a time'];

/** The kinds of rows that the report had, over all runs. */
const seen = new Set<string>();

/** How often each command was run, over all runs. */
const taken = new Map<string, number>();

/** A station and a model of it as plain sums, kept in step. */
class Play {
  private constructor(
    private readonly backend: Backend,
    private readonly act: Act,
    private readonly ctx: Awaited<ReturnType<typeof contextOf>>,
    private readonly ids: ClosingStation,
    readonly model: StockModel,
  ) {}

  /** Three tanks (two of diesel) and five nozzles, one of them about to roll over. */
  static async begin(): Promise<Play> {
    const backend = await openBackend();
    const ctx = await contextOf(backend, true);
    const through = actAs(ctx);
    const act: Act = async (command, input) => {
      const answer = await through<never>(command, input);
      taken.set(command, (taken.get(command) ?? 0) + 1);
      return answer;
    };
    const ids = await seedClosingStation(act);
    const third = await act('createTank', {
      name: 'T3',
      productId: ids.hs,
      capacity: 20 * KL,
      openingVolume: 8 * KL,
    });
    const meterMax = 1_000_000 * LITRE;
    await act('createNozzle', {
      name: 'N3',
      pumpId: ids.pumps[0],
      tankId: third.id,
      initialReading: meterMax - 900 * LITRE,
      meterMax,
    });
    const tanks = [
      ...ids.tanks.map((id, index) => ({
        id,
        productId: [ids.hs, ids.ms][index]!,
        name: `T${index + 1}`,
        begin: 10 * KL,
        received: 0,
      })),
    ];
    tanks.push({ id: third.id, name: 'T3', productId: ids.hs, begin: 8 * KL, received: 0 });
    const nozzles = await backend.sql<{
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
      nozzles.map(({ open, ...nozzle }) => ({ ...nozzle, legs: [{ open, close: null, testing: 0, soFar: 0 }] })),
    );
    for (const [productId, rate] of [
      [ids.hs, 9250],
      [ids.ms, 10420],
    ] as const)
      model.rates.set(productId, rate);
    const play = new Play(backend, act, ctx, ids, model);
    await play.start();
    return play;
  }

  end = (): Promise<void> => this.backend.close();

  private async start(daysOff = 0): Promise<void> {
    const { date, isNight } = this.model.start(0, FIRST_DAY, daysOff);
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
      // Random figures are not usual.
      confirmed: true,
      lines: products.map((productId, index) => ({
        productId,
        quantity: (1 + ((b + index) % 6)) * KL,
        shortageQuantity: 0,
        density: '832.5',
      })),
    });
    const lines = await this.backend.sql<Omit<ModelLine, 'date'>>(
      'SELECT id, product_id AS "productId", quantity AS remaining FROM invoice_line WHERE invoice_id = $1 ORDER BY id',
      [invoiceId],
    );
    this.model.lines.push(...lines.map((line) => ({ ...line, date: this.model.running.date })));
  }

  /** An unfinished line of an invoice of these days, and a tank of its product. */
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
      shiftId: shift.id,
      shiftDate: shift.date,
      stockInDateTime: `${shift.date}T10:00`,
      productId: tank.productId,
      invoiceLineId: line.id,
      tankId: tank.id,
      isAtg: true,
      quantity,
      startVolume: 1 * KL,
      endVolume: 1 * KL + quantity,
      beforeReading: least,
      afterReading: least + 1,
    };
  }

  /** Unloads whole litres of the remainder; sometimes one litre too many, which is refused and changes nothing. */
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
    const permission = changes === null ? 1 : 2;
    const comment = 'It was entered wrong';
    return this.act('changeRow', { table, rowId, permission, comment, changes: typed, confirmed: true });
  }

  /** Changes the quantity, up to the remainder of its line and its own; sometimes deletes the stock-in. */
  private async changeStockIn(a: number, b: number): Promise<void> {
    const stockIn = pick(this.model.stockIns, a);
    if (stockIn === undefined) return;
    const { id, litres, line, shift, tank } = stockIn;
    const wanted = b % 4 === 0 ? 0 : (1 + (b % ((line.remaining + litres) / LITRE))) * LITRE;
    const more = wanted - litres;
    // Part of the tank's contents has been sold, and its capacity is limited.
    const isLeft = this.left(tank.id) + more >= 0 && this.model.book(tank) + more <= FULL;
    if (more === 0 || (shift === this.model.running && !isLeft)) return;
    const changes = { quantity: kilolitres(wanted), comment: 'the paper was read anew' };
    await this.change('stock_in', id, wanted === 0 ? null : changes);
    this.model.changeStockIn(stockIn, wanted);
  }

  /** Changes the measured volume of a close by some litres. */
  private async changeLevel(a: number, b: number, c: number): Promise<void> {
    const [shift, tank] = [pick(this.model.closed, a), pick(this.model.tanks, b)!];
    const more = ((c % 101) - 50) * LITRE;
    if (shift === undefined || more === 0 || this.left(tank.id) + more < 0) return;
    const [dip] = await this.backend.sql<{ id: number; volume: number }>(
      "SELECT id, volume FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'",
      [shift.id, tank.id],
    );
    if (dip!.volume + more > FULL) return;
    await this.change('tank_dip', dip!.id, { volume: litresText(dip!.volume + more) });
    this.model.changeLevel(shift, tank, more);
  }

  /** Also tries an invoice of a later day if there is one, which is refused and changes nothing. */
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

  /** Any of the three kinds of day that an inspection can have. */
  private async inspect(a: number, b: number, c: number): Promise<void> {
    const productId = pick([this.ids.hs, this.ids.ms], a)!;
    const { date } = this.model.running;
    const idle = addDays(date, -1);
    const isIdle = idle > FIRST_DAY && this.model.closed.at(-1)!.date < idle;
    if (b % 8 === 0) return this.inspectBeforeBooks(productId, c);
    if (isIdle && b % 2 === 0) return this.inspectAs(productId, idle, c, null);
    return this.inspectNow(productId, date, b, c);
  }

  /** With the meters at the start of the books, or with others, after which movements up to the start are unknown. */
  private async inspectBeforeBooks(productId: number, c: number): Promise<void> {
    if (this.model.closed.length > 0 || this.model.isInspected(productId, BEFORE_BOOKS)) return;
    const { readingSum, stock } = this.model.found(productId);
    if (this.model.passed(productId, FIRST_DAY, true).poured > 0) return;
    const isKnown = c % 3 > 0;
    const figures = { totalStock: stock + ((c % 101) - 50) * LITRE, totalBeforeStock: 0 };
    const entry = { ...figures, readingSum: readingSum - (isKnown ? 0 : 100 * LITRE) };
    await this.act('recordInspection', { productId, inspectionDate: BEFORE_BOOKS, ...entry });
    const passed = isKnown ? { poured: 0, tested: 0 } : null;
    this.model.inspect(productId, { ...figures, date: BEFORE_BOOKS, passed });
  }

  /** During the running shift, after part of it was sold and tested. */
  private async inspectNow(productId: number, date: string, b: number, c: number): Promise<void> {
    const { model } = this;
    if (model.isInspected(productId, date)) return;
    for (const [index, nozzle] of model.nozzlesOf(productId).entries()) {
      const leg = lastLeg(nozzle);
      const most = Math.min(this.left(nozzle.tankId), (nozzle.meterMax ?? Number.MAX_SAFE_INTEGER) - leg.open);
      leg.soFar = Math.min((b + index * 41_777) % (300 * LITRE), most);
      leg.testing = (c + index) % 2 === 0 ? Math.min(leg.soFar, 5 * LITRE) : 0;
    }
    // One in three is of the old kind: without a time, all testing of its day counts as poured after it.
    await this.inspectAs(productId, date, c, c % 3 === 0 ? null : model.running.isNight ? '23:10' : '12:30');
  }

  /** With the figures that an inspector finds now, and a small difference of stock. */
  private async inspectAs(productId: number, date: string, c: number, time: string | null): Promise<void> {
    const { model } = this;
    if (model.isInspected(productId, date)) return;
    const { readingSum, stock, received, testing } = model.found(productId);
    const isToday = date === model.running.date;
    const figures = {
      totalStock: Math.max(0, stock + ((c % 3_001) - 1_500) * LITRE),
      totalBeforeStock: isToday ? received : 0,
    };
    const timed = time === null ? {} : { inspectionTime: time, testingBefore: testing };
    await this.act('recordInspection', { productId, inspectionDate: date, readingSum, ...figures, ...timed });
    const { poured, tested } = model.passed(productId, date, isToday);
    const before = model.passed(productId, date).tested;
    model.inspect(productId, { ...figures, date, passed: { poured, tested: time === null ? before : tested } });
    taken.set(time === null ? UNTIMED : TIMED, 1);
  }

  /** The morning's densities of a product's tanks, or a new rate from the next shift. */
  private morning(a: number, b: number, c: number): Promise<void> {
    const productId = pick([this.ids.hs, this.ids.ms], a)!;
    return b % 3 === 0 ? this.setRate(productId, 9_000 + (c % 2_000)) : this.readDensities(productId, c);
  }

  /** At 15 °C, where no conversion is needed. */
  private async readDensities(productId: number, c: number): Promise<void> {
    const { date } = this.model.running;
    const tanks = this.model.tanks.filter((tank) => tank.productId === productId);
    if (this.model.densities.some((one) => one.date === date && one.tankId === tanks[0]!.id)) return;
    for (const [index, { id: tankId }] of tanks.entries()) {
      const density = (productId === this.ids.hs ? 8_300 : 7_400) + ((c >> index) % 2) * 25;
      const occasion = { productId, tankId, businessDate: date, occasion: 'MORNING' };
      await this.act('recordDensity', { ...occasion, density, temperature: 150 });
      this.model.densities.push({ date, tankId, density });
    }
  }

  private async setRate(productId: number, rate: number): Promise<void> {
    const { model, ids } = this;
    if (model.nextRates.has(productId)) return;
    const { date, isNight } = model.running;
    const from = isNight
      ? { shiftDate: addDays(date, 1), shiftTypeId: ids.morning }
      : { shiftDate: date, shiftTypeId: ids.night };
    await this.act('createProductRate', { productId, rate, confirmed: true, ...from });
    model.nextRates.set(productId, rate);
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
      // Not much was sold since its rollover.
      if (nozzle.meterMax - open > 900 * LITRE || this.left(nozzle.tankId) < nozzle.meterMax - open) return;
      await this.act('recordMeterEvent', { nozzleId: nozzle.id, kind: 'ROLLOVER', reason });
      return this.model.changeMeter(nozzle, nozzle.meterMax, 0, 0);
    }
    const leg = lastLeg(nozzle);
    const more = Math.min(b % (400 * LITRE), this.left(nozzle.tankId));
    const flow = leg.soFar + more;
    const testing = leg.testing + (c % 2 === 0 ? Math.min(more, 5 * LITRE) : 0);
    const firstReading = c;
    const kind = firstReading === open + flow || a % 2 === 0 ? 'REPLACEMENT' : 'RESET';
    await this.act('recordMeterEvent', {
      nozzleId: nozzle.id,
      kind,
      lastReading: open + flow,
      firstReading,
      testing,
      reason,
    });
    this.model.changeMeter(nozzle, open + flow, testing, firstReading);
  }

  /** What may still be sold from a tank; some always stays in it. */
  private left(tankId: number): number {
    const tank = this.model.tanks.find(({ id }) => id === tankId)!;
    return Math.max(0, this.model.book(tank) - this.model.soldFrom(tankId) - 1 * KL);
  }

  /** Reads every meter, measures every tank with a difference of some litres, and starts the next shift. */
  private async close(a: number, b: number, c: number): Promise<void> {
    const { model } = this;
    for (const [index, nozzle] of model.nozzles.entries()) {
      const leg = lastLeg(nozzle);
      const shown = leg.open + leg.soFar;
      const room = Math.min(this.left(nozzle.tankId), (nozzle.meterMax ?? Number.MAX_SAFE_INTEGER) - shown);
      const flow = Math.min((a + index * 37_777) % (900 * LITRE), room);
      const testing = leg.testing + ((b + index) % 4 === 0 ? Math.min(flow, 5 * LITRE) : 0);
      Object.assign(leg, { close: shown + flow, testing });
    }
    const levels = new Map(
      model.tanks.map((tank, index) => {
        const variation = ((c + index * 1_234) % 40_001) - 20_000;
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
    await this.start(model.running.isNight && b % 3 === 0 ? 1 + (b % 2) : 0);
  }

  /** Everything is handed in, uncounted. */
  private pumpOf(pumpId: number): object {
    const own = this.model.nozzles.filter((nozzle) => nozzle.pumpId === pumpId);
    const sale = sum(own, ({ productId, legs }) =>
      sum(legs, (leg) => amountOf(soldBy(leg as never), this.model.rates.get(productId)!)),
    );
    const lastCollection = sale > 0 ? { employeeId: this.ids.employees[0], amount: sale, notes: [] } : null;
    const nozzles = own.map((nozzle) => {
      const { close, testing } = lastLeg(nozzle);
      return { nozzleId: nozzle.id, close, testing };
    });
    return { pumpId, nozzles, swipes: [], lastCollection, shortages: [] };
  }

  /** Book stock and reports match the model, and the books are in order. */
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
    await expectBooksInOrder(this.backend.database);
  }

  /** Every column of the daily stock report of every day so far; a report of the last day alone is the same. */
  async expectSameReport(): Promise<void> {
    const dsr = reports.find(({ route }) => route === 'dsr')!;
    const to = this.model.closed.at(-1)!.date;
    const rowsFrom = async (from: string) => {
      const { sections } = await ask(this.ctx, dsr.query, { from, to });
      return sections[dsr.sections.findIndex(({ name }) => name === 'days')]!.rows;
    };
    const [whole, lastAlone] = [await rowsFrom(FIRST_DAY), await rowsFrom(to)];
    const expected = [...this.model.report(this.ids.hs, 'HS'), ...this.model.report(this.ids.ms, 'MS')];
    expect(whole).toEqual(expected);
    expect(lastAlone).toEqual(expected.filter(({ date }) => date === to));
    for (const { verdict, cumulativeSale, rates, densities } of expected)
      for (const what of [verdict, cumulativeSale === null && 'not known', rates && 'rates', densities && 'densities'])
        if (what) seen.add(String(what));
  }
}

it(
  'days of deliveries, sales, tests, dips, forgotten deliveries and meter events match a model of plain sums',
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
      TIMED,
      UNTIMED,
      'recordDensity',
      'createProductRate',
      'changeRow',
      'closeShift',
      'undoLastShift',
    ];
    for (const command of commands) expect([command, taken.get(command)]).toEqual([command, expect.any(Number)]);
    const kinds = ['Gain outside', 'Loss outside', 'Within', 'densities', 'not known', 'rates'];
    expect([...seen].toSorted()).toEqual(kinds);
  },
  RUNS * 30_000,
);
