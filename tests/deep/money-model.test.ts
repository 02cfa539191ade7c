import fc from 'fast-check';
import { addDays } from '../../server/domain/kernel/business-date';
import { litresText } from '../../server/domain/kernel/litres';
import { amountOf } from '../../server/domain/kernel/money';
import { ProblemError } from '../../server/domain/kernel/problem';
import { sum } from '../../server/domain/kernel/sum';
import { interestDue } from '../../server/modules/credit/interest.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { reports } from '../../server/reports';
import { inEnglish } from '../reports/in-english';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { MoneyModel } from '../server/money-model';
import { OPENING, ReceiptModel, StatementModel, type Told } from '../server/statement-model';
import { type Act, actAs, type ClosingStation, NOTES, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const RUNS = Number(process.env.FORECOURT_RUNS ?? 4);
const FIRST_DAY = '2026-02-20';
const RUPEE = 100;
const WHY = 'It was entered wrong';
const DELETE = 1;
const PAY_RATE = 50_000;
const OPENING_BALANCE = 7_654_321;
const OPENING_ADVANCE = -3_210_000;
/** Ten of each note in the safe. */
const OPENING_CASH = sum(NOTES, (value) => value * 10 * RUPEE);
const NONE: never[] = [];
const RETURN_REASON = 'Funds insufficient';

/** The accounts of the money that creditors pay: the safe, the bank, and the cheques that the bank has not paid yet. */
const WAYS = ['cash', 'bank', 'cheques'] as const;
type Way = (typeof WAYS)[number];
const MODE_NAMES: Record<Way, string> = { cash: 'Cash', bank: 'NEFT', cheques: 'Cheque' };

type ChequeState = 'HELD' | 'DEPOSITED' | 'CLEARED' | 'RETURNED';
/** What may become of a cheque, as often as it is listed. UNDONE takes its last step back. */
const NEXT: Record<ChequeState, readonly (ChequeState | 'UNDONE')[]> = {
  HELD: ['DEPOSITED', 'RETURNED', 'DEPOSITED'],
  DEPOSITED: ['CLEARED', 'RETURNED', 'UNDONE'],
  CLEARED: ['UNDONE', 'CLEARED', 'CLEARED'],
  RETURNED: ['UNDONE', 'RETURNED', 'RETURNED'],
};

const KINDS = [
  'sale',
  'sale',
  'sale',
  'payment',
  'payment',
  'bill',
  'bill',
  'interest',
  'interest',
  'sameDay',
  'expenditure',
  'advance',
  'salary',
  'transfer',
  'settlement',
  'correction',
  'correction',
  'close',
  'close',
  'correction',
  'paymentCorrection',
  'cheque',
  'cheque',
  'cheque',
] as const;
interface Step {
  does: (typeof KINDS)[number];
  a: number;
  b: number;
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  does: fc.constantFrom(...KINDS),
  a: fc.nat(1_000_000),
  b: fc.nat(1_000_000),
});

/** The bill exceeds the advance payments and is still open weeks later. */
const PAID_LATE: Step[] = [
  ...Array.from({ length: 12 }, (): Step => ({ does: 'sale', a: 4, b: 29_999 })),
  { does: 'bill' as const, a: 4, b: 50 },
  { does: 'close' as const, a: 28, b: 1 },
  { does: 'interest' as const, a: 0, b: 0 },
];

const NEWEST = 0;
const PAY_BY_CHEQUE: Step = { does: 'payment', a: 8 * WAYS.indexOf('cheques'), b: 1 };
/** Every step of the newest cheque. */
const ALL_STEPS: Step[] = [
  { ...PAY_BY_CHEQUE },
  { does: 'cheque', a: NEWEST, b: 0 },
  { does: 'cheque', a: NEWEST, b: 0 },
  { does: 'cheque', a: NEWEST, b: 0 },
  { does: 'cheque', a: NEWEST, b: 4 },
  { does: 'paymentCorrection', a: NEWEST, b: 1 },
  { does: 'cheque', a: NEWEST, b: 0 },
  { does: 'cheque', a: NEWEST, b: 2 },
];

const pick = <T>(list: readonly T[], by: number): T => list[by % list.length]!;

/** A pump's close: what was missing, and who owes the part above the tolerance. Paise. */
interface PlayedClose {
  missing: number;
  employeeId: number;
}

interface PlayedSale {
  id: number;
  creditorId: number;
  date: string;
  pumpId: number;
  productId: number;
  litres: number;
  amount: number;
  slipNo: string;
  vehicle: string;
  /** The sale as it was last posted. */
  posted: Told;
  /** Null while its shift is running. */
  close: PlayedClose | null;
}

interface PlayedPayment {
  id: number;
  creditorId: number;
  date: string;
  amount: number;
  way: Way;
  reference: string;
  posted: Told;
  cheque: PlayedCheque | null;
}

interface PlayedCheque {
  id: number;
  /** From its receipt on, without those that were undone. */
  steps: ChequeStep[];
}

/** What the bank charged, and what the customer was charged, for a return. Paise. */
interface ChequeStep {
  to: ChequeState;
  day: string;
  bankCharge: number;
  customerCharge: number;
}

const toldOfSale = ({ slipNo, vehicle, litres }: Pick<PlayedSale, 'slipNo' | 'vehicle' | 'litres'>): Told => ({
  what: 'Credit sale',
  slipNo,
  vehicle,
  litres,
});
const toldOfPayment = (way: Way, reference: string): Told => ({ what: `Payment, ${MODE_NAMES[way]}, ${reference}` });
const toldOfReturn = (reference: string): Told => ({ what: `Cheque returned, ${reference}, ${RETURN_REASON}` });
/** A reversed return has no reason. */
const toldOfUndoneReturn = (reference: string): Told => ({ what: `Cheque returned, ${reference}` });
const CHARGE: Told = { what: 'Cheque charge' };

const answeredFor = (missing: number): number => (missing > 10 * RUPEE ? missing - (missing % RUPEE) : 0);

/** How often each command was run, over all runs. */
const taken = new Map<string, number>();

/** A station and a model of its money as plain sums, kept in step. */
class Play {
  private date = FIRST_DAY;
  private isNight = false;
  private onDuty: number[] = [];
  /** All credit sales, and those of the running shift. */
  private readonly sales = new Map<number, PlayedSale>();
  private onCredit: PlayedSale[] = [];
  private opens = new Map<number, number>();
  /** The day up to which each creditor was last charged interest. */
  private readonly chargedTo = new Map<number, string>();
  private readonly payments = new Map<number, PlayedPayment>();
  private readonly statements = new StatementModel();
  private readonly receipts = new ReceiptModel();
  private slips = 0;
  private cheques = 0;

  private constructor(
    private readonly backend: Backend,
    private readonly act: Act,
    private readonly ctx: Context,
    private readonly ids: ClosingStation &
      Record<'accountId' | 'walletId' | 'modeId' | 'chequeModeId' | 'categoryId', number> & {
        firms: number[];
      },
    readonly model: MoneyModel,
  ) {}

  static async begin(): Promise<Play> {
    const backend = await openBackend();
    const base = await contextOf(backend, true);
    let play: Play;
    const clock = { ...base.clock, today: () => play?.date ?? FIRST_DAY };
    const ctx = { ...base, clock };
    const through = actAs(ctx);
    const act: Act = async (command, input) => {
      const answer = await through<never>(command, input);
      taken.set(command, (taken.get(command) ?? 0) + 1);
      return answer;
    };
    const station = await seedClosingStation(act);
    const { id: accountId } = await act('createTransactionAccount', { name: 'STATE BANK' });
    const { id: walletId } = await act('createTransactionAccount', { name: 'WALLET' });
    const { id: modeId } = await act('createPaymentMode', { name: 'NEFT' });
    const { id: chequeModeId } = await act('createPaymentMode', { name: 'Cheque', isCheque: true });
    for (const paymentModeId of [modeId, chequeModeId])
      await act('createAccountPaymentMode', { accountId, paymentModeId });
    const { id: categoryId } = await act('createExpenditureCategory', { name: 'Bank charges' });
    const firm = {
      shortName: 'FIRM',
      proprietorName: 'OWNER',
      email: 'accounts@firm.example',
      contactNo: '9876543210',
      address: 'MAIN ROAD',
      maxLimit: 99_999_999_900,
      creditDays: 1,
      interestRate: 2400,
    };
    const firms: number[] = [];
    for (const more of [
      { firmName: 'NORTH ROADWAYS' },
      { firmName: 'SOUTH ROADWAYS', openingBalance: OPENING_ADVANCE },
      { firmName: 'OLD FRIENDS', openingBalance: OPENING_BALANCE },
      { firmName: 'SMALL ACCOUNT', isSmall: true },
    ])
      firms.push((await act('createCreditor', { ...firm, ...more })).id);
    const model = new MoneyModel(OPENING_CASH);
    const openings = [
      [firms[1]!, OPENING_ADVANCE],
      [firms[2]!, OPENING_BALANCE],
    ] as const;
    for (const [firm, amount] of openings) model.owe(firm, FIRST_DAY, amount);
    const ids = { ...station, accountId, walletId, modeId, chequeModeId, categoryId, firms };
    play = new Play(backend, act, ctx, ids, model);
    for (const [firm, amount] of openings)
      play.statements.post(OPENING, firm, FIRST_DAY, amount, { what: 'Opening balance' });
    await play.start();
    return play;
  }

  end = (): Promise<void> => this.backend.close();
  step = ({ does, a, b }: Step): Promise<void> => this[does](a, b);

  private async start(): Promise<void> {
    const crew = this.ids.employees.filter((_, index) => (this.date.charCodeAt(9) + index) % 2 === 0);
    this.onDuty = crew;
    await this.act('startShift', {
      shiftDate: this.date,
      shiftTypeId: this.isNight ? this.ids.night : this.ids.morning,
      onDuty: crew.map((employeeId) => ({ employeeId, pumpId: this.ids.pumps[0] })),
    });
    const legs = await this.backend.sql<{ nozzleId: number; open: number }>(
      `SELECT r.nozzle_id AS "nozzleId", r.open FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'`,
    );
    this.opens = new Map(legs.map(({ nozzleId, open }) => [nozzleId, open]));
    this.onCredit = [];
  }

  private async sale(a: number, b: number): Promise<void> {
    const creditorId = pick(this.ids.firms, a);
    const at = { pumpId: pick(this.ids.pumps, b), productId: pick([this.ids.hs, this.ids.ms], a + b) };
    const litres = 1_000 + (b % 30_000);
    const on = { slipNo: `S${++this.slips}`, vehicle: `V${a % 3}` };
    const { creditSaleId: id, amount } = await this.act<{ creditSaleId: number; amount: number }>('recordCreditSale', {
      creditorId,
      ...at,
      litres,
      overLimitReason: 'a good customer',
      // Random figures are not usual.
      confirmed: true,
      ...on,
    });
    const posted = toldOfSale({ ...on, litres });
    const sale = { id, creditorId, date: this.date, ...at, litres, amount, ...on, posted, close: null };
    this.sales.set(id, sale);
    this.statements.post(`sale ${id}`, creditorId, this.date, amount, posted);
    this.onCredit.push(sale);
    this.model.sell(creditorId, this.date, amount);
  }

  /** Halves or deletes an unbilled sale; in a closed shift the difference becomes a shortage. */
  private async correction(a: number, b: number): Promise<void> {
    const open = await this.backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE bill_id IS NULL ORDER BY id');
    if (open.length === 0) return;
    const sale = this.sales.get(pick(open, a).id)!;
    if (b % 5 === 1) return this.move(sale, b);
    if (b % 5 === 2) return this.rewrite(sale);
    const isDeleted = b % 3 === 0;
    const litres = isDeleted ? 0 : Math.ceil(sale.litres / 2);
    const amount = amountOf(litres, sale.productId === this.ids.hs ? 9_250 : 10_420);
    await this.act('changeRow', {
      table: 'credit_sale',
      rowId: sale.id,
      permission: isDeleted ? 1 : 2,
      changes: isDeleted ? [] : [{ field: 'litres', value: litresText(litres) }],
      comment: WHY,
      confirmed: true,
    });
    this.model.correctSale(sale.creditorId, sale, amount);
    if (isDeleted || amount !== sale.amount) this.repost(sale, isDeleted ? null : { ...sale, litres, amount });
    else this.statements.retell(`sale ${sale.id}`, { litres });
    if (sale.close !== null) {
      const { missing, employeeId } = sale.close;
      sale.close.missing += sale.amount - amount;
      this.model.moveStaff(employeeId, answeredFor(sale.close.missing) - answeredFor(missing));
    }
    Object.assign(sale, { litres, amount });
    if (!isDeleted) return;
    this.sales.delete(sale.id);
    this.onCredit = this.onCredit.filter(({ id }) => id !== sale.id);
  }

  private repost(sale: PlayedSale, after: PlayedSale | null): void {
    this.statements.reverse(`sale ${sale.id}`, sale.posted);
    if (after === null) return;
    sale.posted = toldOfSale(after);
    this.statements.post(`sale ${sale.id}`, after.creditorId, sale.date, after.amount, sale.posted);
  }

  /** The sale belonged to another creditor and had its own slip. */
  private async move(sale: PlayedSale, b: number): Promise<void> {
    const creditorId = pick(this.ids.firms, this.ids.firms.indexOf(sale.creditorId) + 1 + (b % 3));
    const on = { slipNo: `S${++this.slips}`, vehicle: `W${b % 3}` };
    await this.act('changeRow', {
      table: 'credit_sale',
      rowId: sale.id,
      permission: 2,
      changes: Object.entries({ creditorId: String(creditorId), ...on }).map(([field, value]) => ({ field, value })),
      comment: WHY,
      confirmed: true,
    });
    this.model.correctSale(sale.creditorId, sale, 0);
    this.model.sell(creditorId, sale.date, sale.amount);
    this.repost(sale, { ...sale, creditorId, ...on });
    Object.assign(sale, { creditorId, ...on });
  }

  /** Only the slip changes, so nothing is posted. */
  private async rewrite(sale: PlayedSale): Promise<void> {
    const slipNo = `S${++this.slips}`;
    await this.act('changeRow', {
      table: 'credit_sale',
      rowId: sale.id,
      permission: 2,
      changes: [{ field: 'slipNo', value: slipNo }],
      comment: WHY,
      confirmed: true,
    });
    sale.slipNo = slipNo;
    this.statements.retell(`sale ${sale.id}`, { slipNo });
  }

  /** Changes a payment's amount and reference, or deletes it; refused if its cash is spent or its cheque deposited. */
  private async paymentCorrection(a: number, b: number): Promise<void> {
    const payment = pick([...this.payments.values()].toReversed(), a);
    if (payment === undefined) return;
    const isDeleted = b % 3 === 0;
    const amount = isDeleted ? 0 : payment.amount + 1 + (b % 5_000);
    const reference = `REF ${b}`;
    const isDated = payment.way === 'bank' && b % 2 === 0;
    const date = isDated ? this.valueDate(a) : payment.date;
    const typed = { amount: (amount / 100).toFixed(2), reference, ...(isDated && { valueDate: date }) };
    try {
      await this.act('changeRow', {
        table: 'creditor_payment',
        rowId: payment.id,
        permission: isDeleted ? 1 : 2,
        changes: isDeleted ? [] : Object.entries(typed).map(([field, value]) => ({ field, value })),
        comment: WHY,
        confirmed: true,
      });
    } catch (error) {
      if (payment.way === 'bank' || !(error instanceof ProblemError)) throw error;
      expect(error.message).toMatch(payment.way === 'cash' ? /safe/ : /Undo its steps under Cheques first/);
      if (payment.cheque !== null) expect(payment.cheque.steps.length).toBeGreaterThan(1);
      return;
    }
    if (payment.cheque !== null) expect(payment.cheque.steps).toHaveLength(1);
    taken.set('paymentCorrection', (taken.get('paymentCorrection') ?? 0) + 1);
    this.model.owe(payment.creditorId, payment.date, payment.amount);
    this.model.owe(payment.creditorId, date, -amount);
    this.model[payment.way] += amount - payment.amount;
    this.statements.reverse(`payment ${payment.id}`, payment.posted);
    if (isDeleted) {
      this.payments.delete(payment.id);
      this.receipts.payments.delete(payment.id);
      return;
    }
    const posted = toldOfPayment(payment.way, reference);
    this.statements.post(`payment ${payment.id}`, payment.creditorId, date, -amount, posted);
    Object.assign(payment, { amount, date, reference, posted });
    Object.assign(this.receipts.payments.get(payment.id)!, { amount, date });
  }

  /** The fields of a creditor's payment that say how it is paid, besides the reference. */
  private fieldsOfReceipt(way: Way): object {
    if (way !== 'cheques') return this.way(way === 'cash');
    const { accountId, chequeModeId: paymentModeId } = this.ids;
    return { accountId, paymentModeId, chequeBank: 'HDFC BANK', chequeDate: this.date, notes: NONE };
  }

  /** The fields of a payment in uncounted cash or through the bank. */
  private way(isCash: boolean): object {
    const { accountId, modeId } = this.ids;
    return isCash ? { notes: NONE } : { accountId, paymentModeId: modeId, notes: NONE };
  }

  /** One of the last days, from the first one on: on it the bank moved the money. */
  private valueDate(by: number): string {
    const day = addDays(this.date, -(by % 20));
    return day < FIRST_DAY ? FIRST_DAY : day;
  }

  private moveMoney(isCash: boolean, amount: number): void {
    if (isCash) this.model.cash += amount;
    else this.model.bank += amount;
  }

  private async payment(a: number, b: number): Promise<void> {
    const creditorId = pick(this.ids.firms, a);
    const due = this.model.dueOf(creditorId);
    const amount = b % 3 === 0 && due > 0 ? due : 1 + (b % 200_000);
    const way = pick(WAYS, a >> 3);
    const reference = way === 'cheques' ? `C${++this.cheques}` : 'NEFT 1';
    const isDated = way === 'bank' && b % 2 === 0;
    const date = isDated ? this.valueDate(a) : this.date;
    const { creditorPaymentId: id } = await this.act<{ creditorPaymentId: number }>('recordCreditorPayment', {
      creditorId,
      amount,
      ...this.fieldsOfReceipt(way),
      ...(isDated && { valueDate: date }),
      reference,
      confirmed: true,
    });
    const cheque = way === 'cheques' ? await this.chequeOf(id) : null;
    const posted = toldOfPayment(way, reference);
    this.payments.set(id, { id, creditorId, date, amount, way, reference, posted, cheque });
    this.receipts.pay({ id, creditorId, date, amount });
    this.statements.post(`payment ${id}`, creditorId, date, -amount, posted);
    this.model.owe(creditorId, date, -amount);
    this.model[way] += amount;
  }

  private async chequeOf(paymentId: number): Promise<PlayedCheque> {
    const [row] = await this.backend.sql<{ id: number }>('SELECT id FROM cheque WHERE creditor_payment_id = $1', [
      paymentId,
    ]);
    return { id: row!.id, steps: [{ to: 'HELD', day: this.date, bankCharge: 0, customerCharge: 0 }] };
  }

  /** A cheque is deposited, paid by the bank or returned, on one of the days since its last step, or that step is undone. */
  private async cheque(a: number, b: number): Promise<void> {
    const payment = pick([...this.payments.values()].filter(({ cheque }) => cheque !== null).toReversed(), a);
    if (payment === undefined) return;
    const { id: chequeId, steps } = payment.cheque!;
    const last = steps.at(-1)!;
    const to = pick(NEXT[last.to], b);
    if (to === last.to) return;
    if (to === 'UNDONE') {
      await this.act('undoChequeStep', { chequeId, step: last.to, reason: WHY });
      this.undoOf(payment, last);
      steps.pop();
      return;
    }
    const later = addDays(last.day, b % 10);
    const day = later < this.date ? later : this.date;
    const step: ChequeStep = { to, day, bankCharge: 0, customerCharge: 0 };
    if (to === 'DEPOSITED')
      await this.act('depositCheque', { chequeId, depositedOn: day, accountId: this.ids.accountId });
    else if (to === 'CLEARED') {
      await this.act('clearCheque', { chequeId, clearedOn: day });
      this.model.cheques -= payment.amount;
      this.model.bank += payment.amount;
    } else {
      // Only a bank that had the cheque charges for it.
      step.bankCharge = last.to === 'DEPOSITED' && b % 4 < 2 ? 29_500 : 0;
      step.customerCharge = b % 8 < 5 ? 35_000 : 0;
      await this.returned(payment, step);
    }
    steps.push(step);
  }

  /** The customer owes again from the day of the return, and the charge besides. */
  private async returned(payment: PlayedPayment, { day, bankCharge, customerCharge }: ChequeStep): Promise<void> {
    const { id, creditorId, amount, reference, cheque } = payment;
    await this.act('returnCheque', {
      chequeId: cheque!.id,
      returnedOn: day,
      reason: RETURN_REASON,
      bankCharge,
      expenditureCategoryId: this.ids.categoryId,
      customerCharge,
    });
    this.model.cheques -= amount;
    this.model.bank -= bankCharge;
    this.model.owe(creditorId, day, amount + customerCharge);
    this.statements.post(`return ${id}`, creditorId, day, amount, toldOfReturn(reference));
    if (customerCharge > 0) this.statements.post(`charge ${id}`, creditorId, day, customerCharge, CHARGE);
  }

  /** The model is as if the step had never been. */
  private undoOf(
    { id, creditorId, amount, reference }: PlayedPayment,
    { to, day, bankCharge, customerCharge }: ChequeStep,
  ): void {
    if (to === 'DEPOSITED') return;
    this.model.cheques += amount;
    if (to === 'CLEARED') {
      this.model.bank -= amount;
      return;
    }
    this.model.bank += bankCharge;
    this.model.owe(creditorId, day, -amount - customerCharge);
    this.statements.reverse(`return ${id}`, toldOfUndoneReturn(reference));
    if (customerCharge > 0) this.statements.reverse(`charge ${id}`, CHARGE);
  }

  private async bill(a: number, b: number): Promise<void> {
    const creditorId = pick(this.ids.firms, a);
    const [from, to] = [addDays(this.date, -(b % 60)), addDays(this.date, b % 5 === 0 ? 0 : -(b % 3))];
    if (from > to) return;
    const input = { creditorId, from, to };
    if (creditorId === this.ids.firms[3]) {
      await expect(this.act('makeBill', input)).rejects.toThrow(
        'A small creditor has an open account and gets no bills',
      );
      return;
    }
    if (this.model.leavesOutOlder(creditorId, from, to)) {
      await expect(this.act('makeBill', input)).rejects.toThrow(
        /^There are unbilled sales from .* on\. Bill them first\.$/,
      );
      return;
    }
    const amount = this.model.bill(creditorId, from, to);
    if (amount === 0)
      await expect(this.act('makeBill', input)).rejects.toThrow('There are no sales to bill in these days');
    else {
      const made = await this.act<{ billId: number; amount: number }>('makeBill', input);
      expect(made.amount).toBe(amount);
      this.receipts.bill(made.billId, creditorId, to);
    }
  }

  /**
   * Charges every creditor that has overdue bills, up to one of the last days; the others are refused. Other tests check
   * the amount of interest.
   */
  private async interest(_a: number, b: number): Promise<void> {
    for (const creditorId of this.ids.firms) {
      const charged = this.chargedTo.get(creditorId) ?? FIRST_DAY;
      const early = addDays(this.date, -(b % 7));
      const asAt = early < charged ? charged : early;
      const input = { creditorId, asAt };
      const due = await ask(this.ctx, interestDue, input);
      const toCharge = sum(due, (bill) => bill.toCharge);
      if (toCharge === 0)
        await expect(this.act('chargeInterest', input)).rejects.toThrow('There is no interest to charge');
      else {
        const made = await this.act<{ billId: number; amount: number }>('chargeInterest', input);
        expect(made.amount).toBe(toCharge);
        this.chargedTo.set(creditorId, asAt);
        this.statements.post(`interest ${made.billId}`, creditorId, asAt, toCharge, { what: 'Interest' });
      }
      this.model.owe(creditorId, asAt, toCharge);
    }
  }

  /**
   * A creditor pays in advance, is billed and charged interest on one day; then one more payment is recorded and deleted.
   * The allocations are the same before and after.
   */
  private async sameDay(a: number, b: number): Promise<void> {
    const creditorId = this.ids.firms[a % 3]!;
    await this.payment(this.ids.firms.indexOf(creditorId), 3 * b);
    await this.payment(this.ids.firms.indexOf(creditorId), 3 * b + 1);
    await this.sale(this.ids.firms.indexOf(creditorId), b);
    const amount = this.model.bill(creditorId, FIRST_DAY, this.date);
    const made = await this.act<{ billId: number; amount: number }>('makeBill', {
      creditorId,
      from: FIRST_DAY,
      to: this.date,
    });
    expect(made.amount).toBe(amount);
    this.receipts.bill(made.billId, creditorId, this.date);
    await this.interest(a, a % 2 === 0 ? 0 : b);
    const settled = () =>
      this.backend.sql(
        'SELECT payment_id, bill_id, amount, allocated_on FROM payment_allocation ORDER BY payment_id, bill_id, amount',
      );
    const before = await settled();
    const { creditorPaymentId: rowId } = await this.act<{ creditorPaymentId: number }>('recordCreditorPayment', {
      creditorId,
      amount: RUPEE,
      ...this.way(false),
      reference: 'NEFT 2',
      confirmed: true,
    });
    await this.act('changeRow', { table: 'creditor_payment', rowId, permission: DELETE, changes: [] });
    expect(await settled()).toEqual(before);
    const posted = toldOfPayment('bank', 'NEFT 2');
    this.statements.post(`payment ${rowId}`, creditorId, this.date, -RUPEE, posted);
    this.statements.reverse(`payment ${rowId}`, posted);
  }

  /** Spends money. Cash is refused if the notes in the safe cannot make the amount; then nothing changes. */
  private async spend(command: string, isCash: boolean, amount: number, input: object): Promise<boolean> {
    const valueDate = isCash || amount % 3 > 0 ? {} : { valueDate: this.valueDate(amount) };
    const entry = { ...input, amount, ...this.way(isCash), ...valueDate };
    try {
      await this.act(command, entry);
    } catch (error) {
      if (!isCash || !(error instanceof ProblemError)) throw error;
      expect(error.message).toMatch(/The safe holds only|The notes in the safe cannot make/);
      return false;
    }
    this.moveMoney(isCash, -amount);
    return true;
  }

  private async expenditure(a: number, b: number): Promise<void> {
    const amount = (1 + (b % 900)) * (a % 5 === 0 ? 37 : RUPEE);
    const input = { expenditureCategoryId: this.ids.categoryId, confirmed: true };
    await this.spend('recordExpenditure', a % 3 !== 0, amount, input);
  }

  private async advance(a: number, b: number): Promise<void> {
    const employeeId = pick(this.ids.employees, a);
    const amount = (1 + (b % 1500)) * RUPEE;
    if (await this.spend('recordEmployeeAdvance', b % 2 === 0, amount, { employeeId, confirmed: true }))
      this.model.moveStaff(employeeId, amount);
  }

  private async salary(a: number, b: number): Promise<void> {
    const employeeId = pick(this.ids.employees, a);
    const [last] = await this.backend.sql<{ to: string | null }>(
      'SELECT MAX(to_date) AS to FROM salary_payment WHERE employee_id = $1',
      [employeeId],
    );
    const from = last?.to ? addDays(last.to, 1) : FIRST_DAY;
    const to = addDays(this.date, -1);
    if (from > to) return;
    const { model } = this;
    const earned = PAY_RATE * model.attended(employeeId, from, to);
    const payable = Math.max(0, earned - model.owedBy(employeeId));
    const paid = b % 3 === 0 ? Math.floor(payable / 200) * RUPEE : payable;
    const salary = { employeeId, from, to, notes: NONE };
    await expect(this.act('paySalary', { ...salary, ...this.way(false), amount: payable + 1 })).rejects.toThrow(
      /Record anything more as an advance/,
    );
    if (earned === 0 && paid === 0) {
      await expect(this.act('paySalary', { ...salary, amount: 0 })).rejects.toThrow(
        /^Nothing was earned in these days/,
      );
      return;
    }
    if (await this.spend('paySalary', b % 2 === 0, paid, salary)) model.moveStaff(employeeId, paid - earned);
  }

  /** Between two accounts, and between the safe and one. */
  private async transfer(a: number, b: number): Promise<void> {
    await this.bankTransfer(a, b);
    const kind = a % 2 === 0 ? 'DEPOSIT' : 'DRAWING';
    const [note] = await this.backend.sql<{ value: number; available: number }>(
      'SELECT (value / 100)::int AS value, available FROM denomination WHERE NOT is_uncounted AND available > 0 ORDER BY value DESC LIMIT 1',
    );
    if (note === undefined && kind === 'DEPOSIT') return;
    const value = kind === 'DEPOSIT' ? note!.value : 500;
    const count = kind === 'DEPOSIT' ? 1 + (a % note!.available) : 1 + (a % 7);
    const notes = [kind === 'DEPOSIT' ? { value, in: 0, out: count } : { value, in: count, out: 0 }];
    const amount = value * count * RUPEE;
    const valueDate = a % 3 === 0 ? this.valueDate(a) : null;
    const transfer = { kind, accountId: this.ids.accountId, notes, valueDate, confirmed: true };
    expect(await this.act('transferCash', transfer)).toMatchObject({ amount });
    this.moveMoney(true, kind === 'DEPOSIT' ? -amount : amount);
    this.moveMoney(false, kind === 'DEPOSIT' ? amount : -amount);
  }

  private async settlement(a: number, b: number): Promise<void> {
    const swipeMachineId = pick(this.ids.swipes, a);
    const toCome = this.model.toComeOf(swipeMachineId);
    const settlement = {
      swipeMachineId,
      accountId: this.ids.accountId,
      paidOn: this.date,
      expenditureCategoryId: this.ids.categoryId,
      charges: 0,
    };
    await expect(this.act('settleSwipe', { ...settlement, paid: toCome + 1 })).rejects.toThrow(
      /outstanding on this machine/,
    );
    if (toCome < 200) return;
    const settled = b % 2 === 0 ? toCome : 100 + (b % (toCome - 100));
    const charges = Math.floor(settled / 100);
    await this.act('settleSwipe', { ...settlement, paid: settled - charges, charges });
    this.model.moveMachine(swipeMachineId, -settled);
    this.moveMoney(false, settled - charges);
  }

  /** Moves money between the bank and the wallet on one of the last days; some transfers are turned round or deleted. */
  private async bankTransfer(a: number, b: number): Promise<void> {
    const { accountId, walletId, categoryId: expenditureCategoryId } = this.ids;
    const amount = 1 + (b % 900_000);
    const charges = a % 3 === 0 ? 0 : Math.ceil(amount / 200);
    const [isOut, isTurned] = [a % 2 === 0, a % 5 === 0];
    const [fromAccountId, toAccountId] = isOut ? [accountId, walletId] : [walletId, accountId];
    const asked = {
      fromAccountId,
      toAccountId,
      amount,
      charges,
      expenditureCategoryId,
      transferDate: this.valueDate(a),
    };
    await expect(this.act('recordBankTransfer', { ...asked, toAccountId: fromAccountId })).rejects.toThrow(
      /^Select another account/,
    );
    const entry = { ...asked, confirmed: true };
    const { bankTransferId: rowId } = await this.act<{ bankTransferId: number }>('recordBankTransfer', entry);
    const on = { table: 'bank_transfer', rowId, comment: WHY, confirmed: true };
    if (b % 4 === 0) return void (await this.act('changeRow', { ...on, permission: DELETE, changes: [] }));
    const turned = { fromAccountId: String(toAccountId), toAccountId: String(fromAccountId) };
    const changes = Object.entries(turned).map(([field, value]) => ({ field, value }));
    if (isTurned) await this.act('changeRow', { ...on, permission: 2, changes });
    const leavesBank = isOut !== isTurned;
    this.model.bank += leavesBank ? -(amount + charges) : amount;
    this.model.wallet += leavesBank ? amount : -(amount + charges);
  }

  /** Reads every meter, a litre or more above the credit sales; sometimes an employee is short. */
  private async close(a: number, b: number): Promise<void> {
    const nozzles = await this.backend.sql<{ id: number; pumpId: number; productId: number; rate: number }>(
      `SELECT r.nozzle_id AS id, r.pump_id AS "pumpId", r.product_id AS "productId", r.rate
       FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING' ORDER BY 1`,
    );
    const employeeId = pick(this.ids.employees, b);
    const swipeMachineId = pick(this.ids.swipes, b);
    const pumps = this.ids.pumps.map((pumpId) => {
      const own = nozzles.filter((nozzle) => nozzle.pumpId === pumpId);
      const onCredit = this.onCredit.filter((sale) => sale.pumpId === pumpId);
      const sold = own.map((nozzle) => {
        const credit = sum(onCredit, ({ productId, litres }) => (productId === nozzle.productId ? litres : 0));
        return { ...nozzle, litres: credit + 10_000 + ((a + nozzle.id * 977) % 90_000) };
      });
      const sale = sum(sold, ({ litres, rate }) => amountOf(litres, rate));
      const left = sale - sum(onCredit, ({ amount }) => amount);
      const swiped = b % 2 === 0 ? Math.floor(left / 3) : 0;
      const short = a % 3 === 0 ? (11 + (b % 200)) * RUPEE : 0;
      const last = left - swiped - short;
      return { pumpId, sold, swiped, short, last };
    });
    const sold = (tank: number): number =>
      sum(pumps, (pump) =>
        sum(pump.sold, ({ productId, litres }) => (productId === [this.ids.hs, this.ids.ms][tank] ? litres : 0)),
      );
    const book = await this.backend.sql<{ tankId: number; litres: number }>(
      'SELECT tank_id AS "tankId", SUM(litres)::bigint AS litres FROM stock_movement GROUP BY 1 ORDER BY 1',
    );
    const input = {
      pumps: pumps.map(({ pumpId, sold: own, swiped, short, last }) => ({
        pumpId,
        nozzles: own.map(({ id, litres }) => ({ nozzleId: id, close: this.opens.get(id)! + litres, testing: 0 })),
        swipes: swiped > 0 ? [{ swipeMachineId, amount: swiped }] : [],
        lastCollection: { employeeId, amount: last, notes: [] },
        shortages: short > 0 ? [{ employeeId, amount: short }] : [],
      })),
      tanks: book.map(({ tankId, litres }, index) => ({ tankId, isAtg: true, volume: litres - sold(index) })),
    };
    await this.act('closeShift', input);
    if (b % 5 === 0) {
      await this.act('undoLastShift', {});
      await this.act('closeShift', input);
    }
    for (const { pumpId, swiped, short, last } of pumps) {
      const close = { missing: short, employeeId };
      for (const sale of this.onCredit) if (sale.pumpId === pumpId) sale.close = close;
      this.model.moveMachine(swipeMachineId, swiped);
      this.model.moveStaff(employeeId, short);
      this.model.cash += last;
    }
    for (const onDuty of this.onDuty) this.model.attend(onDuty, this.date);
    await this.nextShift(a);
  }

  /** Starts the night shift after a morning, or a morning up to some weeks later. */
  private async nextShift(a: number): Promise<void> {
    const days = a % 4 === 0 ? 10 + (a % 35) : 1;
    if (this.isNight || a % 4 === 0) this.date = addDays(this.date, days);
    this.isNight = !this.isNight && a % 4 !== 0;
    await this.start();
  }

  /**
   * The statement lists each document once in its present form, or all its postings; totals leave out reversed entries.
   */
  private async expectStatement(creditorId: number, from: string): Promise<void> {
    const filters = { creditor: creditorId, from, to: this.date };
    const standing = this.statements.linesOf(creditorId, from, this.date, false);
    const totals = { debit: sum(standing, ({ debit }) => debit), credit: sum(standing, ({ credit }) => credit) };
    for (const corrections of [false, true]) {
      const [facts, shown] = await this.report('credit-statement', { ...filters, corrections });
      expect(
        shown!.rows.map(({ date, what, slipNo, vehicle, litres, debit, credit, balance }) => ({
          date,
          what,
          slipNo,
          vehicle,
          litres,
          debit,
          credit,
          balance,
        })),
      ).toEqual(this.statements.linesOf(creditorId, from, this.date, corrections));
      expect(shown!.totals).toEqual(totals);
      const summary = this.statements.summaryOf(creditorId, from, this.date);
      expect(facts!.rows).toMatchObject([{ ...summary, closing: this.model.dueOf(creditorId) }]);
    }
  }

  /** Each receipt is on one bill, and each bill's figures match what it lists. */
  private async expectReceipts(creditorId: number): Promise<void> {
    for (const [creditorBillId, expected] of this.receipts.of(creditorId)) {
      const sheet = reports.find(({ route }) => route === 'credit-report-bybillid')!;
      const { sections } = await ask(this.ctx, sheet.query, { creditorId, creditorBillId, firmName: 'x' });
      const section = (name: string): Row[] => sections[sheet.sections.findIndex((one) => one.name === name)]!.rows;
      const receipts = section('payments').map((row) => row.creditorPaymentId as number);
      expect([creditorBillId, receipts.toSorted((one, other) => one - other)]).toEqual([creditorBillId, expected]);
      const [due] = section('due') as Record<'opening' | 'amount' | 'paid' | 'closing', number>[];
      expect(due!.paid).toBe(sum(expected, (id) => this.receipts.payments.get(id)!.amount));
      expect(due!.closing).toBe(due!.opening + due!.amount - due!.paid);
    }
  }

  private async report(route: string, input: object): Promise<{ rows: Row[]; totals: Row | null }[]> {
    const report = reports.find((one) => one.route === route);
    if (report === undefined) throw new Error(`There is no report ${route}`);
    const { sections } = await ask(this.ctx, report.query, input as never);
    return inEnglish(report, sections);
  }

  /** Ledger, reports and model have the same figures. */
  async expectSameMoney(anyDay: number): Promise<void> {
    const { model, ids } = this;
    await expectBooksInOrder(this.backend.database);
    const asAt = addDays(FIRST_DAY, anyDay % 90) < this.date ? addDays(FIRST_DAY, anyDay % 90) : this.date;
    for (const day of [asAt, this.date]) {
      const [trial] = await this.report('trial-balance', { asAt: day });
      expect(trial!.totals!.debit).toBe(trial!.totals!.credit);
      const [details] = await this.report('credit-account-details', { asAt: day });
      for (const creditorId of ids.firms) {
        const row = details!.rows.find((one) => one.creditorId === creditorId);
        const due = Number(row?.due ?? 0);
        expect([creditorId, day, due]).toEqual([creditorId, day, model.dueOf(creditorId, day)]);
        const ages = ['upTo30', 'upTo60', 'upTo90', 'above90'].map((age) => Number(row?.[age] ?? 0));
        expect(sum(ages, (age) => age)).toBe(due);
      }
    }
    for (const creditorId of ids.firms) {
      const sections = await this.report('credit-statement', { creditor: creditorId, from: asAt, to: this.date });
      const balances = sections.flatMap(({ rows }) => rows).filter(({ balance }) => balance != null);
      expect(balances.at(-1)?.balance ?? model.dueOf(creditorId)).toBe(model.dueOf(creditorId));
      const [row] = await this.backend.sql<{ billed: number; unbilled: number }>(
        `SELECT COALESCE(SUM(amount) FILTER (WHERE bill_id IS NOT NULL), 0)::bigint AS billed,
                COALESCE(SUM(amount) FILTER (WHERE bill_id IS NULL), 0)::bigint AS unbilled
         FROM credit_sale WHERE creditor_id = $1`,
        [creditorId],
      );
      expect(row).toEqual({ billed: model.billedOf(creditorId), unbilled: model.unbilledOf(creditorId) });
    }
    const one = pick(ids.firms, anyDay);
    await this.expectStatement(one, asAt);
    await this.expectReceipts(one);
    const balances = await this.backend.sql<{ kind: string; refId: number; balance: number }>(
      `SELECT kind, ref_id AS "refId", account_balance(id, 'infinity') AS balance FROM ledger_account`,
    );
    const inLedger = (kind: string, refId = 0): number =>
      balances.find((one) => one.kind === kind && one.refId === refId)?.balance ?? 0;
    expect(inLedger('CASH')).toBe(model.cash);
    expect(inLedger('BANK', ids.accountId)).toBe(model.bank);
    expect(inLedger('BANK', ids.walletId)).toBe(model.wallet);
    expect(inLedger('CHEQUES')).toBe(model.cheques);
    for (const employeeId of ids.employees) expect(inLedger('EMPLOYEE', employeeId)).toBe(model.owedBy(employeeId));
    for (const machineId of ids.swipes) expect(inLedger('SWIPE', machineId)).toBe(model.toComeOf(machineId));
  }
}

type Row = Record<string, unknown>;

it(
  'months of sales, bills, payments, interest, spending, salaries and settlements match a model of plain sums',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 60, maxLength: 90 }), async (steps) => {
        const play = await Play.begin();
        try {
          for (const [index, step] of [...steps, ...ALL_STEPS, ...PAID_LATE].entries()) {
            await play.step(step);
            if (step.does === 'close' || step.does === 'cheque' || index % 6 === 0) await play.expectSameMoney(step.a);
          }
          await play.expectSameMoney(0);
        } finally {
          await play.end();
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
    const commands = [
      'recordCreditSale',
      'recordCreditorPayment',
      'makeBill',
      'chargeInterest',
      'recordExpenditure',
      'recordEmployeeAdvance',
      'paySalary',
      'transferCash',
      'settleSwipe',
      'recordBankTransfer',
      'closeShift',
      'undoLastShift',
      'changeRow',
      'paymentCorrection',
      'depositCheque',
      'clearCheque',
      'returnCheque',
      'undoChequeStep',
    ];
    for (const command of commands) expect([command, taken.get(command)]).toEqual([command, expect.any(Number)]);
  },
  RUNS * 60_000,
);
