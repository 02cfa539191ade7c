import { Field, Int, ObjectType } from 'type-graphql';
import type { Adjustment } from '../../domain/creditor-adjustment.rules';
import { defineQuery } from '../../platform/ask';
import { Money } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

/** SQL: the kind of the adjustment `d` as its label: 'Credit note'. */
export const ADJUSTMENT_KIND = "left(d.kind, 1) || lower(replace(substr(d.kind, 2), '_', ' '))";

/** SQL: the id of the adjustment `d`, if the creditor gets a letter: nobody is told that a debt is given up. */
export const LETTER_ID = "CASE WHEN d.kind <> 'BAD_DEBT' THEN d.id END";

@ObjectType({ description: 'What lowered the due of a creditor without money.' })
export class CreditorAdjustmentView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { description: 'CREDIT_NOTE, DISCOUNT, BAD_DEBT or TAX_DEDUCTED.' }) kind!: Adjustment;
  @Field(() => Int) creditorId!: number;
  @Field(() => String) firmName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true, description: 'Number of the note or of the tax certificate.' })
  reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Adjustments of creditors in the running shift, or in another one, newest first. */
export const creditorAdjustmentsOfShift = defineQuery({
  name: 'creditorAdjustmentsOfShift',
  right: 'credit.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CreditorAdjustmentView>(
      `SELECT d.id, d.created_at AS "createdAt", d.kind, d.creditor_id AS "creditorId", c.firm_name AS "firmName", d.amount,
              d.reference, d.comment, u.name AS "enteredBy", d.late_reason AS "lateReason"
       FROM creditor_adjustment d
       JOIN creditor c ON c.id = d.creditor_id
       LEFT JOIN app_user u ON u.id = d.created_by_id
       WHERE d.shift_id = ${LISTED_SHIFT} ORDER BY d.id DESC`,
      [shiftId],
    ),
});
