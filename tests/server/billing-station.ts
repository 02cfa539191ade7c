import type { Context } from '../../server/platform/context';
import { clockOn } from '../support/clock-on';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import type { Backend } from './backend';
import { contextOf } from './masters-samples';

export interface Sale {
  creditorId: number;
  /** Whole litres, so that all litres sold at the pump are sold on credit. */
  litres: number;
  product?: 'hs' | 'ms';
  vehicle?: string;
}

/** A day with credit sales only, and the cash payments of creditors (rupees). */
export interface Day {
  sales?: Sale[];
  payments?: { creditorId: number; rupees: number }[];
}

/** What the first pump sold of HS for cash, in litres, and how it was paid, in rupees. */
export interface Paid {
  litres: number;
  cash: number;
  swipe: number;
  shortage: number;
}

export interface MadeBill {
  billId: number;
  number: string;
  amount: number;
}

/** The closing station with billed creditors. HS costs ₹92.50 and MS ₹104.20 a litre. */
export class BillingStation {
  constructor(
    readonly backend: Backend,
    readonly admin: Context,
    readonly clerk: Context,
    readonly act: Act,
    readonly ids: ClosingStation,
  ) {}

  static async open(): Promise<BillingStation> {
    const { backend, ctx, act, station } = await openClosingStation();
    return new BillingStation(backend, ctx, await contextOf(backend, false), act, station);
  }

  async close(): Promise<void> {
    await expectBooksInOrder(this.backend.database);
    await this.backend.close();
  }

  /** Adds a creditor as of the given day, with a limit that no test reaches. */
  async addFirm(firmName: string, since: string, over: object = {}): Promise<number> {
    const firm = {
      firmName,
      shortName: firmName,
      proprietorName: 'OWNER',
      email: 'accounts@firm.example',
      contactNo: '9876543210',
      address: 'MAIN ROAD',
      maxLimit: 99_999_999_900,
      ...over,
    };
    return (await this.act('createCreditor', firm, { clock: clockOn(since) })).id;
  }

  startDay = (shiftDate: string): Promise<{ shiftId: number }> =>
    this.act('startShift', { shiftTypeId: this.ids.morning, shiftDate }, { clock: clockOn(shiftDate) });

  sell = ({ creditorId, litres, product = 'hs', vehicle }: Sale): Promise<{ creditSaleId: number }> =>
    this.act('recordCreditSale', {
      creditorId,
      litres: litres * 1000,
      vehicle,
      productId: this.ids[product],
      pumpId: this.ids.pumps[0],
    });

  pay = (creditorId: number, rupees: number): Promise<{ creditorPaymentId: number }> =>
    this.act('recordCreditorPayment', { creditorId, amount: rupees * 100, notes: [] });

  /** Closes the running shift. Everything was sold on credit except what was paid. */
  async endDay(paid: Paid | null = null): Promise<void> {
    const legs = await this.backend.sql<{ nozzleId: number; pumpId: number; close: number; isHs: boolean }>(
      `SELECT r.nozzle_id AS "nozzleId", r.pump_id AS "pumpId", r.product_id = $1 AS "isHs",
              (r.open + COALESCE((SELECT SUM(litres) FROM credit_sale c WHERE c.shift_id = r.shift_id AND c.pump_id = r.pump_id
                                  AND c.product_id = r.product_id), 0))::bigint AS close
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
      [this.ids.hs],
    );
    const employeeId = this.ids.employees[0];
    const handedIn = paid && {
      lastCollection: { employeeId, amount: paid.cash * 100, notes: [] },
      swipes: [{ swipeMachineId: this.ids.swipes[0], amount: paid.swipe * 100 }],
      shortages: [{ employeeId, amount: paid.shortage * 100 }],
    };
    await this.act('closeShift', {
      pumps: this.ids.pumps.map((pumpId, index) => ({
        pumpId,
        nozzles: legs
          .filter((leg) => leg.pumpId === pumpId)
          .map(({ nozzleId, close, isHs }) => ({
            nozzleId,
            close: close + (paid && isHs && index === 0 ? paid.litres * 1000 : 0),
          })),
        ...(handedIn && index === 0 ? handedIn : { swipes: [], shortages: [] }),
      })),
      tanks: this.ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
    });
  }

  async workDay(date: string, { sales = [], payments = [] }: Day): Promise<void> {
    await this.startDay(date);
    for (const sale of sales) await this.sell(sale);
    for (const { creditorId, rupees } of payments) await this.pay(creditorId, rupees);
    await this.endDay();
  }

  /** Makes a bill on the given day, as the admin or as the given caller. */
  bill = (on: string, creditorId: number, from: string, to: string, over: Partial<Context> = {}): Promise<MadeBill> =>
    this.act('makeBill', { creditorId, from, to }, { clock: clockOn(on), ...over });

  charge = (on: string, creditorId: number, asAt: string): Promise<MadeBill> =>
    this.act('chargeInterest', { creditorId, asAt }, { clock: clockOn(on) });
}
