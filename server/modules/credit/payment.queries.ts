import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { CreditorInput } from './credit.queries';
import { openDebtsOf } from './open-debts.queries';

@ObjectType({ description: 'A bill, or the opening balance, of which something is still to be paid.' })
export class CreditorDebt {
  @Field(() => Int, { nullable: true, description: 'Null: the opening balance.' }) billId!: number | null;
  @Field(() => String, { description: "The bill's number, or 'Opening balance'." }) label!: string;
  @Field(() => String, { description: 'The day from which it is owed.' }) date!: string;
  @Field(() => Money, { description: 'Rupees that it was at first.' }) amount!: number;
  @Field(() => Money, { description: 'Rupees of it that no payment settled yet.' }) unsettled!: number;
}

@ObjectType({ description: 'What a creditor owes: what the payment form shows beside the firm.' })
export class CreditorDebts {
  @Field(() => Money, { description: 'Below 0 where it has paid in advance.' }) due!: number;
  @Field(() => Money) maxLimit!: number;
  @Field(() => Money, { description: 'Sales that are on no bill yet.' }) unbilled!: number;
  @Field(() => Money, { description: 'Rupees of the opening balance that no payment settled yet.' })
  openingUnsettled!: number;
  @Field(() => Money, { description: 'What is left of its payments.' }) advance!: number;
  @Field(() => [CreditorDebt], { description: 'In the order in which payments settle them.' }) debts!: CreditorDebt[];
}

/** Null for an unknown creditor. */
export const creditorDebts = defineQuery({
  name: 'creditorDebts',
  permission: 'user',
  input: CreditorInput,
  snapshot: true,
  run: async ({ sql }, { creditorId }): Promise<CreditorDebts | null> => {
    const [row] = await sql<Omit<CreditorDebts, 'due' | 'debts'>>(
      `SELECT max_limit AS "maxLimit", opening_balance - opening_settled AS "openingUnsettled",
              (SELECT COALESCE(SUM(amount), 0)::bigint FROM credit_sale WHERE creditor_id = c.id AND bill_id IS NULL) AS unbilled,
              (SELECT COALESCE(SUM(amount - allotted), 0)::bigint FROM creditor_payment
               WHERE creditor_id = c.id AND allotted < amount) AS advance
       FROM creditor c WHERE c.id = $1`,
      [creditorId],
    );
    if (row === undefined) return null;
    const due = await balanceOf(sql, account('CREDITOR', creditorId));
    const debts = (await openDebtsOf(sql, creditorId)).map(({ unpaid, ...debt }) => ({ ...debt, unsettled: unpaid }));
    return { ...row, due, debts };
  },
});

@ObjectType({ description: 'Money received from a creditor.' })
export class CreditorPaymentView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true, description: 'Null: cash.' }) accountName!: string | null;
  @Field(() => String, { nullable: true }) paymentModeName!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => Money, { description: 'What debts have had of it; the rest is an advance.' }) allotted!: number;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

/** Creditors' payments of the running shift, newest first. */
export const creditorPaymentsOfShift = defineQuery({
  name: 'creditorPaymentsOfShift',
  permission: 'user',
  input: NoInput,
  run: ({ sql }) =>
    sql<CreditorPaymentView>(
      `SELECT p.id, p.created_at AS "createdAt", p.creditor_id AS "creditorId", r.firm_name AS "firmName", p.amount,
              a.name AS "accountName", m.name AS "paymentModeName", p.reference, p.comment, p.allotted, u.name AS "enteredBy"
       FROM creditor_payment p
       JOIN shift s ON s.id = p.shift_id AND s.state = 'RUNNING'
       JOIN creditor r ON r.id = p.creditor_id
       LEFT JOIN transaction_account a ON a.id = p.account_id
       LEFT JOIN payment_mode m ON m.id = p.payment_mode_id
       LEFT JOIN app_user u ON u.id = p.created_by_id
       ORDER BY p.id DESC`,
    ),
});
