import { type Doubt, doubtOfTank, warningsSince } from '../../server/domain/closing-warnings';

const PERMITTED = 400;
const tank = (id: number, variation: number): Doubt => ({
  ...doubtOfTank({ tankName: `T${id}`, volume: 9_000_000, variation, permittedVariation: PERMITTED })!,
  field: `tanks.${id}`,
});
const nozzle = { code: 'NOTHING_SOLD', message: 'P1, nozzle N1: nothing was sold', field: 'pumps.0.nozzles.0.close' };

test.each<[string, Parameters<typeof warningsSince>[0], Parameters<typeof warningsSince>[1], number]>([
  // what was corrected, warnings before and after it, how many are new
  ['a loss made smaller', [tank(1, -900_000)], [tank(1, -800_000)], 0],
  ['a loss made greater', [tank(1, -900_000)], [tank(1, -901_000)], 1],
  ['a loss that is a gain now', [tank(1, -900_000)], [tank(1, 700_000)], 1],
  ['the loss of another tank', [tank(1, -900_000)], [tank(1, -900_000), tank(2, -600_000)], 1],
  ['a level that was right', [], [tank(1, -900_000)], 1],
  ['a nozzle that sold nothing before', [nozzle], [{ ...nozzle, field: 'pumps.0.nozzles.1.close' }], 0],
  ['a nozzle that sold before', [], [nozzle], 1],
])('%s', (_what, before, after, many) => expect(warningsSince(before, after)).toHaveLength(many));
