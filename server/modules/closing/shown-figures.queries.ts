import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { movedDip, movedLitres, movedMoney } from '../../domain/moved-figure';
import { employeeLabel } from '../../masters/employee-label';
import type { Tx } from '../../platform/submit';

interface Named {
  of: string;
  by: string;
}

/** A meter, by its nozzle; a nozzle with a meter event has had two meters or counts in the shift. */
const meterOf = ({ of, by: kind }: Named): string | Message =>
  kind === '' ? of : texts.endedMeter({ nozzle: of, kind });

/** How a figure of a close is called, by its kind. `of` and `by` are names of masters; `by` of a meter is the event that ended it, of a level its time. */
const NAMES = {
  openReading: (named) => texts.openReading({ nozzle: meterOf(named) }),
  closeReading: (named) => texts.closeReading({ nozzle: meterOf(named) }),
  testing: (named) => texts.testing({ nozzle: meterOf(named) }),
  sold: (named) => texts.sold({ nozzle: meterOf(named) }),
  sale: ({ of }) => texts.sale({ pump: of }),
  cards: ({ of, by }) => texts.cards({ pump: of, machine: by }),
  last: ({ of, by }) => texts.lastCollection({ pump: of, employee: by }),
  shortage: ({ of, by }) => texts.shortage({ pump: of, employee: by }),
  shortAndOver: ({ of }) => texts.shortAndOver({ pump: of }),
  openingStock: ({ of }) => texts.openingStockOf({ tank: of }),
  openingDip: ({ of }) => texts.openingDipOf({ tank: of }),
  measured: ({ of }) => texts.measured({ tank: of }),
  variation: ({ of }) => texts.variationOf({ tank: of }),
  bookStockAt: ({ of, by }) => texts.bookStockAt({ tank: of, time: by }),
  toSettle: ({ of }) => texts.toSettle({ machine: of }),
  employee: ({ of }) => texts.employee({ employee: of }),
} as const satisfies Record<string, (named: Named) => Message>;

interface Shown extends Named {
  kind: keyof typeof NAMES;
  key: string;
  /** Its place among the others. */
  position: number;
  /** Null for a balance, which belongs to no shift. */
  shiftId: number | null;
  day: string;
  shift: string;
  unit: 'money' | 'litres' | 'dip';
  value: number;
}

/** The figures of a correction at one time. */
export type ShownFigures = readonly Shown[];

/**
 * A meter is known by its nozzle and the event that ended it, not by the id of its leg: a correction of its events
 * replaces the legs that they ended.
 */
const FIGURES = `
  WITH held AS (SELECT s.id, s.shift_date AS day, t.name AS shift, s.state
                FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.id = ANY($1)),
  leg AS (SELECT r.*, n.name, p.name AS pump, COALESCE(e.kind, '') AS ended,
                 concat_ws('-', n.id, e.kind, row_number() OVER (PARTITION BY r.shift_id, n.id, e.kind ORDER BY r.chain, r.sequence)) AS meter
          FROM nozzle_reading r JOIN nozzle n ON n.id = r.nozzle_id JOIN pump p ON p.id = r.pump_id
          LEFT JOIN meter_event e ON e.ended_leg_id = r.id
          WHERE r.shift_id = ANY($1))
  SELECT f.position + 100 * h.id AS position, f.kind, f.kind || '/' || h.id || '/' || f.key AS key, f.of, f.by, h.id AS "shiftId", h.day, h.shift, f.unit, f.value
  FROM held h JOIN (
    SELECT 1 AS position, shift_id, 'openReading' AS kind, meter AS key, pump || ' ' || name AS of, ended AS by, 'litres' AS unit, open AS value FROM leg
    UNION ALL SELECT 2, shift_id, 'closeReading', meter, pump || ' ' || name, ended, 'litres', close FROM leg WHERE close IS NOT NULL
    UNION ALL SELECT 3, shift_id, 'testing', meter, pump || ' ' || name, ended, 'litres', testing FROM leg
    UNION ALL SELECT 4, shift_id, 'sold', meter, pump || ' ' || name, ended, 'litres', consumption FROM leg WHERE close IS NOT NULL
    UNION ALL SELECT 5, c.shift_id, 'sale', p.id::text, p.name, '', 'money', c.sale FROM pump_close c JOIN pump p ON p.id = c.pump_id
    UNION ALL SELECT 6, c.shift_id, 'cards', p.id || '-' || m.id, p.name, m.name, 'money', c.amount
      FROM swipe_collection c JOIN pump p ON p.id = c.pump_id JOIN swipe_machine m ON m.id = c.swipe_machine_id
    UNION ALL SELECT 7, c.shift_id, 'last', p.id || '-' || e.id, p.name, ${employeeLabel('e')}, 'money', c.amount
      FROM cash_collection c JOIN pump p ON p.id = c.pump_id JOIN employee e ON e.id = c.employee_id WHERE c.is_last
    UNION ALL SELECT 8, c.shift_id, 'shortage', p.id || '-' || e.id, p.name, ${employeeLabel('e')}, 'money', c.amount
      FROM employee_shortage c JOIN pump p ON p.id = c.pump_id JOIN employee e ON e.id = c.employee_id
    UNION ALL SELECT 9, c.shift_id, 'shortAndOver', p.id::text, p.name, '', 'money', c.short_and_over
      FROM pump_close c JOIN pump p ON p.id = c.pump_id
    UNION ALL SELECT 10, o.shift_id, 'openingStock', t.id::text, t.name, '', 'litres', o.opening_volume
      FROM shift_tank o JOIN tank t ON t.id = o.tank_id
    UNION ALL SELECT 11, o.shift_id, 'openingDip', t.id::text, t.name, '', 'dip', o.opening_dip
      FROM shift_tank o JOIN tank t ON t.id = o.tank_id WHERE o.opening_dip IS NOT NULL
    UNION ALL SELECT 12, d.shift_id, 'bookStockAt', d.id::text, t.name, to_char(d.measured_at AT TIME ZONE $2, 'HH24:MI'), 'litres', d.book_volume
      FROM tank_dip d JOIN tank t ON t.id = d.tank_id WHERE d.kind = 'INTERIM'
    UNION ALL SELECT 13, d.shift_id, 'measured', t.id::text, t.name, '', 'litres', d.volume
      FROM tank_dip d JOIN tank t ON t.id = d.tank_id WHERE d.kind = 'CLOSE'
    UNION ALL SELECT 14, d.shift_id, 'variation', t.id::text, t.name, '', 'litres', d.variation
      FROM tank_dip d JOIN tank t ON t.id = d.tank_id WHERE d.kind = 'CLOSE'
  ) f ON f.shift_id = h.id
  ORDER BY h.id, f.position, f.key`;

/** No shift has such an id. */
const AFTER_ALL = 1e12;

/** Balances that a correction moves: machines to be settled, and employees whose salary was paid since. */
const BALANCES = `
  SELECT ${AFTER_ALL} AS position, CASE a.kind WHEN 'SWIPE' THEN 'toSettle' ELSE 'employee' END AS kind,
         a.kind || '/' || a.ref_id AS key, COALESCE(m.name, ${employeeLabel('e')}, '') AS of, '' AS by, NULL AS "shiftId", '' AS day, '' AS shift,
         'money' AS unit, account_balance(a.id, 'infinity')::bigint AS value
  FROM ledger_account a
  LEFT JOIN swipe_machine m ON a.kind = 'SWIPE' AND m.id = a.ref_id
  LEFT JOIN employee e ON a.kind = 'EMPLOYEE' AND e.id = a.ref_id
  WHERE a.kind = 'SWIPE'
     OR (a.kind = 'EMPLOYEE' AND EXISTS (SELECT FROM salary_payment p WHERE p.employee_id = a.ref_id AND p.to_date >= $1))
  ORDER BY a.kind, a.ref_id`;

/** The key of an employee's balance. */
export const accountKey = (employeeId: number): string => `EMPLOYEE/${employeeId}`;

/** The figures of shifts, and the balances that depend on them since the first of their days. */
export async function shownFigures(
  { sql, ctx }: Pick<Tx, 'sql' | 'ctx'>,
  shiftIds: readonly number[],
  since: string,
): Promise<Shown[]> {
  const figures = await sql<Shown>(FIGURES, [shiftIds, ctx.clock.timeZone]);
  return [...figures, ...(await sql<Shown>(BALANCES, [since]))];
}

export interface MovedFigure {
  shiftId: number | null;
  /** Identifies the figure among those of its kind, as in `accountKey`. */
  key?: string;
  /** 'Sale of P1, 02-01-2026 Night: ₹5,550.00 → ₹13,875.00' */
  text: Message;
}

/** Kinds of figures that are nothing but their leg: they say nothing of one that is new or gone with a meter event. */
const OF_LEGS: ReadonlySet<Shown['kind']> = new Set(['openReading', 'closeReading']);

/**
 * The figures that differ, in words; one that is in one list only was or is 0 (a dip: none), and a reading of another leg
 * is none.
 */
export function movedFigures(before: ShownFigures, after: ShownFigures): MovedFigure[] {
  const valuesOf = (list: readonly Shown[]) => new Map(list.map(({ key, value }) => [key, value]));
  const [valuesBefore, valuesAfter] = [valuesOf(before), valuesOf(after)];
  const gone = before.filter(({ key }) => !valuesAfter.has(key));
  const inOrder = [...after, ...gone].toSorted((one, other) => one.position - other.position);
  return inOrder.flatMap((figure) => {
    if (OF_LEGS.has(figure.kind) && !(valuesBefore.has(figure.key) && valuesAfter.has(figure.key))) return [];
    const [was = null, is = null] = [valuesBefore.get(figure.key), valuesAfter.get(figure.key)];
    const { shiftId, key, unit } = figure;
    if (unit === 'dip') return was === is ? [] : [{ shiftId, key, text: movedDip(nameOf(figure), was, is) }];
    const moved = unit === 'litres' ? movedLitres : movedMoney;
    return (was ?? 0) === (is ?? 0) ? [] : [{ shiftId, key, text: moved(nameOf(figure), was ?? 0, is ?? 0) }];
  });
}

function nameOf({ kind, shiftId, day, shift, ...named }: Shown): Message {
  const what = NAMES[kind](named);
  return shiftId === null ? what : texts.inShift({ what, day, shift });
}
