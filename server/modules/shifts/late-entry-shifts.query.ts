import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { BusinessDate } from '../../platform/scalars';

@ObjectType({ description: 'A closed shift for a late entry.' })
export class LateEntryShift {
  @Field(() => Int) id!: number;
  @Field(() => BusinessDate) shiftDate!: string;
  @Field(() => String) shiftName!: string;
}

/** About a month of three shifts a day. The API takes older ones too. */
const MOST_SHIFTS = 100;

/** The last closed shifts, newest first: the choices for a late entry. */
export const lateEntryShifts = defineQuery({
  name: 'lateEntryShifts',
  right: 'shift.lateEntry',
  input: NoInput,
  run: ({ sql }) =>
    sql<LateEntryShift>(
      `SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
       WHERE s.state = 'CLOSED' ORDER BY s.id DESC LIMIT $1`,
      [MOST_SHIFTS],
    ),
});
