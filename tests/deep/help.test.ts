import { NAVIGATION } from '../../client/src/app/navigation';
import { HELP_PAGES } from '../../client/src/app/shell/help-pages';
import { english } from '../../client/src/i18n/catalogue.en';
import type { HelpTopic } from '../../client/src/i18n/help-topic';
import { type DemoToWalk, type DemoWalk, openDemoToWalk, walkThroughDemo } from '../support/demo-walk';
import { misplaced, violationsOf } from '../support/screen-look';

jest.setTimeout(120_000);

let demo: DemoToWalk;
let walk: DemoWalk;
beforeAll(async () => {
  demo = await openDemoToWalk();
  walk = await walkThroughDemo(demo, { width: 1366, height: 768 });
});
afterAll(async () => {
  await walk.close();
  await demo.close();
});

const topics = Object.keys(HELP_PAGES) as HelpTopic[];
const item = (topic: HelpTopic) => NAVIGATION.find(({ path }) => path === HELP_PAGES[topic].path)!;

test.each(topics)('%s: its key opens the help of the page, and ? lists the keys of the page', async (topic) => {
  const { page, press, faults } = walk.screen;
  const { kind, label, path } = item(topic);
  await (kind === 'action' ? walk.openDialog(english[label]) : walk.goTo(path));
  await walk.settled();
  await press('Alt+q');
  const help = page.getByRole('dialog', { name: english['ui.help'] });
  await help.getByText(english[`help.${topic}.about`]).waitFor();
  expect(await help.locator('tbody tr').count()).toBe(HELP_PAGES[topic].keys.length);
  expect(await violationsOf(page)).toEqual([]);
  expect(await misplaced(page)).toEqual([]);
  await press('Escape');
  await help.waitFor({ state: 'detached' });

  // The close begins with a question.
  if (topic === 'closeShift') await press('y');
  await walk.settled();
  if (kind === 'action') await press('Escape');
  else {
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await press('?');
    const keys = page.getByRole('dialog', { name: english['shell.keys.title'] });
    const ofPage = keys.getByRole('table', { name: english['help.keys'] });
    await ofPage.waitFor();
    expect(await ofPage.locator('tbody tr').count()).toBe(HELP_PAGES[topic].keys.length);
    await press('Escape');
    await keys.waitFor({ state: 'detached' });
  }
  expect(faults.splice(0)).toEqual([]);
});
