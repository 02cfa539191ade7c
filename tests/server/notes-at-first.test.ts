import { actAs } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { CashStation, problemsOf } from './cash-station';
import { contextOf } from './masters-samples';

let at: CashStation;

beforeAll(async () => {
  at = await CashStation.open();
});
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.backend.close());

const staff = async () => actAs(await contextOf(at.backend, false));

test('before the first shift the initial contents of the safe are entered', async () => {
  const act = await staff();
  await act('createDenomination', { value: 2_500, available: 4 });
  expect(await at.safe()).toMatchObject({ 25: 4 });
});

test('after the first shift a denomination added by staff starts with no notes', async () => {
  await at.start();
  await at.close();
  const [act, before] = [await staff(), await at.balances()];
  expect(await problemsOf(act('createDenomination', { value: 1_000_000, available: 1 }))).toEqual([
    ['available', 'You cannot enter notes that are already in the safe. Use a cash exchange instead.'],
  ]);
  expect(await at.balances()).toEqual(before);
  await act('createDenomination', { value: 1_000_000, available: 0 });
  await act('createDenomination', { value: 700 });
  expect(await at.safe()).toMatchObject({ 10000: 0, 7: 0 });
  expect(await at.balances()).toEqual(before);
});

test('an admin may enter its number of notes, which is audited', async () => {
  const { id } = await at.act('createDenomination', { value: 1_500, available: 2 });
  expect(await at.safe()).toMatchObject({ 15: 2 });
  expect(
    await at.sql(
      "SELECT after->'available' AS pieces FROM audit_row WHERE table_name = 'denomination' AND row_id = $1",
      [String(id)],
    ),
  ).toEqual([{ pieces: 2 }]);
});
