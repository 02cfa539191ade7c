import { Field, Int, ObjectType } from 'type-graphql';
import type { CashTransfer } from '../../domain/cash-transfer.rules';
import { defineQuery, NoInput } from '../../platform/ask';
import { Money } from '../../platform/scalars';

@ObjectType({ description: 'A transfer of counted cash between the safe and an account.' })
export class CashTransferView {
  @Field(() => Int) id!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { description: 'DEPOSIT or DRAWING.' }) kind!: CashTransfer;
  @Field(() => String) accountName!: string;
  @Field(() => Money) amount!: number;
  @Field(() => String, { nullable: true }) reference!: string | null;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
}

/** Deposits and withdrawals of the running shift, newest first. */
export const cashTransfersOfShift = defineQuery({
  name: 'cashTransfersOfShift',
  right: 'cash.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<CashTransferView>(
      `SELECT t.id, t.created_at AS "createdAt", t.kind, a.name AS "accountName", t.amount, t.reference, t.comment,
              u.name AS "enteredBy"
       FROM cash_transfer t
       JOIN shift s ON s.id = t.shift_id AND s.state = 'RUNNING'
       JOIN transaction_account a ON a.id = t.account_id
       LEFT JOIN app_user u ON u.id = t.created_by_id
       ORDER BY t.id DESC`,
    ),
});
