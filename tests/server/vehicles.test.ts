import { vehicleKey, vehicleKeyInSql } from '../../server/domain/vehicle-number';
import { billableCreditors, billPreview } from '../../server/modules/credit/bill.queries';
import { creditHabits, creditStanding } from '../../server/modules/credit/credit.queries';
import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import { clockOn } from '../support/clock-on';
import { expectBooksInOrder } from '../support/state-of-books';
import { BillingStation } from './billing-station';
import { saidOf } from './stock-in-station';

const DAY = '2026-04-10';
/** Ways to write one vehicle, in capitals as they are stored. */
const SPELLINGS = ['MH12/AB/1234', 'MH-12 AB 1234', 'MH12_AB_1234', 'MH12AB1234', 'MH१२ AB १२३४', '(MH) 12·AB\\1234'];

let at: BillingStation;
let firm: number;

beforeAll(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-04-01');
  await at.startDay(DAY);
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

/** A sale as an older version stored it: each spelling was another vehicle. */
async function sellAs(creditorId: number, vehicle: string): Promise<void> {
  const { creditSaleId } = await at.sell({ creditorId, litres: 1, vehicle });
  await at.backend.sql('UPDATE credit_sale SET vehicle = $2 WHERE id = $1', [creditSaleId, vehicle]);
}

async function report(route: string, section: string, values: object): Promise<readonly Record<string, unknown>[]> {
  const { query, sections } = reports.find((one) => one.route === route)!;
  const answer = await ask(at.admin, query, values as never);
  return answer.sections[
    Math.max(
      0,
      sections.findIndex(({ name }) => name === section),
    )
  ]!.rows;
}

test('JavaScript and PostgreSQL compare vehicles alike, by every character of a number', async () => {
  const all = Array.from({ length: 0x2fff }, (_, index) => String.fromCharCode(index + 1))
    .filter((character) => !/[\p{Cs}\p{Cn}\p{Co}\p{Ll}\p{Lt}]/u.test(character))
    .map((character) => `MH${character}1`);
  const rows = await at.backend.sql<{ key: string }>(
    `SELECT ${vehicleKeyInSql('number')} AS key FROM unnest($1::text[]) WITH ORDINALITY AS n (number, place) ORDER BY place`,
    [all],
  );
  expect(all.filter((number, index) => rows[index]!.key !== vehicleKey(number))).toEqual([]);
  expect(new Set(SPELLINGS.map(vehicleKey))).toEqual(new Set(['MH12AB1234']));
  expect(vehicleKey('एमएच-१२/३४')).toBe('एमएच1234');
  expect(['MH12AB1234', 'MH12AB1235', 'MH1 2AB123'].map(vehicleKey)).toEqual(['MH12AB1234', 'MH12AB1235', 'MH12AB123']);
  expect(vehicleKey(' - ')).toBe('-');
});

test('a sale takes the spelling on file, however long ago it was used', async () => {
  const own = await at.addFirm('OLD FRIEND', '2026-04-01');
  await at.sell({ creditorId: own, litres: 1, vehicle: 'mh12/ab/1234' });
  const spelled = async (vehicle: string) => {
    const { creditSaleId } = await at.sell({ creditorId: own, litres: 1, vehicle });
    return (await at.backend.sql('SELECT vehicle FROM credit_sale WHERE id = $1', [creditSaleId]))[0]!.vehicle;
  };
  for (const spelling of SPELLINGS) expect(await spelled(spelling.toLowerCase())).toBe('MH12/AB/1234');
  expect(await spelled('mh12 ab 1235')).toBe('MH12 AB 1235');
  await at.act('createCreditorVehicle', { creditorId: own, number: 'MH 12 AB 1234' });
  expect(await spelled('mh12_ab_1234')).toBe('MH 12 AB 1234');
});

test('a creditor has a registered vehicle once, also when two register it at once', async () => {
  const own = await at.addFirm('TWO AT ONCE', '2026-04-01');
  const tries = await Promise.allSettled(
    SPELLINGS.slice(0, 4).map((number) => at.act('createCreditorVehicle', { creditorId: own, number })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await at.backend.sql('SELECT FROM creditor_vehicle WHERE creditor_id = $1', [own])).toHaveLength(1);
  expect(await saidOf(at.act('createCreditorVehicle', { creditorId: own, number: 'mh.12.ab.1234' }))).toEqual([
    'REFUSED',
    expect.stringContaining('number: Another vehicle already has this number, written MH'),
  ]);
});

test('bills, statements, the register and proposals have one vehicle for its spellings', async () => {
  for (const spelling of SPELLINGS) await sellAs(firm, spelling);
  await sellAs(firm, 'MH12AB9999');
  const newest = SPELLINGS.at(-1);

  const { vehicles } = (await ask(at.clerk, creditStanding, { creditorId: firm }))!;
  expect(vehicles.map(({ vehicle }) => vehicle)).toEqual(['MH12AB9999', newest]);
  const habits = (await ask(at.clerk, creditHabits, {})).filter(({ creditorId }) => creditorId === firm);
  expect(habits.map(({ vehicle }) => vehicle)).toEqual(['MH12AB9999', newest]);

  const found = await report('credit-detail-between-two-day', 'rows', {
    ...{ creditor: firm, from: DAY, to: DAY },
    vehicle: 'mh12/ab-12',
  });
  expect(found.map(({ vehicle }) => vehicle)).toEqual(SPELLINGS);
  const ofStatement = await report('credit-statement', 'vehicles', { creditor: firm, from: DAY, to: DAY });
  expect(ofStatement.map(({ vehicle, sales }) => [vehicle, sales])).toEqual([
    [newest, 6],
    ['MH12AB9999', 1],
  ]);

  await at.endDay();
  const period = { from: '2026-04-01', to: '2026-04-30' };
  const may = { ...at.clerk, clock: clockOn('2026-05-03') };
  const [firmToBill] = (await ask(may, billableCreditors, period)).filter(({ creditorId }) => creditorId === firm);
  expect(firmToBill).toMatchObject({ sales: 7, vehicles: 2 });
  const preview = await ask(may, billPreview, { creditorId: firm, ...period });
  expect(preview.vehicles.map(({ vehicle, sales }) => [vehicle, sales])).toEqual([
    [newest, 6],
    ['MH12AB9999', 1],
  ]);

  const { billId } = await at.bill('2026-05-03', firm, period.from, period.to);
  const printed = async () => {
    const rows = await report('credit-report-bybillid', 'sales', {
      creditorId: firm,
      creditorBillId: billId,
      firmName: 'x',
    });
    return rows.map(({ vehicle }) => (typeof vehicle === 'string' ? vehicle : JSON.stringify(vehicle)));
  };
  expect(new Set(await printed()).size).toBe(2);
  // A bill from before prints as it was issued.
  await at.backend.sql('UPDATE creditor_bill SET joins_spellings = false WHERE id = $1', [billId]);
  expect(new Set(await printed()).size).toBe(7);
  await at.backend.sql('UPDATE creditor_bill SET joins_spellings = true WHERE id = $1', [billId]);
});
