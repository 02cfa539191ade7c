import { financialYearOf } from '../../server/domain/kernel/business-date';
import { minuteIn } from '../../server/domain/kernel/local-date-time';
import { PASSWORD } from '../server/backend';
import type { Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';
import { walkOn } from '../support/walk';

jest.setTimeout(60_000);

/** The server runs on the day of the test. */
const DAY = minuteIn('Asia/Kolkata', new Date()).slice(0, 10);
const YEAR = financialYearOf(DAY);
const SHORT = YEAR.slice(2);
const NEXT = financialYearOf(`${Number(YEAR.slice(0, 4)) + 1}-04-01`);

let opened: BrowserStation;
let screen: Screen;
const { waitForText, waitForFocus, enter, refused, retype } = walkOn(() => screen);

beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.addUser('owner@station.example', { isAdmin: true });
  screen = await opened.openScreen({ token: await opened.backend.logIn('owner@station.example', PASSWORD) });
  await screen.page.goto('/page/station-settings');
  await screen.page.getByRole('region', { name: 'Numbers of bills' }).waitFor();
  await waitForFocus('stationName');
});
afterAll(() => opened.close());

const sequences = () => opened.backend.sql('SELECT series, prefix, digits, first, last FROM bill_sequence');
const rowOf = (text: string) => screen.page.getByRole('row').filter({ hasText: text });

it('says that the standard number is too long for a tax invoice, and what to set', async () => {
  await rowOf(`CR/${YEAR}/000001`).waitFor();
  await waitForText(
    `The standard number has 17 characters. A tax invoice may have at most 16: set a shorter prefix, such as CR/${SHORT}/.`,
  );
});

it('refuses a wrong prefix and a wrong first number at their fields', async () => {
  await screen.page.locator('[name="prefix"]').focus();
  await refused('prefix', 'Enter the prefix of the numbers');
  await waitForText('Enter the first number as it is to be printed, such as 32 or 0032');
  await enter('prefix', 'svp_', 'firstNumber');
  await screen.type('32');
  await refused('prefix', 'A prefix has only the letters A to Z, digits, "/" and "-"');
  await retype('svp/2025-2026/');
  await screen.press('Enter');
  await waitForFocus('firstNumber');
  await refused('prefix', /^Numbers up to SVP\/2025-2026\/1031 have 18 characters/);
  expect(await sequences()).toEqual([]);
});

it('sets prefix and first number by keyboard, as the preview shows, and the bills continue from there', async () => {
  const { press, page } = screen;
  await retype(`svp/${SHORT}/`);
  await waitForText(`The first bill will be SVP/${SHORT}/32.`);
  expect(await violationsOf(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  await press('Enter');
  await waitForFocus('firstNumber');
  await press('Enter');
  await waitForText(`The next bill will be SVP/${SHORT}/32.`);
  await rowOf(`SVP/${SHORT}/32`).waitFor();
  // The year moves on by itself.
  await rowOf(`SVP/${NEXT.slice(2)}/1`).waitFor();
  expect(await sequences()).toEqual([{ series: 'CR', prefix: `SVP/${SHORT}/`, digits: 1, first: 32, last: 31 }]);

  const { act, station } = opened;
  const [creditorId] = station.creditors;
  await act('startShift', { shiftTypeId: station.morning, shiftDate: DAY });
  await act('recordCreditSale', {
    creditorId,
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 10_000,
  });
  expect(await act('makeBill', { creditorId, from: DAY, to: DAY })).toMatchObject({ number: `SVP/${SHORT}/32` });
});

it('refuses a series with a bill, and says which', async () => {
  await screen.page.locator('[name="prefix"]').focus();
  await enter('prefix', 'B-', 'firstNumber');
  await screen.type('1');
  await refused('prefix', `Bill SVP/${SHORT}/32 is already made: this series cannot change in its year`);
  await rowOf(`SVP/${SHORT}/33`).waitFor();
  expect(screen.faults).toEqual([]);
});

it('fits a phone', async () => {
  const phone = await opened.openScreen({
    token: await opened.backend.logIn('owner@station.example', PASSWORD),
    width: 360,
  });
  await phone.page.goto('/page/station-settings');
  await phone.page.getByText(`SVP/${SHORT}/33`).first().waitFor();
  expect(await misplaced(phone.page)).toEqual([]);
  expect(await violationsOf(phone.page)).toEqual([]);
});
