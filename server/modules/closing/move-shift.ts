import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { refusal } from '../../domain/kernel/problem';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { toldResult } from '../../services/approvals/editable-table';
import { lockRunningShift, lockShiftSequence } from '../shifts/running-shift';
import type { CorrectedShift } from './correct-shift';
import { moveTo } from './move-entries';

@InputType({ description: 'Gives the running shift the date and the type that it should have been started with.' })
export class MoveShiftInput {
  @Field(() => Int, { description: 'Id of the running shift; refused if a different one runs.' })
  @IsInt()
  shiftId!: number;
  @Field(() => Int, { description: 'Id of the shift type.' })
  @IsInt()
  shiftTypeId!: number;
  @Field(() => BusinessDate)
  @IsBusinessDate('Please enter a valid shift date')
  shiftDate!: string;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead.',
  })
  @IsOptional()
  @IsBoolean()
  confirmAhead?: boolean | null;
}

/** Moves the running shift to another date or type: see `moveTo`. */
export const moveShift = defineCommand({
  name: 'moveShift',
  right: 'shift.undo',
  input: MoveShiftInput,
  async run(tx, input): Promise<CorrectedShift> {
    await lockShiftSequence(tx);
    const running = await lockRunningShift(tx);
    const shift = closing.shift({ date: running.shiftDate, name: running.shiftName });
    if (input.shiftId !== running.id) throw refusal('SHIFT_OVER', closing.otherShiftRunning({ shift }));
    const { moved, effects } = await moveTo(tx, { ...running, state: 'RUNNING' }, input);
    return { shiftId: moved.id, shiftDate: moved.shiftDate, ...toldResult({ effects }) };
  },
});
