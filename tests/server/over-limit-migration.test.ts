import { migrate } from '../../server/database/migrate';
import { stationSettings } from '../../server/platform/station-setting';
import { asTester } from '../support/database';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
beforeEach(async () => {
  station = await startStation();
});
afterEach(() => station?.close());

test.each([
  ['ADMINS', 'waits from the first rupee', 0],
  ['ALLOWED', 'is recorded at once', null],
])('a station where sales over the limit were %s: such a sale %s', async (was, _about, limit) => {
  const { sql } = station;
  // Tables as migration 0027 left them.
  await sql('ALTER TABLE change_request DROP COLUMN business_date, DROP COLUMN shift_id, DROP COLUMN idempotency_key');
  await sql('DROP TRIGGER change_request_new_entry ON change_request');
  await sql('DROP FUNCTION number_new_entry()');
  await sql("INSERT INTO station_setting (key, value) VALUES ('overLimitByStaff', $1)", [JSON.stringify(was)]);
  await sql("DELETE FROM migrations WHERE name LIKE 'StoredCommands%'");
  await migrate(asTester(station.databaseUrl));

  expect((await stationSettings(sql)).overLimitByStaff).toBe(limit);
  const audited = await sql(`SELECT after, reason FROM audit_row WHERE command = 'migration' ORDER BY id DESC LIMIT 1`);
  expect(audited).toEqual([
    { after: { overLimitByStaff: limit }, reason: 'Sales over the limit wait from an amount on' },
  ]);
  await expectBooksInOrder(station.database);
});
