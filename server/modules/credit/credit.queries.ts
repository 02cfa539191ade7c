import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { MOST_VEHICLES } from '../../domain/credit-sale.rules';
import { problemsOfRange } from '../../domain/kernel/date-range';
import { refuseIf } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { Litres, Money, Rate } from '../../platform/scalars';
import { passesUpTo } from '../../services/approvals/approval-policy';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';
import { OVER_LIMIT_LINE } from './record-credit-sale';

@ObjectType({ description: 'A credit sale.' })
export class CreditSaleView {
  @Field(() => Int) id!: number;
  @Field(() => String, { nullable: true }) slipNo!: string | null;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => String, { nullable: true }) vehicle!: string | null;
  @Field(() => Int) pumpId!: number;
  @Field(() => String) pumpName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => Litres) litres!: number;
  @Field(() => Rate) rate!: number;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Credit sales of the running shift, or of another one, newest first. */
export const creditSalesOfShift = defineQuery({
  name: 'creditSalesOfShift',
  right: 'credit.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CreditSaleView>(
      `SELECT c.id, c.slip_no AS "slipNo", c.created_at AS "createdAt", c.creditor_id AS "creditorId", r.firm_name AS "firmName",
              c.vehicle, c.pump_id AS "pumpId", p.name AS "pumpName", c.product_id AS "productId", d.name AS "productName",
              c.litres, c.rate, c.amount, u.name AS "enteredBy", c.late_reason AS "lateReason"
       FROM credit_sale c
       JOIN creditor r ON r.id = c.creditor_id
       JOIN pump p ON p.id = c.pump_id
       JOIN product d ON d.id = c.product_id
       LEFT JOIN app_user u ON u.id = c.created_by_id
       WHERE c.shift_id = ${LISTED_SHIFT} ORDER BY c.id DESC`,
      [shiftId],
    ),
});

class CreditRangeInput {
  @IsBusinessDate() from!: string;
  @IsBusinessDate() to!: string;
  /** All creditors if omitted. */
  @IsOptional() @IsInt() creditorId?: number | null;
}

export interface DatedCreditSale {
  id: number;
  firmName: string;
  shiftDate: string;
  vehicle: string | null;
  productId: number;
  productName: string;
  litres: number;
  rate: number;
  amount: number;
}

/** Credit sales from one shift date to another, both included, in order. */
export const creditSalesBetween = defineQuery({
  name: 'creditSalesBetween',
  right: 'credit.read',
  input: CreditRangeInput,
  run: async ({ sql }, { from, to, creditorId }) => {
    refuseIf(problemsOfRange({ from, to }));
    return sql<DatedCreditSale>(
      `SELECT c.id, r.firm_name AS "firmName", s.shift_date AS "shiftDate", c.vehicle, c.product_id AS "productId",
              d.name AS "productName", c.litres, c.rate, c.amount
       FROM shift s
       JOIN credit_sale c ON c.shift_id = s.id AND ($3::int IS NULL OR c.creditor_id = $3)
       JOIN creditor r ON r.id = c.creditor_id
       JOIN product d ON d.id = c.product_id
       WHERE s.shift_date BETWEEN $1 AND $2 ORDER BY s.shift_date, c.id`,
      [from, to, creditorId ?? null],
    );
  },
});

@ArgsType()
export class CreditorInput {
  @Field(() => Int) @IsInt() creditorId!: number;
}

@ObjectType({ description: 'A vehicle of past sales with its last product, or a registered vehicle.' })
export class KnownVehicle {
  @Field(() => String) vehicle!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'Product of its last sale; null for a registered vehicle without recent sales.',
  })
  productId!: number | null;
}

@ObjectType({ description: 'Credit status of a creditor, for the credit sale form.' })
export class CreditStanding {
  @Field(() => Money) due!: number;
  @Field(() => Money) maxLimit!: number;
  @Field(() => [KnownVehicle], {
    description: `Vehicles of recent sales, newest first, then registered ones; at most ${MOST_VEHICLES}.`,
  })
  vehicles!: KnownVehicle[];
  @Field(() => Int, { nullable: true, description: 'Id of the product of the last sale.' }) lastProductId!:
    | number
    | null;
  @Field(() => Boolean, {
    description: 'Whether the current user may sell any amount above the limit at once, with a reason.',
  })
  mayPassLimit!: boolean;
  @Field(() => Money, {
    nullable: true,
    description: 'Amount above the limit that needs no approval, in rupees; null for any amount.',
  })
  passesLimitBy!: number | null;
}

/** Null for an unknown creditor. */
export const creditStanding = defineQuery({
  name: 'creditStanding',
  right: 'credit.read',
  input: CreditorInput,
  run: async ({ sql, ctx }, { creditorId }): Promise<CreditStanding | null> => {
    const [row] = await sql<Omit<CreditStanding, 'due' | 'mayPassLimit' | 'passesLimitBy'>>(
      `SELECT c.max_limit AS "maxLimit",
              (SELECT product_id FROM credit_sale WHERE creditor_id = c.id ORDER BY id DESC LIMIT 1) AS "lastProductId",
              COALESCE((SELECT jsonb_agg(jsonb_build_object('vehicle', vehicle, 'productId', product_id)
                                         ORDER BY id DESC NULLS LAST, vehicle)
                        FROM (SELECT * FROM
                                (SELECT DISTINCT ON (key) vehicle, product_id, id FROM
                                   ((SELECT vehicle, vehicle_key AS key, product_id, id FROM credit_sale
                                     WHERE creditor_id = c.id AND vehicle IS NOT NULL ORDER BY id DESC LIMIT 200)
                                    UNION ALL
                                    SELECT number, number_key, NULL, NULL FROM creditor_vehicle
                                    WHERE creditor_id = c.id AND NOT disabled) seen
                                 ORDER BY key, id DESC NULLS LAST) each_vehicle
                              ORDER BY id DESC NULLS LAST, vehicle LIMIT ${MOST_VEHICLES}) v), '[]'::jsonb) AS vehicles
       FROM creditor c WHERE c.id = $1`,
      [creditorId],
    );
    if (row === undefined) return null;
    const due = await balanceOf(sql, account('CREDITOR', creditorId));
    const passesLimitBy = await passesUpTo(ctx.actor, sql, OVER_LIMIT_LINE.command);
    return { ...row, due, mayPassLimit: passesLimitBy === null, passesLimitBy };
  },
});

@ObjectType({
  description:
    "A creditor's vehicle and the product of its last sale; the product is null for a registered vehicle without sales.",
})
export class CreditHabit {
  @Field(() => Int) creditorId!: number;
  @Field(() => String, { nullable: true, description: 'Number of the vehicle; null for sales without one.' }) vehicle!:
    | string
    | null;
  @Field(() => Int, { nullable: true }) productId!: number | null;
}

/**
 * From the last 5000 sales (weeks of them), newest first, then the registered vehicles not among them: a form that has
 * these waits for no answer while the user types.
 */
export const creditHabits = defineQuery({
  name: 'creditHabits',
  right: 'credit.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<CreditHabit>(
      `SELECT creditor_id AS "creditorId", vehicle, product_id AS "productId"
       FROM (SELECT DISTINCT ON (creditor_id, key) id, creditor_id, vehicle, product_id
             FROM ((SELECT id, creditor_id, vehicle, vehicle_key AS key, product_id
                    FROM credit_sale ORDER BY id DESC LIMIT 5000)
                   UNION ALL
                   SELECT NULL, creditor_id, number, number_key, NULL FROM creditor_vehicle WHERE NOT disabled) lately
             ORDER BY creditor_id, key, id DESC NULLS LAST) habit
       ORDER BY id DESC NULLS LAST, creditor_id, vehicle`,
    ),
});

@ObjectType({ description: 'A product sold by a pump in the running shift, with the rate.' })
export class PumpProduct {
  @Field(() => Int) pumpId!: number;
  @Field(() => String) pumpName!: string;
  @Field(() => Int) productId!: number;
  @Field(() => String) productName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Rate) rate!: number;
}

/** The products of the pumps of the running shift, or of another one: the choices of the credit and cash forms. */
export const pumpProducts = defineQuery({
  name: 'pumpProducts',
  right: 'masters.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<PumpProduct>(
      `SELECT DISTINCT ON (r.pump_id, r.product_id) r.pump_id AS "pumpId", p.name AS "pumpName", r.product_id AS "productId",
              d.name AS "productName", COALESCE(d.short_name, d.name) AS "shortName", r.rate
       FROM nozzle_reading r
       JOIN pump p ON p.id = r.pump_id
       JOIN product d ON d.id = r.product_id
       WHERE r.shift_id = ${LISTED_SHIFT} ORDER BY r.pump_id, r.product_id, r.id DESC`,
      [shiftId],
    ),
});
