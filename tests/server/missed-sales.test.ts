import { billableCreditors, billPreview } from '../../server/modules/credit/bill.queries';
import { ask } from '../../server/platform/ask';
import { clockOn } from '../support/clock-on';
import { BillingStation, type MadeBill } from './billing-station';

let at: BillingStation;
let firm: number;

/** March is billed; then a slip of the last but one of March turns up. */
beforeEach(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-03-01');
  const { shiftId } = await at.startDay('2026-03-30');
  await at.sell({ creditorId: firm, litres: 100 });
  await at.endDay({ litres: 50, cash: 2_775, swipe: 0, shortage: 1_850 });
  await at.workDay('2026-04-02', {});
  await bill('2026-03-01', '2026-03-31', '2026-04-02');
  await at.act('recordCreditSale', {
    creditorId: firm,
    litres: 20_000,
    productId: at.ids.hs,
    pumpId: at.ids.pumps[0],
    shiftId,
    lateReason: 'The slip was found later',
  });
}, 60_000);
afterEach(() => at.close());

const bill = (from: string, to: string, day: string): Promise<MadeBill> =>
  at.act('makeBill', { creditorId: firm, from, to }, { clock: clockOn(day) });
const APRIL = { from: '2026-04-01', to: '2026-04-30' };
const inMay = () => ({ ...at.clerk, clock: clockOn('2026-05-01') });

test('a sale recorded after the bill of its day is a line of the next bill, whose period begins on that day', async () => {
  await at.workDay('2026-04-10', { sales: [{ creditorId: firm, litres: 10 }] });
  expect(await ask(inMay(), billableCreditors, APRIL)).toMatchObject([
    { creditorId: firm, sales: 2, amount: 277_500, oldestDate: '2026-03-30', problem: null },
  ]);
  expect(await ask(inMay(), billPreview, { creditorId: firm, ...APRIL })).toMatchObject({
    ...{ opening: 925_000, amount: 277_500, closing: 1_202_500 },
  });
  const { billId } = await bill(APRIL.from, APRIL.to, '2026-05-01');
  expect(
    await at.backend.sql('SELECT from_date, to_date, opening, amount, closing FROM creditor_bill WHERE id = $1', [
      billId,
    ]),
  ).toEqual([
    { from_date: '2026-03-30', to_date: '2026-04-30', opening: 925_000, amount: 277_500, closing: 1_202_500 },
  ]);
  expect(await ask(inMay(), billableCreditors, APRIL)).toEqual([]);
});

test('is offered and billed even if the creditor bought nothing since, and has an advance', async () => {
  await at.startDay('2026-04-10');
  await at.pay(firm, 20_000);
  await at.endDay();
  expect(await ask(inMay(), billableCreditors, APRIL)).toMatchObject([{ creditorId: firm, sales: 1, problem: null }]);
  expect(await bill(APRIL.from, APRIL.to, '2026-05-01')).toMatchObject({ amount: 185_000 });
});
