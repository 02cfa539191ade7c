// Importing the modules registers their commands.
import '../../server/api/graphql/resolvers';
import { randomUUID } from 'node:crypto';
import type { Context } from '../../server/platform/context';
import { commands, submit } from '../../server/platform/submit';

/** Runs a command by its name with the context's user; returns its result. */
export type Act = <Answer = { id: number }>(command: string, input: object, over?: Partial<Context>) => Promise<Answer>;

export const actAs =
  (ctx: Context): Act =>
  <Answer>(command: string, input: object, over: Partial<Context> = {}) => {
    const found = commands.get(command);
    if (!found) throw new Error(`There is no command ${command}`);
    return submit({ ...ctx, requestId: randomUUID(), ...over }, found as never, input) as Promise<Answer>;
  };

/** The ids of a small station. Rates: HS ₹92.50, MS ₹104.20. Each pump has an HS and an MS nozzle. */
export interface ClosingStation {
  hs: number;
  ms: number;
  morning: number;
  night: number;
  /** HS, then MS. 20,000 L each, with a chart of ten litres a millimetre and 10,000 L in it. */
  tanks: [number, number];
  pumps: [number, number];
  employees: [number, number, number];
  /** Credit limits of ₹10,00,000 and ₹1,000. */
  creditors: [number, number];
  swipes: [number, number];
}

const FIRST_DAY = '2026-01-01';
export const NOTES = [500, 200, 100, 50, 20, 10, 5, 2, 1];

/** Seeds the station by its own commands, with round figures so that a close can be calculated by head. */
export async function seedClosingStation(act: Act): Promise<ClosingStation> {
  const create = async (name: string, ...inputs: object[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const input of inputs) ids.push((await act(`create${name}`, input)).id);
    return ids;
  };
  const [hs, ms] = await create('Product', { name: 'HS', shortName: 'HS' }, { name: 'MS', shortName: 'MS' });
  const [morning, night] = await create('ShiftType', { name: 'Morning', position: 1 }, { name: 'Night', position: 2 });
  const from = { shiftDate: FIRST_DAY, shiftTypeId: morning };
  await create('ProductRate', { productId: hs, rate: 9250, ...from }, { productId: ms, rate: 10420, ...from });
  const tank = { capacity: 20_000_000, openingVolume: 10_000_000 };
  const tanks = await create('Tank', { name: 'T1', productId: hs, ...tank }, { name: 'T2', productId: ms, ...tank });
  for (const tankId of tanks)
    await act('setDipChart', { tankId, rows: [10, 500, 1000, 2000].map((dip) => ({ dip, volume: dip * 10_000 })) });
  const pumps = await create('Pump', { name: 'P1' }, { name: 'P2' });
  for (const pumpId of pumps)
    await create(
      'Nozzle',
      { name: 'N1', pumpId, tankId: tanks[0], initialReading: 1_000_000 },
      { name: 'N2', pumpId, tankId: tanks[1], initialReading: 2_000_000 },
    );
  const person = { contactNo: '9876543210', address: 'Main road', payRate: 50_000, joinDate: FIRST_DAY };
  const employees = await create('Employee', ...['ram', 'shyam', 'sita'].map((name) => ({ name, ...person })));
  const firm = (firmName: string, maxLimit: number) => ({
    firmName,
    shortName: firmName,
    proprietorName: 'OWNER',
    email: 'accounts@firm.example',
    contactNo: '9876543210',
    address: 'MAIN ROAD',
    maxLimit,
  });
  const creditors = await create('Creditor', firm('SHREE TRANSPORT', 100_000_000), firm('SMALL LIMIT', 100_000));
  const swipes = await create('SwipeMachine', { name: 'SBI CARD' }, { name: 'PHONEPE UPI' });
  await create('Denomination', ...NOTES.map((rupees) => ({ value: rupees * 100, available: 10 })));
  return { hs, ms, morning, night, tanks, pumps, employees, creditors, swipes } as ClosingStation;
}

/** The fewest notes that make an amount of whole rupees, in paise. */
export function notesOf(amount: number): { value: number; in: number; out: number }[] {
  let rest = amount / 100;
  return NOTES.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, in: count, out: 0 };
  });
}
