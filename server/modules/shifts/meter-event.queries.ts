import { Field, Int, ObjectType } from 'type-graphql';
import type { MeterEventKind } from '../../domain/meter-event';
import { defineQuery, NoInput } from '../../platform/ask';
import { Litres } from '../../platform/scalars';
import { LISTED_SHIFT, ListedShiftInput } from './listed-shift';

@ObjectType({ description: 'A meter of the running shift, with the opening reading of its current leg.' })
export class RunningMeter {
  @Field(() => Int) nozzleId!: number;
  @Field(() => String) nozzleName!: string;
  @Field(() => String) pumpName!: string;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, { description: 'Reading at the start of the shift, litres.' }) open!: number;
  @Field(() => Litres, { nullable: true, description: 'Reading at which the meter rolls over to 0, litres.' })
  meterMax!: number | null;
  @Field(() => Date, { description: 'When the shift was started.' }) shiftStartedAt!: Date;
  @Field(() => Int, { description: 'Maximum flow of the nozzle, litres a minute.' }) flowRate!: number;
  @Field(() => Litres, { description: 'Litres sold by its earlier legs in this shift.' }) soldBefore!: number;
  @Field(() => Boolean, { description: 'Whether it has rolled over in this shift.' }) hasRolledOver!: boolean;
}

/** The meters of the running shift, for which an event can be recorded; none without one. */
export const runningMeters = defineQuery({
  name: 'runningMeters',
  right: 'meters.record',
  input: NoInput,
  run: ({ sql }) =>
    sql<RunningMeter>(
      `SELECT n.id AS "nozzleId", n.name AS "nozzleName", p.name AS "pumpName", COALESCE(d.short_name, d.name) AS "shortName",
              r.open, n.meter_max AS "meterMax", s.started_at AS "shiftStartedAt", n.flow_rate AS "flowRate",
              COALESCE(ended.sold, 0)::bigint AS "soldBefore", COALESCE(ended.has_rolled_over, false) AS "hasRolledOver"
       FROM nozzle_reading r
       JOIN shift s ON s.id = r.shift_id AND s.state = 'RUNNING'
       JOIN nozzle n ON n.id = r.nozzle_id
       JOIN pump p ON p.id = r.pump_id
       JOIN product d ON d.id = r.product_id
       LEFT JOIN (SELECT e.shift_id, l.nozzle_id, SUM(l.consumption) AS sold, bool_or(e.kind = 'ROLLOVER') AS has_rolled_over
                  FROM meter_event e JOIN nozzle_reading l ON l.id = e.ended_leg_id GROUP BY 1, 2) ended
         ON ended.shift_id = s.id AND ended.nozzle_id = n.id
       WHERE r.close IS NULL ORDER BY p.id, n.id`,
    ),
});

@ObjectType({ description: 'A meter event: the last reading before it and the first reading after it.' })
export class MeterEventView {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'RESET, ROLLOVER or REPLACEMENT.' }) kind!: MeterEventKind;
  @Field(() => String) pumpName!: string;
  @Field(() => String) nozzleName!: string;
  @Field(() => Litres, { description: 'Last reading before the event, litres.' }) lastReading!: number;
  @Field(() => Litres, { description: 'First reading after the event, litres.' }) firstReading!: number;
  @Field(() => String) reason!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => String, { nullable: true }) enteredBy!: string | null;
  @Field(() => Boolean, { description: 'Whether it is the last event of its nozzle, which can be undone.' })
  isLast!: boolean;
}

/** Meter events of the running shift, or of another one, newest first. */
export const meterEventsOfShift = defineQuery({
  name: 'meterEventsOfShift',
  right: 'meters.record',
  input: ListedShiftInput,
  run: ({ sql }, { shiftId = null }) =>
    sql<MeterEventView>(
      `SELECT e.id, e.kind, p.name AS "pumpName", n.name AS "nozzleName", ended.close AS "lastReading",
              begun.open AS "firstReading", e.reason, e.created_at AS "createdAt", u.name AS "enteredBy",
              begun.close IS NULL AS "isLast"
       FROM meter_event e
       JOIN nozzle_reading ended ON ended.id = e.ended_leg_id
       JOIN nozzle_reading begun ON begun.id = e.begun_leg_id
       JOIN nozzle n ON n.id = ended.nozzle_id
       JOIN pump p ON p.id = ended.pump_id
       LEFT JOIN app_user u ON u.id = e.created_by_id
       WHERE e.shift_id = ${LISTED_SHIFT} ORDER BY e.id DESC`,
      [shiftId],
    ),
});
