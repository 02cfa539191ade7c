import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { CHEQUE_STATES, type ChequeState } from '../../domain/cheque.rules';
import type { FieldRule } from '../../domain/field-rules';
import { defineQuery } from '../../platform/ask';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';

const stateRule = { kind: 'choice', choices: CHEQUE_STATES, message: 'Select a state' } as const satisfies FieldRule;

@ArgsType()
export class ChequeRegisterInput {
  @Field(() => String, {
    nullable: true,
    description: 'HELD, DEPOSITED, CLEARED, RETURNED or ISSUED; omitted for all.',
  })
  @Ruled(stateRule)
  state?: ChequeState | null;
}

@ObjectType({ description: 'A cheque received from a creditor, or issued to a supplier.' })
export class ChequeView {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'HELD, DEPOSITED, CLEARED or RETURNED; ISSUED or RETURNED for an issued one.' })
  state!: ChequeState;
  @Field(() => Boolean, { description: 'Whether it was received from a creditor; else it was issued to a supplier.' })
  isReceived!: boolean;
  @Field(() => String, { description: 'Name of the creditor or the supplier.' }) partyName!: string;
  @Field(() => Int, { nullable: true, description: 'Id of the creditor; null for an issued cheque.' })
  creditorId!: number | null;
  @Field(() => BusinessDate, { description: 'Day of the payment.' }) paidOn!: string;
  @Field(() => String, { nullable: true, description: 'Number of the cheque.' }) number!: string | null;
  @Field(() => String, { nullable: true, description: 'Bank on which it is drawn; null for an issued cheque.' })
  bank!: string | null;
  @Field(() => BusinessDate, { description: 'Date on the cheque.' }) chequeDate!: string;
  @Field(() => Money) amount!: number;
  @Field(() => Int, { description: 'Id of the account of the payment, or into which it was deposited.' })
  accountId!: number;
  @Field(() => String) accountName!: string;
  @Field(() => BusinessDate, { nullable: true, description: 'Day on which it was given to the bank.' })
  depositedOn!: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Day on which the bank credited it.' })
  clearedOn!: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Day on which it came back unpaid.' })
  returnedOn!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it came back.' }) reason!: string | null;
  @Field(() => Money, { description: 'What the bank charged for the return, in rupees.' }) bankCharge!: number;
  @Field(() => String, { nullable: true, description: 'Number of the bill by which the customer was charged.' })
  chargeBill!: string | null;
}

@ObjectType({ description: 'The register of cheques.' })
export class ChequeRegister {
  @Field(() => Money, { description: 'Total of the cheques in hand, in rupees.' }) held!: number;
  @Field(() => Money, { description: 'Total of the cheques that the bank has not paid yet, in rupees.' })
  deposited!: number;
  @Field(() => [ChequeView], {
    description: 'Those in hand and deposited by the date on them, and the 100 others of the newest payments.',
  })
  cheques!: ChequeView[];
}

/** SQL: cheques `q` with their payments, received (`p` of the creditor `r`) or issued (`y` to the supplier `v`). */
export const FROM_CHEQUES = `
  FROM cheque q
  LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id LEFT JOIN creditor r ON r.id = p.creditor_id
  LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id LEFT JOIN supplier v ON v.id = y.supplier_id
  JOIN shift s ON s.id = COALESCE(p.shift_id, y.shift_id)
  JOIN transaction_account a ON a.id = COALESCE(q.account_id, p.account_id, y.account_id)
  LEFT JOIN creditor_bill b ON b.id = q.charge_bill_id`;

/** How many cheques are listed that nothing more is expected of. */
const NEWEST = 100;

/** The cheques of a state, or of all, with the totals of what the bank has still to pay. */
export const chequeRegister = defineQuery({
  name: 'chequeRegister',
  right: 'cash.read',
  input: ChequeRegisterInput,
  snapshot: true,
  run: async ({ sql }, { state = null }): Promise<ChequeRegister> => {
    const [totals] = await sql<Omit<ChequeRegister, 'cheques'>>(
      `SELECT COALESCE(SUM(p.amount) FILTER (WHERE q.state = 'HELD'), 0)::bigint AS held,
              COALESCE(SUM(p.amount) FILTER (WHERE q.state = 'DEPOSITED'), 0)::bigint AS deposited
       FROM cheque q JOIN creditor_payment p ON p.id = q.creditor_payment_id WHERE q.state IN ('HELD', 'DEPOSITED')`,
    );
    const rows = await sql<ChequeView>(
      `SELECT q.id, q.state, p.id IS NOT NULL AS "isReceived", COALESCE(r.firm_name, v.name) AS "partyName",
              p.creditor_id AS "creditorId", s.shift_date AS "paidOn", COALESCE(p.reference, y.reference) AS number,
              q.bank, q.cheque_date AS "chequeDate", COALESCE(p.amount, y.amount) AS amount, a.id AS "accountId",
              a.name AS "accountName", q.deposited_on AS "depositedOn", q.cleared_on AS "clearedOn",
              q.returned_on AS "returnedOn", q.reason, q.bank_charge AS "bankCharge", b.number AS "chargeBill"
       ${FROM_CHEQUES}
       JOIN (SELECT id FROM cheque WHERE state IN ('HELD', 'DEPOSITED') AND ($1::text IS NULL OR state = $1)
             UNION ALL
             (SELECT id FROM cheque WHERE state NOT IN ('HELD', 'DEPOSITED') AND ($1::text IS NULL OR state = $1)
              ORDER BY id DESC LIMIT ${NEWEST})) listed ON listed.id = q.id
       ORDER BY array_position(ARRAY['HELD', 'DEPOSITED'], q.state) NULLS LAST,
                CASE WHEN q.state IN ('HELD', 'DEPOSITED') THEN q.cheque_date END, q.id DESC`,
      [state],
    );
    return { ...totals!, cheques: rows };
  },
});
