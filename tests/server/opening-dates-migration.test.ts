import { migrate } from '../../server/database/migrate';
import { aShiftRuns } from '../contract/work';
import { asTester } from '../support/database';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
beforeEach(async () => {
  station = await startStation();
});
afterEach(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

/** Migrates tables as migration 0042 left them. */
async function migrateAgain(): Promise<void> {
  const { sql } = station;
  for (const table of ['creditor', 'employee', 'transaction_account', 'denomination'])
    await sql(`ALTER TABLE ${table} DROP COLUMN opening_date`);
  for (const table of ['employee', 'transaction_account'])
    await sql(`ALTER TABLE ${table} DROP COLUMN opening_balance`);
  await sql("DELETE FROM migrations WHERE name LIKE 'OpeningDates%'");
  await migrate(asTester(station.databaseUrl));
}

const firm = (firmName: string, openingBalance: number) => ({
  firmName,
  shortName: firmName,
  proprietorName: 'OWNER',
  email: 'accounts@firm.example',
  contactNo: '9876543210',
  address: 'MAIN ROAD',
  maxLimit: 100_000_000,
  openingBalance,
});

test.each([
  ['without a shift have no day yet', false],
  ['have the day of their entry', true],
])('the opening balances of an older station %s', async (_about, hasShift) => {
  const { act, sql } = station;
  await act('createCreditor', firm('OLD DUES', 70_000));
  await act('createCreditor', firm('NO DUES', 0));
  if (hasShift) await aShiftRuns(station);
  await migrateAgain();

  const [shift] = await sql<{ day: string }>('SELECT MAX(shift_date) AS day FROM shift');
  expect(
    await sql(
      `SELECT firm_name AS name, opening_date AS day FROM creditor WHERE firm_name LIKE '% DUES'
       UNION ALL SELECT 'NOTES', MAX(opening_date) FROM denomination ORDER BY name`,
    ),
  ).toEqual([
    { name: 'NO DUES', day: null },
    { name: 'NOTES', day: shift!.day },
    { name: 'OLD DUES', day: shift!.day },
  ]);
});
