import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { problemsOfSwap } from '../../domain/denominations';
import { refuseIf } from '../../domain/kernel/problem';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { post } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { shareRunningShift } from '../shifts/running-shift';

@InputType({ description: 'Exchanges notes in the safe for others of the same total.' })
export class ExchangeCashInput {
  @NotesField()
  notes!: NoteInput[];
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('Comment', 500) comment?: string | null;
}

/** 'Cash In and Cash Out must be same amount' (specification, section 5): only the notes move, not the cash ledger. */
export const exchangeCash = defineCommand({
  name: 'exchangeCash',
  right: 'cash.record',
  input: ExchangeCashInput,
  async run(tx, input): Promise<{ cashExchangeId: number }> {
    const shift = await shareRunningShift(tx);
    const cash = countNotes(await lockSafe(tx), input.notes, null, 'notes');
    refuseIf(problemsOfSwap(cash.cashIn, cash.cashOut, 'notes'));
    const [row] = await tx.sql<{ id: number }>(
      'INSERT INTO cash_exchange (shift_id, amount, comment, created_by_id) VALUES ($1, $2, $3, $4) RETURNING id',
      [shift.id, cash.cashIn, input.comment ?? null, tx.actor.userId],
    );
    await post(tx, tx.actor.userId, [
      {
        document: { kind: 'CASH_EXCHANGE', id: row!.id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: [],
        notes: cash.notes,
      },
    ]);
    tx.audit({ table: 'cash_exchange', id: row!.id, after: input });
    tx.publish('cashChanged', { shiftId: shift.id });
    return { cashExchangeId: row!.id };
  },
});
