import { Field, InputType, Int } from 'type-graphql';
import { expenditureRules, problemsOfExpenditure } from '../../domain/expenditure.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { account, post, transfer } from '../../services/ledger/post';
import { payMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import { type LateEffects, lockShiftOfEntry, moveOpeningsBeforeLate, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, ShiftMeantField } from '../shifts/shift-meant-field';
import { problemsOfCategory } from './expenditure-category.queries';
import { unusualExpenditureText } from './unusual-expenditure';

@InputType({ description: 'An expenditure from the safe or an account.' })
export class RecordExpenditureInput extends PaidInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @Field(() => Int) @Ruled(expenditureRules.expenditureCategoryId) expenditureCategoryId!: number;
  @Field(() => String, { nullable: true }) @Ruled(expenditureRules.reference) reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(expenditureRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

export const EXPENDITURE_LINE = defineApprovalLine({
  setting: 'expenditureByStaff',
  command: 'recordExpenditure',
  label: 'Expenditure',
  exempt: 'limits.exceed',
  hasAmount: true,
  ofChanges: true,
  stored: { table: 'expenditure', title: ['expenditureCategoryId', 'amount'], shift: 'RUNNING' },
});

/**
 * Records an expenditure in the running shift, or late in a closed one: its category, and the cash or the account that
 * paid (docs/design/domain.md#postings).
 */
export const recordExpenditure = defineCommand({
  name: 'recordExpenditure',
  right: 'cash.record',
  input: RecordExpenditureInput,
  async run(tx, input): Promise<{ expenditureId: number } & LateEffects> {
    const shift = await lockShiftOfEntry(tx, input);
    const { lateReason } = shift;
    return withLateEffects(tx, shift, async (effects) => {
      refuseIf([
        ...(await problemsOfCategory(tx.sql, input.expenditureCategoryId)),
        ...problemsOfExpenditure({ ...input }, await paymentWaysOf(tx.sql), input.notes),
      ]);
      await askTogether(
        () => askAboutReference(tx, 'expenditure', input),
        () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () => unusualExpenditureText(tx.sql, input)),
      );
      await requireApproval(tx, EXPENDITURE_LINE, input.amount);
      effects.push(...(await moveOpeningsBeforeLate(tx, shift, { bank: input.accountId })));
      const paid = await payMoney(tx, input);
      const [row] = await tx.sql<{ id: number }>(
        `INSERT INTO expenditure (shift_id, expenditure_category_id, amount, account_id, payment_mode_id, reference, comment,
                                  late_reason, created_by_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [
          shift.id,
          input.expenditureCategoryId,
          input.amount,
          input.accountId ?? null,
          input.paymentModeId ?? null,
          input.reference ?? null,
          input.comment ?? null,
          lateReason,
          tx.actor.userId,
        ],
      );
      await post(tx, tx.actor.userId, [
        {
          document: { kind: 'EXPENDITURE', id: row!.id },
          businessDate: shift.shiftDate,
          shiftId: shift.id,
          lines: transfer(account('EXPENDITURE', input.expenditureCategoryId), paid.account, input.amount),
          notes: paid.notes,
        },
      ]);
      tx.audit({
        table: 'expenditure',
        id: row!.id,
        after: { ...input, notes: paid.notes, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { expenditureId: row!.id };
    });
  },
});
