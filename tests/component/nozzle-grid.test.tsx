import { screen, waitFor } from '@testing-library/react';
import { NozzleGrid } from '../../client/src/features/masters/nozzle-grid';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { openComponent } from './support/page';

const TANKS = [
  { value: '1', label: 'HS TANK' },
  { value: '2', label: 'MS TANK' },
];

async function open() {
  await loadTexts(['masters']);
  const saved = jest.fn();
  const opened = openComponent(<NozzleGrid pumpName="P1" names={['N1']} tanks={TANKS} onSaved={saved} />);
  return { ...opened, saved };
}

const tank = (row: number): HTMLElement =>
  screen.getByRole('combobox', { name: t('masters.nozzles.tankOf', { name: `N${row + 1}` }) });
const reading = (row: number): HTMLElement =>
  screen.getByLabelText(t('masters.nozzles.readingOf', { name: `N${row + 1}` }));
const name = (row: number) => screen.getByLabelText<HTMLInputElement>(t('masters.nozzles.nameOf', { row }));

test('Enter goes from tank to reading and on to the next nozzle, and saves all in the empty last row', async () => {
  const { user, saved } = await open();
  await user.click(tank(1));
  await user.keyboard('hs{Enter}');
  expect(document.activeElement).toBe(reading(1));
  await user.keyboard('1000{Enter}');
  expect(document.activeElement).toBe(tank(2));
  await user.keyboard('ms{Enter}250.5{Enter}{Enter}');
  await waitFor(() => expect(saved).toHaveBeenCalled());
  expect(server.sent).toMatchObject([
    {
      name: 'importRows',
      input: {
        master: 'Nozzle',
        text: '#\tpumpId\tname\ttankId\tinitialReading\n1\tP1\tN2\tHS TANK\t1000.000\n2\tP1\tN3\tMS TANK\t250.500',
      },
    },
  ]);
});

test('a row without its reading is not saved, and says so', async () => {
  const { user } = await open();
  await user.click(tank(1));
  await user.keyboard('hs{Enter}{Control>}{Enter}{/Control}');
  await screen.findByText(t('masters.nozzles.noReading'));
  expect(server.sent).toEqual([]);
});

test('shows a refusal in its row and keeps what was typed', async () => {
  server.refusals = [{ code: 'TAKEN', message: 'P1 has an N2', messageId: null, params: null, field: 'rows.1.name' }];
  const { user, saved } = await open();
  await user.click(tank(1));
  await user.keyboard('hs{Enter}7{Control>}{Enter}{/Control}');
  await screen.findByText('P1 has an N2');
  expect([name(1).value, saved.mock.calls]).toEqual(['N2', []]);
});
