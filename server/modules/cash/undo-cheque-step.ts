import { Field, InputType, Int } from 'type-graphql';
import { cash } from '../../domain/cash.messages';
import { CHEQUE_STATE_LABELS, type ChequeState, undoRules } from '../../domain/cheque.rules';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { moveOpeningsBack } from '../../masters/move-openings';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { reverse } from '../../services/ledger/reverse';
import { cancelCharge } from '../credit/cancel-bill';
import { setReturned } from '../credit/return-payment';
import { RehearseField } from '../shifts/shift-meant-field';
import {
  CHEQUE_CLEARED,
  CHEQUE_RETURNED,
  finishStep,
  type LockedCheque,
  lockCheque,
  type SteppedCheque,
} from './cheque-step';

@InputType({ description: 'The last step of a cheque, which is undone.' })
export class UndoChequeStepInput {
  @Field(() => Int, { description: 'Id of the cheque.' }) @Ruled(undoRules.chequeId) chequeId!: number;
  @Field(() => String, { description: 'DEPOSITED, CLEARED or RETURNED, which the cheque must be.' })
  @Ruled(undoRules.step)
  step!: ChequeState;
  @Field(() => String, { description: 'Why the step was wrong.' }) @Ruled(undoRules.reason) reason!: string;
  @RehearseField() rehearse?: boolean | null;
}

/**
 * Undoes the last step of a cheque: what it posted is reversed. Once a return is undone, the payment settles debts as if
 * it had not come back, and the bill of its charge is cancelled.
 */
export const undoChequeStep = defineCommand({
  name: 'undoChequeStep',
  right: 'cash.settle',
  input: UndoChequeStepInput,
  async run(tx, { chequeId, step, reason }): Promise<SteppedCheque> {
    const cheque = await lockCheque(tx, chequeId);
    if (cheque.state !== step)
      throw refusal('WRONG_STATE', cash.chequeIs({ state: labelled(CHEQUE_STATE_LABELS[cheque.state]) }), 'chequeId');
    const undone = await UNDO[step]!(tx, cheque, reason);
    const effects = [...undone, ...(await moveOpeningsBack(tx))];
    return finishStep(tx, cheque, { after: {}, reason, effects });
  },
});

type Undo = (tx: Tx, cheque: LockedCheque, reason: string) => Promise<Message[]>;

const UNDO: Partial<Record<ChequeState, Undo>> = {
  async DEPOSITED(tx, { id }) {
    await tx.sql('UPDATE cheque SET deposited_on = NULL, account_id = NULL WHERE id = $1', [id]);
    return [];
  },
  async CLEARED(tx, { id }) {
    await tx.sql('UPDATE cheque SET cleared_on = NULL WHERE id = $1', [id]);
    await reverse(tx, tx.actor.userId, { kind: CHEQUE_CLEARED, id });
    return [];
  },
  async RETURNED(tx, { id, paymentId, creditorId, amount, returnedOn, chargeBillId }, reason) {
    const work = async (): Promise<Message[]> => {
      await reverse(tx, tx.actor.userId, { kind: CHEQUE_RETURNED, id });
      const effects = chargeBillId === null ? [] : await cancelCharge(tx, chargeBillId, reason);
      await tx.sql(
        `UPDATE cheque SET returned_on = NULL, reason = NULL, bank_charge = 0, expenditure_category_id = NULL WHERE id = $1`,
        [id],
      );
      return effects;
    };
    const payment = { id: paymentId, amount };
    return creditorId === null
      ? work()
      : setReturned(tx, { ...payment, creditorId }, { day: returnedOn!, isUndone: true }, work);
  },
};
