import { creditFreeSlip } from '../../server/modules/credit/free-slip.query';
import { slipBooks } from '../../server/modules/credit/slip-book.queries';
import { ask } from '../../server/platform/ask';
import { actAs } from '../support/closing-station';
import { setSetting } from '../support/station-settings';
import { BillingStation } from './billing-station';

let at: BillingStation;
let firm: number;
let other: number;
let yesterday: number;

/** Slip F-08 of yesterday, F-09 of today, F-10 that waits for approval; in a book, slips K-01 and K-03. */
beforeAll(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-04-01', { maxLimit: 10_000_000 });
  other = await at.addFirm('GANESH LOGISTICS', '2026-04-01');
  await at.act('createSlipBook', { firstSlip: 'K-01', lastSlip: 'K-20', creditorId: null });
  await setSetting(at.act, 'overLimitByStaff', '1');
  ({ shiftId: yesterday } = await at.startDay('2026-04-10'));
  await sell('f 8');
  await at.endDay({ litres: 100, cash: 100, swipe: 0, shortage: 9_150 });
  await at.startDay('2026-04-11');
  await sell('F-09');
  await sell('K-01');
  await wait('F-10');
  await wait('k3');
}, 60_000);
afterAll(() => at.close());

const saleOn = (slipNo: string) => ({
  ...{ creditorId: firm, litres: 10_000, slipNo, productId: at.ids.hs, pumpId: at.ids.pumps[0] },
});
const sell = (slipNo: string, over: object = {}) => at.act('recordCreditSale', { ...saleOn(slipNo), ...over });
const wait = (slipNo: string) =>
  expect(
    actAs(at.clerk)('recordCreditSale', { ...saleOn(slipNo), litres: 2_000_000, overLimitReason: 'They pay today' }),
  ).rejects.toMatchObject({ problems: [{ code: 'WAITS_FOR_APPROVAL' }] });

const free = (slipNo: string, creditorId: number | null = null) =>
  ask(at.clerk, creditFreeSlip, { slipNo, creditorId });

describe('the first free number without a book', () => {
  test('passes over those of other shifts and of sales that wait, in the writing of the given one', async () => {
    expect(await free('F-08')).toBe('F-11');
    expect(await free('f008')).toBe('f011');
    expect(await free('F-07')).toBe('F-07');
    expect(await free('G-08')).toBe('G-08');
  });

  test('passes over that of a late entry', async () => {
    await sell('F-12', { shiftId: yesterday, lateReason: 'The slip was found today' });
    expect(await free('F-12', other)).toBe('F-13');
  });

  test('is free again for another creditor when 200 newer sales were entered, as a new pad begins anew', async () => {
    await at.backend.sql(
      `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, litres, rate, amount)
       SELECT shift_id, creditor_id, pump_id, product_id, litres, rate, amount
       FROM credit_sale, generate_series(1, 200) WHERE slip_no = 'F-09'`,
    );
    try {
      expect([await free('F-08', firm), await free('F-08', other)]).toEqual(['F-11', 'F-08']);
    } finally {
      await at.backend.sql('DELETE FROM credit_sale WHERE slip_no IS NULL');
    }
  });
});

test('a book tells which of its leaves are held by a sale that waits', async () => {
  const [book] = await ask(at.clerk, slipBooks, {});
  expect(book).toMatchObject({ nextSlip: 'K-02', missing: [], waiting: ['K-03'] });
});
