import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

/** A day of one product as the station's staff would write it in a book, in millilitres. */
export interface NotedDay {
  date: string;
  opening: number;
  receipt: number;
  meterSale: number;
  testing: number;
  dipClosing: number;
  /** Paise: net sale × rate of each leg, rounded separately. */
  saleValue: number;
  /** Paise per litre, of the day's closed shifts in order. */
  rates: number[];
}

/** What an inspector recorded of a product, and what the meters had really counted by then, in millilitres. */
export interface ModelInspection {
  date: string;
  totalStock: number;
  totalBeforeStock: number;
  /** Sold and returned as testing since the station began; null if the entry does not tell. */
  passed: { poured: number; tested: number } | null;
}

/** The morning reading at 15 °C, in tenths of kg/m³, if the density at 15 °C can be calculated. */
export interface ModelDensity {
  date: string;
  tankId: number;
  density: number;
}

/** In hundredths of a per cent: of the stock, and of the litres sold by an outlet up to 600 KL a year and above. */
const OF_STOCK = 400;
const EVAPORATION = { HS: { small: 25, large: 20 }, MS: { small: 75, large: 60 } } as const;
const LARGE = 600_000_000;

const halfUp = (figure: number, parts: number): number => Math.floor(figure / parts + 0.5);
const decimals = (figure: number, places: number): string => (figure / 10 ** places).toFixed(places);

/** The single value if all items of a day have the same one, else all of them in a text. */
function oneOrAll<Item>(items: readonly Item[], numberOf: (item: Item) => number, textOf: (item: Item) => string) {
  const isOne = new Set(items.map(numberOf)).size === 1;
  return {
    one: isOne ? numberOf(items[0]!) : null,
    all: isOne || items.length === 0 ? null : items.map(textOf).join(', '),
  };
}

interface Leg {
  open: number;
  close: number | null;
  testing: number;
  /** Counted by the meter when an inspector read it; the rest of the shift is added. */
  soFar: number;
}

export interface ModelNozzle {
  id: number;
  pumpId: number;
  tankId: number;
  productId: number;
  meterMax: number | null;
  /** Legs of the running shift; the last one is open. */
  legs: Leg[];
}

export interface ModelTank {
  id: number;
  name: string;
  productId: number;
  /** Measured when the shift began. */
  begin: number;
  /** Unloaded in the running shift. */
  received: number;
}

export interface ModelLine {
  id: number;
  productId: number;
  remaining: number;
  /** The invoice date. */
  date: string;
}

/** Part of an invoice line as unloaded into a tank. */
export interface ModelStockIn {
  id: number;
  shift: ModelShift;
  line: ModelLine;
  tank: ModelTank;
  litres: number;
}

export interface ModelShift {
  id: number;
  date: string;
  isNight: boolean;
  /** The sum of the meters of each tank at the start of a closed shift. */
  meters: Map<number, number>;
}

const flowOf = ({ open, close, soFar }: Leg): number => (close ?? open + soFar) - open;
export const lastLeg = ({ legs }: ModelNozzle): Leg => legs.at(-1)!;

/** Tanks and documents of a station as plain sums: no ledger, no database, nothing of the code under test. */
export class StockModel {
  readonly lines: ModelLine[] = [];
  readonly closed: ModelShift[] = [];
  readonly stockIns: ModelStockIn[] = [];
  readonly inspections = new Map<number, ModelInspection[]>();
  readonly densities: ModelDensity[] = [];
  /** Paise per litre in the running shift, by product. */
  readonly rates = new Map<number, number>();
  /** Rates from the next shift on, if they change. */
  readonly nextRates = new Map<number, number>();
  private readonly days = new Map<string, NotedDay>();
  /** Days on which a meter of a product was changed; whether before or after an inspection is unknown. */
  private readonly meterChanges = new Set<string>();
  running!: ModelShift;

  constructor(
    readonly tanks: ModelTank[],
    readonly nozzles: ModelNozzle[],
  ) {}

  /** Starts the next shift, the given number of days later if the last one was a night. */
  start(id: number, first: string, daysOff = 0): ModelShift {
    const last = this.closed.at(-1);
    const isNight = last !== undefined && !last.isNight;
    const date = last === undefined ? first : isNight ? last.date : addDays(last.date, 1 + daysOff);
    for (const [productId, rate] of this.nextRates) this.rates.set(productId, rate);
    this.nextRates.clear();
    this.running = { id, date, isNight, meters: new Map() };
    return this.running;
  }

  /** The smallest reading sum that the tank can have; never 0. */
  leastReading = (tankId: number): number =>
    Math.max(
      1,
      sum(
        this.nozzles.filter((nozzle) => nozzle.tankId === tankId),
        ({ legs }) => Math.min(...legs.map(({ open }) => open)),
      ),
    );

  book = ({ begin, received }: ModelTank): number => begin + received;

  receive(stockIn: ModelStockIn): void {
    this.stockIns.push(stockIn);
    this.unload(stockIn, stockIn.litres);
  }

  /** Changes the litres of a stock-in, or deletes it if they are 0. */
  changeStockIn(stockIn: ModelStockIn, litres: number): void {
    this.unload(stockIn, litres - stockIn.litres);
    stockIn.litres = litres;
    if (litres === 0) this.stockIns.splice(this.stockIns.indexOf(stockIn), 1);
  }

  /** The measured levels of a closed shift stay; only its day's receipt changes. */
  private unload({ shift, line, tank }: ModelStockIn, litres: number): void {
    line.remaining -= litres;
    if (shift === this.running) tank.received += litres;
    else this.dayOf(tank.productId, shift.date).receipt += litres;
  }

  /**
   * Changes a level that a close measured. The day closes on it if it was the day's last, and the next shift opens on
   * it.
   */
  changeLevel(shift: ModelShift, tank: ModelTank, more: number): void {
    const next = this.closed[this.closed.indexOf(shift) + 1];
    if (next?.date !== shift.date) this.dayOf(tank.productId, shift.date).dipClosing += more;
    if (next === undefined) tank.begin += more;
    else if (!next.isNight) this.dayOf(tank.productId, next.date).opening += more;
  }

  /** What an inspector finds of a product in the running shift, after the litres its legs have counted so far. */
  found(productId: number): { readingSum: number; stock: number; received: number; testing: number } {
    const today = this.dayOf(productId, this.running.date);
    const [nozzles, tanks] = [this.nozzlesOf(productId), this.tanksOf(productId)];
    return {
      readingSum: sum(nozzles, (nozzle) => lastLeg(nozzle).open + lastLeg(nozzle).soFar),
      stock: sum(tanks, (tank) => this.book(tank) - this.soldFrom(tank.id)),
      received: today.receipt + sum(tanks, ({ received }) => received),
      testing: today.testing + sum(nozzles, ({ legs }) => sum(legs, ({ testing }) => testing)),
    };
  }

  /** Sold and returned as testing since the station began, by the closed shifts, and optionally by the running one. */
  passed(productId: number, before: string, withRunning = false): { poured: number; tested: number } {
    const closed = this.notedDays(productId).filter(({ date }) => date < before || (withRunning && date === before));
    const running = withRunning ? this.nozzlesOf(productId) : [];
    return {
      poured: sum(closed, ({ meterSale }) => meterSale) + sum(running, ({ legs }) => sum(legs, flowOf)),
      tested: sum(closed, ({ testing }) => testing) + sum(running, ({ legs }) => sum(legs, ({ testing }) => testing)),
    };
  }

  isInspected = (productId: number, date: string): boolean =>
    this.inspections.get(productId)?.some((inspection) => inspection.date === date) ?? false;

  inspect(productId: number, inspection: ModelInspection): void {
    const all = [...(this.inspections.get(productId) ?? []), inspection];
    this.inspections.set(
      productId,
      all.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
    );
  }

  nozzlesOf = (productId: number): ModelNozzle[] => this.nozzles.filter((nozzle) => nozzle.productId === productId);
  private tanksOf = (productId: number): ModelTank[] => this.tanks.filter((tank) => tank.productId === productId);

  /**
   * The complete daily stock report of a product since the station's first day
   * (docs/design/domain.md#daily-stock-report).
   */
  report(productId: number, product: 'HS' | 'MS'): Record<string, unknown>[] {
    const days = this.notedDays(productId);
    return days.map(({ rates, ...day }, index) => {
      const total = day.opening + day.receipt;
      const netSale = day.meterSale - day.testing;
      const bookClosing = total - netSale;
      const rate = oneOrAll(rates, Number, (one) => decimals(one, 2));
      const morning = this.densities
        .filter(({ date, tankId }) => date === day.date && this.tankOf(tankId).productId === productId)
        .map(({ tankId, density }) => ({ name: this.tankOf(tankId).name, density }))
        .toSorted((one, other) => (one.name < other.name ? -1 : 1));
      const read = oneOrAll(
        morning,
        ({ density }) => density,
        ({ name, density }) => `${name} ${decimals(density, 1)}`,
      );
      return {
        ...day,
        product,
        total,
        netSale,
        bookClosing,
        variation: day.dipClosing - bookClosing,
        rate: rate.one,
        rates: rate.all,
        density: read.one,
        densities: read.all,
        ...this.judged(productId, product, days.slice(0, index + 1)),
      };
    });
  }

  /** The values since the inspection in force on the last of the days, which begin with the station's first day. */
  private judged(productId: number, product: 'HS' | 'MS', days: readonly NotedDay[]): Record<string, unknown> {
    const [first, day] = [days[0]!, days.at(-1)!];
    const none = { band: null, outside: null, toLimit: null, verdict: null };
    const inspection = (this.inspections.get(productId) ?? []).findLast(({ date }) => date <= day.date);
    const poured = sum(days, ({ meterSale }) => meterSale);
    const tested = sum(days, ({ testing }) => testing);
    const receiptsFrom = (from: string) => sum(days, ({ date, receipt }) => (date >= from ? receipt : 0));
    if (inspection === undefined) {
      const cumulativeSale = poured - tested;
      // The stock there is, less the stock there should be.
      const cumulativeVariation = day.dipClosing - (first.opening + receiptsFrom(first.date) - cumulativeSale);
      return { ...none, cumulativeSale, cumulativeVariation };
    }
    const { passed, totalStock, totalBeforeStock, date } = inspection;
    if (passed === null || this.meterChanges.has(`${productId} ${date}`))
      return { ...none, cumulativeSale: null, cumulativeVariation: null };
    const afterTesting = poured - passed.poured - (tested - passed.tested);
    const receipts = receiptsFrom(date) - totalBeforeStock;
    const variation = afterTesting - (totalStock + receipts - day.dipClosing);
    // A station without a full year of books is judged by its days, extrapolated to a year.
    const span = (Date.parse(day.date) - Date.parse(first.date)) / 86_400_000 + 1;
    const size = halfUp((poured - tested) * 365, span) > LARGE ? 'large' : 'small';
    const evaporates = variation < 0 ? EVAPORATION[product][size] * afterTesting : 0;
    const band = halfUp(OF_STOCK * day.dipClosing + evaporates, 10_000);
    const outside = variation > band ? variation - band : variation < -band ? variation + band : 0;
    const verdict = outside === 0 ? 'Within' : outside > 0 ? 'Gain outside' : 'Loss outside';
    const toLimit = outside === 0 ? band - Math.abs(variation) : 0;
    return { cumulativeSale: afterTesting, cumulativeVariation: variation, band, outside, toLimit, verdict };
  }

  private tankOf = (id: number): ModelTank => this.tanks.find((tank) => tank.id === id)!;

  /** Ends the running leg of a meter and starts another one. */
  changeMeter(nozzle: ModelNozzle, close: number, testing: number, nextOpen: number): void {
    Object.assign(lastLeg(nozzle), { close, testing });
    this.meterChanges.add(`${nozzle.productId} ${this.running.date}`);
    nozzle.legs.push({ open: nextOpen, close: null, testing: 0, soFar: 0 });
  }

  /** Litres sold from a tank by the ended legs, and by the open ones as far as an inspector saw. */
  soldFrom = (tankId: number): number =>
    sum(
      this.nozzles.filter((nozzle) => nozzle.tankId === tankId),
      ({ legs }) => sum(legs, (leg) => flowOf(leg) - leg.testing),
    );

  /** The legs have the readings; `levels` has the dips by tank. */
  close(levels: ReadonlyMap<number, number>): void {
    for (const nozzle of this.nozzles) {
      const day = this.dayOf(nozzle.productId, this.running.date);
      day.meterSale += sum(nozzle.legs, flowOf);
      day.testing += sum(nozzle.legs, ({ testing }) => testing);
      const rate = this.rates.get(nozzle.productId)!;
      day.saleValue += sum(nozzle.legs, (leg) => halfUp((flowOf(leg) - leg.testing) * rate, 1000));
    }
    for (const productId of new Set(this.tanks.map((tank) => tank.productId))) {
      const tanks = this.tanks.filter((tank) => tank.productId === productId);
      const day = this.dayOf(productId, this.running.date);
      if (!this.running.isNight) day.opening = sum(tanks, ({ begin }) => begin);
      day.rates.push(this.rates.get(productId)!);
      day.receipt += sum(tanks, ({ received }) => received);
      day.dipClosing = sum(tanks, ({ id }) => levels.get(id)!);
    }
    for (const tank of this.tanks) this.running.meters.set(tank.id, this.leastReading(tank.id));
    for (const tank of this.tanks) Object.assign(tank, { begin: levels.get(tank.id)!, received: 0 });
    for (const nozzle of this.nozzles)
      nozzle.legs = [{ open: lastLeg(nozzle).close!, close: null, testing: 0, soFar: 0 }];
    this.closed.push(this.running);
  }

  /** The days with closed shifts, in order. */
  notedDays(productId: number): NotedDay[] {
    const dates = [...new Set(this.closed.map(({ date }) => date))];
    return dates.map((date) => this.dayOf(productId, date));
  }

  private dayOf(productId: number, date: string): NotedDay {
    const key = `${productId} ${date}`;
    const day = this.days.get(key) ?? {
      date,
      opening: 0,
      receipt: 0,
      meterSale: 0,
      testing: 0,
      dipClosing: 0,
      saleValue: 0,
      rates: [],
    };
    this.days.set(key, day);
    return day;
  }
}
