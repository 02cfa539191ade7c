import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsText } from '../../platform/is-text';
import { OnDutyInput } from '../shifts/keep-attendance';
import { CloseShiftInput } from './close-shift.input';

/** As long as the comment of a change request. */
const LONGEST_REASON = 500;

@InputType({
  description:
    'A closed shift as it should have been closed: the input of closeShift, complete, with `shiftId` of the closed shift.',
})
export class CorrectShiftInput extends CloseShiftInput {
  @Field(() => String, { description: 'Why the shift is corrected; printed on its sheet.' })
  @IsText('reason', LONGEST_REASON)
  reason!: string;
  @Field(() => Int, {
    description: 'The `version` of the correction form; refused if the figures of the shift have changed since.',
  })
  @IsInt()
  expectedVersion!: number;
  @Field(() => [OnDutyInput], { nullable: true, description: 'Everyone who was on duty; unchanged if omitted.' })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => OnDutyInput)
  onDuty?: OnDutyInput[] | null;
}
