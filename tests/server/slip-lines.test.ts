import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
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

  test('in the statement also after one of them was changed, though it was posted last', async () => {
    const [first] = await at.backend.sql<{ id: number }>('SELECT MIN(id)::int AS id FROM credit_sale');
    await at.act('changeRow', {
      ...{ table: 'credit_sale', rowId: first!.id, permission: 2 },
      changes: [{ field: 'litres', value: '8.000' }],
    });
    expect(await litresIn('credit-statement', 'lines', { creditor: firm, ...days })).toEqual([2, 6, 3, 5, 7, 8]);
  });

  test('on the bill within their vehicle, and on the sheet of the shift', async () => {
    await at.endDay();
    expect(await litresIn('closed-shift-report', 'credit', { shiftId, shiftDate: DAY })).toEqual([8, 5, 7, 2, 6, 3, 4]);
    const { billId } = await at.bill('2026-04-11', firm, DAY, DAY);
    const bill = { creditorId: firm, creditorBillId: billId, firmName: 'x' };
    expect(await litresIn('credit-report-bybillid', 'sales', bill)).toEqual([8, 5, 2, 6, 3, 7]);
  });
});
