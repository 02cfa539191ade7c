import { Type } from 'class-transformer';
import { IsArray, IsBoolean, IsInt, IsOptional, Max, Min, ValidateNested } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { IsLitres, IsMoney } from '../../platform/is-figure';
import { IsText } from '../../platform/is-text';
import { Litres, Money } from '../../platform/scalars';
import type { NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';

@InputType({
  description: 'A meter at the close. `open` may be sent back as it was shown: where it differs, the close is refused.',
})
export class CloseNozzleInput {
  @Field(() => Int) @IsInt() nozzleId!: number;
  @Field(() => Litres, {
    nullable: true,
    description: 'Reading at the start as it was shown, litres; left out, it is not compared.',
  })
  @IsOptional()
  @IsLitres('Open reading')
  open?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Reading at the end, litres. The close is refused without it.' })
  @IsOptional()
  @IsLitres('Close reading')
  close?: number | null;
  @Field(() => Litres, {
    nullable: true,
    description: 'Litres that were tested and went back into the tank; none where left out.',
  })
  @IsOptional()
  @IsLitres('Testing')
  testing?: number | null;
}

@InputType({ description: 'What a swipe machine took at the pump in this shift.' })
export class CloseSwipeInput {
  @Field(() => Int) @IsInt() swipeMachineId!: number;
  @Field(() => Money) @IsMoney('Swipe amount') amount!: number;
}

@InputType({
  description: 'The cash handed in at the end: with notes they make the amount, without notes it is taken uncounted.',
})
export class LastCollectionInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() employeeId?: number | null;
  @Field(() => Money, { nullable: true }) @IsOptional() @IsMoney('Last collection') amount?: number | null;
  @NotesField({ defaultValue: [] })
  @IsOptional()
  notes?: NoteInput[];
}

@InputType({ description: "An employee's share of the pump's shortage, whole rupees." })
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
  @Field(() => [CloseSwipeInput], { defaultValue: [], description: 'What the swipe machines took.' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => CloseSwipeInput)
  swipes!: CloseSwipeInput[];
  @Field(() => LastCollectionInput, {
    nullable: true,
    description: 'The cash handed in at the end; null or left out where none was.',
  })
  @IsOptional()
  @ValidateNested()
  @Type(() => LastCollectionInput)
  lastCollection?: LastCollectionInput | null;
  @Field(() => [ShortageShareInput], { defaultValue: [], description: 'Who bears the shortage, and how much of it.' })
  @IsArray()
  @ValidateNested({ each: true })
  @Type(() => ShortageShareInput)
  shortages!: ShortageShareInput[];
}

@InputType({
  description: 'A level of a tank: volume by gauge (isAtg), or dip and water dip in millimetres, read off its chart.',
})
export class CloseTankInput {
  @Field(() => Int) @IsInt() tankId!: number;
  @Field(() => Boolean, { defaultValue: true }) @IsBoolean() isAtg!: boolean;
  @Field(() => Int, { nullable: true, description: 'Whole millimetres.' })
  @IsOptional()
  @IsInt({ message: 'Dip must be a whole number of millimetres' })
  @Min(0, { message: 'Dip must not be below 0' })
  @Max(99_999, { message: 'Dip must be at most 99999 millimetres' })
  dip?: number | null;
  @Field(() => Int, { nullable: true, description: 'Whole millimetres of water, part of the dip; by hand only.' })
  @IsOptional()
  @IsInt({ message: 'Water dip must be a whole number of millimetres' })
  @Min(0, { message: 'Water dip must not be below 0' })
  @Max(99_999, { message: 'Water dip must be at most 99999 millimetres' })
  waterDip?: number | null;
  @Field(() => Litres, { nullable: true }) @IsOptional() @IsLitres('Volume') volume?: number | null;
}

@InputType({ description: 'The whole close of the running shift. The server reckons every figure again.' })
export class CloseShiftInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The shift the form was opened for: where another one runs, the close is refused.',
  })
  @IsOptional()
  @IsInt()
  shiftId?: number | null;
  @Field(() => [ClosePumpInput], { description: 'A row for each pump.' })
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
