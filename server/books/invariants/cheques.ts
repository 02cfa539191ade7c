import { asPosted } from './against-ledger';
import type { Invariant } from './invariant';

/** Cheques received and issued, and the charges for those that came back. */
export const chequesInvariants: Invariant[] = [
  {
    name: 'cheques in the ledger are those in hand and deposited',
    sql: `SELECT posted, cheques FROM
            (SELECT COALESCE(SUM(p.amount), 0) AS posted FROM posting p
             JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'CHEQUES') l,
            (SELECT COALESCE(SUM(p.amount), 0) AS cheques FROM cheque q
             JOIN creditor_payment p ON p.id = q.creditor_payment_id WHERE q.state IN ('HELD', 'DEPOSITED')) c
          WHERE posted <> cheques`,
  },
  {
    name: 'each cheque that the bank paid is in its account from that day, and none without its cheque',
    sql: asPosted(
      'CHEQUE_CLEARED',
      `SELECT q.id, q.cleared_on AS day, side.kind, side.ref_id, side.amount
       FROM cheque q JOIN creditor_payment p ON p.id = q.creditor_payment_id AND q.cleared_on IS NOT NULL,
       LATERAL (VALUES ('BANK', q.account_id, p.amount), ('CHEQUES', 0, -p.amount)) AS side(kind, ref_id, amount)`,
    ),
  },
  {
    name: 'each cheque that came back is in the ledger with its charge and day, and none without its cheque',
    sql: asPosted(
      'CHEQUE_RETURNED',
      `SELECT q.id, q.returned_on AS day, side.kind, side.ref_id, SUM(side.amount) AS amount
       FROM cheque q
       LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id
       LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id,
       LATERAL (VALUES ('CREDITOR', p.creditor_id, p.amount), ('CHEQUES', CASE WHEN p.id IS NOT NULL THEN 0 END, -p.amount),
                       ('SUPPLIER', y.supplier_id, -y.amount), ('BANK', y.account_id, y.amount),
                       ('EXPENDITURE', q.expenditure_category_id, q.bank_charge),
                       ('BANK', COALESCE(q.account_id, y.account_id), -q.bank_charge)) AS side(kind, ref_id, amount)
       WHERE q.returned_on IS NOT NULL AND side.ref_id IS NOT NULL
       GROUP BY 1, 2, 3, 4`,
    ),
  },
  {
    name: 'a payment has come back if its cheque has, on the same day',
    sql: `SELECT p.id, p.returned_on, q.returned_on AS cheque FROM creditor_payment p
          LEFT JOIN cheque q ON q.creditor_payment_id = p.id
          WHERE p.returned_on IS DISTINCT FROM q.returned_on`,
  },
  {
    name: 'a cheque is deposited and comes back from the day of its payment on, and is deposited from its date on',
    sql: `SELECT q.id FROM cheque q
          LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id
          LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id
          JOIN shift s ON s.id = COALESCE(p.shift_id, y.shift_id)
          WHERE LEAST(q.deposited_on, q.returned_on) < s.shift_date OR q.deposited_on < q.cheque_date`,
  },
  {
    name: 'each charge for a returned cheque is in the ledger on the day of its bill, and none without it',
    sql: asPosted(
      'CHEQUE_CHARGE',
      `SELECT b.id, b.bill_date AS day, side.kind, side.ref_id, side.amount
       FROM creditor_bill b,
       LATERAL (VALUES ('CREDITOR', b.creditor_id, b.amount), ('CHARGES_RECOVERED', 0, -b.amount)) AS side(kind, ref_id, amount)
       WHERE b.kind = 'CHARGE'`,
    ),
  },
  {
    name: 'each bill of a charge is that of a cheque of its creditor, made on the day of the return',
    sql: `SELECT b.id FROM creditor_bill b
          LEFT JOIN cheque q ON q.charge_bill_id = b.id LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id
          WHERE (b.kind = 'CHARGE' OR q.id IS NOT NULL)
            AND (b.kind, p.creditor_id, q.returned_on) IS DISTINCT FROM ('CHARGE'::text, b.creditor_id, b.bill_date)`,
  },
];
