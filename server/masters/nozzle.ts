import { closing } from '../domain/closing.messages';
import { effects } from '../domain/effects.messages';
import type { Message } from '../domain/kernel/message';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { movedLitres } from '../domain/moved-figure';
import type { Tx } from '../platform/submit';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { Pump } from './pump';
import { Tank } from './tank';

const isMoved = (after: Nozzle, before: Nozzle): boolean =>
  after.pumpId !== before.pumpId || after.tankId !== before.tankId;

/**
 * A nozzle that was set to the wrong pump or tank is mended in the running shift too, as long as the new tank is used in it
 * and no entry needs the nozzle where it was. Locks the shift, so that no entry comes in between.
 */
async function problemsOfMove(tx: Tx, after: Nozzle, before: Nozzle | null): Promise<Problem[]> {
  if (before === null || !isMoved(after, before)) return [];
  const field = after.pumpId === before.pumpId ? 'tankId' : 'pumpId';
  const [running] = await tx.sql<{ id: number }>(
    `SELECT s.id FROM shift s
     WHERE s.state = 'RUNNING' AND EXISTS (SELECT FROM nozzle_reading r WHERE r.shift_id = s.id AND r.nozzle_id = $1)
     FOR UPDATE OF s`,
    [after.id],
  );
  if (running === undefined) return [];
  const [found] = await tx.sql<{ isTankUsed: boolean; isNeeded: boolean }>(
    `WITH leg AS (
       SELECT CASE WHEN r.nozzle_id = $2 THEN $3 ELSE r.pump_id END AS pump_id,
              CASE WHEN r.nozzle_id = $2 THEN (SELECT product_id FROM tank WHERE id = $4) ELSE r.product_id END AS product_id
       FROM nozzle_reading r WHERE r.shift_id = $1)
     SELECT EXISTS (SELECT FROM shift_tank u JOIN tank k ON k.id = u.tank_id
                    JOIN shift_rate p ON p.shift_id = u.shift_id AND p.product_id = k.product_id
                    WHERE u.shift_id = $1 AND u.tank_id = $4) AS "isTankUsed",
            EXISTS (SELECT FROM credit_sale c WHERE c.shift_id = $1 AND NOT EXISTS (
                      SELECT FROM leg WHERE leg.pump_id = c.pump_id AND leg.product_id = c.product_id))
            OR EXISTS (SELECT FROM cash_collection c WHERE c.shift_id = $1 AND NOT EXISTS (
                         SELECT FROM leg WHERE leg.pump_id = c.pump_id)) AS "isNeeded"`,
    [running.id, after.id, after.pumpId, after.tankId],
  );
  if (!found!.isTankUsed) return [{ code: 'TANK_NOT_IN_SHIFT', ...texts.tankNotInShift(), field: 'tankId' }];
  if (found!.isNeeded) return [{ code: 'SHIFT_RUNNING', ...texts.nozzleInShift({ nozzle: after.name }), field }];
  return [];
}

/** The legs of the running shift are read where the nozzle is now. Returns what changed. */
async function moveLegs(tx: Tx, after: Nozzle, before: Nozzle): Promise<Message[]> {
  if (!isMoved(after, before)) return [];
  const legs = await tx.sql<{ id: number; shiftId: number; day: string; shift: string }>(
    `UPDATE nozzle_reading r SET pump_id = $2, tank_id = k.id, product_id = k.product_id, rate = p.rate
     FROM shift s, shift_type t, tank k, shift_rate p
     WHERE r.nozzle_id = $1 AND s.id = r.shift_id AND s.state = 'RUNNING' AND t.id = s.shift_type_id
       AND k.id = $3 AND p.shift_id = s.id AND p.product_id = k.product_id
     RETURNING r.id, s.id AS "shiftId", s.shift_date AS day, t.name AS shift`,
    [after.id, after.pumpId, after.tankId],
  );
  const [leg] = legs;
  if (leg === undefined) return [];
  const place = ({ pumpId, tankId }: Nozzle) => ({ pumpId, tankId });
  for (const { id } of legs) tx.audit({ table: 'nozzle_reading', id, before: place(before), after: place(after) });
  tx.publish('shiftChanged', { shiftId: leg.shiftId });
  tx.publish('stockChanged', { shiftId: leg.shiftId });
  return [effects.nozzleMoved({ nozzle: after.name, shift: closing.shift({ date: leg.day, name: leg.shift }) })];
}

/** Checked for a typed initial reading only: a meter installed later may have fewer digits. */
function problemsOfMeter({ initialReading, meterMax }: Nozzle, before: Nozzle | null): Problem[] {
  if (initialReading === before?.initialReading || meterMax === null || initialReading <= meterMax) return [];
  return [{ code: 'ABOVE_METER', ...texts.meterTooHigh(), field: 'initialReading' }];
}

/**
 * Once a reading has ended the first leg, its opening reading is corrected with the close of its shift. Locks a running
 * shift, so that it cannot be closed at the same time.
 */
async function problemsOfInitialReading({ sql }: Tx, after: Nozzle, before: Nozzle | null): Promise<Problem[]> {
  if (before === null || after.initialReading === before.initialReading) return [];
  await sql("SELECT FROM shift WHERE state = 'RUNNING' FOR UPDATE");
  const [first] = await sql<{ date: string; name: string }>(
    `SELECT s.shift_date AS date, t.name FROM nozzle_reading r
     JOIN shift s ON s.id = r.shift_id JOIN shift_type t ON t.id = s.shift_type_id
     WHERE r.nozzle_id = $1 AND r.chain = 1 AND r.sequence = 1 AND r.close IS NOT NULL`,
    [after.id],
  );
  if (first === undefined) return [];
  const message = texts.nozzleRead({ nozzle: after.name, shift: closing.shift(first) });
  return [{ code: 'METER_READ', ...message, field: 'initialReading' }];
}

/** A running shift that the nozzle is new in opens at its initial reading. Returns what changed. */
async function openAtInitialReading(tx: Tx, after: Nozzle, before: Nozzle): Promise<Message[]> {
  if (after.initialReading === before.initialReading) return [];
  const [leg] = await tx.sql<{ id: number; shiftId: number; pump: string; day: string; shift: string }>(
    `UPDATE nozzle_reading r SET open = $2 FROM shift s, shift_type t, pump p
     WHERE r.nozzle_id = $1 AND s.id = r.shift_id AND t.id = s.shift_type_id AND p.id = r.pump_id
     RETURNING r.id, s.id AS "shiftId", p.name AS pump, s.shift_date AS day, t.name AS shift`,
    [after.id, after.initialReading],
  );
  if (leg === undefined) return [];
  const [was, is] = [before.initialReading, after.initialReading];
  tx.audit({ table: 'nozzle_reading', id: leg.id, before: { open: was }, after: { open: is } });
  tx.publish('shiftChanged', { shiftId: leg.shiftId });
  const what = effects.openReading({ nozzle: `${leg.pump} ${after.name}` });
  return [movedLitres(effects.inShift({ what, day: leg.day, shift: leg.shift }), was, is)];
}

@Master<Nozzle>({
  label: 'Nozzle',
  description: 'A meter of a pump, connected to one tank. A nozzle added during a shift is used from the next shift on',
  path: '/page/create-nozzel',
  addedBy: 'masters.equipment.add',
  legacyId: 'nozelId',
  orderBy: 'pump.name, t.name, t.id',
  created: ({ name }) => texts.nozzleAdded({ name }),
  check: async (tx, after, before) => [
    ...problemsOfMeter(after, before),
    ...(await problemsOfInitialReading(tx, after, before)),
    ...(await problemsOfMove(tx, after, before)),
  ],
  afterUpdate: async (tx, after, before) => [
    ...(await moveLegs(tx, after, before)),
    ...(await openAtInitialReading(tx, after, before)),
  ],
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
    askedIfEmpty: texts.noReading(),
    hint: 'Can be changed until the first shift of the nozzle is closed; then it is corrected in that shift',
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
