import { Field, InputType, Int } from 'type-graphql';
import { type Adjustment, creditorAdjustmentRules } from '../../domain/creditor-adjustment.rules';
import { askAbout } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { Money } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { type LateEffects, lockShiftOfEntry, moveOpeningsBeforeLate, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { aboveDueText, enteredTwiceText } from './doubt-of-adjustment';
import { enterPayment, type Settled } from './enter-payment';
import { lockCreditor } from './lock-creditor';
import { postAdjustment } from './post-adjustment';

@InputType({ description: 'What lowers the due of a creditor without money.' })
export class RecordCreditorAdjustmentInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => String, { description: 'CREDIT_NOTE, DISCOUNT, BAD_DEBT, or TAX_DEDUCTED by the payer.' })
  @Ruled(creditorAdjustmentRules.kind)
  kind!: Adjustment;
  @Field(() => Int) @Ruled(creditorAdjustmentRules.creditorId) creditorId!: number;
  @Field(() => Money) @Ruled(creditorAdjustmentRules.amount) amount!: number;
  @Field(() => String, {
    nullable: true,
    description: 'Number of the note, or of the tax certificate; empty while the certificate is still to come.',
  })
  @Ruled(creditorAdjustmentRules.reference)
  reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(creditorAdjustmentRules.comment) comment?: string | null;
  @ConfirmedField('FIGURE_UNUSUAL') confirmed?: boolean | null;
}

defineLateLine({
  command: 'recordCreditorAdjustment',
  label: 'Creditor adjustment',
  stored: { table: 'creditor_adjustment', title: ['creditorId', 'amount'] },
});

/** What it settled; the rest is an advance of the creditor. */
export interface RecordedCreditorAdjustment extends LateEffects, Settled {
  creditorAdjustmentId: number;
}

/**
 * Lowers what a creditor owes without money and settles the oldest debts with it, as a payment does
 * (docs/design/domain.md#adjustments): the account of its kind is debited. One that is entered twice, or is
 * greater than the due, is asked about.
 */
export const recordCreditorAdjustment = defineCommand({
  name: 'recordCreditorAdjustment',
  right: 'credit.adjust',
  input: RecordCreditorAdjustmentInput,
  async run(tx, input): Promise<RecordedCreditorAdjustment> {
    const { creditorId } = input;
    const shift = await lockShiftOfEntry(tx, input);
    return withLateEffects(tx, shift, async (effects) => {
      await lockCreditor(tx, creditorId);
      await askAbout(
        tx,
        input,
        'FIGURE_UNUSUAL',
        'amount',
        async () => (await enteredTwiceText(tx.sql, shift.id, input)) ?? aboveDueText(tx.sql, input),
      );
      effects.push(...(await moveOpeningsBeforeLate(tx, shift, { creditor: creditorId })));
      const { id, ...settled } = await enterPayment(tx, shift, input, {
        table: 'creditor_adjustment',
        audited: input,
        effects,
      });
      await postAdjustment(tx, { ...input, id }, shift);
      tx.publish('creditChanged', { creditorId });
      return { creditorAdjustmentId: id, ...settled };
    });
  },
});
