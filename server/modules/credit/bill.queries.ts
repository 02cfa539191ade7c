import { IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { type BesideBill, problemsOfBillPeriod, problemsOfOlderSales } from '../../domain/bill-period';
import { credit } from '../../domain/credit.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { amountInWords } from '../../domain/kernel/words';
import { defineQuery } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { IsText } from '../../platform/is-text';
import { BusinessDate, Litres, Money } from '../../platform/scalars';
import { UserError } from '../../platform/user-error';
import { saying } from '../../platform/validated';
import { type BilledFirm, calculateBill, isTakenBy, MISSED_ITS_BILL } from './calculate-bill';
import { advanceOf } from './open-debts.queries';

@ArgsType()
export class BillPeriodInput {
  @Field(() => BusinessDate) @IsBusinessDate('Enter the first day') from!: string;
  @Field(() => BusinessDate) @IsBusinessDate('Enter the last day') to!: string;
}

@ObjectType({
  description: 'A creditor with unbilled sales in the period, or recorded late after the bill of their days was made.',
})
export class BillableCreditor {
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Int, { description: 'Number of unbilled sales.' }) sales!: number;
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
  @Field(() => BusinessDate, { description: 'Date of the oldest unbilled sale.' }) oldestDate!: string;
  @Field(() => Int, { description: 'Number of vehicles.' }) vehicles!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Why a bill for the period would be refused; null if it would not.',
  })
  problem!: string | null;
  @Field(() => UserError, {
    nullable: true,
    description: 'The same with its message id, to show it in another language.',
  })
  refusal!: UserError | null;
}

/** By name. Small creditors are not billed. */
export const billableCreditors = defineQuery({
  name: 'billableCreditors',
  right: 'credit.bill',
  input: BillPeriodInput,
  run: async ({ sql, ctx }, { from, to }): Promise<BillableCreditor[]> => {
    refuseIf(problemsOfBillPeriod({ from, to }, ctx.clock.today()));
    const firms = await sql<Omit<BillableCreditor, 'problem' | 'refusal'> & BesideBill>(
      `SELECT r.id AS "creditorId", r.firm_name AS "firmName", COUNT(*)::int AS sales, SUM(c.litres)::bigint AS litres,
              SUM(c.amount)::bigint AS amount, MIN(s.shift_date) AS "oldestDate", COUNT(DISTINCT c.vehicle_key)::int AS vehicles,
              ${advanceOf('r')} > 0 AS "hasAdvance",
              (SELECT MIN(s.shift_date) FROM credit_sale c JOIN shift s ON s.id = c.shift_id
               WHERE c.creditor_id = r.id AND c.bill_id IS NULL AND NOT ${MISSED_ITS_BILL}) AS "oldestUnbilled"
       FROM shift s
       JOIN credit_sale c ON c.shift_id = s.id AND c.bill_id IS NULL
       JOIN creditor r ON r.id = c.creditor_id AND NOT r.is_small
       WHERE ${isTakenBy('$1', '$2')}
       GROUP BY r.id ORDER BY r.firm_name`,
      [from, to],
    );
    return firms.map(({ hasAdvance, oldestUnbilled, ...firm }) => {
      const [problem] = problemsOfOlderSales({ from, to }, { hasAdvance, oldestUnbilled });
      return { ...firm, problem: problem?.message ?? null, refusal: problem ?? null };
    });
  },
});

@ArgsType()
export class BillPreviewInput extends BillPeriodInput {
  @Field(() => Int) @IsInt(saying(credit.selectCreditor())) creditorId!: number;
}

@ObjectType({ description: 'Sales of a product on the bill.' })
export class BillProduct {
  @Field(() => Int) productId!: number;
  @Field(() => String) shortName!: string;
  @Field(() => Litres) litres!: number;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'Sales to a vehicle on the bill.' })
export class BillVehicle {
  @Field(() => String, { nullable: true, description: 'Number of the vehicle; null for sales without one.' }) vehicle!:
    | string
    | null;
  @Field(() => Int, { description: 'Number of sales.' }) sales!: number;
  @Field(() => [BillProduct]) products!: BillProduct[];
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'A payment printed on the bill.' })
export class BillPayment {
  @Field(() => BusinessDate) date!: string;
  @Field(() => String, { description: 'Payment mode, or Cash.' }) way!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => Money) amount!: number;
}

@ObjectType({ description: 'A bill as it would be made now.' })
export class BillPreview {
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Money, {
    description:
      'Amount owed apart from these sales and payments: the closing due of the last bill, and unbilled amounts.',
  })
  opening!: number;
  @Field(() => [BillVehicle], { description: 'The sales, one row per vehicle.' }) vehicles!: BillVehicle[];
  @Field(() => [BillProduct]) products!: BillProduct[];
  @Field(() => Money) amount!: number;
  @Field(() => String, { description: 'Amount in words, in the Indian number system.' }) amountInWords!: string;
  @Field(() => [BillPayment], {
    description: 'Payments up to the last day that are not on a bill yet; each payment is printed on one bill.',
  })
  payments!: BillPayment[];
  @Field(() => Money) paid!: number;
  @Field(() => Money, { description: 'Amount owed at the end of the period.' }) closing!: number;
}

/** Refused for the same reasons as the bill itself. */
export const billPreview = defineQuery({
  name: 'billPreview',
  right: 'credit.bill',
  input: BillPreviewInput,
  snapshot: true,
  run: async ({ sql, ctx }, { creditorId, from, to }): Promise<BillPreview> => {
    refuseIf(problemsOfBillPeriod({ from, to }, ctx.clock.today()));
    const [firm] = await sql<BilledFirm>(
      'SELECT id, firm_name AS "firmName", is_small AS "isSmall" FROM creditor WHERE id = $1',
      [creditorId],
    );
    if (!firm) throw refusal('UNKNOWN_CREDITOR', credit.selectCreditor(), 'creditorId', 'INVALID');
    const bill = await calculateBill(sql, firm, { from, to });
    const letters = new Map(
      bill.vehicles.flatMap(({ sales }) => sales.map(({ productId, shortName }) => [productId, shortName])),
    );
    const named = (products: Omit<BillProduct, 'shortName'>[]): BillProduct[] =>
      products.map((product) => ({ ...product, shortName: letters.get(product.productId)! }));
    return {
      ...bill,
      creditorId,
      firmName: firm.firmName,
      vehicles: bill.vehicles.map(({ vehicle, sales, products, amount }) => {
        return { vehicle, sales: sales.length, products: named(products), amount };
      }),
      products: named(bill.products),
      amountInWords: amountInWords(bill.amount).message,
    };
  },
});

@ArgsType()
export class BillNumberInput {
  @Field(() => String) @IsText('number', 30) number!: string;
}

@ObjectType({ description: 'The bill with a given number.' })
export class NumberedBill {
  @Field(() => Int) billId!: number;
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
}

/** Null if there is no bill of that number; ignores case. */
export const billByNumber = defineQuery({
  name: 'billByNumber',
  right: 'credit.read',
  input: BillNumberInput,
  run: async ({ sql }, { number }): Promise<NumberedBill | null> => {
    const [bill] = await sql<NumberedBill>(
      `SELECT b.id AS "billId", c.id AS "creditorId", c.firm_name AS "firmName"
       FROM creditor_bill b JOIN creditor c ON c.id = b.creditor_id WHERE b.number = upper(btrim($1))`,
      [number],
    );
    return bill ?? null;
  },
});
