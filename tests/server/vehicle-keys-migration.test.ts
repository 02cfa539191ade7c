import { migrate } from '../../server/database/migrate';
import { readReport } from '../reports/read-report';
import { onDay } from '../reports/worked-credit';
import { asTester } from '../support/database';
import { FIRST_DAY } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
beforeEach(async () => {
  station = await startStation();
});
afterEach(() => station?.close());

test('registered vehicles that differ only in signs or digits of Hindi become one, and the audit says which went', async () => {
  const { sql, ids } = station;
  const [first, second] = ids.creditors;
  const add = async (creditorId: number, number: string, isDisabled = false): Promise<number> => {
    const rows = await sql<{ id: number }>(
      'INSERT INTO creditor_vehicle (creditor_id, number, disabled) VALUES ($1, $2, $3) RETURNING id',
      [creditorId, number, isDisabled],
    );
    return rows[0]!.id;
  };

  // Tables as migration 0038 left them.
  await sql('ALTER TABLE creditor_vehicle DROP COLUMN number_key');
  await sql('ALTER TABLE credit_sale DROP COLUMN vehicle_key');
  await sql('ALTER TABLE creditor_bill DROP COLUMN joins_spellings');
  await sql("DELETE FROM typeorm_metadata WHERE name IN ('number_key', 'vehicle_key')");
  await sql("DELETE FROM migrations WHERE name LIKE 'VehicleKeys%' OR name LIKE 'VehicleDigits%'");
  const disabled = await add(first!, 'MH12/AB/1234', true);
  const kept = await add(first!, 'MH12_AB_1234');
  const repeated = await add(first!, 'MH\\12\\AB\\1234');
  const inHindi = await add(first!, 'MH१२ AB १२३४');
  const other = await add(first!, 'MH12AB1235');
  const elsewhere = await add(second!, 'MH12 AB 1234');
  await migrate(asTester(station.databaseUrl));

  expect(
    await sql('SELECT id, number_key AS key FROM creditor_vehicle WHERE id >= $1 ORDER BY id', [disabled]),
  ).toEqual([
    { id: kept, key: 'MH12AB1234' },
    { id: other, key: 'MH12AB1235' },
    { id: elsewhere, key: 'MH12AB1234' },
  ]);
  const audited = await sql(
    `SELECT row_id AS id, before ->> 'number' AS number, reason FROM audit_row
     WHERE command = 'migration' AND table_name = 'creditor_vehicle' ORDER BY id`,
  );
  const reason = 'The same vehicle as MH12_AB_1234';
  expect(audited).toEqual([
    { id: String(disabled), number: 'MH12/AB/1234', reason },
    { id: String(repeated), number: 'MH\\12\\AB\\1234', reason },
    { id: String(inHindi), number: 'MH१२ AB १२३४', reason },
  ]);
  await expectBooksInOrder(station.database);
});

test('a bill that was made with both digits prints its vehicles apart as before, and other bills join as they did', async () => {
  const { act, sql, ids } = station;
  const creditorId = ids.creditors[0]!;
  await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: ids.shiftTypes.morning, onDuty: [] });
  const sell = async (vehicle: string): Promise<void> => {
    const sale = { creditorId, vehicle, pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 10_000 };
    const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', sale);
    await sql('UPDATE credit_sale SET vehicle = $2 WHERE id = $1', [creditSaleId, vehicle]);
  };
  const billOf = async (...vehicles: string[]): Promise<number> => {
    for (const vehicle of vehicles) await sell(vehicle);
    const period = { from: FIRST_DAY, to: FIRST_DAY };
    return (await onDay<{ billId: number }>(station, FIRST_DAY, 'makeBill', { creditorId, ...period })).billId;
  };
  const subtotalsOf = async (creditorBillId: number): Promise<string[]> => {
    const sheet = await readReport(station, 'creditReportBybillid', 'sales { subtotals { vehicle litres } }', {
      creditorId,
      creditorBillId,
    });
    return sheet.sales.subtotals.map(({ vehicle, litres }: Record<string, string>) => `${vehicle} ${litres}`).sort();
  };

  // As migration 0039 left it, for these numbers.
  await sql('ALTER TABLE credit_sale DROP COLUMN vehicle_key');
  await sql(`ALTER TABLE credit_sale ADD vehicle_key text GENERATED ALWAYS AS (replace(vehicle, '-', '')) STORED`);
  await sql("DELETE FROM migrations WHERE name LIKE 'VehicleDigits%'");
  const both = await billOf('MH12AB1234', 'MH१२AB१२३४', 'MH12AB1234', 'MH12AB9999');
  const signs = await billOf('MH12AB1234', 'MH-12-AB-1234');
  const inHindi = await billOf('MH१२AB१२३४', 'MH-१२-AB-१२३४');
  const issued = [
    [both, ['MH12AB1234 20.000', 'MH12AB9999 10.000', 'MH१२AB१२३४ 10.000']],
    [signs, ['MH-12-AB-1234 20.000']],
    [inHindi, ['MH-१२-AB-१२३४ 20.000']],
  ] as const;
  for (const [bill, subtotals] of issued) expect(await subtotalsOf(bill)).toEqual(subtotals);
  await migrate(asTester(station.databaseUrl));

  for (const [bill, subtotals] of issued) expect(await subtotalsOf(bill)).toEqual(subtotals);
  const later = await billOf('MH12AB1234', 'MH१२AB१२३४');
  expect(await subtotalsOf(later)).toEqual(['MH१२AB१२३४ 20.000']);
  await expectBooksInOrder(station.database);
});
