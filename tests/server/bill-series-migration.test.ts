import { migrate } from '../../server/database/migrate';
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

test('bills made before keep their numbers, and the next ones follow them', async () => {
  const { act, sql, ids } = station;
  const creditorId = ids.creditors[0]!;
  await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: ids.shiftTypes.morning, onDuty: [] });
  const bill = async (): Promise<string> => {
    const sale = { creditorId, pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 10_000 };
    await act('recordCreditSale', sale);
    const made = await onDay<{ number: string }>(station, FIRST_DAY, 'makeBill', {
      creditorId,
      from: FIRST_DAY,
      to: FIRST_DAY,
    });
    return made.number;
  };
  expect(await bill()).toBe('CR/2025-26/000001');

  // The table as migration 0007 made it.
  await sql('ALTER TABLE bill_sequence DROP COLUMN prefix, DROP COLUMN digits, DROP COLUMN first');
  await sql("DELETE FROM migrations WHERE name LIKE 'BillSeries%'");
  await migrate(asTester(station.databaseUrl));

  expect(await sql('SELECT series, prefix, digits, first, last FROM bill_sequence')).toEqual([
    { series: 'CR', prefix: 'CR/2025-26/', digits: 6, first: 1, last: 1 },
  ]);
  expect(await bill()).toBe('CR/2025-26/000002');
  await expectBooksInOrder(station.database);
});
