import { credit } from '../../domain/credit.messages';
import { numberKeyInSql } from '../../domain/entered-before';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

/** A cheque is stale long before; banks reuse transfer numbers after that. */
const LOOKS_BACK_DAYS = 400;

interface ReferredPayment {
  creditorId: number;
  accountId?: number | null;
  reference?: string | null;
}

interface EarlierPayment {
  id: number;
  date: BusinessDate;
  amount: Paise;
  firmName: string;
}

/**
 * The first payment with that reference of the creditor, or of anybody into the account, within 400 days; null if there is
 * none.
 */
export async function findReference(
  sql: Sql,
  { creditorId, accountId, reference }: ReferredPayment,
): Promise<EarlierPayment | null> {
  if (!reference?.trim()) return null;
  const [before] = await sql<EarlierPayment>(
    `SELECT p.id, s.shift_date AS date, p.amount, c.firm_name AS "firmName"
     FROM creditor_payment p JOIN shift s ON s.id = p.shift_id JOIN creditor c ON c.id = p.creditor_id
     WHERE p.reference_key = ${numberKeyInSql('$3::text')} AND (p.creditor_id = $1 OR p.account_id = $2::int)
       AND p.created_at > now() - make_interval(days => $4)
     ORDER BY p.id LIMIT 1`,
    [creditorId, accountId ?? null, reference, LOOKS_BACK_DAYS],
  );
  return before ?? null;
}

/** Throws ProblemError REFERENCE_SEEN unless the payment is confirmed. Payments with a reference come one after the other. */
export async function askAboutReference(
  { sql }: Tx,
  payment: ReferredPayment & { confirmed?: boolean | null },
): Promise<void> {
  if (payment.confirmed === true || !payment.reference?.trim()) return;
  await sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.paymentReferences]);
  const before = await findReference(sql, payment);
  if (before === null) return;
  const { firmName: creditor, date, amount } = before;
  const reference = payment.reference.trim();
  throw refusal('REFERENCE_SEEN', credit.referenceSeen({ reference, creditor, date, amount }), 'reference');
}
