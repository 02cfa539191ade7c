import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';
import { Litres } from '../../platform/scalars';

@ObjectType({ description: 'A nozzle with the last known reading of its meter.' })
export class NozzleMeter {
  @Field(() => Int) nozzleId!: number;
  @Field(() => String) nozzleName!: string;
  @Field(() => Int) pumpId!: number;
  @Field(() => String) shortName!: string;
  @Field(() => Litres, {
    description: 'The last reading, litres: of the last close, or of a meter event since; at first the initial one.',
  })
  reading!: number;
  @Field(() => Boolean, { description: 'Whether the nozzle is disabled.' }) disabled!: boolean;
}

/** The last known reading of each nozzle; in the running shift it is the opening reading of its current leg. */
export const nozzleMeters = defineQuery({
  name: 'nozzleMeters',
  right: 'shift.read',
  input: NoInput,
  run: ({ sql }) =>
    sql<NozzleMeter>(
      `SELECT n.id AS "nozzleId", n.name AS "nozzleName", n.pump_id AS "pumpId",
              COALESCE(d.short_name, d.name) AS "shortName",
              COALESCE(last.close, last.open, n.initial_reading) AS reading, n.disabled
       FROM nozzle n
       JOIN tank t ON t.id = n.tank_id
       JOIN product d ON d.id = t.product_id
       LEFT JOIN LATERAL (
         SELECT open, close FROM nozzle_reading
         WHERE nozzle_id = n.id ORDER BY chain DESC, sequence DESC LIMIT 1) last ON true
       ORDER BY n.pump_id, n.name, n.id`,
    ),
});
