import { cash } from '../../domain/cash.messages';
import type { Problem } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import type { CashCollection } from './cash-collection.entity';

/**
 * Refuses a pump that is not in the shift, or an employee who has left. `ownId` is the recorded employee, or that of a
 * late entry, who remains valid.
 */
export async function problemsOfPlace(
  sql: Sql,
  { shiftId, pumpId, employeeId }: Pick<CashCollection, 'shiftId' | 'pumpId' | 'employeeId'>,
  ownId: number | null = null,
): Promise<Problem[]> {
  const [place] = await sql<{ pump: boolean; employee: boolean }>(
    `SELECT EXISTS (SELECT FROM nozzle_reading WHERE shift_id = $1 AND pump_id = $2) AS pump,
            EXISTS (SELECT FROM employee WHERE id = $3 AND (id = $4::int OR NOT disabled)) AS employee`,
    [shiftId, pumpId, employeeId, ownId],
  );
  return [
    ...(place!.pump ? [] : [{ code: 'UNKNOWN_PUMP', ...cash.pumpNotInShift(), field: 'pumpId' }]),
    ...(place!.employee ? [] : [{ code: 'UNKNOWN_EMPLOYEE', ...cash.selectEmployee(), field: 'employeeId' }]),
  ];
}
