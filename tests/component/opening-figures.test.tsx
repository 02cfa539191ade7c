import { screen, waitFor } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { NewRowForm } from '../../client/src/features/masters/new-row-form';
import { RowForm } from '../../client/src/features/masters/row-form';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { field, fill, save } from './support/form';
import { openComponent, openPage } from './support/page';

const fieldOf = (name: string, kind: string, more: object = {}) => ({
  ...{
    name,
    label: name,
    kind,
    required: false,
    message: name,
    options: [],
    shownBy: name,
    inForm: true,
    inList: true,
  },
  ...{ readOnlyAfterCreate: false, onlyInChanges: false, unique: false, ...more },
});

const masterOf = (name: string, singular: string, fields: object[]) =>
  ({
    ...{ name, label: name, pluralLabel: name, singular, title: 'name', listQuery: `${singular}s` },
    ...{ createMutation: `create${name}`, updateMutation: `update${name}`, removeMutation: `remove${name}` },
    ...{ needsReason: false, fields },
  }) as unknown as MasterDefinition;

const TANK = masterOf('Tank', 'tank', [fieldOf('openingVolume', 'litres'), fieldOf('openingDip', 'integer')]);
const NOTE = masterOf('Denomination', 'denomination', [
  fieldOf('available', 'integer', { readOnlyAfterCreate: true }),
  fieldOf('openingCount', 'integer', { onlyInChanges: true }),
]);

beforeEach(async () => {
  await loadTexts(['masters', 'ui', 'approvals', 'credit']);
  Object.assign(server.station, { masters: [], me: { ...server.station.me, rights: [...BUILT_IN_ROLES.admin] } });
});

test("a tank's opening volume is corrected with a reason, which only a closed shift needs", async () => {
  server.payloads.updateTank = { tank: null, changeRequestId: null };
  const row = { id: 7, version: 2, openingVolume: '1200.000', openingDip: 300 };
  const { user } = openComponent(<RowForm master={TANK} row={row} onDone={() => {}} onRefused={() => undefined} />);
  await screen.findByText(t('masters.reason.ifClosed'));
  await fill(user, { openingVolume: '12000', reason: 'A digit was missing' });
  await save(user);
  await waitFor(() => expect(server.sent.map(({ name }) => name)).toEqual(['updateTank']));
});

test('opening notes are typed as available in a new row, and as themselves in a change', async () => {
  openComponent(<NewRowForm master={NOTE} rows={[]} onAdded={() => {}} />);
  await waitFor(() => field('available'));
  expect(document.querySelector('[name="openingCount"]')).toBeNull();
  const row = { id: 7, version: 2, available: 340, openingCount: 1000 };
  openComponent(<RowForm master={NOTE} row={row} onDone={() => {}} onRefused={() => undefined} />);
  await waitFor(() => expect(field('openingCount').value).toBe('1,000'));
});

test('slip books and void slips have the menu of a row', async () => {
  const voided = { id: 5, slipNo: 'A-0003', reason: 'torn', enteredBy: 'A USER', createdAt: '2026-11-21T06:00:00Z' };
  server.station.slipBooks = [
    {
      ...{ id: 1, firstSlip: 'A-0001', lastSlip: 'A-0050', creditorId: null, firmName: null, leaves: 50, used: 0 },
      ...{ void: 1, unused: 47, missing: [], waiting: [], voided: [voided], nextSlip: 'A-0004', lastSaleId: null },
      lastSlipUsed: null,
    },
  ];
  await openPage('/page/slip-books');
  await screen.findByText(t('slips.voidList.hint'));
  await waitFor(() => expect(document.querySelectorAll('[aria-haspopup="menu"]').length).toBeGreaterThanOrEqual(2));
});
