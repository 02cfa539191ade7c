import { hindi } from '../support/catalogues';
import { type DemoToWalk, type DemoWalk, openDemoToWalk, REVIEW, walkThroughDemo } from '../support/demo-walk';
import { englishShown } from '../support/english-shown';
import { inHindi } from '../support/in-hindi';
import { DIALOGS, PAGES, REPORTS } from '../support/look-at-screens';
import { cutShort, misplaced } from '../support/screen-look';

jest.setTimeout(60_000);

let demo: DemoToWalk;
let walk: DemoWalk;
beforeAll(async () => {
  demo = await openDemoToWalk();
  walk = await walkThroughDemo(demo, { width: 360, height: 640 }, { language: 'hi', texts: hindi });
}, 120_000);
afterAll(() => demo.close());

async function expectInOrder(): Promise<void> {
  const { page, faults } = walk.screen;
  await walk.settled();
  expect(await misplaced(page)).toEqual([]);
  expect(await cutShort(page)).toEqual([]);
  expect(await englishShown(page)).toEqual([]);
  expect(faults.splice(0)).toEqual([]);
}

it.each([...PAGES, REVIEW])('%s', async (path) => {
  await walk.goTo(path);
  await expectInOrder();
});

it.each(REPORTS)('the report $path', async ({ path, title }) => {
  await walk.goTo(path, inHindi(title));
  await walk.screen.page.locator('main :is(table, dl, [data-cards])').first().waitFor();
  await expectInOrder();
});

it.each(DIALOGS)('the dialog %s', async (label) => {
  await walk.openDialog(hindi[label]);
  await expectInOrder();
  await walk.screen.press('Escape');
});
