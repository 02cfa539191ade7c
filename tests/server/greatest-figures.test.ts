import { GREATEST_AMOUNT } from '../../server/domain/kernel/money';
import { closeForm } from '../../server/modules/closing/close-form.query';
import { creditStanding } from '../../server/modules/credit/credit.queries';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { type Act, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import type { Backend } from './backend';

let backend: Backend;
let ctx: Context;
let act: Act;
let station: ClosingStation;

beforeAll(async () => {
  ({ backend, ctx, act, station } = await openClosingStation());
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
});
afterAll(() => backend.close());

const collect = (input: object) =>
  act('collectCash', { pumpId: station.pumps[0], employeeId: station.employees[0], notes: [], ...input });
const sell = (input: object) =>
  act('recordCreditSale', {
    creditorId: station.creditors[0],
    pumpId: station.pumps[0],
    productId: station.hs,
    overLimitReason: 'asked for',
    ...input,
  });

const HUGE = 8_500_000_000_000_000;

test.each([
  ['a collection of ₹85,000,000,000,000.00', () => collect({ amount: HUGE }), 'amount'],
  ['an amount one paisa above the maximum', () => collect({ amount: GREATEST_AMOUNT + 1 }), 'amount'],
  [
    'notes worth more than the maximum',
    () => collect({ notes: [{ value: 500, in: 1_000_000_000, out: 0 }] }),
    'notes.0.in',
  ],
  ['a sale of that amount', () => sell({ amount: HUGE }), 'amount'],
  ['a sale of that many millilitres', () => sell({ litres: HUGE }), 'litres'],
])('refuses %s at its field, and the close form still answers', async (_what, work, field) => {
  await expect(work()).rejects.toMatchObject({ kind: 'INVALID', problems: [{ field }] });
  expect((await ask(ctx, closeForm)).nozzles).not.toHaveLength(0);
});

test('repeated greatest amounts keep every read exact', async () => {
  for (let n = 0; n < 3; n++) await collect({ amount: GREATEST_AMOUNT });
  const { cashCollections } = await ask(ctx, closeForm);
  expect(cashCollections).toEqual([expect.objectContaining({ amount: 3 * GREATEST_AMOUNT })]);
});

test('the database refuses larger ones too', async () => {
  const insert = (amount: number) =>
    backend.sql(
      'INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount) SELECT id, $1, $2, $3 FROM shift',
      [station.pumps[0], station.employees[0], amount],
    );
  await expect(insert(GREATEST_AMOUNT + 1)).rejects.toThrow('ck_cash_collection_amount');
});

test('refuses a change of a sale, or of its rate, that makes its bill too great', async () => {
  const [rate] = await backend.sql<{ id: number; version: number }>(
    'SELECT id, version FROM product_rate WHERE product_id = $1',
    [station.ms],
  );
  const setRate = (rupees: number, version: number) =>
    act('updateProductRate', { id: rate!.id, version, rate: rupees * 100, confirmed: true });
  await setRate(5_000, rate!.version);
  const creditorId = station.creditors[1];
  await sell({ creditorId, productId: station.ms, litres: 100_000_000, confirmed: true });
  const { creditSaleId } = (await sell({
    creditorId,
    productId: station.ms,
    litres: 99_990_000,
    confirmed: true,
  })) as never;
  await act('makeBill', { creditorId, from: '2026-01-01', to: '2026-01-01' });
  const change = (litres: string) =>
    act('changeRow', {
      ...{ table: 'credit_sale', rowId: creditSaleId, permission: 2, comment: 'Misread', confirmed: true },
      changes: [{ field: 'litres', value: litres }],
    });
  const problem = {
    code: 'TOO_LARGE',
    message: 'The bill would be ₹1,00,00,00,000.00, but a bill can be at most ₹99,99,99,999.99',
  };
  await expect(change('100000.000')).rejects.toMatchObject({ problems: [{ ...problem, field: 'litres' }] });
  await expect(setRate(5_100, rate!.version + 1)).rejects.toMatchObject({
    problems: [{ code: 'TOO_LARGE', field: 'rate' }],
  });
  await change('99980.000');
});

test('a creditor’s vehicles are newest first, in any script, at most 50', async () => {
  const plate = (n: number): string => `CG04${String(99 - n).padStart(2, '0')}`;
  for (let n = 0; n < 52; n++) await sell({ litres: 1_000, vehicle: plate(n) });
  await sell({ litres: 1_000, vehicle: plate(5) });
  const standing = await ask(ctx, creditStanding, { creditorId: station.creditors[0] });
  const others = Array.from({ length: 52 }, (_, n) => 51 - n).filter((n) => n !== 5);
  expect(standing!.vehicles.map(({ vehicle }) => vehicle)).toEqual([5, ...others].slice(0, 50).map(plate));
  expect(standing!.due).toBe(53 * 9_250);
});

test.each([
  ['an id beyond its column in a command', () => sell({ creditorId: 99_999_999_999, litres: 1000 })],
  ['an id beyond its column in a query', () => ask(ctx, creditStanding, { creditorId: 99_999_999_999 })],
  ['an unpaired surrogate', () => sell({ litres: 1000, vehicle: '\ud800' })],
])('refuses %s as bad input, not as an error', async (_what, work) => {
  await expect(work()).rejects.toMatchObject({ kind: 'INVALID' });
});
