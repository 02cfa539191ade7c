import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

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
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Cash collections of the running shift, or of another one, newest first. */
export const cashCollectionsOfShift = defineQuery({
  name: 'cashCollectionsOfShift',
  right: 'cash.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CashCollectionView>(
      `SELECT c.id, c.created_at AS "createdAt", c.pump_id AS "pumpId", p.name AS "pumpName",
              c.employee_id AS "employeeId", e.name AS "employeeName", c.amount, u.name AS "enteredBy", c.late_reason AS "lateReason"
       FROM cash_collection c
       JOIN pump p ON p.id = c.pump_id
       JOIN employee e ON e.id = c.employee_id
       LEFT JOIN app_user u ON u.id = c.created_by_id
       WHERE c.shift_id = ${LISTED_SHIFT} ORDER BY c.id DESC`,
      [shiftId],
    ),
});
