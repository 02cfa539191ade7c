import { Field, InputType, Int } from 'type-graphql';
import { GREATEST_ID } from '../../domain/field-rules';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import {
  type LegChange,
  legChangeOf,
  type MeterEventKind,
  meterEventRules,
  problemsOfMeterEvent,
  type RunningLeg,
} from '../../domain/meter-event';
import { Ruled } from '../../platform/ruled';
import { Litres } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { lockRunningShift } from './running-shift';

const A_NOZZLE = 'Select a nozzle of this shift';

@InputType({
  description:
    'A meter was reset, rolled over or was replaced. A rollover needs no readings: the meter goes from its maximum to 0.',
})
export class RecordMeterEventInput {
  @Field(() => Int)
  @Ruled({ kind: 'integer', min: 1, max: GREATEST_ID, required: true, message: A_NOZZLE })
  nozzleId!: number;
  @Field(() => String, { description: 'RESET, ROLLOVER or REPLACEMENT.' })
  @Ruled(meterEventRules.kind)
  kind!: MeterEventKind;
  @Field(() => Litres, { nullable: true, description: 'Last reading before the event, litres.' })
  @Ruled(meterEventRules.lastReading)
  lastReading?: number | null;
  @Field(() => Litres, { nullable: true, description: 'First reading of the meter or its replacement, litres.' })
  @Ruled(meterEventRules.firstReading)
  firstReading?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres poured back after testing before the event.' })
  @Ruled(meterEventRules.testing)
  testing?: number | null;
  @Field(() => String) @Ruled(meterEventRules.reason) reason!: string;
}

/**
 * Ends a nozzle's leg and begins the next one in a new chain, at the same pump, tank and rate
 * (docs/design/domain.md#meter-events). Locks the shift exclusively: a close that waits for it sells both legs.
 */
export const recordMeterEvent = defineCommand({
  name: 'recordMeterEvent',
  right: 'meters.record',
  input: RecordMeterEventInput,
  async run(tx, input): Promise<{ meterEventId: number }> {
    const shift = await lockRunningShift(tx);
    const leg = await runningLegOf(tx, shift.id, input.nozzleId);
    refuseIf(problemsOfMeterEvent({ ...input }, leg));
    const { kind, lastReading = null, firstReading = null, testing = null, reason } = input;
    const change = legChangeOf({ kind, lastReading, firstReading, testing }, leg)!;
    const begunLegId = await changeLeg(tx, leg.id, change);
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO meter_event (shift_id, kind, ended_leg_id, begun_leg_id, reason, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING *`,
      [shift.id, kind, leg.id, begunLegId, reason, tx.actor.userId],
    );
    tx.audit({ table: 'meter_event', id: row!.id, after: row, reason });
    tx.publish('shiftChanged', { shiftId: shift.id });
    return { meterEventId: row!.id };
  },
});

/** The running leg of a nozzle of the shift. */
async function runningLegOf(tx: Tx, shiftId: number, nozzleId: number): Promise<RunningLeg & { id: number }> {
  const [leg] = await tx.sql<RunningLeg & { id: number }>(
    `SELECT r.id, n.name AS "nozzleName", r.open, n.meter_max AS "meterMax"
     FROM nozzle_reading r JOIN nozzle n ON n.id = r.nozzle_id
     WHERE r.shift_id = $1 AND r.nozzle_id = $2 AND r.close IS NULL`,
    [shiftId, nozzleId],
  );
  if (!leg) throw refusal('UNKNOWN_NOZZLE', labelled(A_NOZZLE), 'nozzleId', 'INVALID');
  return leg;
}

/**
 * Ends the leg and begins the next; returns the id of the new one. The close calculates its amount, as for every leg.
 */
async function changeLeg(tx: Tx, legId: number, { close, testing, nextOpen }: LegChange): Promise<number> {
  await tx.sql('UPDATE nozzle_reading SET close = $2, testing = $3 WHERE id = $1', [legId, close, testing]);
  const [begun] = await tx.sql<{ id: number }>(
    `INSERT INTO nozzle_reading (shift_id, nozzle_id, chain, sequence, pump_id, tank_id, product_id, open, rate)
     SELECT shift_id, nozzle_id, chain + 1, 1, pump_id, tank_id, product_id, $2, rate FROM nozzle_reading WHERE id = $1
     RETURNING *`,
    [legId, nextOpen],
  );
  tx.audit({ table: 'nozzle_reading', id: legId, before: { close: null, testing: 0 }, after: { close, testing } });
  tx.audit({ table: 'nozzle_reading', id: begun!.id, after: begun });
  return begun!.id;
}
