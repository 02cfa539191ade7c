import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { INTEREST_SERIES } from '../../domain/bill-number';
import { type BillSettled, interestOn } from '../../domain/interest';
import type { InterestDays } from '../../domain/interest-days';
import { defineQuery } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate, Money, Percent } from '../../platform/scalars';
import type { Sql } from '../../platform/sql';

@ArgsType()
export class InterestDueInput {
  @Field(() => BusinessDate)
  @IsBusinessDate('Enter the date up to which interest is charged')
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
  @Field(() => BusinessDate, { description: 'The day of the bill.' }) billDate!: string;
  @Field(() => BusinessDate, { description: 'As it was agreed when the bill was made.' }) dueDate!: string;
  @Field(() => Money, { description: 'At the end of the day.' }) unpaid!: number;
  @Field(() => Int, { description: 'On which something of it was overdue.' }) days!: number;
  @Field(() => Percent, { description: 'A year, by the terms of now: of what is still to be charged.' }) rate!: number;
  @Field(() => Money, { description: 'What is charged and what is to be charged.' }) interest!: number;
  @Field(() => Money, { description: 'By bills of interest so far.' }) charged!: number;
  @Field(() => Money, { description: 'Rupees of interest that are on no bill yet.' }) toCharge!: number;
  /** The day from which `toCharge` counts: the due date, or the day up to which the bill was charged before. */
  from!: string;
}

interface LateBill extends Omit<InterestDue, 'unpaid' | 'days' | 'interest' | 'toCharge'> {
  amount: number;
  settled: BillSettled[];
}

/**
 * Interest (paise) on the bills of sales that were overdue on a day, of one creditor or of all (null), by creditor and
 * bill date; none for small creditors, who are not billed. Days already charged are final at their rate; the rest
 * counts by the current rate. A bill that was paid by that day and charged up to its payment is left out.
 */
export async function interestDueOf(sql: Sql, asAt: string, creditorId: number | null): Promise<InterestDue[]> {
  const bills = await sql<LateBill>(
    `SELECT c.id AS "creditorId", c.firm_name AS "firmName", c.interest_rate AS rate, b.id AS "billId", b.number,
            b.bill_date AS "billDate", b.due_date AS "dueDate", b.amount, charges.amount AS charged,
            COALESCE(charges.upto, b.due_date) AS "from",
            COALESCE((SELECT jsonb_agg(jsonb_build_object('on', a.allotted_on, 'amount', a.amount))
                      FROM payment_allotment a WHERE a.bill_id = b.id), '[]'::jsonb) AS settled
     FROM creditor_bill b
     JOIN creditor c ON c.id = b.creditor_id AND NOT c.is_small
     JOIN LATERAL (SELECT COALESCE(SUM(i.amount), 0)::bigint AS amount, MAX(i.charged_to) AS upto
                   FROM interest_charge i WHERE i.bill_id = b.id) charges ON true
     WHERE b.kind = 'SALES' AND ($2::int IS NULL OR b.creditor_id = $2) AND b.due_date < $1::date
       AND (b.settled_on IS NULL OR b.settled_on > b.due_date)
       AND (charges.upto IS NULL OR b.settled_on IS NULL OR b.settled_on > LEAST(charges.upto, $1::date))
     ORDER BY c.firm_name, b.bill_date, b.id`,
    [asAt, creditorId],
  );
  return bills.map((bill) => dueOf(bill, asAt)).filter(({ interest }) => interest > 0);
}

function dueOf({ amount, settled, ...bill }: LateBill, asAt: string): InterestDue {
  const since = (day: string) => interestOn({ amount, settled }, bill.rate, day, asAt);
  const { unpaid, days } = since(bill.dueDate);
  const toCharge = since(bill.from).interest;
  return { ...bill, unpaid, days, interest: bill.charged + toCharge, toCharge };
}

/** Interest on overdue bills up to a day, bill by bill. */
export const interestDue = defineQuery({
  name: 'interestDue',
  permission: 'admin',
  input: InterestDueInput,
  run: ({ sql }, { asAt, creditorId }) => interestDueOf(sql, asAt, creditorId ?? null),
});

@ArgsType()
export class InterestDaysInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The creditor whose newest bill of interest counts; without it, none does.',
  })
  @IsOptional()
  @IsInt()
  creditorId?: number | null;
}

@ObjectType({ description: 'Up to which days interest can be charged, both included.' })
export class InterestDaysAnswer implements InterestDays {
  @Field(() => BusinessDate, {
    nullable: true,
    description: "Of the creditor's newest bill of interest; null where it has none, and where no creditor is named.",
  })
  earliest!: string | null;
  @Field(() => BusinessDate, { description: 'Of the newest shift.' }) latest!: string;
}

/**
 * The days up to which interest can be charged; `today`, the station's day, is the last one. For a creditor, or for one
 * that was never charged (null).
 */
export async function interestDaysOf(sql: Sql, today: string, creditorId: number | null): Promise<InterestDays> {
  const [days] = await sql<InterestDays>(
    `SELECT (SELECT MAX(bill_date) FROM creditor_bill WHERE creditor_id = $1 AND series = $2) AS earliest,
            LEAST($3::date, (SELECT shift_date FROM shift ORDER BY id DESC LIMIT 1)) AS latest`,
    [creditorId, INTEREST_SERIES, today],
  );
  return days!;
}

/** For the page that charges interest: it proposes the latest day. */
export const interestDays = defineQuery({
  name: 'interestDays',
  permission: 'admin',
  input: InterestDaysInput,
  run: ({ sql, ctx }, { creditorId }) => interestDaysOf(sql, ctx.clock.today(), creditorId ?? null),
});
