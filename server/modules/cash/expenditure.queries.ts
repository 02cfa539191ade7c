import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

@ObjectType({ description: 'An expenditure in a shift.' })
export class ExpenditureView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Int) expenditureCategoryId!: number;
  @Field(() => String, { description: 'Name of the category.' }) categoryName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true, description: 'Name of the transaction account; null if paid from the safe.' })
  accountName!: string | null;
  @Field(() => String, { nullable: true }) paymentModeName!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Expenditures of the running shift, or of another one, newest first. */
export const expendituresOfShift = defineQuery({
  name: 'expendituresOfShift',
  right: 'cash.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<ExpenditureView>(
      `SELECT e.id, e.created_at AS "createdAt", e.expenditure_category_id AS "expenditureCategoryId",
              c.name AS "categoryName", e.amount, a.name AS "accountName", m.name AS "paymentModeName", e.reference,
              e.comment, u.name AS "enteredBy", e.late_reason AS "lateReason"
       FROM expenditure e
       JOIN expenditure_category c ON c.id = e.expenditure_category_id
       LEFT JOIN transaction_account a ON a.id = e.account_id
       LEFT JOIN payment_mode m ON m.id = e.payment_mode_id
       LEFT JOIN app_user u ON u.id = e.created_by_id
       WHERE e.shift_id = ${LISTED_SHIFT} ORDER BY e.id DESC`,
      [shiftId],
    ),
});
