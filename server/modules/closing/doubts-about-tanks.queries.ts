import { closing } from '../../domain/closing.messages';
import { type Doubt, doubtOfTank, warningsSince } from '../../domain/closing-warnings';
import { correction } from '../../domain/correction.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { messageOf } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import { permittedStockOn } from '../stock/variation-basis.queries';

interface MeasuredRow {
  shiftId: number;
  date: string;
  name: string;
  tankId: number;
  tankName: string;
  productId: number;
  shortName: string;
  volume: Millilitres;
  variation: Millilitres;
}

interface DoubtInShift extends Doubt, Pick<MeasuredRow, 'shiftId' | 'date' | 'name'> {}

/** The tanks of closed shifts that look wrong: far from their books, by what is permitted on the shift's day. */
export async function doubtsAboutTanks(sql: Sql, shiftIds: readonly number[]): Promise<DoubtInShift[]> {
  const rows = await sql<MeasuredRow>(
    `SELECT s.id AS "shiftId", s.shift_date AS date, st.name, t.id AS "tankId", t.name AS "tankName", p.id AS "productId",
            COALESCE(p.short_name, p.name) AS "shortName", d.volume, d.variation
     FROM tank_dip d JOIN shift s ON s.id = d.shift_id JOIN shift_type st ON st.id = s.shift_type_id
     JOIN tank t ON t.id = d.tank_id JOIN product p ON p.id = t.product_id
     WHERE d.kind = 'CLOSE' AND d.shift_id = ANY($1) ORDER BY s.id, t.name, t.id`,
    [shiftIds],
  );
  const doubts: DoubtInShift[] = [];
  for (const date of new Set(rows.map((row) => row.date))) {
    const measured = rows.filter((row) => row.date === date);
    const permitted = await permittedStockOn(sql, measured, date);
    for (const row of measured) {
      const { shiftId, name, tankId } = row;
      const doubt = doubtOfTank({ ...row, permittedVariation: permitted.get(row.productId) ?? null });
      if (doubt !== null) doubts.push({ ...doubt, field: `${shiftId}.tanks.${tankId}`, shiftId, date, name });
    }
  }
  return doubts;
}

/** The doubts that a correction of a shift has made or made greater; those about other shifts name them. */
export function newDoubtsAboutTanks(
  corrected: number,
  before: readonly DoubtInShift[],
  after: readonly DoubtInShift[],
): Message[] {
  return warningsSince(before, after).map((doubt) => {
    const problem = messageOf(doubt);
    const { shiftId, date, name } = doubt;
    return shiftId === corrected ? problem : correction.doubtInShift({ shift: closing.shift({ date, name }), problem });
  });
}
