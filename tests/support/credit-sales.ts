import { type Backend, PASSWORD } from '../server/backend';
import { contextOf } from '../server/masters-samples';
import { type Act, actAs, type ClosingStation, seedClosingStation } from './closing-station';

export const STAFF_EMAIL = 'staff@station.example';
export const SELL =
  'mutation Sell($input: RecordCreditSaleInput!) { recordCreditSale(input: $input) { creditSaleId userErrors { message } } }';

/** Seeds a station with a running shift. Returns it with the token of a staff member. */
export async function startSelling(backend: Backend): Promise<{ station: ClosingStation; token: string; act: Act }> {
  const act = actAs(await contextOf(backend, true));
  const station = await seedClosingStation(act);
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await backend.addUser(STAFF_EMAIL);
  return { station, act, token: await backend.logIn(STAFF_EMAIL, PASSWORD) };
}

let sales = 0;

/** A credit sale of HS with a vehicle that no other sale of the test file has, so the vehicle identifies it. */
export const newSale = ({ creditors, pumps, hs }: ClosingStation, litres = '0.010') => ({
  creditorId: creditors[0],
  pumpId: pumps[0],
  productId: hs,
  litres,
  vehicle: `KA ${++sales}`,
});

export type CreditSale = ReturnType<typeof newSale>;

/** The vehicle of every recorded sale. */
export async function vehiclesSold({ sql }: Pick<Backend, 'sql'>): Promise<string[]> {
  const rows = await sql<{ vehicle: string }>('SELECT vehicle FROM credit_sale ORDER BY id');
  return rows.map(({ vehicle }) => vehicle);
}
