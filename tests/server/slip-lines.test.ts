import { ask, type Query, queries } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { ExportedFile } from '../../server/reports/export/exported-file';
import type { Values } from '../../server/reports/parameter';
import { textsOf } from '../support/pdf-text';
import { BillingStation } from './billing-station';

const DAY = '2026-04-10';
let at: BillingStation;
let firm: number;
let shiftId: number;

/** Sales of two slips and one without, entered in turn: the quantity of each tells them apart, in litres. */
beforeAll(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-04-01');
  const other = await at.addFirm('GANESH LOGISTICS', '2026-04-01');
  ({ shiftId } = await at.startDay(DAY));
  await at.act('createSlipBook', { firstSlip: '1', lastSlip: '50', creditorId: firm });
  await sell('7', 1, {});
  await sell('X-7', 2, {});
  await sell(null, 3, {});
  await sell('Y-7', 4, { creditorId: other });
  await sell('7', 5, { productId: at.ids.ms });
  await sell('#x 7', 6, { productId: at.ids.ms });
  await sell('7', 7, { vehicle: null });
}, 60_000);
afterAll(() => at.close());

async function sell(slipNo: string | null, litres: number, over: object): Promise<void> {
  const own = { creditorId: firm, vehicle: 'MH12AB1234', productId: at.ids.hs, pumpId: at.ids.pumps[0] };
  await at.act('recordCreditSale', {
    ...own,
    slipNo,
    litres: litres * 1_000,
    ...over,
  });
}

/** The litres of the rows of a report, in order. */
async function litresIn(route: string, section: string | null, values: Values): Promise<number[]> {
  const { query, sections } = reports.find((one) => one.route === route)!;
  const answer = await ask(at.admin, query, values);
  const rows = answer.sections[sections.findIndex(({ name }) => name === section)]!.rows;
  return rows.map((row) => Number(row.litres) / 1_000);
}

const days = { from: DAY, to: DAY };

describe('the lines of a slip are listed together', () => {
  const ofShift = [1, 5, 7, 2, 6, 3, 4];
  const ofFirm = [1, 5, 7, 2, 6, 3];

  test('in the sales of the running shift and between two days', async () => {
    expect(await litresIn('current-shift-detail-credit-report', 'sales', {})).toEqual(ofShift);
    expect(await litresIn('credit-detail-between-two-day', null, days)).toEqual(ofShift);
  });

  test('in the unbilled sales and the statement of the creditor', async () => {
    expect(await litresIn('credit-report-unbilled-bycreditor', 'sales', { id: firm, firmName: 'x' })).toEqual(ofFirm);
    expect(await litresIn('credit-statement', 'lines', { creditor: firm, ...days })).toEqual(ofFirm);
  });

  test('in the statement at the same line after one of them was changed, though it was posted last', async () => {
    const [first] = await at.backend.sql<{ id: number }>('SELECT MIN(id)::int AS id FROM credit_sale');
    await at.act('changeRow', {
      ...{ table: 'credit_sale', rowId: first!.id, permission: 2 },
      changes: [{ field: 'litres', value: '8.000' }],
    });
    expect(await litresIn('credit-statement', 'lines', { creditor: firm, ...days })).toEqual([8, 5, 7, 2, 6, 3]);
  });

  test('on the sheet of the shift, and on the bill under the vehicles of their slip', async () => {
    await sell('Z-9', 9, { vehicle: 'MH14CD0001' });
    await sell(null, 10, { vehicle: 'MH14CD0001' });
    await sell('z 9', 11, {});
    await at.endDay();
    const onSheet = [8, 5, 7, 2, 6, 3, 4, 9, 11, 10];
    expect(await litresIn('closed-shift-report', 'credit', { shiftId, shiftDate: DAY })).toEqual(onSheet);
    const { billId } = await at.bill('2026-04-11', firm, DAY, DAY);
    const report = reports.find(({ route }) => route === 'credit-report-bybillid')!;
    const download = queries.get('creditReportBybillidDownload') as unknown as Query<Values, ExportedFile>;
    const which = { creditorId: firm, creditorBillId: billId, firmName: 'x' };
    const answer = await ask(at.admin, report.query, which);
    const { rows, subtotals } = answer.sections[report.sections.findIndex(({ name }) => name === 'sales')]!;
    const named = (line: Record<string, unknown>) =>
      `${(line.vehicle as { message?: string }).message ?? line.vehicle} ${Number(line.litres) / 1_000}`;
    expect(rows.map(named)).toEqual([
      ...['MH12AB1234 2', 'MH12AB1234 6', 'MH12AB1234 3'],
      ...['MH12AB1234 8', 'MH12AB1234 5', 'No vehicle 7'],
      ...['MH14CD0001 9', 'MH12AB1234 11'],
      'MH14CD0001 10',
    ]);
    expect(subtotals.map(named).sort()).toEqual([
      'MH12AB1234 + MH14CD0001 20',
      'MH12AB1234 + no vehicle 20',
      'MH12AB1234 11',
      'MH14CD0001 10',
    ]);
    const { content } = await ask(at.admin, download, { ...which, format: 'pdf' });
    const printed = textsOf(content as Buffer).join('|');
    expect(printed).toMatch(
      /\|MH14CD0001\|.*?\|9\.000\|.*?\|MH12AB1234\|.*?\|11\.000\|.*?\|MH12AB1234 \+ MH14CD0001\|Total\|20\.000\|/,
    );
  });
});
