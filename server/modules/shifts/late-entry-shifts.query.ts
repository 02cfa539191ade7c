import { IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';

@ObjectType({ description: 'A closed shift for a late entry.' })
export class LateEntryShift {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
}

@ArgsType()
export class LateEntryShiftsInput {
  @Field(() => BusinessDate, { nullable: true, description: 'The date of the shifts; the last 100 if omitted.' })
  @IsOptional()
  @IsBusinessDate()
  shiftDate?: string | null;
}

/** The list without a date: about a month of three shifts a day. */
const MOST_SHIFTS = 100;

/**
 * The closed shifts of a date, or the last ones, newest first: the choices for a late entry. Without the right
 * `shift.lateEntry` such an entry waits for an admin, so whoever reads shifts may choose one.
 */
export const lateEntryShifts = defineQuery({
  name: 'lateEntryShifts',
  right: 'shift.read',
  input: LateEntryShiftsInput,
  run: ({ sql }, { shiftDate = null }) =>
    sql<LateEntryShift>(
      `SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
       WHERE s.state = 'CLOSED' AND ($1::date IS NULL OR s.shift_date = $1)
       ORDER BY s.id DESC LIMIT $2`,
      [shiftDate, MOST_SHIFTS],
    ),
});
