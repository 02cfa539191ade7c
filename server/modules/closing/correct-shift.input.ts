import { Type } from 'class-transformer';
import { IsArray, IsInt, IsOptional, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { type MeterEventKind, meterEventRules } from '../../domain/meter-event';
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
  description:
    'A nozzle that was connected to another tank, or belonged to another pump, than was recorded; product and rate follow the tank.',
})
export class NozzleTankInput {
  @Field(() => Int) @IsInt() nozzleId!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'The right tank; unchanged if omitted. It must have been measured in the shift.',
  })
  @IsOptional()
  @IsInt()
  tankId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'The right pump; unchanged if omitted. `pumps` has the reading of the nozzle there. Both pumps must have another nozzle in the shift.',
  })
  @IsOptional()
  @IsInt()
  pumpId?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'Id of the last closed shift to correct: those up to it in which the nozzle has the same wrong tank and pump. Only this shift if omitted.',
  })
  @IsOptional()
  @IsInt()
  throughShiftId?: number | null;
}

@InputType({
  description: 'A reset, rollover or replacement of a meter in the closed shift. A rollover needs no readings.',
})
export class ClosedMeterEventInput {
  @Field(() => String, { description: 'RESET, ROLLOVER or REPLACEMENT.' })
  @Ruled(meterEventRules.kind)
  kind!: MeterEventKind;
  @Field(() => Litres, { nullable: true, description: 'Last reading before the event, litres.' })
  @Ruled(meterEventRules.lastReading)
  lastReading?: number | null;
  @Field(() => Litres, { nullable: true, description: 'First reading of the meter or its replacement, litres.' })
  @Ruled(meterEventRules.firstReading)
  firstReading?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres poured back after testing before the event.' })
  @Ruled(meterEventRules.testing)
  testing?: number | null;
}

@InputType({ description: 'What happened to the meter of a nozzle in the shift.' })
export class MeterEventsInput {
  @Field(() => Int) @IsInt() nozzleId!: number;
  @Field(() => [ClosedMeterEventInput], {
    description: 'All its events in the shift, the first one first; empty if there was none.',
  })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ClosedMeterEventInput)
  events!: ClosedMeterEventInput[];
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
    description: 'Nozzles that were set to the wrong tank or pump; those that are left out are unchanged.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => NozzleTankInput)
  nozzleTanks?: NozzleTankInput[] | null;
  @Field(() => [MeterEventsInput], {
    nullable: true,
    description:
      'Nozzles whose meter events were forgotten or recorded wrong; those that are left out are unchanged. `pumps` has the reading after the last event.',
  })
  @IsOptional()
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => MeterEventsInput)
  meterEvents?: MeterEventsInput[] | null;
}
