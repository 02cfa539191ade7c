import { sum } from '../../server/domain/kernel/sum';

/** The document of a creditor's first opening balance. */
export const OPENING = 'opening';

/** What a statement line states about its document: a sale has a slip, a vehicle and litres (ml). */
export interface Told {
  what: string;
  slipNo?: string | null;
  vehicle?: string | null;
  litres?: number | null;
}

interface Entry extends Told {
  document: string;
  creditorId: number;
  date: string;
  /** Paise: debit +, credit −. */
  amount: number;
  state: 'STANDS' | 'REVERSED' | 'REVERSAL';
  /** Where its document was entered first, among all documents. */
  first: number;
}

export interface Line extends Required<Told> {
  date: string;
  debit: number;
  credit: number;
  balance: number;
}

export interface Summary {
  opening: number;
  debit: number;
  credit: number;
}

/** The statements of creditors as plain lists of what was recorded, in order: no ledger, no database. */
export class StatementModel {
  private readonly entries: Entry[] = [];

  post(document: string, creditorId: number, date: string, amount: number, told: Told): void {
    const earlier = this.entries.find((entry) => entry.document === document);
    const first = earlier?.first ?? this.entries.length;
    this.entries.push({ ...told, document, creditorId, date, amount, state: 'STANDS', first });
  }

  /** Changes the texts of a document; its amount and creditor stay, so nothing is posted. */
  retell(document: string, told: Partial<Told>): void {
    Object.assign(this.standing(document), told);
  }

  /** Reverses a document: its lines show what they did when it was posted. */
  reverse(document: string, posted: Told): void {
    const entry = Object.assign(this.standing(document), posted, { state: 'REVERSED' as const });
    this.entries.push({ ...entry, amount: -entry.amount, state: 'REVERSAL' });
  }

  private standing(document: string): Entry {
    return this.entries.find((entry) => entry.document === document && entry.state === 'STANDS')!;
  }

  /**
   * The lines of the days. A document has its place in the day by its first entry, however often it was changed. With
   * corrections, reversed entries and their reversals are lines too, in the order in which they were posted.
   */
  linesOf(creditorId: number, from: string, to: string, corrections: boolean): Line[] {
    const own = this.entries.filter((entry) => entry.creditorId === creditorId);
    let balance = sum(own, ({ date, amount }) => (date < from ? amount : 0));
    return own
      .filter(({ date, state }) => date >= from && date <= to && (corrections || state === 'STANDS'))
      .toSorted(
        (one, other) =>
          one.date.localeCompare(other.date) ||
          (corrections
            ? 0
            : Number(one.document !== OPENING) - Number(other.document !== OPENING) || one.first - other.first),
      )
      .map(({ date, amount, state, what, slipNo = null, vehicle = null, litres = null }) => {
        balance += amount;
        const said = { STANDS: what, REVERSED: `${what} (reversed)`, REVERSAL: `Reversal: ${what}` }[state];
        const [debit, credit] = [Math.max(amount, 0), Math.max(-amount, 0)];
        return { date, what: said, slipNo, vehicle, litres, debit, credit, balance };
      });
  }

  /** What the summary counts: a first opening balance is the opening also if it is one of the lines. */
  summaryOf(creditorId: number, from: string, to: string): Summary {
    const own = this.entries.filter((entry) => entry.creditorId === creditorId && entry.date <= to);
    const isOpening = ({ document, date }: Entry): boolean => date < from || document === OPENING;
    const moved = own.filter((entry) => entry.state === 'STANDS' && !isOpening(entry));
    return {
      opening: sum(own, (entry) => (isOpening(entry) ? entry.amount : 0)),
      debit: sum(moved, ({ amount }) => Math.max(amount, 0)),
      credit: sum(moved, ({ amount }) => Math.max(-amount, 0)),
    };
  }
}

interface Receipt {
  id: number;
  creditorId: number;
  date: string;
  amount: number;
}

interface Bill {
  id: number;
  creditorId: number;
  to: string;
  /** The creditor's newest payment when the bill was made. */
  lastPayment: number;
}

/**
 * Which bill prints which receipts, as plain lists: the first bill made after the payment that ends on its day or
 * later.
 */
export class ReceiptModel {
  readonly payments = new Map<number, Receipt>();
  private readonly bills: Bill[] = [];
  /** Payments of each creditor in order, including deleted ones. */
  private readonly newest = new Map<number, number>();

  pay(payment: Receipt): void {
    this.payments.set(payment.id, payment);
    this.newest.set(payment.creditorId, payment.id);
  }

  bill(id: number, creditorId: number, to: string): void {
    this.bills.push({ id, creditorId, to, lastPayment: this.newest.get(creditorId) ?? 0 });
  }

  /** The payments of each bill of a creditor: bill id and payment ids. */
  of(creditorId: number): [number, number[]][] {
    const bills = this.bills.filter((bill) => bill.creditorId === creditorId);
    const printed = new Map<number, number[]>(bills.map(({ id }) => [id, []]));
    for (const { id, date, creditorId: of } of this.payments.values()) {
      if (of !== creditorId) continue;
      const first = bills.find(({ to, lastPayment }) => lastPayment >= id && to >= date);
      if (first) printed.get(first.id)!.push(id);
    }
    return [...printed];
  }
}
