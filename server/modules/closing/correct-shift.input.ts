import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { amountRule } from '../../domain/money-document.rules';
import { IsLitres } from '../../platform/is-figure';
import { IsText } from '../../platform/is-text';
import { Ruled } from '../../platform/ruled';
import { Litres, Money } from '../../platform/scalars';
import type { NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { OnDutyInput } from '../shifts/keep-attendance';
import { CloseShiftInput } from './close-shift.input';

/** As long as the comment of a change request. */
export const LONGEST_REASON = 500;

@InputType({ description: 'The readings of a meter before an event of the shift ended its leg.' })
export class EndedLegInput {
  @Field(() => Int, { description: '`legId` of the correction form.' }) @IsInt() legId!: number;
  @Field(() => Litres, {
    description: 'Last reading before the event, litres. Of a rollover it is `meterMax` of the nozzle.',
  })
  @IsLitres('Close reading')
  close!: number;
  @Field(() => Litres, {
    nullable: true,
    description: 'Opening reading, litres; unchanged if omitted. It can change only with `isFirst` of the form.',
  })
  @IsOptional()
  @IsLitres('Open reading')
  open?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres poured back after testing before the event; default 0.' })
  @IsOptional()
  @IsLitres('Testing')
  testing?: number | null;
}

@InputType({
  description:
    'Cash collected during the shift. If notes are given, their total is the amount; otherwise it is uncounted cash. An unchanged amount without notes keeps the notes that were counted.',
})
export class CorrectedCollectionInput {
  @Field(() => Int, { description: '`collectionId` of the correction form.' }) @IsInt() collectionId!: number;
  @Field(() => Money, { nullable: true, description: 'Rupees; required only if no notes are counted.' })
  @Ruled({ ...amountRule, required: false })
  amount?: number | null;
  @NotesField({ defaultValue: [] })
  @IsOptional()
  notes?: NoteInput[];
}

@InputType({
  description: 'A nozzle that was connected to another tank than was recorded; its product and rate follow.',
})
export class NozzleTankInput {
  @Field(() => Int) @IsInt() nozzleId!: number;
  @Field(() => Int, { description: 'The right tank. It must have been measured in the shift.' })
  @IsInt()
  tankId!: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the last closed shift to correct: those up to it in which the nozzle has the same wrong tank. Only this shift if omitted.',
  })
  @IsOptional()
  @IsInt()
  throughShiftId?: number | null;
}

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
  @Field(() => [EndedLegInput], {
    nullable: true,
    description: 'Legs that a meter event ended within the shift; those that are left out are unchanged.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => EndedLegInput)
  endedLegs?: EndedLegInput[] | null;
  @Field(() => [CorrectedCollectionInput], {
    nullable: true,
    description: 'Cash collected during the shift; collections that are left out are unchanged.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CorrectedCollectionInput)
  collections?: CorrectedCollectionInput[] | null;
  @Field(() => [NozzleTankInput], {
    nullable: true,
    description: 'Nozzles that were set to the wrong tank; those that are left out are unchanged.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => NozzleTankInput)
  nozzleTanks?: NozzleTankInput[] | null;
}
