import { chanceOf } from '../../server/database/seed/chance';
import { addDays } from '../../server/domain/kernel/business-date';
import { amountOf } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from '../support/closing-station';

/** Across the end of a month, with some days before and after the books. */
export const RANGE = { from: '2026-02-25', to: '2026-03-05' };
const FIRST_DAY = '2026-02-26';
const SHIFTS = 11;
const LITRE = 1000;

export interface RandomBooks {
  backend: Backend;
  /** The admin's context. */
  ctx: Context;
  /** A creditor with bills, a small creditor, and an employee with a salary. */
  firm: number;
  small: number;
  employee: number;
  /** Bought from, and paid on account. */
  supplier: number;
}

/**
 * Books of eleven shifts with random events: credit sales, payments, expenditure, deliveries unloaded at once, later or
 * in part, shortages, swipes and their settlements, transfers between accounts, cheques, bills, interest, salaries, corrections and undone closes.
 */
export async function randomBooks(seed: number): Promise<RandomBooks> {
  const backend = await openBackend();
  const books = await Books.open(backend, seed);
  for (let place = 0; place < SHIFTS; place++) await books.workShift(place);
  return {
    backend,
    ctx: books.ctx,
    firm: books.firms[0]!,
    small: books.firms[2]!,
    employee: books.ids.employees[0],
    supplier: books.supplier,
  };
}

interface Meter {
  id: number;
  pumpId: number;
  productId: number;
  tankId: number;
  rate: number;
  open: number;
}

class Books {
  private date = FIRST_DAY;
  private shiftId = 0;
  private readonly act: Act;
  firms: number[] = [];
  supplier = 0;
  private way: object = {};
  private cheque = 0;
  private wallet = 0;
  private categories: number[] = [];

  private constructor(
    private readonly backend: Backend,
    readonly ctx: Context,
    readonly ids: ClosingStation,
    private readonly chance: ReturnType<typeof chanceOf>,
    today: { date(): string },
  ) {
    today.date = () => this.date;
    this.act = actAs(ctx);
  }

  static async open(backend: Backend, seed: number): Promise<Books> {
    const base = await contextOf(backend, true);
    const today = { date: () => FIRST_DAY };
    const clock = { ...base.clock, today: () => today.date(), minute: () => `${today.date()}T22:00` as const };
    const ctx = { ...base, clock };
    const books = new Books(backend, ctx, await seedClosingStation(actAs(ctx)), chanceOf(seed), today);
    await books.seed();
    return books;
  }

  private async seed(): Promise<void> {
    const { id: accountId } = await this.act('createTransactionAccount', { name: 'STATE BANK' });
    const { id: paymentModeId } = await this.act('createPaymentMode', { name: 'NEFT' });
    await this.act('createAccountPaymentMode', { accountId, paymentModeId });
    this.way = { accountId, paymentModeId, notes: [] };
    const { id: cheque } = await this.act('createPaymentMode', { name: 'Cheque', isCheque: true });
    await this.act('createAccountPaymentMode', { accountId, paymentModeId: cheque });
    this.cheque = cheque;
    this.wallet = (await this.act('createTransactionAccount', { name: 'WALLET' })).id;
    for (const name of ['Bank charges', 'Repairs'])
      this.categories.push((await this.act('createExpenditureCategory', { name })).id);
    this.supplier = (await this.act('createSupplier', { name: 'OIL COMPANY', openingBalance: 5_432_100 })).id;
    const firm = {
      shortName: 'FIRM',
      proprietorName: 'OWNER',
      email: 'accounts@firm.example',
      contactNo: '9876543210',
      address: 'MAIN ROAD',
      maxLimit: 99_999_999_900,
      creditDays: 0,
      interestRate: 2400,
    };
    const masters = [{ firmName: 'NORTH ROADWAYS' }, { firmName: 'OLD FRIENDS', openingBalance: 7_654_321 }];
    const others = [
      { firmName: 'SMALL ACCOUNT', isSmall: true, openingBalance: 12_345 },
      { firmName: 'PAID BEFORE', openingBalance: -2_345_600 },
    ];
    for (const more of [...masters, ...others])
      this.firms.push((await this.act('createCreditor', { ...firm, ...more })).id);
  }

  async workShift(place: number): Promise<void> {
    const isNight = place % 2 === 1;
    if (place > 0 && !isNight) this.date = addDays(this.date, this.chance.happens(25) ? 2 : 1);
    const { shiftId } = await this.act<{ shiftId: number }>('startShift', {
      shiftDate: this.date,
      shiftTypeId: isNight ? this.ids.night : this.ids.morning,
      onDuty: this.ids.employees.slice(place % 2).map((employeeId) => ({ employeeId, pumpId: this.ids.pumps[0] })),
    });
    this.shiftId = shiftId;
    if (this.chance.happens(60)) await this.buy(place);
    await this.unload();
    for (let sales = this.chance.between(1, 4); sales > 0; sales--) await this.sellOnCredit();
    await this.payAndSpend();
    await this.correct();
    // The last shift keeps running, with everything that happened in it.
    if (place % 3 === 1)
      await this.act('recordSupplierPayment', { ...this.way, supplierId: this.supplier, amount: 12_345_600 + place });
    if (place % 3 === 2) await this.claim(place);
    if (place % 3 === 0) await this.moveBetweenAccounts(place);
    await this.payByCheque(place);
    await this.followCheques();
    if (place < SHIFTS - 1) await this.close();
    if (this.chance.happens(40)) await this.bill();
  }

  /** A claim about the newest invoice of the supplier; the second is corrected and the third deleted. */
  private async claim(place: number): Promise<void> {
    const [line] = await this.backend.sql<{ invoiceId: number; productId: number }>(
      `SELECT i.id AS "invoiceId", l.product_id AS "productId" FROM invoice i JOIN invoice_line l ON l.invoice_id = i.id
       WHERE i.supplier_id = $1 ORDER BY i.id DESC, l.id LIMIT 1`,
      [this.supplier],
    );
    const { debitNoteId: rowId } = await this.act<{ debitNoteId: number }>('recordDebitNote', {
      ...{ supplierId: this.supplier, invoiceId: null, productId: this.ids.hs, ...line, kind: 'SHORTAGE' },
      ...{ amount: 150_000 + place, noteDate: this.date, confirmed: true },
    });
    const changed = [{ field: 'amount', value: '1234.50' }];
    const on = { table: 'debit_note', rowId, comment: 'By the letter' };
    if (place === 5) await this.act('changeRow', { ...on, permission: 2, changes: changed });
    if (place === 8) await this.act('changeRow', { ...on, permission: 1, changes: [] });
  }

  /** From the bank to the wallet, with charges; the second is corrected and the third deleted. */
  private async moveBetweenAccounts(place: number): Promise<void> {
    const { accountId: fromAccountId } = this.way as { accountId: number };
    const { bankTransferId: rowId } = await this.act<{ bankTransferId: number }>('recordBankTransfer', {
      ...{ fromAccountId, toAccountId: this.wallet, amount: 100_000 + place, transferDate: this.date },
      ...{ charges: 590, expenditureCategoryId: this.categories[0] },
    });
    const changes = [
      { field: 'amount', value: '1500.00' },
      { field: 'charges', value: '11.80' },
    ];
    const on = { table: 'bank_transfer', rowId, comment: 'By the statement' };
    if (place === 3) await this.act('changeRow', { ...on, permission: 2, changes });
    if (place === 6) await this.act('changeRow', { ...on, permission: 1, changes: [] });
  }

  private payByCheque(place: number): Promise<unknown> {
    return this.act('recordCreditorPayment', {
      ...{ ...this.way, paymentModeId: this.cheque, creditorId: this.chance.oneOf(this.firms) },
      ...{ amount: this.chance.between(50_000, 4_000_000), reference: `C ${place}` },
      ...{ chequeBank: 'HDFC BANK', chequeDate: this.date, confirmed: true },
    });
  }

  /** Some cheques take a step, and some steps are undone. */
  private async followCheques(): Promise<void> {
    const cheques = await this.backend.sql<{ id: number; state: string }>('SELECT id, state FROM cheque ORDER BY id');
    for (const { id: chequeId, state } of cheques)
      if (this.chance.happens(60)) await this.followCheque(chequeId, state);
  }

  private followCheque(chequeId: number, state: string): Promise<unknown> {
    const { accountId } = this.way as { accountId: number };
    if (state === 'HELD' && this.chance.happens(70))
      return this.act('depositCheque', { chequeId, depositedOn: this.date, accountId });
    if (state === 'DEPOSITED' && this.chance.happens(50))
      return this.act('clearCheque', { chequeId, clearedOn: this.date });
    if (state === 'CLEARED' || state === 'RETURNED')
      return this.act('undoChequeStep', { chequeId, step: state, reason: 'Another one' });
    const charges = { bankCharge: state === 'HELD' ? 0 : 11_800, customerCharge: this.chance.happens(50) ? 25_000 : 0 };
    return this.act('returnCheque', {
      ...{ chequeId, returnedOn: this.date, reason: 'Funds insufficient', expenditureCategoryId: this.categories[0] },
      ...charges,
    });
  }

  private async buy(place: number): Promise<void> {
    const { hs, ms } = this.ids;
    const products = this.chance.oneOf([[hs], [ms], [hs, ms]]);
    await this.act('createInvoice', {
      // The first names no supplier.
      supplierId: place === 0 ? null : this.supplier,
      invoiceNumber: `INV ${place}`,
      invoiceDateTime: `${this.date}T06:00`,
      receiveDateTime: `${this.date}T07:30`,
      invoiceAmount: this.chance.between(20_000_000, 90_000_000),
      truckNumber: 'CG04AB1234',
      // Random figures are not usual.
      confirmed: true,
      lines: products.map((productId) => ({
        productId,
        quantity: this.chance.between(2, 5) * 1000 * LITRE,
        shortageQuantity: 0,
        density: '832.5',
      })),
    });
  }

  private meters(): Promise<Meter[]> {
    return this.backend.sql(
      `SELECT r.nozzle_id AS id, r.pump_id AS "pumpId", r.product_id AS "productId", r.tank_id AS "tankId", r.rate, r.open
       FROM nozzle_reading r WHERE r.shift_id = $1 ORDER BY 1`,
      [this.shiftId],
    );
  }

  private inTanks(): Promise<{ tankId: number; productId: number; litres: number }[]> {
    return this.backend.sql(
      'SELECT tank_id AS "tankId", product_id AS "productId", SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1, 2 ORDER BY 1',
    );
  }

  /** Unloads some of the waiting deliveries, as far as there is room. */
  private async unload(): Promise<void> {
    const lines = await this.backend.sql<{ id: number; productId: number; left: number }>(
      'SELECT id, product_id AS "productId", quantity - unloaded AS left FROM invoice_line WHERE unloaded < quantity ORDER BY id',
    );
    for (const line of lines.filter(() => this.chance.happens(70))) {
      const tank = (await this.inTanks()).find(({ productId }) => productId === line.productId)!;
      const quantity = this.chance.happens(60) ? line.left : Math.ceil(line.left / 2000) * LITRE;
      if (tank.litres + quantity > 19_000 * LITRE) continue;
      const before = sum(await this.meters(), ({ tankId, open }) => (tankId === tank.tankId ? open : 0));
      await this.act('recordStockIn', {
        shiftId: this.shiftId,
        shiftDate: this.date,
        stockInDateTime: `${this.date}T10:00`,
        isAtg: true,
        productId: line.productId,
        invoiceLineId: line.id,
        tankId: tank.tankId,
        quantity,
        startVolume: tank.litres,
        endVolume: tank.litres + quantity,
        beforeReading: before,
        afterReading: before + 1,
      });
    }
  }

  private sellOnCredit(): Promise<unknown> {
    return this.act('recordCreditSale', {
      creditorId: this.chance.oneOf(this.firms),
      pumpId: this.chance.oneOf(this.ids.pumps),
      productId: this.chance.oneOf([this.ids.hs, this.ids.ms]),
      litres: this.chance.between(1_000, 60_000),
      overLimitReason: 'a good customer',
      vehicle: 'CG04AB1234',
      confirmed: true,
    });
  }

  /** Mostly through the bank, with occasional cash payments, because a safe without notes refuses to pay. */
  private async payAndSpend(): Promise<void> {
    const { chance } = this;
    const rupees = (most: number): number => chance.between(1, most) * 100;
    if (chance.happens(60))
      await this.act('recordCreditorPayment', {
        creditorId: chance.oneOf(this.firms),
        amount: rupees(4_000),
        ...(chance.happens(50) ? this.way : { notes: [] }),
        reference: 'NEFT 1',
        confirmed: true,
      });
    if (chance.happens(50))
      await this.act('recordExpenditure', {
        ...this.way,
        expenditureCategoryId: chance.oneOf(this.categories),
        amount: rupees(900),
        confirmed: true,
      });
    if (chance.happens(40))
      await this.act('recordEmployeeAdvance', {
        ...this.way,
        employeeId: chance.oneOf(this.ids.employees),
        amount: rupees(500),
        confirmed: true,
      });
    if (this.date > addDays(FIRST_DAY, 1)) await this.paySalary();
  }

  private async paySalary(): Promise<void> {
    const employeeId = this.chance.oneOf(this.ids.employees);
    const [last] = await this.backend.sql<{ to: string | null }>(
      'SELECT MAX(to_date) AS to FROM salary_payment WHERE employee_id = $1',
      [employeeId],
    );
    const from = last?.to ? addDays(last.to, 1) : FIRST_DAY;
    const to = addDays(this.date, -1);
    const [worked] = await this.backend.sql<{ shifts: number }>(
      `SELECT COUNT(*)::int AS shifts FROM attendance a JOIN shift s ON s.id = a.shift_id
       WHERE a.employee_id = $1 AND s.shift_date BETWEEN $2 AND $3`,
      [employeeId, from, to],
    );
    if (from <= to && worked!.shifts > 0) await this.act('paySalary', { ...this.way, employeeId, from, to, amount: 0 });
  }

  /** Deletes an unbilled sale or moves it to another creditor. */
  private async correct(): Promise<void> {
    const open = await this.backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE bill_id IS NULL ORDER BY id');
    if (open.length === 0 || this.chance.happens(50)) return;
    const isGone = this.chance.happens(40);
    await this.act('changeRow', {
      table: 'credit_sale',
      rowId: this.chance.oneOf(open).id,
      permission: isGone ? 1 : 2,
      changes: isGone ? [] : [{ field: 'vehicle', value: 'CG04ZZ0001' }],
      comment: 'It was entered wrong',
      confirmed: true,
    });
  }

  private async close(): Promise<void> {
    const { chance } = this;
    const meters = await this.meters();
    const onCredit = await this.backend.sql<{ pumpId: number; productId: number; litres: number; amount: number }>(
      'SELECT pump_id AS "pumpId", product_id AS "productId", litres, amount FROM credit_sale WHERE shift_id = $1',
      [this.shiftId],
    );
    const employeeId = chance.oneOf(this.ids.employees);
    const [swipeMachineId] = this.ids.swipes;
    const sold = meters.map((meter) => {
      const credit = sum(onCredit, (sale) =>
        sale.pumpId === meter.pumpId && sale.productId === meter.productId ? sale.litres : 0,
      );
      return { ...meter, litres: credit + chance.between(20_000, 700_000) };
    });
    const pumps = this.ids.pumps.map((pumpId) => {
      const own = sold.filter((meter) => meter.pumpId === pumpId);
      const sale = sum(own, ({ litres, rate }) => amountOf(litres, rate));
      const left = sale - sum(onCredit, (one) => (one.pumpId === pumpId ? one.amount : 0));
      const swiped = chance.happens(60) ? Math.floor(left / 3) : 0;
      const short = chance.happens(30) ? chance.between(11, 300) * 100 : 0;
      const over = chance.happens(30) ? chance.between(-900, 4_000) : 0;
      return {
        pumpId,
        nozzles: own.map(({ id, open, litres }) => ({ nozzleId: id, close: open + litres, testing: 0 })),
        swipes: swiped > 0 ? [{ swipeMachineId, amount: swiped }] : [],
        lastCollection: { employeeId, amount: left - swiped - short + (short > 0 ? 0 : over), notes: [] },
        shortages: short > 0 ? [{ employeeId, amount: short }] : [],
      };
    });
    const tanks = (await this.inTanks()).map(({ tankId, litres }) => ({
      tankId,
      isAtg: true,
      volume:
        litres - sum(sold, (meter) => (meter.tankId === tankId ? meter.litres : 0)) + chance.between(-9_000, 6_000),
    }));
    await this.act('closeShift', { pumps, tanks });
    if (chance.happens(15)) {
      await this.act('undoLastShift', {});
      await this.act('closeShift', { pumps, tanks });
    }
    await this.settle(swipeMachineId);
  }

  private async settle(swipeMachineId: number): Promise<void> {
    const [machine] = await this.backend.sql<{ toCome: number }>(
      `SELECT COALESCE(account_balance(id, 'infinity'), 0) AS "toCome" FROM ledger_account WHERE kind = 'SWIPE' AND ref_id = $1`,
      [swipeMachineId],
    );
    if (!machine || machine.toCome < 1000 || this.chance.happens(40)) return;
    const charges = Math.floor(machine.toCome / 100);
    const { accountId } = this.way as { accountId: number };
    await this.act('settleSwipe', {
      swipeMachineId,
      accountId,
      paidOn: this.date,
      paid: machine.toCome - charges,
      charges,
      expenditureCategoryId: this.categories[0],
    });
  }

  /** Bills everything unbilled of a creditor, or charges the interest of late bills. */
  private async bill(): Promise<void> {
    const [creditorId] = this.firms as [number];
    const open = await this.backend.sql('SELECT FROM credit_sale WHERE creditor_id = $1 AND bill_id IS NULL LIMIT 1', [
      creditorId,
    ]);
    if (open.length > 0) await this.act('makeBill', { creditorId, from: FIRST_DAY, to: this.date });
    const charge = this.act('chargeInterest', { creditorId, asAt: this.date });
    await charge.catch((error: Error) => expect(error.message).toBe('There is no interest to charge'));
  }
}
