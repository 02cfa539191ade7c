import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { VALUE_DATE_SHOWN } from '../safe/value-date';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';
import { CreditorInput } from './credit.queries';
import { CREDITOR_PAYMENT } from './creditor-payment.entity';
import { advanceOf, openDebtsOf } from './open-debts.queries';

@ObjectType({ description: 'A bill, or the opening balance, that is not fully paid.' })
export class CreditorDebt {
  @Field(() => Int, { nullable: true, description: 'Id of the bill; null for the opening balance.' }) billId!:
    | number
    | null;
  @Field(() => String, { description: "The bill's number, or 'Opening balance'." }) label!: string;
  @Field(() => String, { description: 'Date of the debt.' }) date!: string;
  @Field(() => Money, { description: 'Original amount in rupees.' }) amount!: number;
  @Field(() => Money, { description: 'Unpaid part in rupees.' }) unsettled!: number;
}

@ObjectType({ description: 'Amounts owed by a creditor, for the payment form.' })
export class CreditorDebts {
  @Field(() => Money, { description: 'Total due in rupees; below 0 for an advance.' }) due!: number;
  @Field(() => Money) maxLimit!: number;
  @Field(() => Money, { description: 'Unbilled sales in rupees.' }) unbilled!: number;
  @Field(() => Money, { description: 'Unpaid part of the opening balance in rupees.' })
  openingUnsettled!: number;
  @Field(() => Money, {
    description: "Unallocated part of the creditor's payments, and of an advance with which it began, in rupees.",
  })
  advance!: number;
  @Field(() => [CreditorDebt], { description: 'Debts in the order in which payments settle them.' })
  debts!: CreditorDebt[];
}

/** Null for an unknown creditor. */
export const creditorDebts = defineQuery({
  name: 'creditorDebts',
  right: 'credit.read',
  input: CreditorInput,
  snapshot: true,
  run: async ({ sql }, { creditorId }): Promise<CreditorDebts | null> => {
    const [row] = await sql<Omit<CreditorDebts, 'due' | 'debts'>>(
      `SELECT max_limit AS "maxLimit", GREATEST(opening_balance - opening_settled, 0) AS "openingUnsettled",
              (SELECT COALESCE(SUM(amount), 0)::bigint FROM credit_sale WHERE creditor_id = c.id AND bill_id IS NULL) AS unbilled,
              ${advanceOf('c')} AS advance
       FROM creditor c WHERE c.id = $1`,
      [creditorId],
    );
    if (row === undefined) return null;
    const due = await balanceOf(sql, account('CREDITOR', creditorId));
    const debts = (await openDebtsOf(sql, creditorId)).map(({ unpaid, ...debt }) => ({ ...debt, unsettled: unpaid }));
    return { ...row, due, debts };
  },
});

@ObjectType({ description: 'A payment from a creditor.' })
export class CreditorPaymentView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true, description: 'Name of the transaction account; null for cash.' }) accountName!:
    | string
    | null;
  @Field(() => String, { nullable: true }) paymentModeName!: string | null;
  @Field(() => BusinessDate, { nullable: true, description: VALUE_DATE_SHOWN })
  valueDate!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => Money, {
    description:
      'Amount allocated to bills and the opening balance, in rupees. The rest is an advance; of a small creditor, who gets no bills, it lowers the balance of the open account.',
  })
  allocated!: number;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Creditors' payments of the running shift, or of another one, newest first. */
export const creditorPaymentsOfShift = defineQuery({
  name: 'creditorPaymentsOfShift',
  right: 'credit.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CreditorPaymentView>(
      `SELECT p.id, p.created_at AS "createdAt", p.creditor_id AS "creditorId", r.firm_name AS "firmName", p.amount,
              a.name AS "accountName", m.name AS "paymentModeName", p.value_date AS "valueDate", p.reference, p.comment, p.allocated, u.name AS "enteredBy", p.late_reason AS "lateReason"
       FROM creditor_payment p
       JOIN creditor r ON r.id = p.creditor_id
       LEFT JOIN transaction_account a ON a.id = p.account_id
       LEFT JOIN payment_mode m ON m.id = p.payment_mode_id
       LEFT JOIN app_user u ON u.id = p.created_by_id
       WHERE p.shift_id = ${LISTED_SHIFT} AND p.kind = '${CREDITOR_PAYMENT}' ORDER BY p.id DESC`,
      [shiftId],
    ),
});
