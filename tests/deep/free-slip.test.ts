import { contextOf } from '../server/masters-samples';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { actAs } from '../support/closing-station';
import { setSetting } from '../support/station-settings';

jest.setTimeout(120_000);

let opened: BrowserStation;
let screen: Screen;

beforeAll(async () => {
  opened = await startBrowserStation();
  const { act, station } = opened;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: '2026-01-01' });
  await setSetting(act, 'overLimitByStaff', '1');
  screen = await opened.openScreen();
});
afterAll(() => opened.close());

const saleOn = (slipNo: string) => {
  const { creditors, pumps, hs } = opened.station;
  return { creditorId: creditors[0], pumpId: pumps[0], productId: hs, litres: 10_000, slipNo };
};

/** A sale above its creditor's limit, by staff. */
const wait = async (slipNo: string): Promise<void> => {
  const clerk = actAs(await contextOf(opened.backend, false));
  const entry = clerk('recordCreditSale', {
    ...{ ...saleOn(slipNo), creditorId: opened.station.creditors[1], litres: 20_000 },
    overLimitReason: 'They pay today',
  });
  await expect(entry).rejects.toMatchObject({ problems: [{ code: 'WAITS_FOR_APPROVAL' }] });
};

const waitForSlip = (slip: string): Promise<unknown> =>
  screen.page.waitForFunction(
    (wanted) => document.querySelector<HTMLInputElement>('[name=slipNo]')?.value === wanted,
    slip,
  );

it('the open form proposes another slip as soon as another clerk uses it, and one that waits for approval holds its slip', async () => {
  const { page } = screen;
  await page.goto('/page/credit-entry');
  const fill = async (name: string, text: string): Promise<void> => {
    await page.locator(`[name=${name}]`).focus();
    await screen.type(text);
    await screen.press('Tab');
  };
  await page.locator('[name=creditorId]').waitFor();
  await fill('creditorId', 'SHREE');
  await fill('pumpId', 'P1');
  await fill('productId', 'HS');
  await fill('litres', '5');
  await fill('slipNo', 'F-07');
  await screen.press('Control+Enter');
  await waitForSlip('F-08');
  await opened.act('recordCreditSale', saleOn('F-08'));
  await waitForSlip('F-09');
  await wait('F-09');
  await waitForSlip('F-10');

  await opened.act('createSlipBook', { firstSlip: 'K-01', lastSlip: 'K-20', creditorId: null });
  await waitForSlip('K-01');
  await wait('K-01');
  await waitForSlip('K-02');
  await opened.act('recordCreditSale', saleOn('K-02'));
  await waitForSlip('K-03');
  expect(screen.faults).toEqual([]);
});
