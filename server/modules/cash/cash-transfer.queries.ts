import { Field, Int, ObjectType } from 'type-graphql';
import type { CashTransfer } from '../../domain/cash-transfer.rules';
import { defineQuery } from '../../platform/ask';
import { BusinessDate, Money } from '../../platform/scalars';
import { VALUE_DATE_SHOWN } from '../safe/value-date';
import { LISTED_SHIFT, ListedShiftInput } from '../shifts/listed-shift';

@ObjectType({ description: 'A transfer of counted cash between the safe and an account.' })
export class CashTransferView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { description: 'DEPOSIT or DRAWING.' }) kind!: CashTransfer;
  @Field(() => String) accountName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => BusinessDate, { nullable: true, description: VALUE_DATE_SHOWN }) valueDate!: string | null;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => String, { nullable: true, description: 'Why it was entered after the close; null if it was not.' })
  lateReason!: string | null;
}

/** Deposits and withdrawals of the running shift, or of another one, newest first. */
export const cashTransfersOfShift = defineQuery({
  name: 'cashTransfersOfShift',
  right: 'cash.read',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<CashTransferView>(
      `SELECT t.id, t.created_at AS "createdAt", t.kind, a.name AS "accountName", t.amount, t.value_date AS "valueDate", t.reference, t.comment,
              u.name AS "enteredBy", t.late_reason AS "lateReason"
       FROM cash_transfer t
       JOIN transaction_account a ON a.id = t.account_id
       LEFT JOIN app_user u ON u.id = t.created_by_id
       WHERE t.shift_id = ${LISTED_SHIFT} ORDER BY t.id DESC`,
      [shiftId],
    ),
});
