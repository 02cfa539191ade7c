import { Field, Int, ObjectType } from 'type-graphql';
import { toComeFor } from '../../domain/swipe-settlement';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';
import { unsettledDays } from './machine-days.queries';

@ObjectType({ description: 'An unsettled day of a swipe machine.' })
export class UnsettledDay {
  @Field(() => BusinessDate) businessDate!: string;
  @Field(() => Money, { description: 'Takings of the machine on that day, in rupees.' }) taken!: number;
  @Field(() => Money, {
    description: 'Rupees settled, including charges; more than was taken if the takings were corrected later.',
  })
  settled!: number;
}

@ObjectType({ description: 'Amount outstanding from the bank for a swipe machine.' })
export class SwipeToCome {
  @Field(() => Int) swipeMachineId!: number;
  @Field(() => String) name!: string;
  @Field(() => Money, { description: 'Rupees outstanding from the bank.' }) toCome!: number;
  @Field(() => [UnsettledDay], { description: 'Unsettled days, oldest first.' }) days!: UnsettledDay[];
}

/** Machines in use, and others with an open balance, by name. The cost depends on the open days, not on the history. */
export const swipesToCome = defineQuery({
  name: 'swipesToCome',
  right: 'cash.read',
  input: NoInput,
  snapshot: true,
  run: async ({ sql }): Promise<SwipeToCome[]> => {
    const days = await unsettledDays(sql, null);
    const machines = await sql<{ swipeMachineId: number; name: string; disabled: boolean }>(
      'SELECT id AS "swipeMachineId", name, disabled FROM swipe_machine ORDER BY name',
    );
    return machines.flatMap(({ swipeMachineId, name, disabled }) => {
      const own = days.filter((day) => day.swipeMachineId === swipeMachineId);
      return disabled && own.length === 0 ? [] : [{ swipeMachineId, name, toCome: toComeFor(own), days: own }];
    });
  },
});

@ObjectType({ description: 'A payment from the bank for days of a swipe machine.' })
export class SwipeSettlementView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => BusinessDate) paidOn!: string;
  @Field(() => Int) swipeMachineId!: number;
  @Field(() => String, { description: 'Name of the swipe machine.' }) machineName!: string;
  @Field(() => String) accountName!: string;
  @Field(() => Money, { description: 'Rupees received.' }) paid!: number;
  @Field(() => Money, { description: 'Bank charges in rupees.' }) charges!: number;
  @Field(() => String, { nullable: true, description: 'Name of the expenditure category of the charges.' })
  categoryName!: string | null;
  @Field(() => BusinessDate, { description: 'First day covered.' }) firstDay!: string;
  @Field(() => BusinessDate, { description: 'Last day covered.' }) lastDay!: string;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

/** The 30 settlements entered last, newest first. */
export const swipeSettlements = defineQuery({
  name: 'swipeSettlements',
  right: 'cash.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<SwipeSettlementView>(
      `SELECT t.id, t.created_at AS "createdAt", t.paid_on AS "paidOn", t.swipe_machine_id AS "swipeMachineId",
              m.name AS "machineName", a.name AS "accountName", t.paid, t.charges, c.name AS "categoryName",
              d."firstDay", d."lastDay", t.reference, t.comment, u.name AS "enteredBy"
       FROM (SELECT * FROM swipe_settlement ORDER BY id DESC LIMIT 30) t
       JOIN swipe_machine m ON m.id = t.swipe_machine_id
       JOIN transaction_account a ON a.id = t.account_id
       LEFT JOIN expenditure_category c ON c.id = t.expenditure_category_id
       LEFT JOIN app_user u ON u.id = t.created_by_id
       CROSS JOIN LATERAL (SELECT MIN(business_date) AS "firstDay", MAX(business_date) AS "lastDay"
                           FROM swipe_settlement_day WHERE swipe_settlement_id = t.id) d
       ORDER BY t.id DESC`,
    ),
});
