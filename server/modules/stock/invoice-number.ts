import { invoices } from '../../domain/invoices.messages';
import { financialYearOf } from '../../domain/kernel/business-date';
import type { LocalDateTime } from '../../domain/kernel/local-date-time';
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

interface Earlier {
  invoiceDateTime: LocalDateTime;
  amount: Paise;
}

/**
 * Returns another invoice of the supplier with that number in the same financial year, by the invoices' own dates; null
 * if there is none. Suppliers begin their numbers again each year. An invoice that names no supplier may be of any.
 */
export async function findSameNumber(
  sql: Sql,
  { id, supplierId, invoiceNumber, invoiceDateTime }: Numbered,
): Promise<Earlier | null> {
  const [earlier] = await sql<Earlier>(
    `SELECT invoice_date_time AS "invoiceDateTime", amount FROM invoice
     WHERE invoice_number = $1 AND financial_year = $2 AND id IS DISTINCT FROM $3::int
       AND COALESCE(supplier_id = $4::int, true)
     ORDER BY id LIMIT 1`,
    [invoiceNumber, Number(financialYearOf(invoiceDateTime.slice(0, 10)).slice(0, 4)), id, supplierId],
  );
  return earlier ?? null;
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
