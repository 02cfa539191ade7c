import { migrate } from '../../server/database/migrate';
import { onDay } from '../reports/worked-credit';
import { asTester } from '../support/database';
import { FIRST_DAY } from '../support/small-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

jest.setTimeout(60_000);

let station: Station;
let firm: number;
let untold: number;

const change = (table: string, rowId: number, typed: Record<string, string> | null): Promise<unknown> =>
  station.act('changeRow', {
    table,
    rowId,
    permission: typed === null ? 1 : 2,
    comment: 'It was entered wrong',
    changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
  });

/** Sales and payments that were changed and deleted, and two bills of one day after one payment. */
beforeAll(async () => {
  station = await startStation();
  const { act, ids } = station;
  await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: ids.shiftTypes.morning, onDuty: [] });
  const other = ids.creditors[1]!;
  firm = ids.creditors[0]!;
  const sell = async (more: object): Promise<number> => {
    const at = { creditorId: firm, pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 10_000 };
    return (await act<{ creditSaleId: number }>('recordCreditSale', { ...at, ...more })).creditSaleId;
  };
  const way = { accountId: ids.accounts[0], paymentModeId: ids.paymentModes[1], notes: [] };
  const pay = async (reference: string): Promise<number> => {
    const payment = { creditorId: firm, amount: 5_000, ...way, reference };
    return (await act<{ creditorPaymentId: number }>('recordCreditorPayment', payment)).creditorPaymentId;
  };
  await change('credit_sale', await sell({ slipNo: '1', vehicle: 'KA01' }), { litres: '20', slipNo: '2' });
  const moved = await sell({ slipNo: '3' });
  await change('credit_sale', moved, { vehicle: 'KA09' });
  await change('credit_sale', moved, { creditorId: String(other), slipNo: '4' });
  await change('credit_sale', await sell({ slipNo: '5' }), null);
  untold = await sell({ slipNo: '6' });
  await change('credit_sale', untold, { litres: '30' });
  await change('creditor_payment', await pay('UTR 1'), { amount: '60.00', reference: 'UTR 2' });
  await change('creditor_payment', await pay('UTR 3'), null);
  for (let bills = 0; bills < 2; bills++) {
    await onDay(station, FIRST_DAY, 'makeBill', { creditorId: firm, from: FIRST_DAY, to: FIRST_DAY });
    await sell({ slipNo: `${7 + bills}` });
  }
}, 60_000);
afterAll(() => station?.close());

const details = (): Promise<{ id: number; documentId: number; details: unknown }[]> =>
  station.sql(
    `SELECT id, document_id AS "documentId", details FROM journal_entry
     WHERE document_kind IN ('CREDIT_SALE', 'CREDITOR_PAYMENT') ORDER BY id`,
  );
const bills = (): Promise<{ id: number; opening: number; paid: number; closing: number; version: number }[]> =>
  station.sql('SELECT id, opening, paid, closing, version FROM creditor_bill ORDER BY id');

test('older entries get the known details of their document, and a receipt printed twice prints once', async () => {
  const posted = await details();
  expect(posted.filter((entry) => entry.details !== null).length).toBeGreaterThan(9);
  const printed = await bills();
  expect(printed.map(({ paid }) => paid)).toEqual([6_000, 0]);

  // The state before the migration: no details, no audit of one sale's changes, and the second bill with the receipt
  // again.
  await station.sql('ALTER TABLE journal_entry DROP COLUMN details');
  await station.sql('UPDATE creditor_bill SET paid = 6000, opening = opening + 6000 WHERE paid = 0');
  await station.sql('ALTER TABLE audit_row DISABLE TRIGGER USER');
  const rows = await station.sql(
    `UPDATE audit_row SET table_name = 'lost' WHERE table_name = 'credit_sale' AND row_id = $1::text RETURNING id`,
    [untold],
  );
  await station.sql('ALTER TABLE audit_row ENABLE TRIGGER USER');
  await station.sql(`DELETE FROM migrations WHERE name LIKE 'PostedDetails%'`);
  await migrate(asTester(station.databaseUrl));

  const twice = printed[1]!;
  expect(await bills()).toEqual([printed[0], { ...twice, version: twice.version + 1 }]);
  expect(
    await station.sql(`SELECT table_name, row_id, before, after FROM audit_row WHERE command = 'migration'`),
  ).toEqual([
    {
      table_name: 'creditor_bill',
      row_id: String(twice.id),
      before: { opening: twice.opening + 6_000, paid: 6_000 },
      after: { opening: twice.opening, paid: 0 },
    },
  ]);
  const isUntold = posted.filter(({ documentId, details: said }) => {
    return documentId === untold && said !== null && 'slipNo' in (said as object);
  });
  expect([rows.length, isUntold.length]).toEqual([2, 2]);
  expect(await details()).toEqual(
    posted.map((entry) => (isUntold.includes(entry) ? { ...entry, details: null } : entry)),
  );
  await expect(station.sql('UPDATE journal_entry SET details = NULL')).rejects.toThrow('append-only');

  await station.sql('ALTER TABLE audit_row DISABLE TRIGGER USER');
  await station.sql(
    `UPDATE audit_row SET table_name = 'credit_sale' WHERE table_name = 'lost' AND row_id = $1::text RETURNING id`,
    [untold],
  );
  await station.sql('ALTER TABLE audit_row ENABLE TRIGGER USER');
  await expectBooksInOrder(station.database);
});

test('a line with nothing known has no details', async () => {
  const address = `/api/v1/report/credit-statement?creditor=${firm}&from=${FIRST_DAY}&to=${FIRST_DAY}&corrections=true`;
  const { body } = await station.rest('GET', address);
  const unknown = body.lines.filter(({ what, slipNo }: { what: string; slipNo: string | null }) => {
    return /sale/.test(what) && slipNo === null;
  });
  expect(unknown).toMatchObject([
    { what: 'Credit sale (reversed)', vehicle: null, product: null, litres: null, debit: 925 },
    { what: 'Reversal: Credit sale', vehicle: null, product: null, litres: null, credit: 925 },
  ]);
});
