import { IsBoolean } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { labelled } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { fuelOf, type LevelReading, problemsOfTankDip, tankDipRules } from '../../domain/tank-dip.rules';
import { Ruled } from '../../platform/ruled';
import { Litres } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { shareRunningShift } from '../shifts/running-shift';
import { chartedTankStocks } from '../shifts/tank-stock.queries';

@InputType({
  description:
    'A tank level: the volume by gauge (isAtg), or dip and water dip in millimetres, converted by the dip chart.',
})
export class MeasureTankInput {
  @Field(() => Int) @Ruled(tankDipRules.tankId) tankId!: number;
  @Field(() => Boolean) @IsBoolean() isAtg!: boolean;
  @Field(() => Int, { nullable: true }) @Ruled(tankDipRules.dip) dip?: number | null;
  @Field(() => Int, { nullable: true, description: 'Millimetres of water; only for manual dips.' })
  @Ruled(tankDipRules.waterDip)
  waterDip?: number | null;
  @Field(() => Litres, { nullable: true, description: 'Litres; only with the gauge.' })
  @Ruled(tankDipRules.volume)
  volume?: number | null;
}

export interface MeasuredTankDip {
  tankDipId: number;
  volume: number;
  bookVolume: number;
}

/** Records a tank's level during a shift, with its book stock. It moves no stock: the dips of the close do. */
export const measureTank = defineCommand({
  name: 'measureTank',
  right: 'stock.record',
  input: MeasureTankInput,
  async run(tx, input): Promise<MeasuredTankDip> {
    const shift = await shareRunningShift(tx);
    const tank = (await chartedTankStocks(tx.sql)).find(({ tankId }) => tankId === input.tankId);
    if (!tank) throw refusal('UNKNOWN_TANK', labelled(tankDipRules.tankId.message), 'tankId', 'INVALID');
    refuseIf(problemsOfTankDip({ ...input }, tank));
    const reading = readingOf(input);
    const volume = fuelOf(reading, tank.chart)!;
    const { bookVolume } = tank;
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO tank_dip (shift_id, tank_id, kind, dip, water_dip, volume, is_atg, book_volume, measured_by_id)
       VALUES ($1, $2, 'INTERIM', $3, $4, $5, $6, $7, $8) RETURNING *`,
      [shift.id, tank.tankId, reading.dip, reading.waterDip, volume, reading.isAtg, bookVolume, tx.actor.userId],
    );
    tx.audit({ table: 'tank_dip', id: row!.id, after: row });
    tx.publish('stockChanged', { shiftId: shift.id });
    return { tankDipId: row!.id, volume, bookVolume };
  },
});

/** The gauge measures the fuel alone, so it needs no water dip. */
export const readingOf = ({
  isAtg,
  dip = null,
  waterDip = null,
  volume = null,
}: Pick<MeasureTankInput, keyof LevelReading>): LevelReading => ({
  isAtg,
  dip,
  waterDip: isAtg ? null : waterDip,
  volume,
});
