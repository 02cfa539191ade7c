import { Field, InputType, Int } from 'type-graphql';
import { clearingRules, depositRules, problemsOfClearing, problemsOfDeposit } from '../../domain/cheque.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { moveOpeningsBefore } from '../../masters/move-openings';
import { Ruled } from '../../platform/ruled';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { RehearseField } from '../shifts/shift-meant-field';
import { CHEQUE_CLEARED, finishStep, lockCheque, type SteppedCheque } from './cheque-step';

@InputType({ description: 'The deposit of a cheque in an account.' })
export class DepositChequeInput {
  @Field(() => Int, { description: 'Id of the cheque.' }) @Ruled(depositRules.chequeId) chequeId!: number;
  @Field(() => BusinessDate, { description: 'Day of the deposit, from the date on the cheque on.' })
  @Ruled(depositRules.depositedOn)
  depositedOn!: string;
  @Field(() => Int, { description: 'Id of the account; the one that the payment names is usual.' })
  @Ruled(depositRules.accountId)
  accountId!: number;
}

/** Records that a cheque in hand was given to the bank. Its money is still that of cheques (docs/design/domain.md#cheques). */
export const depositCheque = defineCommand({
  name: 'depositCheque',
  right: 'cash.settle',
  input: DepositChequeInput,
  async run(tx, input): Promise<SteppedCheque> {
    const cheque = await lockCheque(tx, input.chequeId);
    const { depositedOn, accountId } = input;
    refuseIf(problemsOfDeposit({ ...input }, cheque, (await paymentWaysOf(tx.sql)).accounts));
    await tx.sql('UPDATE cheque SET deposited_on = $2, account_id = $3 WHERE id = $1', [
      cheque.id,
      depositedOn,
      accountId,
    ]);
    return finishStep(tx, cheque, { after: { depositedOn, accountId } });
  },
});

@InputType({ description: 'The day on which the bank credited a cheque.' })
export class ClearChequeInput {
  @Field(() => Int, { description: 'Id of the cheque.' }) @Ruled(clearingRules.chequeId) chequeId!: number;
  @Field(() => BusinessDate, { description: 'Day on which the bank credited it.' })
  @Ruled(clearingRules.clearedOn)
  clearedOn!: string;
  @RehearseField() rehearse?: boolean | null;
}

/** Records that the bank has paid a deposited cheque: its money is in the account from that day on. */
export const clearCheque = defineCommand({
  name: 'clearCheque',
  right: 'cash.settle',
  input: ClearChequeInput,
  async run(tx, input): Promise<SteppedCheque> {
    const cheque = await lockCheque(tx, input.chequeId);
    const { clearedOn } = input;
    refuseIf(problemsOfClearing({ ...input }, cheque));
    await tx.sql('UPDATE cheque SET cleared_on = $2 WHERE id = $1', [cheque.id, clearedOn]);
    const effects = await moveOpeningsBefore(tx, clearedOn, { bank: cheque.accountId });
    await post(tx, tx.actor.userId, [
      {
        document: { kind: CHEQUE_CLEARED, id: cheque.id },
        businessDate: clearedOn,
        shiftId: null,
        lines: transfer(account('BANK', cheque.accountId!), account('CHEQUES'), cheque.amount),
      },
    ]);
    return finishStep(tx, cheque, { after: { clearedOn }, effects });
  },
});
