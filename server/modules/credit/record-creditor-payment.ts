import { Field, InputType, Int } from 'type-graphql';
import { creditorPaymentRules, problemsOfCreditorPayment } from '../../domain/creditor-payment.rules';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { account, post, transfer } from '../../services/ledger/post';
import { receiveMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import {
  type EntryShift,
  type LateEffects,
  lockShiftOfEntry,
  moveOpeningsBeforeLate,
  withLateEffects,
} from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import type { Allocated } from './allocate';
import { lockCreditor } from './lock-creditor';
import { detailsOfPayment } from './posted-details';
import { settleLate, settleNew } from './resettle';
import { notifyOfPayment } from './tell-creditor';
import { unusualPaymentText } from './unusual-payment';

@InputType({ description: 'A payment from a creditor.' })
export class RecordCreditorPaymentInput extends PaidInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Int) @Ruled(creditorPaymentRules.creditorId) creditorId!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Reference of the transfer or cheque; required for a payment to an account.',
  })
  @Ruled(creditorPaymentRules.reference)
  reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(creditorPaymentRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

/** The use of a payment, in paise: what was allocated to debts, and what is left as an advance. */
export interface RecordedCreditorPayment extends LateEffects {
  creditorPaymentId: number;
  allocations: Pick<Allocated, 'billId' | 'label' | 'amount'>[];
  advance: number;
}

defineLateLine({
  command: 'recordCreditorPayment',
  label: 'Creditor payment',
  stored: { table: 'creditor_payment', title: ['creditorId', 'amount'] },
});

/**
 * Records a creditor's payment and allocates it to the oldest debts (docs/design/domain.md#payments). The rest is an
 * advance; a disabled creditor may pay too. After a late payment the creditor's whole history is settled again.
 */
export const recordCreditorPayment = defineCommand({
  name: 'recordCreditorPayment',
  right: 'credit.receive',
  input: RecordCreditorPaymentInput,
  async run(tx, input): Promise<RecordedCreditorPayment> {
    const shift = await lockShiftOfEntry(tx, input);
    return withLateEffects(tx, shift, async (effects) => {
      const ways = await paymentWaysOf(tx.sql, shift.lateReason !== null);
      refuseIf(problemsOfCreditorPayment({ ...input }, ways, input.notes));
      await lockCreditor(tx, input.creditorId);
      await askTogether(
        () => askAboutReference(tx, 'creditor_payment', input),
        () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () => unusualPaymentText(tx.sql, input)),
      );
      effects.push(...(await moveOpeningsBeforeLate(tx, shift, { creditor: input.creditorId, bank: input.accountId })));
      const { creditorPaymentId, allocated } = await settled(tx, shift, input, effects);
      const money = await receiveMoney(tx, input);
      await post(tx, tx.actor.userId, [
        {
          document: { kind: 'CREDITOR_PAYMENT', id: creditorPaymentId },
          businessDate: shift.shiftDate,
          shiftId: shift.id,
          lines: transfer(money.account, account('CREDITOR', input.creditorId), input.amount),
          notes: money.notes,
          details: detailsOfPayment({ paymentModeId: input.paymentModeId ?? null, reference: input.reference || null }),
        },
      ]);
      tx.publish('creditChanged', { creditorId: input.creditorId });
      if (input.accountId == null) tx.publish('cashChanged', { shiftId: shift.id });
      await notifyOfPayment(tx, { ...input, id: creditorPaymentId }, shift);
      return {
        creditorPaymentId,
        allocations: allocated.map(({ billId, label, amount }) => ({ billId, label, amount })),
        advance: input.amount - sum(allocated, ({ amount }) => amount),
      };
    });
  },
});

/** Writes the payment and settles with it: its id, and what it settled. */
async function settled(
  tx: Tx,
  shift: EntryShift,
  input: RecordCreditorPaymentInput,
  effects: Message[],
): Promise<{ creditorPaymentId: number; allocated: Allocated[] }> {
  const { creditorId } = input;
  let id = 0;
  const enter = async (): Promise<void> => {
    id = await write(tx, shift, input);
  };
  const settle = async (): Promise<Allocated[]> => {
    if (shift.lateReason === null) {
      await enter();
      return settleNew(tx, creditorId);
    }
    const late = await settleLate(tx, creditorId, enter);
    effects.push(...late.effects);
    return late.allocated;
  };
  const all = await settle();
  return { creditorPaymentId: id, allocated: all.filter(({ paymentId }) => paymentId === id) };
}

async function write(tx: Tx, shift: EntryShift, input: RecordCreditorPaymentInput): Promise<number> {
  const { creditorId, amount, accountId = null, paymentModeId = null, reference, comment } = input;
  const { lateReason } = shift;
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO creditor_payment (shift_id, creditor_id, amount, account_id, payment_mode_id, reference, comment,
                                   late_reason, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
    [
      shift.id,
      creditorId,
      amount,
      accountId,
      paymentModeId,
      reference || null,
      comment || null,
      lateReason,
      tx.actor.userId,
    ],
  );
  const after = { ...input, lateReason: lateReason ?? undefined };
  tx.audit({ table: 'creditor_payment', id: row!.id, after, reason: lateReason });
  return row!.id;
}
