import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int } from 'type-graphql';
import { shifts } from '../../domain/shifts.messages';
import { saying } from '../../platform/validated';

@ArgsType()
export class ListedShiftInput {
  @Field(() => Int, { nullable: true, description: 'Id of a shift; the running one if omitted.' })
  @IsOptional()
  @IsInt(saying(shifts.select()))
  shiftId?: number | null;
}

/** The id of the shift of ListedShiftInput, which is the first parameter; NULL if it is omitted and no shift runs. */
export const LISTED_SHIFT = "COALESCE($1::int, (SELECT id FROM shift WHERE state = 'RUNNING'))";
