import { calculatePump, type NozzleReading, type PumpTakings, type ShiftTakings } from '../../domain/closing';
import { minutesRunning, warningsOf, warningsOfExcess } from '../../domain/closing-warnings';
import { LITRE } from '../../domain/kernel/litres';
import type { Sql } from '../../platform/sql';
import { habitsOfNozzles } from './nozzle-habits.queries';
import type { LegRow } from './takings.queries';

type RatedPump = Omit<PumpTakings, 'nozzles'> & { nozzles: (NozzleReading & Pick<LegRow, 'rate'>)[] };

/** Takings with the rates of the shift at their legs. */
interface RatedTakings extends ShiftTakings {
  pumps: RatedPump[];
}

interface ReadShift {
  id: number;
  shiftDate: string;
}

type ShiftDoubt = ReturnType<typeof warningsOf>[number] | ReturnType<typeof warningsOfExcess>[number];

/**
 * Makes the function that finds readings and cash of a shift that look wrong, as the close form shows them before it sends.
 * They are warnings and not questions, since old tools close by one call, and a correction puts a close right. A closed
 * shift ran until its close, a running one until `now`.
 */
export async function doubtsAboutShift(
  sql: Sql,
  { id, shiftDate }: ReadShift,
  now: Date,
): Promise<(takings: RatedTakings) => ShiftDoubt[]> {
  const [shift] = await sql<{ startedAt: Date; closedAt: Date | null }>(
    'SELECT started_at AS "startedAt", closed_at AS "closedAt" FROM shift WHERE id = $1',
    [id],
  );
  const habits = [...(await habitsOfNozzles(sql, shiftDate))].map(([nozzleId, { usual, flowRate }]) => ({
    nozzleId,
    usual,
    pourPerMinute: flowRate * LITRE,
  }));
  const minutes = minutesRunning(shift!.startedAt.toISOString(), shift!.closedAt ?? now);
  return (takings) => [...warningsOf(takings, habits, minutes), ...warningsOfExcess(takings.pumps.map(calculated))];
}

const calculated = (pump: RatedPump) => ({
  pump,
  ...calculatePump(pump, Object.fromEntries(pump.nozzles.map(({ productId, rate }) => [productId, rate]))),
});
