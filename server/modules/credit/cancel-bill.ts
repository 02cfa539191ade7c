import { credit } from '../../domain/credit.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import type { ShownField } from '../../services/approvals/change-field';
import { defineEditableTable, type EditableRow, shownOf } from '../../services/approvals/editable-table';
import { reverse } from '../../services/ledger/reverse';
import { takeChargeBack } from './charge-bill';
import type { BillKind } from './creditor-bill.entity';
import { lockCreditor } from './lock-creditor';
import { reassignReceipts } from './receipts-of-bills';
import { resettle } from './resettle';
import { restateBills } from './restate-bills';

interface BillRow extends EditableRow {
  creditorId: number;
  firmName: string;
  kind: BillKind;
  number: string;
  billDate: string;
  dueDate: string;
  fromDate: string;
  toDate: string;
  opening: number;
  amount: number;
  paid: number;
  closing: number;
  settled: number;
  enteredBy: string | null;
}

const FACTS: readonly ShownField[] = [
  { name: 'firmName', label: 'Creditor', kind: 'text' },
  {
    name: 'kind',
    label: 'For',
    kind: 'choice',
    choices: { SALES: 'Sales on credit', INTEREST: 'Interest', CHARGE: 'Charge for a returned cheque' },
  },
  { name: 'number', label: 'Bill', kind: 'text' },
  { name: 'billDate', label: 'Date', kind: 'date' },
  { name: 'dueDate', label: 'Due date', kind: 'date' },
  { name: 'fromDate', label: 'From', kind: 'date' },
  { name: 'toDate', label: 'To', kind: 'date' },
  { name: 'opening', label: 'Opening due', kind: 'money' },
  { name: 'amount', label: 'Amount', kind: 'money' },
  { name: 'paid', label: 'Payments', kind: 'money' },
  { name: 'closing', label: 'Closing due', kind: 'money' },
  { name: 'settled', label: 'Settled', kind: 'money' },
  { name: 'enteredBy', label: 'Made by', kind: 'text' },
];

/**
 * Cancels a bill (docs/design/domain.md#bills). A bill of sales can be cancelled at any time: its sales stay owed but
 * are unbilled, and the next bill prints its receipts, so no other closing due changes. A cancelled bill of interest is
 * no longer owed, and later bills are corrected; likewise a charge for a returned cheque. Refused while other interest is charged on top of it. The number stays
 * used.
 */
const bills = defineEditableTable<BillRow>({
  table: 'creditor_bill',
  label: 'Bill',
  right: 'changes.request',
  fields: [],
  facts: FACTS,
  idFields: ['billId', 'interestBillId'],
  modify: null,
  audited: [{ name: 'saleIds', label: 'Sales', kind: 'text' }],
  titleOf: ({ number, firmName }) => `${number}, ${firmName}`,
  async read(sql, id) {
    const [bill] = await sql<BillRow>(
      `SELECT b.id, b.version, b.created_at AS at, b.creditor_id AS "creditorId", c.firm_name AS "firmName", b.kind, b.number,
              b.bill_date AS "billDate", b.due_date AS "dueDate", b.from_date AS "fromDate", b.to_date AS "toDate",
              b.opening, b.amount, b.paid, b.closing, b.settled, u.name AS "enteredBy"
       FROM creditor_bill b
       JOIN creditor c ON c.id = b.creditor_id
       LEFT JOIN app_user u ON u.id = b.created_by_id
       WHERE b.id = $1`,
      [id],
    );
    return bill ?? null;
  },
  async lock(tx, id) {
    const [bill] = await tx.sql<{ creditorId: number }>(
      'SELECT creditor_id AS "creditorId" FROM creditor_bill WHERE id = $1',
      [id],
    );
    if (bill) await lockCreditor(tx, bill.creditorId);
  },
  async remove(tx, bill, comment) {
    const { id, creditorId, number } = bill;
    await refuseInterestOnTop(tx.sql, bill);
    const own: Message[] = [];
    const saleIds: number[] = [];
    const settled = await resettle(tx, [creditorId], async () => {
      if (bill.kind === 'SALES') saleIds.push(...(await freeSales(tx, id)));
      if (bill.kind === 'SALES') own.push(texts.unbilled({ sales: saleIds.length, bill: number }));
      else own.push(...(await (bill.kind === 'INTEREST' ? takeInterestBack : takeChargeBack)(tx, bill)));
      await moveToCancelled(tx, id, comment);
      if (bill.kind === 'SALES') own.push(...(await reassignReceipts(tx, creditorId)));
    });
    const before = { ...shownOf({ fields: [], facts: FACTS }, bill), ...(saleIds.length > 0 && { saleIds }) };
    tx.audit({ table: 'creditor_bill', id, before, reason: comment });
    tx.publish('creditChanged', { creditorId });
    return { ...credit.billCancelled({ number }), effects: [...own, ...settled] };
  },
});

/** Days are charged once and in order: the last charge is cancelled first. */
async function refuseInterestOnTop(sql: Sql, { id, kind, number }: BillRow): Promise<void> {
  const [later] = await sql<{ number: string }>(
    kind === 'SALES'
      ? `SELECT b.number FROM interest_charge i JOIN creditor_bill b ON b.id = i.interest_bill_id
         WHERE i.bill_id = $1 ORDER BY i.id DESC LIMIT 1`
      : `SELECT b.number FROM interest_charge own
         JOIN interest_charge i ON i.bill_id = own.bill_id AND i.id > own.id AND i.interest_bill_id <> own.interest_bill_id
         JOIN creditor_bill b ON b.id = i.interest_bill_id
         WHERE own.interest_bill_id = $1 ORDER BY i.id DESC LIMIT 1`,
    [id],
  );
  if (!later) return;
  const interest =
    kind === 'SALES' ? credit.interestOnBill({ bill: number }) : credit.interestAfterBill({ bill: number });
  throw refusal('INTEREST_ON_TOP', credit.interestOnTop({ bill: later.number, interest }));
}

/** Returns the sales that are unbilled again. */
async function freeSales(tx: Tx, billId: number): Promise<number[]> {
  const sales = await tx.sql<{ id: number }>(
    'UPDATE credit_sale SET bill_id = NULL, version = version + 1 WHERE bill_id = $1 RETURNING id',
    [billId],
  );
  return sales.map(({ id }) => id).toSorted((one, other) => one - other);
}

async function takeInterestBack(tx: Tx, bill: BillRow): Promise<Message[]> {
  const { id, creditorId, billDate, amount } = bill;
  const charges = await tx.sql<{ id: number; number: string; chargedFrom: string; chargedTo: string; amount: number }>(
    `DELETE FROM interest_charge i USING creditor_bill late WHERE i.interest_bill_id = $1 AND late.id = i.bill_id
     RETURNING i.id, late.number, i.charged_from AS "chargedFrom", i.charged_to AS "chargedTo", i.amount`,
    [id],
  );
  for (const { id: chargeId, ...charge } of charges)
    tx.audit({ table: 'interest_charge', id: chargeId, before: { ...charge, interestBillId: id } });
  await reverse(tx, tx.actor.userId, { kind: 'INTEREST', id });
  const restated = await restateBills(tx, { creditorId, day: billDate, by: { billId: id } }, -amount);
  return [
    ...charges.map(({ number, chargedFrom, chargedTo, amount: charged }) =>
      texts.interestAgain({ bill: number, amount: charged, from: chargedFrom, to: chargedTo }),
    ),
    ...restated,
  ];
}

/**
 * Cancels the bill of a charge, because the return of the cheque is undone. The caller has locked the creditor and
 * settles its debts. Returns what changed, in sentences.
 */
export async function cancelCharge(tx: Tx, id: number, comment: string): Promise<Message[]> {
  const bill = (await bills.read(tx.sql, id))!;
  const effects = await takeChargeBack(tx, bill);
  await moveToCancelled(tx, id, comment);
  tx.audit({ table: 'creditor_bill', id, before: shownOf({ fields: [], facts: FACTS }, bill), reason: comment });
  return [texts.chargeCancelled({ bill: bill.number }), ...effects];
}

/** Nothing refers to the bill any more: its sales are unbilled, its allocations reversed. */
async function moveToCancelled(tx: Tx, id: number, comment: string | null): Promise<void> {
  await tx.sql(
    `WITH bill AS (DELETE FROM creditor_bill WHERE id = $1 RETURNING *)
     INSERT INTO cancelled_bill (id, creditor_id, kind, series, financial_year, sequence, number, bill_date, from_date, to_date,
                                 amount, reason, cancelled_by_id)
     SELECT id, creditor_id, kind, series, financial_year, sequence, number, bill_date, from_date, to_date, amount, $2, $3
     FROM bill`,
    [id, comment?.trim() || null, tx.actor.userId],
  );
}
