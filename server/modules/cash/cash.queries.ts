import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';

@ObjectType({ description: 'A cash collection from a pump.' })
export class CashCollectionView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) pumpId!: number;
  @Field(() => String) pumpName!: string;
  @Field(() => Int) employeeId!: number;
  @Field(() => String) employeeName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

/** Cash collections of the running shift, newest first. */
export const cashCollectionsOfShift = defineQuery({
  name: 'cashCollectionsOfShift',
  right: 'cash.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<CashCollectionView>(
      `SELECT c.id, c.created_at AS "createdAt", c.pump_id AS "pumpId", p.name AS "pumpName",
              c.employee_id AS "employeeId", e.name AS "employeeName", c.amount, u.name AS "enteredBy"
       FROM cash_collection c
       JOIN shift s ON s.id = c.shift_id AND s.state = 'RUNNING'
       JOIN pump p ON p.id = c.pump_id
       JOIN employee e ON e.id = c.employee_id
       LEFT JOIN app_user u ON u.id = c.created_by_id
       ORDER BY c.id DESC`,
    ),
});
