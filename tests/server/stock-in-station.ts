import { tankStates } from '../../server/modules/shifts/shift.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Act, type ClosingStation } from '../support/closing-station';
import { receiveInvoice } from '../support/deliveries';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';

export interface RecordedStockIn {
  stockInId: number;
  measured: number;
  difference: number;
}

/** The kind of a refusal, and its messages by field. */
export async function saidOf(work: Promise<unknown>): Promise<string[]> {
  try {
    await work;
  } catch (error) {
    const { kind, problems } = error as { kind: string; problems: { field?: string; message: string }[] };
    return [kind, ...problems.map(({ field, message }) => (field === undefined ? message : `${field}: ${message}`))];
  }
  throw new Error('It was not refused');
}

/**
 * The closing station with a third tank (HS, 20,000 L, 10,000 L in it), as deliveries arrive. Figures in millilitres.
 */
export class StockInStation {
  shift = { shiftId: 1, shiftDate: '2026-01-01' };

  private constructor(
    readonly backend: Backend,
    readonly ctx: Context,
    readonly act: Act,
    readonly ids: ClosingStation,
    readonly third: number,
  ) {}

  static async open(): Promise<StockInStation> {
    const { backend, ctx, act, station: ids } = await openClosingStation();
    const tank = { name: 'T3', productId: ids.hs, capacity: 20_000_000, openingVolume: 10_000_000 };
    return new StockInStation(backend, ctx, act, ids, (await act('createTank', tank)).id);
  }

  async close(): Promise<void> {
    await expectBooksInOrder(this.backend.database);
    await this.backend.close();
  }

  async startMorning(shiftDate: string): Promise<void> {
    const morning = { shiftDate, shiftTypeId: this.ids.morning };
    this.shift = { shiftDate, shiftId: (await this.act<{ shiftId: number }>('startShift', morning)).shiftId };
  }

  /** Closes the running shift without sales, all tanks at 9,000 L. */
  async closeIdle(): Promise<void> {
    const legs = await this.backend.sql<{ nozzleId: number; pumpId: number; open: number }>(
      'SELECT nozzle_id AS "nozzleId", pump_id AS "pumpId", open FROM nozzle_reading WHERE shift_id = $1',
      [this.shift.shiftId],
    );
    await this.act('closeShift', {
      shiftId: this.shift.shiftId,
      pumps: this.ids.pumps.map((pumpId) => ({
        pumpId,
        nozzles: legs.filter((leg) => leg.pumpId === pumpId).map(({ nozzleId, open }) => ({ nozzleId, close: open })),
        swipes: [],
        shortages: [],
      })),
      tanks: [...this.ids.tanks, this.third].map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
  }

  async lineOf(kilolitres: number, productId = this.ids.hs): Promise<number> {
    const [line] = await receiveInvoice({ act: this.act, sql: this.backend.sql }, [
      { productId, quantity: kilolitres * 1_000_000 },
    ]);
    return line!;
  }

  /** The worked example: 4,120 → 15,870 L while 165 L were sold, 12,000 claimed. The meters of T1 began at 2,000 L. */
  byGauge = (invoiceLineId: number) => ({
    ...this.shift,
    stockInDateTime: `${this.shift.shiftDate} 10:30`,
    productId: this.ids.hs,
    invoiceLineId,
    tankId: this.ids.tanks[0],
    isAtg: true,
    startVolume: 4_120_000,
    endVolume: 15_870_000,
    beforeReading: 2_000_500,
    afterReading: 2_165_500,
    quantity: 12_000_000,
    comment: '85 L short at the gate',
  });

  byHand = (invoiceLineId: number) => ({
    ...this.byGauge(invoiceLineId),
    isAtg: false,
    startDip: 412,
    endDip: 1587,
    startVolume: undefined,
    endVolume: undefined,
  });

  /** A quantity of a line that is measured exactly as claimed. */
  exactly = (invoiceLineId: number, litres: number, tankId = this.ids.tanks[0]) => ({
    ...this.byGauge(invoiceLineId),
    tankId,
    quantity: litres,
    startVolume: 1_000_000,
    endVolume: 1_000_000 + litres - 165_000,
    comment: null,
  });

  record = (input: object): Promise<RecordedStockIn> => this.act('recordStockIn', input);

  async remainingOf(lineId: number): Promise<number> {
    const [line] = await this.backend.sql<{ left: number }>(
      'SELECT quantity - unloaded AS left FROM invoice_line WHERE id = $1',
      [lineId],
    );
    return line!.left;
  }

  async bookOf(tankId: number): Promise<{ stockIn: number; available: number }> {
    const { stockIn, available } = (await ask(this.ctx, tankStates)).find((state) => state.tankId === tankId)!;
    return { stockIn, available };
  }
}
