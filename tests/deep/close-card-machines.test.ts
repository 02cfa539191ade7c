import type { Screen } from '../support/browser';
import { sayYes } from '../support/browser';
import { type BrowserStation, startBrowserStation } from '../support/browser-station';

jest.setTimeout(90_000);

let opened: BrowserStation;
beforeAll(async () => {
  opened = await startBrowserStation();
  await opened.backend.sql('DELETE FROM swipe_machine');
  await opened.act('startShift', { shiftTypeId: opened.station.morning, shiftDate: '2026-01-01' });
});
afterAll(() => opened.close());

async function openTakings(width: number): Promise<Screen> {
  const screen = await opened.openScreen({ width, height: 740 });
  await screen.page.goto('/closeshift');
  await screen.page.getByText('Have all expenditure and stock-in been entered?').waitFor();
  await sayYes(screen);
  await screen.page.getByLabel('Close of P1, nozzle N1').waitFor();
  return screen;
}

describe.each([0, 1, 8])('with %i card machines', (count) => {
  beforeAll(async () => {
    const [{ there } = { there: 0 }] = await opened.backend.sql<{ there: number }>(
      'SELECT COUNT(*)::int AS there FROM swipe_machine',
    );
    for (let number = there + 1; number <= count; number++)
      await opened.act('createSwipeMachine', { name: `CARD ${number}` });
  });

  it('section 2 shows the figures of a pump in one row, one column each, beside the reconciliation panel', async () => {
    const screen = await openTakings(1366);
    const section = screen.page.getByRole('region', { name: 'Credit, cash, swipe', exact: true }).first();
    const boxes = await section
      .locator('li')
      .first()
      .evaluate((line) =>
        [...line.querySelectorAll(':scope > div')]
          .filter((cell) => cell.textContent !== '')
          .map((cell) => {
            const { left, right, top } = cell.getBoundingClientRect();
            return { left, right, top };
          }),
      );
    // Name, credit, cash, the card machines, still to hand in.
    expect(boxes).toHaveLength(4 + count);
    for (const [index, box] of boxes.entries()) {
      const before = boxes[index - 1];
      if (before) expect(box.left).toBeGreaterThanOrEqual(before.right);
    }
    expect(new Set(boxes.slice(1).map(({ top }) => Math.round(top))).size).toBe(1);
    const box = await section.boundingBox();
    const panel = await screen.page.getByRole('complementary', { name: 'Reconciliation' }).boundingBox();
    expect(box!.x + box!.width).toBeLessThanOrEqual(panel!.x);
    await screen.close();
  });

  it('on a phone, Next opens section 2 and its fields fit the screen', async () => {
    const screen = await openTakings(360);
    const { page } = screen;
    for (let step = 0; !(await page.getByText('Still to hand in').first().isVisible()); step++) {
      if (step === 6) throw new Error('The step of the takings does not come');
      await page.getByRole('button', { name: 'Next' }).click();
    }
    // Without a field to type in, the heading has the focus.
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    );
    expect(focused).toMatch(count === 0 ? /Credit, cash, swipe$/ : /^Swipe .* of P1$/);
    const widths = await page
      .locator('li:visible input')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().right));
    for (const right of widths) expect(right).toBeLessThanOrEqual(360);
    await screen.close();
  });
});
