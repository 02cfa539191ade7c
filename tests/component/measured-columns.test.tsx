import { screen, within } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { MasterPanes } from '../../client/src/features/masters/master-panes';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { openComponent } from './support/page';

const listOf = (name: string, listQuery: string): MasterDefinition =>
  ({
    ...{ name, listQuery, table: listQuery, singular: name.toLowerCase(), pluralLabel: listQuery, title: 'name' },
    ...{ label: name, createMutation: `create${name}`, removeMutation: `remove${name}` },
    fields: [{ name: 'name', shownBy: 'name', label: 'Name', kind: 'text', inForm: true, inList: true, options: [] }],
  }) as unknown as MasterDefinition;

const METERS = [
  { nozzleId: 1, nozzleName: 'N1', pumpId: 1, shortName: 'HS', reading: '1234567.500', disabled: false },
  { nozzleId: 2, nozzleName: 'N2', pumpId: 1, shortName: 'MS', reading: '250.000', disabled: false },
  { nozzleId: 3, nozzleName: 'N3', pumpId: 1, shortName: 'MS', reading: '9.000', disabled: true },
];

async function cellsOf(master: MasterDefinition): Promise<string[]> {
  await loadTexts(['masters', 'ui']);
  const rows = [{ id: 1, version: 1, name: 'FIRST' }];
  Object.assign(server.station, {
    [master.listQuery]: rows,
    nozzleMeters: METERS,
    tankStates: [{ tankId: 1, available: '8400.000' }],
  });
  openComponent(<MasterPanes master={master} />);
  const row = (await screen.findByText('FIRST')).closest('tr')!;
  await within(row).findByText(/\d/);
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  return [heads[1]!, row.cells[1]!.textContent];
}

test.each([
  ['Tank', 'tanks', 'masters.stock', '8,400.000'],
  ['Nozzle', 'nozzles', 'masters.lastReading', '12,34,567.500'],
  ['Pump', 'pumps', 'masters.lastReadings', 'N1 HS 12,34,567.500, N2 MS 250.000'],
] as const)('the list of %ss shows what was measured last', async (name, listQuery, heading, value) => {
  expect(await cellsOf(listOf(name, listQuery))).toEqual([t(heading), value]);
});
