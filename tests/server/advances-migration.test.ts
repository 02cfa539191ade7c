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

/** Migrates tables as migration 0079 left them. */
async function migrateAgain(): Promise<void> {
  const { sql } = station;
  await sql(`ALTER TABLE creditor DROP CONSTRAINT ck_creditor_opening_balance, DROP CONSTRAINT ck_creditor_opening_settled,
             ADD CONSTRAINT ck_creditor_opening_balance CHECK (opening_balance BETWEEN 0 AND 99999999999),
             ADD CONSTRAINT ck_creditor_opening_settled CHECK (opening_settled BETWEEN 0 AND opening_balance)`);
  await sql(
    'ALTER TABLE payment_allocation DROP CONSTRAINT ck_payment_allocation_payment, ALTER payment_id SET NOT NULL',
  );
  await sql("DELETE FROM migrations WHERE name LIKE 'AdvancesAtStart%'");
  await migrate(asTester(station.databaseUrl));
}

test('an older station keeps what is settled of its opening balances, and takes advances', async () => {
  const { act, sql } = station;
  const firm = (firmName: string, openingBalance: number) => ({
    ...{ firmName, shortName: firmName, proprietorName: 'OWNER', email: 'accounts@firm.example' },
    ...{ contactNo: '9876543210', address: 'MAIN ROAD', maxLimit: 100_000_000, openingBalance },
  });
  const { id: creditorId } = await act('createCreditor', firm('OLD DUES', 70_000));
  await aShiftRuns(station);
  await act('recordCreditorPayment', { creditorId, amount: 20_000, notes: [{ value: 200, in: 1, out: 0 }] });
  await migrateAgain();
  await act('createCreditor', firm('PAID BEFORE', -30_000));
  const rows = () =>
    sql(`SELECT opening_balance AS opening, opening_settled AS settled FROM creditor
         WHERE firm_name IN ('OLD DUES', 'PAID BEFORE') ORDER BY firm_name`);
  const stored = [
    { opening: 70_000, settled: 20_000 },
    { opening: -30_000, settled: 0 },
  ];
  expect(await rows()).toEqual(stored);
  for (const settled of [1, -30_001])
    await expect(
      sql("UPDATE creditor SET opening_settled = $1 WHERE firm_name = 'PAID BEFORE'", [settled]),
    ).rejects.toThrow('ck_creditor_opening_settled');
  await expect(sql("INSERT INTO payment_allocation (amount, allocated_on) VALUES (1, '2026-01-01')")).rejects.toThrow(
    'ck_payment_allocation_payment',
  );
  expect(await rows()).toEqual(stored);
});
