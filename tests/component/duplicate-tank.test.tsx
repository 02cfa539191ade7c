import { screen, waitFor } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { DipChartForm } from '../../client/src/features/masters/dip-chart-panel';
import { MasterPanes } from '../../client/src/features/masters/master-panes';
import { isUnsaved } from '../../client/src/hooks/unsaved';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { field } from './support/form';
import { openComponent } from './support/page';

const text = (name: string, label: string, more: object = {}) => ({
  ...{ name, label, shownBy: name, kind: 'text', inForm: true, inList: true, required: true, options: [] },
  ...{ graphqlType: 'String', message: `${label} is missing`, default: null, hint: null, reference: null, ...more },
});

const TANKS = {
  ...{ name: 'Tank', listQuery: 'tanks', table: 'tank', singular: 'tank', label: 'Tank', pluralLabel: 'Tanks' },
  ...{ title: 'name', createMutation: 'createTank', removeMutation: 'removeTank', updateMutation: 'updateTank' },
  fields: [
    text('name', 'Name', { unique: true }),
    text('productId', 'Product', { kind: 'integer', graphqlType: 'Int' }),
  ],
} as unknown as MasterDefinition;

const ORIGINAL = { id: 1, version: 1, name: 'TANK 1', productId: 1, disabled: false };
const CHARTS: Record<number, object[]> = {
  1: [
    { dip: 0, volume: '0.000' },
    { dip: 1000, volume: '9000.000' },
  ],
  3: [
    { dip: 0, volume: '0.000' },
    { dip: 500, volume: '4000.000' },
  ],
};

beforeEach(async () => {
  await loadTexts(['masters', 'ui', 'approvals']);
  Object.assign(server.station, {
    tanks: [ORIGINAL],
    tankStates: [],
    masters: [],
    dipChart: ({ tankId }: { tankId: number }) => CHARTS[tankId] ?? [],
    me: { ...server.station.me, isAdmin: true, rights: [...BUILT_IN_ROLES.admin] },
  });
});

const openChart = (tankId: number, original?: typeof ORIGINAL) =>
  openComponent(<DipChartForm tank={{ ...ORIGINAL, id: tankId }} original={original} onSaved={() => {}} />);

test('the chart of a duplicated tank is that of the first one, which it names, and is saved as it is', async () => {
  const { user } = openChart(2, ORIGINAL);
  await screen.findByText(t('masters.chart.like', { tank: 'TANK 1' }));
  expect(field('chart').value).toBe('0, 0.000\n1000, 9000.000');
  await user.click(screen.getByText(t('masters.chart.save')));
  await waitFor(() => expect(server.sent).toMatchObject([{ name: 'setDipChart', input: { tankId: 2 } }]));
});

test('a chart that is saved is not unsaved input', async () => {
  Object.assign(CHARTS, { 4: [] });
  const { user } = openChart(4);
  await waitFor(() => expect(field('chart')).toBeTruthy());
  await user.type(field('chart'), '0, 0{Enter}700, 7000');
  expect(isUnsaved()).toBe(true);
  CHARTS[4] = [
    { dip: 0, volume: '0.000' },
    { dip: 700, volume: '7000.000' },
  ];
  await user.click(screen.getByText(t('masters.chart.save')));
  await waitFor(() => expect(field('chart').value).toBe('0, 0.000\n700, 7000.000'));
  await waitFor(() => expect(isUnsaved()).toBe(false));
});

test('the first chart of a tank asks about an opening volume that is not that of the opening dip', async () => {
  const tank = { ...ORIGINAL, id: 5, openingDip: 500, openingVolume: '8000.000' };
  const { user } = openComponent(<DipChartForm tank={tank} onSaved={() => {}} />);
  await waitFor(() => expect(field('chart')).toBeTruthy());
  await user.type(field('chart'), '0, 0{Enter}1000, 9000');
  await user.click(screen.getByText(t('masters.chart.save')));
  await screen.findByText(/The opening volume is 8,000.000 L, but the opening dip of 500 mm is 4,500.000 L/);
  expect(server.sent).toEqual([]);
});

test('a tank keeps its own chart', async () => {
  openChart(3, ORIGINAL);
  await waitFor(() => expect(field('chart').value).toBe('0, 0.000\n500, 4000.000'));
  expect(screen.queryByText(t('masters.chart.like', { tank: 'TANK 1' }))).toBeNull();
});

test('what follows a duplicated row knows the row that it was duplicated from', async () => {
  server.payloads.createTank = { tank: { ...ORIGINAL, id: 2, name: 'TANK 2' } };
  const next = { titleOf: () => 'Next', form: jest.fn().mockReturnValue(null) };
  const { user } = openComponent(<MasterPanes master={TANKS} withNew next={next} />);
  await user.click(await screen.findByText('TANK 1'));
  await user.click(await screen.findByText(t('masters.copy')));
  await user.type(field('name'), 'TANK 2{Enter}{Enter}');
  await waitFor(() => expect(next.form).toHaveBeenCalled());
  const [added, , original] = next.form.mock.calls.at(-1)!;
  expect([added.name, original.name]).toEqual(['TANK 2', 'TANK 1']);
});
