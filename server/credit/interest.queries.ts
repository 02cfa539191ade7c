import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type BillSettled, interestOn } from '../domain/interest';
import { defineQuery } from '../platform/ask';
import { IsBusinessDate } from '../platform/is-business-date';
import { BusinessDate, Money, Percent } from '../platform/scalars';
import type { Sql } from '../platform/sql';

@ArgsType()
export class InterestDueInput {
  @Field(() => BusinessDate)
  @IsBusinessDate('Enter the day up to which interest counts')
  asAt!: string;
  @Field(() => Int, { nullable: true, description: 'All creditors where it is left out.' })
  @IsOptional()
  @IsInt()
  creditorId?: number | null;
}

@ObjectType({ description: 'What a bill costs by being paid late.' })
export class InterestDue {
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Int) billId!: number;
  @Field(() => String) number!: string;
  @Field(() => BusinessDate) billDate!: string;
  @Field(() => BusinessDate) dueDate!: string;
  @Field(() => Money, { description: 'At the end of the day.' }) unpaid!: number;
  @Field(() => Int, { description: 'On which something of it was overdue.' }) days!: number;
  @Field(() => Percent, { description: 'A year.' }) rate!: number;
  @Field(() => Money, { description: 'From the due date to the day.' }) interest!: number;
  @Field(() => Money, { description: 'By bills of interest so far.' }) charged!: number;
  @Field(() => Money) toCharge!: number;
}

interface LateBill {
  creditorId: number;
  firmName: string;
  creditDays: number;
  rate: number;
  billId: number;
  number: string;
  billDate: string;
  amount: number;
  charged: number;
  settled: BillSettled[];
}

/**
 * Interest (paise) on the bills of sales that were overdue on a day, of one creditor or of all (null), by firm and bill
 * date. What was charged is subtracted whatever day it was charged for, so that no day is charged twice. A bill that was
 * paid by that day and charged up to its payment is done with and is left out.
 */
export async function interestDueOf(sql: Sql, asAt: string, creditorId: number | null): Promise<InterestDue[]> {
  const bills = await sql<LateBill>(
    `SELECT c.id AS "creditorId", c.firm_name AS "firmName", c.credit_days AS "creditDays", c.interest_rate AS rate,
            b.id AS "billId", b.number, b.bill_date AS "billDate", b.amount, charges.amount AS charged,
            COALESCE((SELECT jsonb_agg(jsonb_build_object('on', a.allotted_on, 'amount', a.amount))
                      FROM payment_allotment a WHERE a.bill_id = b.id), '[]'::jsonb) AS settled
     FROM creditor_bill b
     JOIN creditor c ON c.id = b.creditor_id
     JOIN LATERAL (SELECT COALESCE(SUM(i.amount), 0)::bigint AS amount, MAX(i.charged_to) AS upto
                   FROM interest_charge i WHERE i.bill_id = b.id) charges ON true
     WHERE b.kind = 'SALES' AND ($2::int IS NULL OR b.creditor_id = $2) AND b.bill_date + c.credit_days < $1::date
       AND (b.settled_on IS NULL OR b.settled_on > b.bill_date + c.credit_days)
       AND (charges.upto IS NULL OR b.settled_on IS NULL OR b.settled_on > LEAST(charges.upto, $1::date))
     ORDER BY c.firm_name, b.bill_date, b.sequence`,
    [asAt, creditorId],
  );
  return bills.map((bill) => dueOf(bill, asAt)).filter(({ interest }) => interest > 0);
}

function dueOf({ creditDays, amount, settled, ...bill }: LateBill, asAt: string): InterestDue {
  const late = interestOn({ date: bill.billDate, amount, settled }, { creditDays, interestRate: bill.rate }, asAt);
  const { dueDate, unpaid, days, interest } = late;
  return { ...bill, dueDate, unpaid, days, interest, toCharge: Math.max(0, interest - bill.charged) };
}

/** What late payment costs the creditors up to a day, bill by bill. */
export const interestDue = defineQuery({
  name: 'interestDue',
  permission: 'admin',
  input: InterestDueInput,
  run: ({ sql }, { asAt, creditorId }) => interestDueOf(sql, asAt, creditorId ?? null),
});
