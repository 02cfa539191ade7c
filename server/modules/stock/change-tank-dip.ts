import { showDate } from '../../domain/kernel/business-date';
import { groupedLitres } from '../../domain/kernel/format';
import type { Millilitres } from '../../domain/kernel/litres';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { tank as tankTexts } from '../../domain/tank.messages';
import { fuelOf, type MeasuredTank, problemsOfTankDip, tankDipRules } from '../../domain/tank-dip.rules';
import { calibrationAt } from '../../masters/dip-chart.queries';
import { changeField, type ShownField } from '../../services/approvals/change-field';
import type { EditableDocument } from '../../services/approvals/editable-document';
import type { EditableRow } from '../../services/approvals/editable-table';
import { lockShift, lockShiftSequence } from '../shifts/running-shift';
import { changeClosedLevel, nextShiftOf } from './change-closed-level';
import { readingOf } from './measure-tank';

export interface TankDipRow extends EditableRow {
  shiftId: number;
  shiftDate: string;
  shiftTypeId: number;
  shiftName: string;
  shiftState: 'RUNNING' | 'CLOSED';
  tankId: number;
  tankName: string;
  productId: number;
  capacity: Millilitres | null;
  kind: 'CLOSE' | 'INTERIM';
  isAtg: boolean;
  dip: number | null;
  waterDip: number | null;
  volume: Millilitres;
  bookVolume: Millilitres | null;
  variation: Millilitres | null;
}

type Calibration = Pick<MeasuredTank, 'capacity' | 'chart'>;

const FACTS: readonly ShownField[] = [
  { name: 'shiftDate', label: 'Shift date', kind: 'date' },
  { name: 'shiftName', label: 'Shift', kind: 'text' },
  { name: 'tankName', label: 'Tank', kind: 'text' },
  { name: 'kind', label: 'Measured', kind: 'choice', choices: { CLOSE: 'At the close', INTERIM: 'In between' } },
  { name: 'bookVolume', label: 'Book stock', kind: 'litres' },
  { name: 'variation', label: 'Variation', kind: 'litres' },
  { name: 'enteredBy', label: 'Measured by', kind: 'text' },
];

/**
 * Corrects a level. An interim level is only a note; one of a close changes the variation of two shifts. The closing
 * module corrects the draft of an undo.
 */
export const tankDipDocument: EditableDocument<TankDipRow> = {
  table: 'tank_dip',
  label: 'Dip',
  fields: [
    changeField('isAtg', 'By gauge', { kind: 'flag', required: true, message: 'isAtg must be true or false' }),
    changeField('dip', 'Dip', tankDipRules.dip),
    changeField('waterDip', 'Water dip', tankDipRules.waterDip, { hint: 'By hand only' }),
    changeField('volume', 'Volume', tankDipRules.volume, { hint: 'By the gauge only' }),
  ],
  facts: FACTS,
  ofShift: true,
  async read(sql, id) {
    const [row] = await sql<TankDipRow>(
      `SELECT d.id, d.version, d.measured_at AS at, d.shift_id AS "shiftId", s.shift_date AS "shiftDate",
              s.shift_type_id AS "shiftTypeId", t.name AS "shiftName", s.state AS "shiftState", d.tank_id AS "tankId", k.name AS "tankName",
              k.product_id AS "productId", k.capacity, d.kind, d.is_atg AS "isAtg", d.dip, d.water_dip AS "waterDip",
              d.volume, d.book_volume AS "bookVolume", d.variation, u.name AS "enteredBy"
       FROM tank_dip d
       JOIN shift s ON s.id = d.shift_id
       JOIN shift_type t ON t.id = s.shift_type_id
       JOIN tank k ON k.id = d.tank_id
       LEFT JOIN app_user u ON u.id = d.measured_by_id
       WHERE d.id = $1`,
      [id],
    );
    return row ?? null;
  },
  // Serialises with start and undo of shifts: the next shift opens at this level.
  async lock(tx, id) {
    const placeOf = 'SELECT shift_id AS "shiftId", tank_id AS "tankId", kind FROM tank_dip WHERE id = $1';
    const [{ kind } = { kind: null }] = await tx.sql<{ kind: string }>(placeOf, [id]);
    if (kind === 'CLOSE') await lockShiftSequence(tx);
    const [place] = await tx.sql<Pick<TankDipRow, 'shiftId' | 'tankId'>>(placeOf, [id]);
    if (!place) return;
    await lockShift(tx, place.shiftId);
    if (kind === 'CLOSE') await nextShiftOf(tx, place);
    await tx.sql('SELECT FROM tank_dip WHERE id = $1 FOR UPDATE', [id]);
  },
  titleOf: ({ tankName, shiftDate, shiftName, volume }) =>
    `${tankName}, ${showDate(shiftDate)} ${shiftName}, ${groupedLitres(volume)} L`,
  events: ({ shiftId }) => [['stockChanged', { shiftId }]],
  async modify(tx, after, before) {
    if (!after.isAtg && after.volume !== before.volume)
      throw refusal('BY_THE_CHART', tankTexts.volumeByChart(), 'volume', 'INVALID');
    const [calibration] = await tx.sql<Calibration>(
      `SELECT ${calibrationAt('d.measured_at')} FROM tank_dip d JOIN tank t ON t.id = d.tank_id WHERE d.id = $1`,
      [before.id],
    );
    const tank = { ...before, ...calibration! };
    refuseIf(problemsOfTankDip({ ...after }, tank));
    const reading = readingOf(after);
    const volume = fuelOf(reading, tank.chart)!;
    const write = { waterDip: reading.waterDip, volume };
    if (before.kind === 'INTERIM') return { write };
    const { variation, effects } = await changeClosedLevel(tx, before, { dip: reading.dip, volume });
    return { write: { ...write, variation }, effects };
  },
  whyNotDeleted: ({ kind }) => (kind === 'CLOSE' ? { code: 'LEVEL_OF_CLOSE', ...tankTexts.closeDipStays() } : null),
  remove: async () => undefined,
};
