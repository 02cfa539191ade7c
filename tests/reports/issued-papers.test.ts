import sharp from 'sharp';
import { stationClock } from '../../server/platform/clock';
import { issueMissingPapers } from '../../server/reports/papers/issue-papers';
import { deleteUnusedFiles } from '../../server/services/files/delete-unused-files';
import { clockOn } from '../support/clock-on';
import { textsOf } from '../support/pdf-text';
import { type Station, startStation } from '../support/station';
import { type WorkedBills, workBills } from './worked-bills';
import { onDay } from './worked-credit';
import { workMoney } from './worked-money';
import { workShifts } from './worked-shifts';
import { workStock } from './worked-stock';

jest.setTimeout(60_000);

let station: Station;
let worked: WorkedBills;
let salaryId: number;

beforeAll(async () => {
  station = await startStation();
  await workShifts(station);
  await workStock(station);
  worked = await workBills(station);
  [salaryId] = (await workMoney(station)).salaries;
}, 60_000);
afterAll(() => station?.close());

const get = (path: string) => station.rest('GET', `/api/v1/report/${path}`);

async function print(path: string): Promise<Buffer> {
  const { status, body } = await get(`${path}${path.includes('?') ? '&' : '?'}format=pdf`);
  expect(status).toBe(200);
  return body as Buffer;
}

async function rename(master: string, table: string, id: number, fields: object): Promise<void> {
  const [row] = await station.sql<{ version: number }>(`SELECT version FROM ${table} WHERE id = $1`, [id]);
  await station.act(`update${master}`, { id, version: row!.version, reason: 'It has a new name', ...fields });
}

const changeSetting = (field: string, value: string) =>
  station.act('changeRow', {
    table: 'station_setting',
    rowId: 1,
    permission: 2,
    comment: 'The station has moved',
    changes: [{ field, value }],
  });

test('a bill, a receipt and a payslip have the same bytes after creditor, employee, product and station were renamed', async () => {
  const papers = [
    `credit-report-bybillid/${station.ids.creditors[0]}/${worked.billId}/x`,
    `credit-report-billed-by-id?billNo=${worked.billNumber}`,
    `credit-report-bybillid/${station.ids.creditors[1]}/${worked.interestBillId}/x?language=hi`,
    `creditor-payment-receipt/${worked.bankPaymentId}`,
    `salary-payslip/${salaryId}`,
  ];
  const printAll = async (): Promise<Buffer[]> => {
    const pdfs: Buffer[] = [];
    for (const paper of papers) pdfs.push(await print(paper));
    return pdfs;
  };
  const before = await printAll();
  await rename('Creditor', 'creditor', station.ids.creditors[0]!, {
    firmName: 'NEW NAME CARRIERS',
    address: 'NEW ROAD',
  });
  await rename('Creditor', 'creditor', station.ids.creditors[1]!, { firmName: 'OTHER NAME', panNumber: 'ABCDE1234F' });
  await rename('Employee', 'employee', station.ids.employees[0]!, { name: 'SOMEBODY ELSE', address: 'ELSEWHERE' });
  await rename('Product', 'product', station.ids.products.diesel, { shortName: 'XP' });
  await changeSetting('stationName', 'ANOTHER STATION');
  await changeSetting('address', 'ANOTHER ROAD');
  const after = await printAll();
  for (const [index, pdf] of after.entries())
    expect([papers[index], pdf.equals(before[index]!)]).toEqual([papers[index], true]);
  const texts = after.flatMap(textsOf).join('\n');
  expect(texts).toContain('Forecourt Filling Station');
  expect(texts).toContain('SHREE TRANSPORT');
  for (const name of ['NEW NAME CARRIERS', 'OTHER NAME', 'SOMEBODY ELSE', 'ANOTHER STATION', 'XP'])
    expect(texts).not.toContain(name);
  // The page shows the creditor as it is now.
  expect(
    await station.graphql(
      `{ reports { creditReportBilledById(billNo: "${worked.billNumber}") { bill { rows { firmName } } } } }`,
    ),
  ).toMatchObject({
    body: { data: { reports: { creditReportBilledById: { bill: { rows: [{ firmName: 'NEW NAME CARRIERS' }] } } } } },
  });
});

test('a bill that a correction restates is issued again, for the same party, and its first version stays', async () => {
  const { nextBillId, bankPaymentId } = worked;
  const bill = `credit-report-bybillid/${station.ids.creditors[0]}/${nextBillId}/x`;
  const first = await print(bill);
  await onDay(station, '2025-04-05', 'changeRow', {
    table: 'creditor_payment',
    rowId: bankPaymentId,
    permission: 2,
    comment: 'It was 49,000',
    changes: [{ field: 'amount', value: '49000' }],
  });
  const second = await print(bill);
  expect(second.equals(first)).toBe(false);
  const texts = textsOf(second);
  expect(texts.join('\n')).toContain('49,000.00');
  expect(texts.join('\n')).toContain('SHREE TRANSPORT');
  expect(texts.join('\n')).toContain('Version 2');
  expect((await print(`${bill}?version=1`)).equals(first)).toBe(true);
  expect(await get(`${bill}?format=pdf&version=3`)).toMatchObject({
    status: 404,
    body: { msg: 'This document has no such version' },
  });
  expect((await get(`${bill}?format=pdf&version=x`)).status).toBe(400);
});

test('a bill, a receipt and a payslip print on a roll with all that is on the sheet; other reports are refused', async () => {
  const bill = `credit-report-bybillid/${station.ids.creditors[0]}/${worked.billId}/x`;
  for (const paper of [bill, `creditor-payment-receipt/${worked.bankPaymentId}`, `salary-payslip/${salaryId}`]) {
    const { status, headers, body } = await get(`${paper}?format=roll`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    const roll = body as Buffer;
    expect(roll.toString('latin1').match(/\/MediaBox \[0 0 226\.77 [\d.]+\]/g)).toHaveLength(1);
    const figures = (pdf: Buffer): Set<string> =>
      new Set(textsOf(pdf).flatMap((text) => text.match(/\d[\d,]*\.\d+|\d\d-\d\d-\d{4}/g) ?? []));
    const onSheet = figures(await print(paper));
    expect(onSheet.size).toBeGreaterThan(0);
    expect([...onSheet].filter((figure) => !figures(roll).has(figure))).toEqual([]);
    expect(((await get(`${paper}?format=roll`)).body as Buffer).equals(roll)).toBe(true);
  }
  expect(await get('showall-creditors?format=roll')).toMatchObject({
    status: 400,
    body: { msg: 'Only a bill, a receipt or a payslip can be printed on a receipt roll' },
  });
  expect((await get('creditor-payment-receipt/9999?format=roll')).status).toBe(404);
});

test('what a receipt settled later is on its page, and not on its paper', async () => {
  const { settledLater: rows } = (await get(`creditor-payment-receipt/${worked.bankPaymentId}`)).body;
  expect(rows.length).toBeGreaterThan(0);
  expect(textsOf(await print(`creditor-payment-receipt/${worked.bankPaymentId}`)).join('\n')).not.toContain(
    'Settled later',
  );
});

/** A new receipt of the station's newest payment. */
async function receiptOfNewPayment(): Promise<string> {
  const { creditorPaymentId } = await onDay<{ creditorPaymentId: number }>(
    station,
    '2025-04-06',
    'recordCreditorPayment',
    { creditorId: station.ids.creditors[0], amount: 1_000, notes: [] },
  );
  return `creditor-payment-receipt/${creditorPaymentId}`;
}

test("a customer's GSTIN is on papers that are issued from then on, and on statements", async () => {
  const GSTIN = '29ABCDE1234F1ZW';
  const statement = `credit-statement?creditor=${station.ids.creditors[0]}&from=2025-04-01&to=2025-04-06`;
  const before = [await receiptOfNewPayment(), statement];
  const printed = async (path: string) =>
    textsOf(await print(path))
      .join('\n')
      .includes(`GSTIN ${GSTIN}`);
  expect(await Promise.all(before.map(printed))).toEqual([false, false]);
  await rename('Creditor', 'creditor', station.ids.creditors[0]!, { gstin: GSTIN.toLowerCase() });
  const after = [before[0]!, statement, await receiptOfNewPayment()];
  expect(await Promise.all(after.map(printed))).toEqual([false, true, true]);
});

async function changeLogo(background: string | null): Promise<void> {
  if (background === null) return void (await station.act('setStationLogo', { fileId: null }));
  const picture = await sharp({ create: { width: 300, height: 90, channels: 3, background } })
    .png()
    .toBuffer();
  const file = await station.act('keepFile', { name: 'logo.png', content: picture.toString('base64') });
  await station.act('setStationLogo', file as object);
}

const hasPicture = (pdf: Buffer): boolean => pdf.includes('/Subtype /Image');

test('a paper keeps the logo that the station had when it was issued', async () => {
  const plain = await receiptOfNewPayment();
  await changeLogo('#00f');
  const receipt = await receiptOfNewPayment();
  const first = await print(receipt);
  expect(hasPicture(first)).toBe(true);
  expect(hasPicture(await print(plain))).toBe(false);
  // A print of now has the logo of now.
  const statement = `credit-statement?creditor=${station.ids.creditors[0]}&from=2025-04-01&to=2025-04-06`;
  expect(hasPicture(await print(statement))).toBe(true);

  await changeLogo('#f00');
  await changeLogo(null);
  await station.sql("UPDATE stored_file SET created_at = now() - interval '2 days'");
  await deleteUnusedFiles(station.sql);
  expect((await print(receipt)).equals(first)).toBe(true);
  expect(await station.sql('SELECT FROM stored_file')).toHaveLength(1);
  expect(hasPicture(await print(statement))).toBe(false);
});

test('documents of an older version get their papers once, and no paper can be changed', async () => {
  const { database, request } = station;
  const kinds = 'SELECT kind, document_id, version, content FROM issued_paper ORDER BY 1, 2, 3';
  const before = await station.sql(kinds);
  await expect(station.sql("UPDATE issued_paper SET content = '{}'")).rejects.toThrow();
  await expect(station.sql('DELETE FROM issued_paper')).rejects.toThrow();
  await station.sql('ALTER TABLE issued_paper DISABLE TRIGGER USER');
  await station.sql("DELETE FROM issued_paper WHERE kind = 'creditor_bill'");
  await station.sql('ALTER TABLE issued_paper ENABLE TRIGGER USER');
  const bill = `credit-report-bybillid/${station.ids.creditors[0]}/${worked.billId}/x`;
  expect(textsOf(await print(bill)).join('\n')).toContain('NEW NAME CARRIERS');
  const clock = clockOn('2025-04-06');
  await issueMissingPapers(database, clock, request().log);
  await issueMissingPapers(database, stationClock('Asia/Kolkata'), request().log);
  const papers = await station.sql<{ kind: string }>(kinds);
  const bills = papers.filter(({ kind }) => kind === 'creditor_bill');
  expect(bills).toHaveLength(4);
  expect(papers.filter(({ kind }) => kind !== 'creditor_bill')).toEqual(
    before.filter(({ kind }) => kind !== 'creditor_bill'),
  );
  expect((await print(bill)).equals(await print(bill))).toBe(true);
});
