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
  @Field(() => Int, { nullable: true, description: 'Id of the creditor; omitted for all creditors.' })
  @IsOptional()
  @IsInt()
  creditorId?: number | null;
}

@ObjectType({ description: 'Interest due on a bill that is paid late.' })
export class InterestDue {
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Int) billId!: number;
  @Field(() => String) number!: string;
  @Field(() => BusinessDate, { description: 'Date of the bill.' }) billDate!: string;
  @Field(() => BusinessDate, { description: 'Due date set when the bill was made.' }) dueDate!: string;
  @Field(() => Money, { description: 'Unpaid amount of the bill at the end of the day, in rupees.' }) unpaid!: number;
  @Field(() => Int, { description: 'Number of days on which any part of the bill was overdue.' }) days!: number;
  @Field(() => Percent, { description: 'Current yearly rate, used for the interest still to be charged.' })
  rate!: number;
  @Field(() => Money, { description: 'Interest charged plus interest still to be charged, in rupees.' })
  interest!: number;
  @Field(() => Money, { description: 'Interest charged so far, in rupees.' }) charged!: number;
  @Field(() => Money, { description: 'Interest not charged yet, in rupees.' }) toCharge!: number;
  /** The day from which `toCharge` counts: the due date, or the day up to which the bill was charged before. */
  from!: string;
}

interface LateBill extends Omit<InterestDue, 'unpaid' | 'days' | 'interest' | 'toCharge'> {
  amount: number;
  settled: BillSettled[];
}

/**
 * Interest (paise) on the bills of sales that were overdue on a day, of some creditors or of all (null), by creditor and
 * bill date; none for small creditors, who are not billed. Days already charged are final at their rate; the rest
 * counts by the current rate. A bill that was paid by that day and charged up to its payment is left out.
 */
export async function interestDueOf(
  sql: Sql,
  asAt: string,
  creditorIds: readonly number[] | null,
): Promise<InterestDue[]> {
  const bills = await sql<LateBill>(
    `SELECT c.id AS "creditorId", c.firm_name AS "firmName", c.interest_rate AS rate, b.id AS "billId", b.number,
            b.bill_date AS "billDate", b.due_date AS "dueDate", b.amount, charges.amount AS charged,
            COALESCE(charges.upto, b.due_date) AS "from",
            COALESCE((SELECT jsonb_agg(jsonb_build_object('on', a.allocated_on, 'amount', a.amount))
                      FROM payment_allocation a WHERE a.bill_id = b.id), '[]'::jsonb) AS settled
     FROM creditor_bill b
     JOIN creditor c ON c.id = b.creditor_id AND NOT c.is_small
     JOIN LATERAL (SELECT COALESCE(SUM(i.amount), 0)::bigint AS amount, MAX(i.charged_to) AS upto
                   FROM interest_charge i WHERE i.bill_id = b.id) charges ON true
     WHERE b.kind = 'SALES' AND ($2::int[] IS NULL OR b.creditor_id = ANY($2)) AND b.due_date < $1::date
       AND (b.settled_on IS NULL OR b.settled_on > b.due_date)
       AND (charges.upto IS NULL OR b.settled_on IS NULL OR b.settled_on > LEAST(charges.upto, $1::date))
     ORDER BY c.firm_name, b.bill_date, b.id`,
    [asAt, creditorIds],
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
  right: 'credit.interest',
  input: InterestDueInput,
  run: ({ sql }, { asAt, creditorId }) => interestDueOf(sql, asAt, creditorId == null ? null : [creditorId]),
});

@ArgsType()
export class InterestDaysInput {
  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the creditor whose newest interest bill sets the earliest day; omitted, there is no earliest day.',
  })
  @IsOptional()
  @IsInt()
  creditorId?: number | null;
}

@ObjectType({ description: 'Range of days up to which interest can be charged, inclusive.' })
export class InterestDaysAnswer implements InterestDays {
  @Field(() => BusinessDate, {
    nullable: true,
    description:
      "Earliest day, from the creditor's newest interest bill; null if there is none or no creditor is given.",
  })
  earliest!: string | null;
  @Field(() => BusinessDate, { description: 'Latest day: the date of the newest shift.' }) latest!: string;
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
  right: 'credit.interest',
  input: InterestDaysInput,
  run: ({ sql, ctx }, { creditorId }) => interestDaysOf(sql, ctx.clock.today(), creditorId ?? null),
});
