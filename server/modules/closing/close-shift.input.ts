import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { IsLitres, IsMoney } from '../../platform/is-figure';
import { IsText } from '../../platform/is-text';
import { Litres, Money } from '../../platform/scalars';
import { saying } from '../../platform/validated';
import type { NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';

@InputType({
  description:
    'A meter at the close. If `open` is sent, it must match the recorded opening reading, or the close is refused; a correction changes that of a meter with `isFirst`.',
})
export class CloseNozzleInput {
  @Field(() => Int) @IsInt() nozzleId!: number;
  @Field(() => Litres, {
    nullable: true,
    description: 'Opening reading as displayed, in litres; not compared if omitted.',
  })
  @IsOptional()
  @IsLitres('Open reading')
  open?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Closing reading in litres. The close is refused without it.' })
  @IsOptional()
  @IsLitres('Close reading')
  close?: number | null;
  @Field(() => Litres, {
    nullable: true,
    description: 'Litres used for testing and poured back into the tank; default 0.',
  })
  @IsOptional()
  @IsLitres('Testing')
  testing?: number | null;
}

@InputType({ description: 'Amount taken by a swipe machine at the pump in this shift.' })
export class CloseSwipeInput {
  @Field(() => Int) @IsInt() swipeMachineId!: number;
  @Field(() => Money) @IsMoney('Swipe amount') amount!: number;
}

@InputType({
  description:
    'Cash handed in at the close. If notes are given, their total is the amount; otherwise it is uncounted cash.',
})
export class LastCollectionInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() employeeId?: number | null;
  @Field(() => Money, { nullable: true }) @IsOptional() @IsMoney('Last collection') amount?: number | null;
  @NotesField({ defaultValue: [] })
  @IsOptional()
  notes?: NoteInput[];
}

@InputType({ description: "An employee's share of a pump's shortage, in whole rupees." })
export class ShortageShareInput {
  @Field(() => Int) @IsInt() employeeId!: number;
  @Field(() => Money) @IsMoney('Shortage') amount!: number;
}

@InputType({ description: 'A pump at the close.' })
export class ClosePumpInput {
  @Field(() => Int) @IsInt() pumpId!: number;
  @Field(() => [CloseNozzleInput])
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CloseNozzleInput)
  nozzles!: CloseNozzleInput[];
  @Field(() => [CloseSwipeInput], { defaultValue: [], description: 'Amounts taken by the swipe machines.' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CloseSwipeInput)
  swipes!: CloseSwipeInput[];
  @Field(() => LastCollectionInput, {
    nullable: true,
    description: 'Cash handed in at the close; omitted or null if none.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => LastCollectionInput)
  lastCollection?: LastCollectionInput | null;
  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'All cash was collected before the close: no last collection is recorded, what is missing is a shortage, and what is too much an excess. Refused with a last collection above 0.',
  })
  @IsOptional()
  @IsBoolean()
  isAllHandedIn?: boolean;
  @Field(() => [ShortageShareInput], { defaultValue: [], description: 'Shares of the shortage, by employee.' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ShortageShareInput)
  shortages!: ShortageShareInput[];
}

@InputType({
  description:
    'A tank level: the volume by gauge (isAtg), or dip and water dip in millimetres, converted by the dip chart.',
})
export class CloseTankInput {
  @Field(() => Int) @IsInt() tankId!: number;
  @Field(() => Boolean, { defaultValue: true }) @IsBoolean() isAtg!: boolean;
  @Field(() => Int, { nullable: true, description: 'Dip in whole millimetres.' })
  @IsOptional()
  @IsInt(saying(closing.dipNotWhole()))
  @Min(0, saying(closing.dipNegative()))
  @Max(99_999, saying(closing.dipTooGreat()))
  dip?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Water in whole millimetres, included in the dip; only for manual dips.',
  })
  @IsOptional()
  @IsInt(saying(closing.waterDipNotWhole()))
  @Min(0, saying(closing.waterDipNegative()))
  @Max(99_999, saying(closing.waterDipTooGreat()))
  waterDip?: number | null;
  @Field(() => Litres, { nullable: true }) @IsOptional() @IsLitres('Volume') volume?: number | null;
}

@InputType({ description: 'The complete close of the running shift. The server recalculates every figure.' })
export class CloseShiftInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the shift that the form was opened for; refused if a different shift is running.',
  })
  @IsOptional()
  @IsInt()
  shiftId?: number | null;
  @Field(() => [ClosePumpInput], { description: 'One row per pump.' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ClosePumpInput)
  pumps!: ClosePumpInput[];
  @Field(() => [CloseTankInput])
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CloseTankInput)
  tanks!: CloseTankInput[];
  @Field(() => String, { nullable: true }) @IsOptional() @IsText('Comment', 1000) comment?: string | null;
}
