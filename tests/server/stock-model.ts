import { addDays } from '../../server/domain/kernel/business-date';
import { sum } from '../../server/domain/kernel/sum';

/** A day of one product as the station's staff would note it in a book. Millilitres. */
export interface NotedDay {
  date: string;
  opening: number;
  receipt: number;
  meterSale: number;
  testing: number;
  dipClosing: number;
}

interface Leg {
  open: number;
  close: number | null;
  testing: number;
}

export interface ModelNozzle {
  id: number;
  pumpId: number;
  tankId: number;
  productId: number;
  meterMax: number | null;
  /** Of the running shift; the last of them runs. */
  legs: Leg[];
}

export interface ModelTank {
  id: number;
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
  /** Of its invoice. */
  date: string;
}

/** Part of a line as it was unloaded into a tank. */
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
  /** Of a closed shift: its tanks' meters added up when it began. */
  meters: Map<number, number>;
}

const flowOf = ({ open, close }: Leg): number => (close ?? open) - open;
export const lastLeg = ({ legs }: ModelNozzle): Leg => legs.at(-1)!;

/** The tanks and papers of a station as plain sums: no ledger, no database, nothing of the code under test. */
export class StockModel {
  readonly lines: ModelLine[] = [];
  readonly closed: ModelShift[] = [];
  readonly stockIns: ModelStockIn[] = [];
  private readonly days = new Map<string, NotedDay>();
  running!: ModelShift;

  constructor(
    readonly tanks: ModelTank[],
    readonly nozzles: ModelNozzle[],
  ) {}

  start(id: number, first: string): ModelShift {
    const last = this.closed.at(-1);
    const isNight = last !== undefined && !last.isNight;
    const date = last === undefined ? first : isNight ? last.date : addDays(last.date, 1);
    this.running = { id, date, isNight, meters: new Map() };
    return this.running;
  }

  /** Below it no reading sum of the tank can be, and none is 0. */
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

  /** Makes a stock-in one of so many litres, or takes it away where they are none. */
  changeStockIn(stockIn: ModelStockIn, litres: number): void {
    this.unload(stockIn, litres - stockIn.litres);
    stockIn.litres = litres;
    if (litres === 0) this.stockIns.splice(this.stockIns.indexOf(stockIn), 1);
  }

  /** What a closed shift measured stays: only its day's receipt is another one. */
  private unload({ shift, line, tank }: ModelStockIn, litres: number): void {
    line.remaining -= litres;
    if (shift === this.running) tank.received += litres;
    else this.dayOf(tank.productId, shift.date).receipt += litres;
  }

  /** Of a level that a close measured: its day closes on it if it was the day's last, and the next shift opens on it. */
  changeLevel(shift: ModelShift, tank: ModelTank, more: number): void {
    const next = this.closed[this.closed.indexOf(shift) + 1];
    if (next?.date !== shift.date) this.dayOf(tank.productId, shift.date).dipClosing += more;
    if (next === undefined) tank.begin += more;
    else if (!next.isNight) this.dayOf(tank.productId, next.date).opening += more;
  }

  /** Ends the running leg of a meter, and begins another one. */
  changeMeter(nozzle: ModelNozzle, close: number, testing: number, nextOpen: number): void {
    Object.assign(lastLeg(nozzle), { close, testing });
    nozzle.legs.push({ open: nextOpen, close: null, testing: 0 });
  }

  /** Litres that a tank has sold by the legs that are ended. */
  soldFrom = (tankId: number): number =>
    sum(
      this.nozzles.filter((nozzle) => nozzle.tankId === tankId),
      ({ legs }) => sum(legs, (leg) => flowOf(leg) - leg.testing),
    );

  /** The readings are in the legs; `levels` are the dips by tank. */
  close(levels: ReadonlyMap<number, number>): void {
    for (const nozzle of this.nozzles) {
      const day = this.dayOf(nozzle.productId, this.running.date);
      day.meterSale += sum(nozzle.legs, flowOf);
      day.testing += sum(nozzle.legs, ({ testing }) => testing);
    }
    for (const productId of new Set(this.tanks.map((tank) => tank.productId))) {
      const tanks = this.tanks.filter((tank) => tank.productId === productId);
      const day = this.dayOf(productId, this.running.date);
      if (!this.running.isNight) day.opening = sum(tanks, ({ begin }) => begin);
      day.receipt += sum(tanks, ({ received }) => received);
      day.dipClosing = sum(tanks, ({ id }) => levels.get(id)!);
    }
    for (const tank of this.tanks) this.running.meters.set(tank.id, this.leastReading(tank.id));
    for (const tank of this.tanks) Object.assign(tank, { begin: levels.get(tank.id)!, received: 0 });
    for (const nozzle of this.nozzles) nozzle.legs = [{ open: lastLeg(nozzle).close!, close: null, testing: 0 }];
    this.closed.push(this.running);
  }

  /** The days with closed shifts, in order. */
  notedDays(productId: number): NotedDay[] {
    const dates = [...new Set(this.closed.map(({ date }) => date))];
    return dates.map((date) => this.dayOf(productId, date));
  }

  private dayOf(productId: number, date: string): NotedDay {
    const key = `${productId} ${date}`;
    const day = this.days.get(key) ?? { date, opening: 0, receipt: 0, meterSale: 0, testing: 0, dipClosing: 0 };
    this.days.set(key, day);
    return day;
  }
}
