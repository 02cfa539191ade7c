import { screen, within } from '@testing-library/react';
import SetupGuide from '../../client/src/features/home/setup-guide';
import { loadTexts } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { openComponent } from './support/page';

const EMPTY = {
  ...{ isNamed: false, hasAddress: false, hasGstin: false, hasLogo: false, ownerToName: 7 },
  ...{ shiftTypes: 0, fuels: 0, fuelsWithoutRate: [], tanks: 0, tanksWithoutChart: [], pumps: 0, nozzles: 0 },
  ...{ pumpsWithoutNozzle: [], employees: 0, creditors: 0, suppliers: 0, notes: 0, accounts: 0 },
  ...{ accountsWithoutBalance: [], expenditureCategories: 0 },
};
/** Rows of different lists have the same ids. */
const HALF = {
  ...EMPTY,
  ...{ isNamed: true, shiftTypes: 2, fuels: 2, fuelsWithoutRate: [{ id: 1, name: 'HS' }], tanks: 1 },
  ...{ tanksWithoutChart: [{ id: 1, name: 'T1' }], pumps: 2, nozzles: 1, creditors: 3 },
  ...{ pumpsWithoutNozzle: [{ id: 1, name: 'P2' }], notes: 9, accounts: 1 },
  ...{ accountsWithoutBalance: [{ id: 1, name: 'SBI' }] },
};

async function stepsOf(stationSetup: object): Promise<HTMLElement[]> {
  Object.assign(server.station, { stationSetup });
  await loadTexts(['home']);
  openComponent(<SetupGuide shiftRuns={false} />);
  return screen.findAllByRole('listitem');
}

/** What looks like a button: other ways of a step look like links. */
const buttonsOf = (step: HTMLElement): string[] =>
  [...step.querySelectorAll('[data-variant="filled"], [data-variant="default"]')].map(
    ({ textContent }) => textContent!,
  );

test('an empty station has nine steps, with one button each', async () => {
  const steps = await stepsOf(EMPTY);
  expect(steps.map(buttonsOf)).toEqual([
    ['Enter the name'],
    ['Use Morning and Night'],
    ['Add HS and MS'],
    ['Add a tank'],
    ['Add a pump'],
    ['Add a person'],
    ['Add a creditor'],
    ['Count the notes'],
    ['Start shift'],
  ]);
  expect(screen.getByText(/^0 of 9 steps are done/)).toBeTruthy();
});

test('names each missing thing once, as a link', async () => {
  const steps = await stepsOf(HALF);
  expect(steps.map(buttonsOf).every(({ length }) => length === 1)).toBe(true);
  const links = steps.flatMap((step) =>
    within(step)
      .getAllByRole('link')
      .filter((link) => !link.hasAttribute('data-variant'))
      .map((link) => `${link.getAttribute('href')} ${link.textContent}`),
  );
  expect(within(steps[3]!).getByRole('link', { name: 'Enter a dip chart' }).getAttribute('href')).toBe(
    '/page/create-tank?id=1',
  );
  expect(links).toEqual([
    ...['address', 'GSTIN', 'logo'].map((thing) => `/page/station-settings ${thing}`),
    '/page/product-rate?productId=1 HS',
    '/page/create-tank?id=1 T1',
    '/page/create-mpd?id=1 P2',
    '/page/create-transaction-account?id=1 SBI',
    '/page/product-rate Products and their rates',
    '/page/create-nozzel Pumps and nozzles',
  ]);
});
