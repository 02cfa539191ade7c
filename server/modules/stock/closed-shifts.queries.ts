import { Field, ObjectType } from 'type-graphql';
import { calibrationAt } from '../../masters/dip-chart.queries';
import { defineQuery } from '../../platform/ask';
import { IsBusinessDate } from '../../platform/is-business-date';
import type { Sql } from '../../platform/sql';
import { IS_LAST_OF_DAY } from './shift-meant.queries';
import { StockInShiftView, TankOfShift } from './stock-in.queries';

@ObjectType({ description: 'A closed shift with its tanks.' })
export class ClosedShift extends StockInShiftView {
  @Field(() => Boolean, { description: 'Whether it is the last shift of its day, which may end after midnight.' })
  isLastOfDay!: boolean;
  @Field(() => [TankOfShift]) tanks!: TankOfShift[];
}

class ShiftDateInput {
  @IsBusinessDate() shiftDate!: string;
}

/** The closed shifts of a date, in the order of the day, each with its tanks: the choices for a backward stock-in. */
export const closedShiftsOn = defineQuery({
  name: 'closedShiftsOn',
  right: 'stock.correct',
  input: ShiftDateInput,
  snapshot: true,
  async run({ sql }, { shiftDate }): Promise<ClosedShift[]> {
    const shifts = await sql<Omit<ClosedShift, 'tanks'>>(
      `SELECT s.id AS "shiftId", s.shift_date AS "shiftDate", t.name AS "shiftName", ${IS_LAST_OF_DAY} AS "isLastOfDay"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id
       WHERE s.shift_date = $1 AND s.state = 'CLOSED' ORDER BY s.id`,
      [shiftDate],
    );
    const tanks = await tanksOfShifts(
      sql,
      shifts.map(({ shiftId }) => shiftId),
    );
    return shifts.map((shift) => ({ ...shift, tanks: tanks.filter(({ shiftId }) => shiftId === shift.shiftId) }));
  },
});

/** The tanks of those shifts, whether in use today or not, with the charts that they had then. */
const tanksOfShifts = (sql: Sql, shiftIds: readonly number[]): Promise<(TankOfShift & { shiftId: number })[]> =>
  sql(
    `SELECT o.shift_id AS "shiftId", t.id AS "tankId", t.name AS "tankName", ${calibrationAt('s.closed_at')}, p.id AS "productId",
            p.name AS "productName", COALESCE(p.short_name, p.name) AS "shortName"
     FROM shift_tank o JOIN shift s ON s.id = o.shift_id JOIN tank t ON t.id = o.tank_id JOIN product p ON p.id = t.product_id
     WHERE o.shift_id = ANY($1) ORDER BY t.id`,
    [shiftIds],
  );
