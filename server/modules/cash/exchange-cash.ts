import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { problemsOfSwap } from '../../domain/denominations';
import { refuseIf } from '../../domain/kernel/problem';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { type Entry, post } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput } from '../safe/count-notes';
import { moneyMovedBy } from '../safe/money-moved-by';
import { NotesField } from '../safe/notes-field';
import { type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';

@InputType({ description: 'Exchanges notes in the safe for others of the same total.' })
export class ExchangeCashInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @NotesField()
  notes!: NoteInput[];
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('Comment', 500) comment?: string | null;
}

/** An exchange with the total of its notes, in paise. */
interface ExchangedCash extends LateEffects {
  cashExchangeId: number;
  amount: number;
}

defineLateLine({
  command: 'exchangeCash',
  label: 'Cash exchange',
  stored: { table: 'cash_exchange', title: ['amount'], figures: ['amount'] },
});

/**
 * 'Cash In and Cash Out must be same amount' (specification, section 5): only the notes move, not the cash ledger. In the
 * running shift, or late in a closed one.
 */
export const exchangeCash = defineCommand({
  name: 'exchangeCash',
  right: 'cash.record',
  input: ExchangeCashInput,
  async run(tx, input): Promise<ExchangedCash> {
    const shift = await lockShiftOfEntry(tx, input);
    const { lateReason } = shift;
    return withLateEffects(tx, shift, async (effects) => {
      const cash = countNotes(await lockSafe(tx), input.notes, null, 'notes');
      refuseIf(problemsOfSwap(cash.cashIn, cash.cashOut, 'notes'));
      const amount = cash.cashIn;
      const [row] = await tx.sql<{ id: number }>(
        `INSERT INTO cash_exchange (shift_id, amount, comment, late_reason, created_by_id)
         VALUES ($1, $2, $3, $4, $5) RETURNING id`,
        [shift.id, amount, input.comment ?? null, lateReason, tx.actor.userId],
      );
      const entry: Entry = {
        document: { kind: 'CASH_EXCHANGE', id: row!.id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: [],
        notes: cash.notes,
      };
      const move = async (): Promise<number> => (await post(tx, tx.actor.userId, [entry])).length;
      // No balance moves, so a late one names the notes.
      if (lateReason === null) await move();
      else effects.push(...(await moneyMovedBy(tx, [null], move)));
      tx.audit({
        table: 'cash_exchange',
        id: row!.id,
        after: { ...input, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { cashExchangeId: row!.id, amount };
    });
  },
});
