import { type Doors, PASSWORD } from '../server/access-doors';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from './closing-station';

export const STAFF_EMAIL = 'staff@station.example';
export const SELL =
  'mutation Sell($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { creditSaleId userErrors { message } } }';

/** Plants a station on which a shift runs. Answers it, and the token of one who works there. */
export async function startSelling(doors: Doors): Promise<{ station: ClosingStation; token: string; act: Act }> {
  const act = actAs(await contextOf(doors, true));
  const station = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await doors.addUser(STAFF_EMAIL);
  return { station, act, token: await doors.logIn(STAFF_EMAIL, PASSWORD) };
}

let sales = 0;

/** A credit sale of HS that no other of the test file is like: its vehicle tells it. */
export const newSale = ({ creditors, pumps, hs }: ClosingStation, litres = '0.010') => ({
  creditorId: creditors[0],
  pumpId: pumps[0],
  productId: hs,
  litres,
  vehicle: `KA ${++sales}`,
});

export type CreditSale = ReturnType<typeof newSale>;

/** The vehicles of all sales that are recorded, one for each. */
export async function vehiclesSold({ sql }: Pick<Doors, 'sql'>): Promise<string[]> {
  const rows = await sql<{ vehicle: string }>('SELECT vehicle FROM credit_sale ORDER BY id');
  return rows.map(({ vehicle }) => vehicle);
}
