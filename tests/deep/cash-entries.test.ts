import { goWithin, type Screen } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(120_000);

let opened: BrowserStation;

beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.act('startShift', { shiftTypeId: opened.station.morning, shiftDate: '2026-01-01' });
});
afterAll(() => opened.close());

describe.each([
  { width: 1366, height: 768, scheme: 'light' as const },
  { width: 360, height: 640, scheme: 'dark' as const },
])('$width px, $scheme', (look) => {
  let other: Screen;
  beforeAll(async () => {
    other = await opened.openScreen(look);
    await other.page.goto('/');
    await other.page.getByRole('heading', { level: 1, name: 'Home' }).waitFor();
  });
  afterAll(() => other.close());

  it.each([
    ['/page/expenditure-detail', 'Expenditure'],
    ['/page/cash-transfer', 'Deposit and withdrawal'],
    ['/page/swipe-settlement', 'Swipe settlement'],
    ['/page/exchange', 'Cash exchange'],
    ['/page/employee-cash-collection', 'Cash collection'],
  ])('%s has no accessibility or layout problems', async (path, heading) => {
    await goWithin(other, path);
    await other.page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await other.page.getByRole('button', { name: 'Save' }).first().waitFor();
    await other.page.waitForLoadState('networkidle').catch(() => undefined);
    expect(await violationsOf(other.page)).toEqual([]);
    expect(await misplaced(other.page)).toEqual([]);
    expect(other.faults).toEqual([]);
  });
});
