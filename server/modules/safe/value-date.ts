import { Field } from 'type-graphql';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Problem } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { problemsOfValueDate, valueDateRule } from '../../domain/value-date.rules';
import { moveOpeningsBefore, type OpenedRows } from '../../masters/move-openings';
import { Ruled } from '../../platform/ruled';
import { BusinessDate as BusinessDateType } from '../../platform/scalars';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { account, type Entry } from '../../services/ledger/post';
import type { EntryShift } from '../shifts/late-entry';
import { readBooksBegan } from './books-began.queries';

/** The tables whose payments are posted on their value date as a whole, by their kinds in the ledger (ADR 84). */
const DATED_TABLES = {
  CREDITOR_PAYMENT: 'creditor_payment',
  EXPENDITURE: 'expenditure',
  SUPPLIER_PAYMENT: 'supplier_payment',
} as const;

type DatedTable = (typeof DATED_TABLES)[keyof typeof DATED_TABLES];

/** SQL: the day of a payment, given its alias and that of its shift: its value date, or the day of the shift. */
export const dayOfPayment = (payment: string, shift: string): string =>
  `COALESCE(${payment}.value_date, ${shift}.shift_date)`;

/**
 * SQL predicate: the payment `d` of the table has its day between two. One index finds those with a value date, another
 * one the rest by their shifts.
 */
export const paidBetween = (table: DatedTable, from: string, to: string): string => `d.id IN (
  SELECT x.id FROM shift h JOIN ${table} x ON x.shift_id = h.id AND x.value_date IS NULL
  WHERE h.shift_date BETWEEN ${from} AND ${to}
  UNION ALL SELECT x.id FROM ${table} x WHERE x.value_date BETWEEN ${from} AND ${to})`;

/** SQL: the kind of each such payment of a shift: its entry in the ledger belongs to no shift. */
export const datedPaymentsOf = (shiftId: string): string =>
  Object.entries(DATED_TABLES)
    .map(
      ([kind, table]) =>
        `SELECT '${kind}' AS kind FROM ${table} WHERE shift_id = ${shiftId} AND value_date IS NOT NULL`,
    )
    .join(' UNION ALL ');

/** Declares the value date of a payment. */
export const ValueDateField = (): PropertyDecorator => (prototype, property) => {
  Field(() => BusinessDateType, {
    nullable: true,
    description:
      'Value date: the day on which the bank moved the money, of a payment through an account; omitted for the day of the shift.',
  })(prototype, property as string);
  Ruled(valueDateRule)(prototype, property);
};

/** How the API describes the value date of a recorded payment. */
export const VALUE_DATE_SHOWN = 'Day on which the bank moved the money; null for the day of the shift.';

/** The field of a change. */
export const VALUE_DATE_CHANGE = changeField('valueDate', 'Value date', valueDateRule, {
  hint: 'The day on which the bank moved the money; empty for the day of the shift',
});

interface Valued {
  accountId?: number | null;
  valueDate?: BusinessDate | null;
}

/** Why a payment may not have its value date: it is no transfer, or the day is in the future or before the first shift. */
export async function problemsOfValuedPayment(tx: Tx, payment: Valued, isCheque: boolean): Promise<Problem[]> {
  if (payment.valueDate == null) return [];
  return problemsOfValueDate(payment, { today: tx.today, booksBegan: await readBooksBegan(tx.sql), isCheque });
}

/** A payment as it is stored: its value date is null for the day of its shift. */
export const withStoredDate = <Payment extends Valued>(
  payment: Payment,
  { shiftDate }: { shiftDate: BusinessDate },
): Payment => (payment.valueDate === shiftDate ? { ...payment, valueDate: null } : payment);

/** On which days and in which shift a document is posted. */
export interface PostedOn {
  /** Null with a value date, which does not move with the shift (ADR 74). */
  id: number | null;
  shiftDate: BusinessDate;
  /** The day of the bank's account, if only that one has the value date. */
  bankDate?: BusinessDate | null;
}

/**
 * Where a payment with this stored value date is posted: as a whole on it, or in its shift with the bank's account on
 * it (`staysInShift`).
 */
export const postedOn = (
  valueDate: BusinessDate | null,
  { id, shiftDate }: PostedOn,
  { staysInShift = false }: { staysInShift?: boolean } = {},
): PostedOn =>
  valueDate === null || staysInShift
    ? { id, shiftDate, bankDate: valueDate }
    : { id: null, shiftDate: valueDate, bankDate: null };

/**
 * The entries of a document that is posted there. If the bank's account has a day of its own, it is in a second entry,
 * and the money is in transit between both days.
 */
export function entriesOn(
  { id: shiftId, shiftDate: businessDate, bankDate = null }: PostedOn,
  entry: Omit<Entry, 'businessDate' | 'shiftId'>,
): Entry[] {
  if (bankDate === null) return [{ ...entry, businessDate, shiftId }];
  const ofBank = entry.lines.filter(({ account: { kind } }) => kind === 'BANK');
  const others = entry.lines.filter((line) => !ofBank.includes(line));
  const moved = sum(ofBank, ({ amount }) => amount);
  const inTransit = account('IN_TRANSIT');
  return [
    { ...entry, businessDate, shiftId, lines: [...others, { account: inTransit, amount: moved }] },
    {
      document: entry.document,
      businessDate: bankDate,
      shiftId: null,
      lines: [...ofBank, { account: inTransit, amount: -moved }],
    },
  ];
}

/** Moves opening balances that would come after what is posted there; returns what changed. */
export async function moveOpeningsBeforePosted(
  tx: Tx,
  { shiftDate, bankDate = null }: PostedOn,
  rows: OpenedRows,
): Promise<Message[]> {
  if (bankDate === null) return moveOpeningsBefore(tx, shiftDate, rows);
  const { bank, ...others } = rows;
  return [...(await moveOpeningsBefore(tx, shiftDate, others)), ...(await moveOpeningsBefore(tx, bankDate, { bank }))];
}

/** The same for a new payment, if it is late or has a value date: other entries come after every opening balance. */
export const moveOpeningsBeforePayment = async (
  tx: Tx,
  { lateReason }: EntryShift,
  posted: PostedOn,
  rows: OpenedRows,
): Promise<Message[]> => {
  const isInRunningShift = lateReason === null && posted.id !== null && posted.bankDate == null;
  return isInRunningShift ? [] : moveOpeningsBeforePosted(tx, posted, rows);
};
