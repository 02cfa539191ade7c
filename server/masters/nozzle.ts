import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import type { Tx } from '../platform/submit';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { Pump } from './pump';
import { Tank } from './tank';

/**
 * A running shift reads its nozzles at the pump and tank of its start, so a nozzle can be moved only between shifts.
 */
async function problemsOfMove(tx: Tx, after: Nozzle, before: Nozzle | null): Promise<Problem[]> {
  if (before === null || (after.pumpId === before.pumpId && after.tankId === before.tankId)) return [];
  const running = await tx.sql(
    `SELECT r.id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id
     WHERE r.nozzle_id = $1 AND s.state = 'RUNNING' LIMIT 1`,
    [after.id],
  );
  if (running.length === 0) return [];
  const field = after.pumpId === before.pumpId ? 'tankId' : 'pumpId';
  return [{ code: 'SHIFT_RUNNING', ...texts.nozzleInShift({ nozzle: after.name }), field }];
}

/** Checked for a new nozzle only: a meter installed later may have fewer digits. */
function problemsOfMeter({ initialReading, meterMax }: Nozzle, before: Nozzle | null): Problem[] {
  if (before !== null || meterMax === null || initialReading <= meterMax) return [];
  return [{ code: 'ABOVE_METER', ...texts.meterTooHigh(), field: 'initialReading' }];
}

@Master<Nozzle>({
  label: 'Nozzle',
  description: 'A meter of a pump, connected to one tank. A nozzle added during a shift is used from the next shift on',
  path: '/page/create-nozzel',
  addedBy: 'masters.equipment.add',
  legacyId: 'nozelId',
  orderBy: 'pump.name, t.name, t.id',
  created: ({ name }) => texts.nozzleAdded({ name }),
  check: async (tx, after, before) => [...problemsOfMeter(after, before), ...(await problemsOfMove(tx, after, before))],
})
export class Nozzle extends MasterEntity {
  @MasterField({
    label: 'Pump',
    kind: 'reference',
    reference: () => Pump,
    required: true,
    inList: true,
    legacy: 'mpdId',
  })
  pumpId!: number;
  @MasterField({
    label: 'Name',
    kind: 'text',
    min: 1,
    max: 45,
    required: true,
    unique: ['pumpId'],
    inList: true,
    legacy: 'nozelName',
  })
  name!: string;
  @MasterField({
    label: 'Tank',
    kind: 'reference',
    reference: () => Tank,
    required: true,
    inList: true,
    legacy: 'tankId',
  })
  tankId!: number;
  @MasterField({
    label: 'Initial reading',
    description: 'Meter reading when the nozzle was added, in litres',
    kind: 'litres',
    default: 0,
    readOnlyAfterCreate: true,
    legacy: 'openReading',
  })
  initialReading!: number;
  @MasterField({
    label: 'Meter goes up to',
    description: 'Reading at which the meter rolls over to 0, in litres',
    kind: 'litres',
    min: 1,
    legacy: 'meterMax',
    hint: 'The reading at which it starts again from 0: 1000000 for six digits',
  })
  meterMax!: number | null;
  @MasterField({
    label: 'Litres a minute',
    description: 'Maximum flow in litres a minute, used to warn about impossible readings',
    kind: 'integer',
    min: 1,
    max: 500,
    default: 40,
    legacy: 'flowRate',
  })
  flowRate!: number;
}
