import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { refusal } from '../../domain/kernel/problem';
import { meter } from '../../domain/meter.messages';
import { takeBackRules } from '../../domain/meter-event';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { lockRunningShift } from './running-shift';

@InputType({ description: 'Undoes a meter event of the running shift that was recorded by mistake.' })
export class TakeBackMeterEventInput {
  @Field(() => Int)
  @Ruled(takeBackRules.meterEventId)
  meterEventId!: number;
  @Field(() => String) @Ruled(takeBackRules.reason) reason!: string;
}

/**
 * Undoes a meter event: deletes the leg that it began, and the one that it ended runs again
 * (docs/design/domain.md#meter-events). Only the last event of its nozzle, since a later event's leg begins at its
 * reading.
 */
export const takeBackMeterEvent = defineCommand({
  name: 'takeBackMeterEvent',
  right: 'meters.record',
  input: TakeBackMeterEventInput,
  async run(tx, { meterEventId, reason }): Promise<{ meterEventId: number }> {
    const shift = await lockRunningShift(tx);
    const { endedLegId, begunLegId } = await lastEventOfItsNozzle(tx, meterEventId, shift.id);
    await removeAudited(tx, 'meter_event', meterEventId, reason);
    await removeAudited(tx, 'nozzle_reading', begunLegId, reason);
    await openAgain(tx, endedLegId, reason);
    tx.publish('shiftChanged', { shiftId: shift.id });
    return { meterEventId };
  },
});

interface EventLegs {
  shiftId: number;
  endedLegId: number;
  begunLegId: number;
  pumpName: string;
  nozzleName: string;
  isLast: boolean;
}

/** Throws ProblemError if the event does not exist, its shift is closed, or its nozzle has a later event. */
async function lastEventOfItsNozzle(tx: Tx, meterEventId: number, runningShiftId: number): Promise<EventLegs> {
  const [event] = await tx.sql<EventLegs>(
    `SELECT e.shift_id AS "shiftId", e.ended_leg_id AS "endedLegId", e.begun_leg_id AS "begunLegId",
            p.name AS "pumpName", n.name AS "nozzleName", begun.close IS NULL AS "isLast"
     FROM meter_event e
     JOIN nozzle_reading begun ON begun.id = e.begun_leg_id
     JOIN nozzle n ON n.id = begun.nozzle_id
     JOIN pump p ON p.id = begun.pump_id
     WHERE e.id = $1`,
    [meterEventId],
  );
  if (!event) throw refusal('NO_METER_EVENT', meter.unknownEvent(), undefined, 'NOT_FOUND');
  const { pumpName, nozzleName } = event;
  if (event.shiftId !== runningShiftId) throw refusal('SHIFT_CLOSED', meter.shiftClosed());
  if (!event.isLast)
    throw refusal('LATER_EVENT', closing.atNozzle({ pump: pumpName, nozzle: nozzleName, problem: meter.laterEvent() }));
  return event;
}

/** The table is a name from this file, never input. */
async function removeAudited(tx: Tx, table: string, id: number, reason: string): Promise<void> {
  const [before] = await tx.sql(`DELETE FROM ${table} WHERE id = $1 RETURNING *`, [id]);
  tx.audit({ table, id, before, reason });
}

async function openAgain(tx: Tx, legId: number, reason: string): Promise<void> {
  const after = { close: null, testing: 0, amount: null };
  const [before] = await tx.sql('SELECT close, testing, amount FROM nozzle_reading WHERE id = $1', [legId]);
  await tx.sql('UPDATE nozzle_reading SET close = NULL, testing = 0, amount = NULL WHERE id = $1', [legId]);
  tx.audit({ table: 'nozzle_reading', id: legId, before, after, reason });
}
