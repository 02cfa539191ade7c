import { Field, InputType, Int } from 'type-graphql';
import { creditorPaymentRules, problemsOfNewPayment } from '../../domain/creditor-payment.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { isByCheque } from '../../domain/payment-way';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { writeCheque } from '../safe/cheques';
import { receiveMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import {
  moveOpeningsBeforePayment,
  postedOn,
  problemsOfValuedPayment,
  ValueDateField,
  withStoredDate,
} from '../safe/value-date';
import { type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { CREDITOR_PAYMENT } from './creditor-payment.entity';
import { enterPayment, type Settled } from './enter-payment';
import { lockCreditor } from './lock-creditor';
import { CHEQUES, postPayment } from './post-payment';
import { notifyOfPayment } from './tell-creditor';
import { unusualPaymentText } from './unusual-payment';

@InputType({ description: 'A payment from a creditor.' })
export class RecordCreditorPaymentInput extends PaidInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Int) @Ruled(creditorPaymentRules.creditorId) creditorId!: number;
  @ValueDateField() valueDate?: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Reference of the transfer or cheque; required for a payment to an account.',
  })
  @Ruled(creditorPaymentRules.reference)
  reference?: string | null;
  @Field(() => String, { nullable: true, description: 'Bank on which a cheque is drawn; required for a cheque.' })
  @Ruled(creditorPaymentRules.chequeBank)
  chequeBank?: string | null;
  @Field(() => BusinessDate, { nullable: true, description: 'Date on a cheque; required for a cheque.' })
  @Ruled(creditorPaymentRules.chequeDate)
  chequeDate?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(creditorPaymentRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

export interface RecordedCreditorPayment extends LateEffects, Settled {
  creditorPaymentId: number;
}

defineLateLine({
  command: 'recordCreditorPayment',
  label: 'Creditor payment',
  stored: { table: 'creditor_payment', title: ['creditorId', 'amount'] },
});

/**
 * Records a creditor's payment and allocates it to the oldest debts (docs/design/domain.md#payments). The rest is an
 * advance; a disabled creditor may pay too. After a payment that is late or has a value date the creditor's whole history
 * is settled again. A cheque settles debts too, and its money is in hand until the bank has paid it
 * (docs/design/domain.md#cheques).
 */
export const recordCreditorPayment = defineCommand({
  name: 'recordCreditorPayment',
  right: 'credit.receive',
  input: RecordCreditorPaymentInput,
  async run(tx, typed): Promise<RecordedCreditorPayment> {
    const shift = await lockShiftOfEntry(tx, typed);
    const input = withStoredDate(typed, shift);
    const { valueDate = null } = input;
    return withLateEffects(tx, { ...shift, valueDate }, async (effects) => {
      const ways = await paymentWaysOf(tx.sql, shift.lateReason !== null);
      refuseIf(problemsOfNewPayment({ ...input }, ways, input.notes));
      const isCheque = isByCheque({ ...input }, ways);
      refuseIf(await problemsOfValuedPayment(tx, input, isCheque));
      await lockCreditor(tx, input.creditorId);
      await askTogether(
        () => askAboutReference(tx, 'creditor_payment', input),
        () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () => unusualPaymentText(tx.sql, input)),
      );
      const posted = postedOn(valueDate, shift);
      const opened = { creditor: input.creditorId, bank: input.accountId };
      effects.push(...(await moveOpeningsBeforePayment(tx, shift, posted, opened)));
      const { id, ...settled } = await enterPayment(
        tx,
        shift,
        { ...input, kind: CREDITOR_PAYMENT },
        { table: 'creditor_payment', audited: input, effects },
      );
      if (isCheque) await writeCheque(tx, 'creditor_payment_id', id, input);
      await postPayment(tx, { ...input, id }, posted, isCheque ? CHEQUES : await receiveMoney(tx, input));
      tx.publish('creditChanged', { creditorId: input.creditorId });
      if (input.accountId == null || isCheque) tx.publish('cashChanged', { shiftId: shift.id });
      await notifyOfPayment(tx, { ...input, id }, { ...shift, shiftDate: posted.shiftDate });
      return { creditorPaymentId: id, ...settled };
    });
  },
});
