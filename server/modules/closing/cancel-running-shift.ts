import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { refusal } from '../../domain/kernel/problem';
import { defineCommand } from '../../platform/submit';
import { lockRunningShift, lockShiftSequence } from '../shifts/running-shift';
import { heldByShift, removeEmptyShift } from './remove-empty-shift';

@InputType({ description: 'Cancels the running shift, which must be empty.' })
export class CancelRunningShiftInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the expected shift; refused if a different shift is running.',
  })
  @IsOptional()
  @IsInt()
  shiftId?: number | null;
}

/**
 * Deletes a shift that was started by mistake, whatever its date. Throws SHIFT_NOT_EMPTY if it has an entry, a dip or a
 * meter event. Its attendance is deleted too, and the draft of an undone close.
 */
export const cancelRunningShift = defineCommand({
  name: 'cancelRunningShift',
  right: 'shift.undo',
  input: CancelRunningShiftInput,
  async run(tx, input): Promise<{ shiftId: number }> {
    await lockShiftSequence(tx);
    const running = await lockRunningShift(tx);
    const shift = closing.shift({ date: running.shiftDate, name: running.shiftName });
    if (input.shiftId != null && input.shiftId !== running.id)
      throw refusal('SHIFT_OVER', closing.otherShiftRunning({ shift }));
    const [last] = await tx.sql<{ shiftDate: string }>(
      `SELECT shift_date AS "shiftDate" FROM shift WHERE state = 'CLOSED' ORDER BY id DESC LIMIT 1`,
    );
    const { entries, hasInterest } = await heldByShift(tx.sql, running.id, last?.shiftDate ?? null);
    const held = [...entries, ...(hasInterest ? [closing.heldInterest()] : [])];
    if (held.length > 0) throw refusal('SHIFT_NOT_EMPTY', closing.shiftNotEmpty({ shift, held }));
    await removeEmptyShift(tx, running);
    tx.publish('shiftChanged', { shiftId: running.id });
    tx.publish('stockChanged', { shiftId: running.id });
    return { shiftId: running.id };
  },
});
