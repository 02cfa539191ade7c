import { Field } from 'type-graphql';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Problem } from '../../domain/kernel/problem';
import { problemsOfValueDate, valueDateRule } from '../../domain/value-date.rules';
import { moveOpeningsBefore, type OpenedRows } from '../../masters/move-openings';
import { Ruled } from '../../platform/ruled';
import { BusinessDate as BusinessDateType } from '../../platform/scalars';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { type EntryShift, moveOpeningsBeforeLate } from '../shifts/late-entry';

/** The tables whose payments may have a value date, by their kinds in the ledger (ADR 84). */
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

/** SQL: the kind of each payment of a shift that has a value date: its entry in the ledger belongs to no shift. */
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
  const [first] = await tx.sql<{ day: BusinessDate | null }>('SELECT MIN(shift_date) AS day FROM shift');
  return problemsOfValueDate(payment, { today: tx.today, booksBegan: first?.day ?? null, isCheque });
}

/** The value date as it is stored: null for the day of the shift. */
export const storedValueDate = (
  { valueDate = null }: Valued,
  { shiftDate }: { shiftDate: BusinessDate },
): BusinessDate | null => (valueDate === shiftDate ? null : valueDate);

/** On which day and in which shift the entry of a payment is posted. */
export interface PostedOn {
  /** Null with a value date, which does not move with the shift (ADR 74). */
  id: number | null;
  shiftDate: BusinessDate;
}

/** Where a payment with this stored value date is posted. */
export const postedOn = (valueDate: BusinessDate | null, { id, shiftDate }: PostedOn): PostedOn =>
  valueDate === null ? { id, shiftDate } : { id: null, shiftDate: valueDate };

/** Moves opening balances that would come after a new payment that is late or has a value date; returns what changed. */
export const moveOpeningsBeforePayment = (
  tx: Tx,
  shift: EntryShift,
  valueDate: BusinessDate | null,
  rows: OpenedRows,
): Promise<Message[]> =>
  valueDate === null ? moveOpeningsBeforeLate(tx, shift, rows) : moveOpeningsBefore(tx, valueDate, rows);
