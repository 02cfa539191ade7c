import { litresText, type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { labelled } from '../../../../../server/domain/kernel/message';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import {
  fuelOf,
  type MeasuredTank,
  problemsOfTankDip,
  tankDipRules,
} from '../../../../../server/domain/tank-dip.rules';
import type { MeasureTankInput, TanksToMeasureQuery } from '../../../graphql/generated/graphql';
import { exactLitres } from '../exact-litres';

export type TankAnswer = TanksToMeasureQuery['tanksToMeasure'][number];

/** The input for one tank: the volume with a gauge, the dips by hand. */
export interface TankMeasure {
  tankId: string;
  volume: string;
  dip: string;
  waterDip: string;
}

export const NO_MEASURE: TankMeasure = { tankId: '', volume: '', dip: '', waterDip: '' };

/** A tank's figures as integers: millimetres and millilitres. */
export interface TankToMeasure extends MeasuredTank {
  bookVolume: Millilitres;
}

/** The measured fuel and its excess over the books; millilitres, null while unknown. */
export interface TankFinding {
  volume: Millilitres | null;
  difference: Millilitres | null;
}

/** The server's answer in the domain's form. */
export const tankOf = ({ tankName, capacity, bookVolume, chart }: TankAnswer): TankToMeasure => ({
  tankName,
  capacity: capacity == null ? null : exactLitres(capacity),
  bookVolume: exactLitres(bookVolume),
  chart: chart.map((row) => ({ dip: row.dip, volume: exactLitres(row.volume) })),
});

const millimetres = (text: string): number | null => (/^[0-9]{1,5}$/.test(text) ? Number(text) : null);

/** The result of the input so far. */
export function findingOf(
  { volume, dip, waterDip }: TankMeasure,
  isAtg: boolean,
  { chart, bookVolume }: TankToMeasure,
): TankFinding {
  const reading = { isAtg, dip: millimetres(dip), waterDip: millimetres(waterDip), volume: parseLitres(volume) };
  const fuel = fuelOf(reading, chart);
  return { volume: fuel, difference: fuel === null ? null : fuel - bookVolume };
}

/** A gauge has no dip, a dip no volume: leftovers in the other fields are ignored. */
const entryOf = ({ tankId, volume, dip, waterDip }: TankMeasure, isAtg: boolean) =>
  isAtg ? { tankId, isAtg, volume } : { tankId, isAtg, dip, waterDip };

/** Why the measurement cannot be sent, in field order. */
export function problemsOfMeasure(measure: TankMeasure, isAtg: boolean, tank: TankToMeasure | null): Problem[] {
  if (tank === null) return [{ code: 'REQUIRED', ...labelled(tankDipRules.tankId.message), field: 'tankId' }];
  return problemsOfTankDip(entryOf(measure, isAtg), tank);
}

/** A measurement without problems as server input; for dips the server reads its own chart. */
export function measureInput({ tankId, volume, dip, waterDip }: TankMeasure, isAtg: boolean): MeasureTankInput {
  return {
    tankId: Number(tankId),
    isAtg,
    dip: isAtg ? null : Number(dip),
    waterDip: isAtg ? null : millimetres(waterDip),
    volume: isAtg ? litresText(exactLitres(volume)) : null,
  };
}
