import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { joinEffects } from '../../domain/joined-effects';
import { showDate } from '../../domain/kernel/business-date';
import { refusal } from '../../domain/kernel/problem';
import { selection } from '../../domain/money-document.rules';
import { referenceField } from '../../masters/reference-field';
import { ShiftType } from '../../masters/shift-type';
import { IsBusinessDate } from '../../platform/is-business-date';
import { IsText } from '../../platform/is-text';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { defineCorrectionLine } from '../../services/approvals/approval-line';
import { toldResult } from '../../services/approvals/editable-table';
import { notifyOfEntry } from '../../services/approvals/stored-command';
import { lockShift, lockShiftSequence } from '../shifts/running-shift';
import { RehearseField } from '../shifts/shift-meant-field';
import type { CorrectedShift } from './correct-shift';
import { LONGEST_REASON } from './correct-shift.input';
import { moveTo } from './move-entries';
import { movedFigures, shownFigures } from './shown-figures.queries';
import { refuseStaleClose } from './standing-close.queries';
import { writeCorrection } from './write-correction';

@InputType({ description: 'Gives a closed shift the date and the type that it should have been started with.' })
export class MoveClosedShiftInput {
  @Field(() => Int, { description: 'Id of the closed shift.' })
  @IsInt()
  shiftId!: number;
  @Field(() => Int, { description: 'Id of the shift type.' })
  @IsInt()
  shiftTypeId!: number;
  @Field(() => BusinessDate)
  @IsBusinessDate('Please enter a valid shift date')
  shiftDate!: string;
  @Field(() => String, { description: 'Why the shift is moved; printed on its sheet.' })
  @IsText('reason', LONGEST_REASON)
  reason!: string;
  @Field(() => Int, {
    nullable: true,
    description:
      'The `version` of the correction form; refused with STALE if the shift has changed since. Not checked if omitted.',
  })
  @IsOptional()
  @IsInt()
  expectedVersion?: number | null;
  @Field(() => Boolean, {
    nullable: true,
    description:
      'Confirmation of a date more than a day ahead of the next shift due, which needs the right shift.startAhead.',
  })
  @IsOptional()
  @IsBoolean()
  confirmAhead?: boolean | null;
  @RehearseField() rehearse?: boolean | null;
}

defineCorrectionLine({
  command: 'moveClosedShift',
  label: 'Date of a closed shift',
  stored: {
    table: null,
    fields: [
      { name: 'shiftDate', label: 'Shift date', kind: 'date' },
      referenceField('shiftTypeId', 'Shift type', selection('Please select a shift'), () => ShiftType),
    ],
    title: ['shiftId', 'shiftDate', 'shiftTypeId'],
  },
});

/**
 * Moves a closed shift to another date or type (docs/design/domain.md#moved-shift): see `moveTo`. It is a correction of
 * the shift, so the approval policy is asked, and the sheet lists it.
 */
export const moveClosedShift = defineCommand({
  name: 'moveClosedShift',
  right: 'shift.correct',
  input: MoveClosedShiftInput,
  async run(tx, input): Promise<CorrectedShift> {
    const reason = input.reason.trim();
    if (reason === '') throw refusal('REASON_MISSING', correction.reasonMissing(), 'reason', 'INVALID');
    await lockShiftSequence(tx);
    const shift = await lockShift(tx, input.shiftId);
    if (!shift) throw refusal('UNKNOWN_SHIFT', correction.unknownShift(), 'shiftId', 'INVALID');
    const { id, state, shiftDate, shiftName, shiftTypeId } = shift;
    if (state === 'RUNNING')
      throw refusal('SHIFT_RUNNING', closing.runsAgain({ shift: closing.shift({ date: shiftDate, name: shiftName }) }));
    if (input.expectedVersion != null) await refuseStaleClose(tx.sql, shift, input.expectedVersion);
    const since = [shiftDate, input.shiftDate].toSorted()[0]!;
    const before = await shownFigures(tx, [id], since);
    const { moved, effects: followed } = await moveTo(tx, shift, input);
    const [said, ...further] = followed;
    const figures = movedFigures(before, await shownFigures(tx, [id], since)).map(({ text }) => text);
    const effects = joinEffects([said!, ...figures, ...further]);
    const row = { table: 'shift', rowId: id };
    await writeCorrection(tx, {
      ...{ shift, nextShiftId: null, reason, effects },
      before: { ...row, title: titleOf(shift), fields: { shiftDate, shiftTypeId } },
      after: {
        ...{ ...row, title: titleOf(moved) },
        fields: { shiftDate: moved.shiftDate, shiftTypeId: input.shiftTypeId },
      },
    });
    await notifyOfEntry(tx, 'moveClosedShift', input);
    return { shiftId: id, shiftDate: moved.shiftDate, ...toldResult({ effects }) };
  },
});

const titleOf = ({ shiftDate, shiftName }: { shiftDate: string; shiftName: string }): string =>
  `${showDate(shiftDate)} ${shiftName}`;
