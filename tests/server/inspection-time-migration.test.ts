import { migrate } from '../../server/database/migrate';
import { readDsr, workShift } from '../reports/stock-days';
import { asTester } from '../support/database';
import { FIRST_DAY, OPENING_VOLUME } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station?.close());

test('an inspection from before the time column counts as made before the first shift of its day', async () => {
  const { act, ids, sql } = station;
  const product = ids.products.diesel;
  const [{ diesel: nozzle }] = ids.pumps;
  await act('recordInspection', {
    productId: product,
    inspectionDate: FIRST_DAY,
    readingSum: 2_000_000,
    totalStock: OPENING_VOLUME,
    totalBeforeStock: 0,
  });
  await workShift(station, { date: FIRST_DAY, sold: { [nozzle]: 100 }, tested: { [nozzle]: 10 } });
  const report = () => readDsr(station, { product, from: FIRST_DAY, to: FIRST_DAY });
  const before = await report();

  // Table and view as migration 0015 left them.
  await sql('DROP VIEW tool_inspection');
  await sql('ALTER TABLE inspection DROP COLUMN inspection_time CASCADE, DROP COLUMN testing_before CASCADE');
  await sql(
    `CREATE VIEW tool_inspection AS
     SELECT n.id, d.name AS product, n.inspection_date, round(reading_sum / 1000.0, 3) AS reading_sum,
            round(total_stock / 1000.0, 3) AS total_stock, round(total_before_stock / 1000.0, 3) AS total_before_stock
     FROM inspection n JOIN product d ON d.id = n.product_id`,
  );
  await sql("DELETE FROM migrations WHERE name LIKE 'InspectionTime%'");
  await migrate(asTester(station.databaseUrl));

  const { body } = await station.graphql('{ inspections { inspectionDate inspectionTime testingBefore } }');
  expect(body.data.inspections).toEqual([{ inspectionDate: FIRST_DAY, inspectionTime: null, testingBefore: '0.000' }]);
  const after = await report();
  expect(after).toEqual(before);
  expect(after.basis.rows[0]).toMatchObject({ inspectedAt: 'Before the first shift', testingBefore: '0.000' });
  // Everything that the day's meters counted, without the testing fuel returned on that day.
  expect(after.days.rows[0]).toMatchObject({
    cumulativeSale: after.days.rows[0]!.netSale,
    cumulativeVariation: '0.000',
  });
  expect(await sql('SELECT inspection_time, testing_before FROM tool_inspection')).toEqual([
    { inspection_time: null, testing_before: expect.anything() },
  ]);
  await expect(sql("UPDATE inspection SET inspection_time = '24:00'")).rejects.toThrow('ck_inspection_time');
  await expect(sql('UPDATE inspection SET testing_before = 1')).rejects.toThrow('ck_inspection_testing');
  await expectBooksInOrder(station.database);
});
