import { migrate } from '../../server/database/migrate';
import { asTester } from '../support/database';
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
