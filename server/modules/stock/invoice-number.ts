import { numberKeyInSql } from '../../domain/entered-before';
import { invoices } from '../../domain/invoices.messages';
import { financialYearOf } from '../../domain/kernel/business-date';
import type { LocalDateTime } from '../../domain/kernel/local-date-time';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

interface Numbered {
  /** Null for an invoice that is not stored yet. */
  id: number | null;
  /** Null for an invoice that names none. */
  supplierId: number | null;
  invoiceNumber: string;
  invoiceDateTime: LocalDateTime;
}

interface Earlier extends Pick<Numbered, 'invoiceNumber'> {
  invoiceDateTime: LocalDateTime;
  amount: Paise;
}

/**
 * Returns another invoice of the supplier with that number in the same financial year, by the invoices' own dates; null
 * if there is none. Suppliers begin their numbers again each year. An invoice that names no supplier may be of any.
 */
export const findSameNumber = (sql: Sql, invoice: Numbered): Promise<Earlier | null> =>
  findEarlier(sql, 'invoice_number = $1', invoice);

async function findEarlier(
  sql: Sql,
  isLike: string,
  { id, supplierId, invoiceNumber, invoiceDateTime }: Numbered,
): Promise<Earlier | null> {
  const [earlier] = await sql<Earlier>(
    `SELECT invoice_number AS "invoiceNumber", invoice_date_time AS "invoiceDateTime", amount FROM invoice
     WHERE ${isLike} AND financial_year = $2 AND id IS DISTINCT FROM $3::int AND COALESCE(supplier_id = $4::int, true)
     ORDER BY id LIMIT 1`,
    [invoiceNumber, Number(financialYearOf(invoiceDateTime.slice(0, 10)).slice(0, 4)), id, supplierId],
  );
  return earlier ?? null;
}

const IS_LIKE = `invoice_number <> $1 AND ${numberKeyInSql('invoice_number')} = ${numberKeyInSql('$1::text')}`;

/**
 * What is asked about a number that differs from an earlier one of the supplier only in its signs and leading zeros, such as
 * IOC/4471 and IOC-04471: most likely one invoice, entered twice. Null for any other.
 */
export async function likeNumberText(sql: Sql, invoice: Numbered): Promise<Message | null> {
  const earlier = await findEarlier(sql, IS_LIKE, invoice);
  if (earlier === null) return null;
  const { invoiceNumber, invoiceDateTime, amount } = earlier;
  return invoices.numberLike({ invoiceNumber, date: invoiceDateTime.slice(0, 10), amount });
}

/** Throws ProblemError DUPLICATE, naming the first invoice. Of concurrent entries with one number one succeeds. */
export async function refuseTakenNumber(tx: Tx, invoice: Numbered, field = 'invoiceNumber'): Promise<void> {
  await tx.sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.invoiceNumbers]);
  const earlier = await findSameNumber(tx.sql, invoice);
  if (earlier === null) return;
  const { invoiceDateTime, amount } = earlier;
  const date = invoiceDateTime.slice(0, 10);
  const { invoiceNumber } = invoice;
  throw refusal('DUPLICATE', invoices.numberTaken({ invoiceNumber, date, amount, year: financialYearOf(date) }), field);
}
