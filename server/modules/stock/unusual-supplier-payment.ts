import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { unusual } from '../../domain/unusual.messages';
import { isFarAboveDue, UNUSUAL_FROM, usualPaymentUnlessNear } from '../../domain/unusual-figure.rules';
import type { Sql } from '../../platform/sql';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import type { PaidFigure } from '../documents/paid-document';

/** What is said of an amount far from what the supplier is usually paid and is owed; null if it is not. */
export async function unusualSupplierPaymentText(
  sql: Sql,
  { id = null, subjectId, amount }: PaidFigure,
): Promise<Message | null> {
  const payments = await sql<{ id: number; amount: Paise }>(
    'SELECT id, amount FROM supplier_payment WHERE supplier_id = $1 ORDER BY id DESC LIMIT $2',
    [subjectId, UNUSUAL_FROM.payment.newest + 1],
  );
  const counted = payments.find((payment) => payment.id === id)?.amount ?? 0;
  const due = counted - (await balanceOf(sql, account('SUPPLIER', subjectId)));
  const earlier = payments.filter((payment) => payment.id !== id).map((payment) => payment.amount);
  const usual = usualPaymentUnlessNear(amount, due, earlier);
  if (usual !== null) return unusual.supplierPayment({ figure: amount, usual });
  return isFarAboveDue(amount, due, earlier) ? unusual.supplierPaymentAboveDue({ figure: amount, due }) : null;
}
