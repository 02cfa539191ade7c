import { screen, waitFor, within } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { NewRowForm } from '../../client/src/features/masters/new-row-form';
import { RowForm } from '../../client/src/features/masters/row-form';
import { listenForHotkeys } from '../../client/src/hooks/hotkeys';
import { loadTexts, t } from '../../client/src/i18n/translate';
import ChangeDialog from '../../client/src/ui/row-changes/change-dialog';
import { effects } from '../../server/domain/effects.messages';
import { labelled } from '../../server/domain/kernel/message';
import { masters } from '../../server/domain/masters.messages';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { unusual } from '../../server/domain/unusual.messages';
import { server } from './support/answers';
import { errorAt, field, fill, focused, save } from './support/form';
import { type Opened, openComponent } from './support/page';

const fieldOf = (name: string, kind: string) => ({
  ...{ name, label: name, kind, required: true, message: name, options: [], shownBy: name, inForm: true, inList: true },
  ...{ readOnlyAfterCreate: false, unique: false },
});

const RATES = {
  ...{ name: 'ProductRate', label: 'Product rate', pluralLabel: 'Product rates', singular: 'productRate' },
  ...{ title: 'productId', listQuery: 'productRates', createMutation: 'createProductRate' },
  ...{ updateMutation: 'updateProductRate', removeMutation: null, needsReason: false },
  fields: [fieldOf('rate', 'rate')],
} as unknown as MasterDefinition;

/** The form of a new one has the product and its first shift too. */
const NEW_RATES = {
  ...RATES,
  fields: [
    ...RATES.fields,
    ...['productId', 'shiftTypeId'].map((name) => fieldOf(name, 'integer')),
    fieldOf('shiftDate', 'date'),
  ],
} as unknown as MasterDefinition;

const MOVED = [
  effects.money({
    what: effects.inShift({ what: effects.sale({ pump: 'PUMP 1' }), day: '2026-01-14', shift: 'MORNING' }),
    ...{ before: 1_000_000, after: 990_000 },
  }),
];

const FROM = { productId: 3, shiftDate: '2026-01-14', shiftTypeId: 1 };

async function open(): Promise<Opened & { done: () => number }> {
  server.station.me!.rights = [...BUILT_IN_ROLES.admin];
  server.payloads.updateProductRate = { productRate: null, changeRequestId: null };
  let done = 0;
  const onDone = () => {
    done += 1;
  };
  const row = { id: 7, version: 2, rate: '100.00', ...FROM };
  const opened = openComponent(<RowForm master={RATES} row={row} onDone={onDone} onRefused={() => undefined} />);
  await waitFor(() => field('rate'));
  return { ...opened, done: () => done };
}
const sent = (name: string): Record<string, unknown>[] =>
  server.sent.filter((mutation) => mutation.name === name).map(({ input }) => input);

test('shows what the correction of a used rate moves before it is sent', async () => {
  server.payloads.rehearseRateCorrection = { effectTexts: MOVED };
  const { user, done } = await open();
  await fill(user, { rate: '99', reason: 'Typed wrong' });
  await save(user);
  const review = within(await screen.findByRole('dialog', { name: t('ui.rates.effects') }));
  expect(review.getByRole('table', { name: '14-01-2026 MORNING' })).toBeTruthy();
  expect(review.getByRole('row', { name: 'Sale of PUMP 1 ₹10,000.00 ₹9,900.00' })).toBeTruthy();
  expect(sent('rehearseRateCorrection')).toEqual([
    { shiftDate: '2026-01-14', shiftTypeId: 1, rates: [{ productId: 3, rate: '99.00' }], reason: 'Typed wrong' },
  ]);
  expect(sent('updateProductRate')).toEqual([]);
  await user.click(review.getByText(t('ui.effects.back')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent('updateProductRate'), done()]).toEqual([[], 0]);
  await save(user);
  await screen.findByRole('dialog');
  await user.click(screen.getByText(t('ui.rates.effects.save')));
  await waitFor(() => expect(done()).toBe(1));
  expect(sent('updateProductRate')).toHaveLength(1);
});

test.each(['{Enter}', '{Control>}{Enter}{/Control}'])('%s saves the rate once its effects are shown', async (keys) => {
  const stop = listenForHotkeys();
  server.payloads.rehearseRateCorrection = { effectTexts: MOVED };
  const { user, done } = await open();
  await fill(user, { rate: '99', reason: 'Typed wrong' });
  await save(user);
  const button = await screen.findByRole('button', { name: t('ui.rates.effects.save') });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await user.keyboard(keys);
  await waitFor(() => expect(done()).toBe(1));
  stop();
});

test('many effects are grouped by their kind with totals, and long lists are folded', async () => {
  const days = Array.from({ length: 30 }, (_, index) => `2026-01-${String(index + 1).padStart(2, '0')}`);
  const sales = days.map((day) =>
    effects.money({
      what: effects.inShift({ what: effects.sale({ pump: 'PUMP 1' }), day, shift: 'MORNING' }),
      ...{ before: 1_000_000, after: 1_000_150 },
    }),
  );
  const dues = Array.from({ length: 12 }, (_, index) =>
    effects.money({ what: effects.due({ creditor: `FIRM ${index + 1}` }), before: 50_000, after: 49_000 }),
  );
  server.payloads.rehearseRateCorrection = { effectTexts: [...sales, ...dues] };
  const { user } = await open();
  await fill(user, { rate: '99', reason: 'Typed wrong' });
  await save(user);
  const review = within(await screen.findByRole('dialog', { name: t('ui.rates.effects') }));
  const saleTable = within(review.getByRole('table', { name: t('ui.effects.sales') }));
  expect(saleTable.getByText('30 change, +₹45.00 in all')).toBeTruthy();
  expect(saleTable.getByRole('row', { name: 'Sale of PUMP 1, 01-01-2026 MORNING ₹10,000.00 ₹10,001.50' })).toBeTruthy();
  expect(saleTable.getAllByRole('row')).toHaveLength(1 + 5 + 1);
  await user.click(saleTable.getByRole('button', { name: '25 more' }));
  expect(saleTable.getAllByRole('row')).toHaveLength(1 + 30);
  const dueTable = within(review.getByRole('table', { name: t('ui.effects.dues') }));
  expect(dueTable.getByText('12 change, −₹120.00 in all')).toBeTruthy();
  expect(dueTable.getAllByRole('row')).toHaveLength(1 + 12);
});

test('a recorded rate that is changed in a report shows what it moves before it is sent', async () => {
  await loadTexts(['approvals']);
  server.station.me!.rights = [...BUILT_IN_ROLES.admin];
  const [amount] = server.station.changeableRow.fields;
  const fixed = Object.entries(FROM).map(([name, value]) => ({
    ...amount!,
    ...{ name, label: name, kind: 'integer', value: String(value), shown: String(value), canChange: false },
  }));
  server.station.changeableRow = {
    ...server.station.changeableRow,
    ...{ table: 'product_rate', rowId: 7, needsReason: true, isChangedAtOnce: true },
    fields: [...fixed, { ...amount!, name: 'rate', label: 'Rate', value: '100.00', shown: '100.00' }],
  };
  server.payloads.rehearseRateCorrection = { effectTexts: MOVED };
  const { user } = openComponent(
    <ChangeDialog table="product_rate" rowId={7} kind="edit" pending={[]} onClose={() => undefined} />,
  );
  await waitFor(() => field('rate'));
  await fill(user, { rate: '99', why: 'Typed wrong' });
  await save(user);
  const review = within(await screen.findByRole('dialog', { name: t('ui.rates.effects') }));
  expect(review.getByRole('row', { name: 'Sale of PUMP 1 ₹10,000.00 ₹9,900.00' })).toBeTruthy();
  expect(sent('rehearseRateCorrection')).toEqual([
    { shiftDate: '2026-01-14', shiftTypeId: 1, rates: [{ productId: 3, rate: '99.00' }], reason: 'Typed wrong' },
  ]);
  expect(sent('changeRow')).toEqual([]);
  await user.click(screen.getByText(t('ui.rates.effects.save')));
  await waitFor(() => expect(sent('changeRow')).toHaveLength(1));
});

test('a rate that no shift has used is sent at once', async () => {
  server.payloads.rehearseRateCorrection = { effectTexts: [] };
  const { user, done } = await open();
  await fill(user, { rate: '99' });
  await save(user);
  await waitFor(() => expect(done()).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a missing reason for a closed shift is refused at its field, and nothing is sent', async () => {
  const { user } = await open();
  server.refusals = [{ code: 'REQUIRED', ...labelled('Please enter a reason for edit'), field: 'reason' }];
  await fill(user, { rate: '99' });
  await save(user);
  await waitFor(() => expect(focused()).toBe('reason'));
  expect(errorAt('reason')).not.toBe('');
  expect(sent('updateProductRate')).toEqual([]);
});

test('shows what a rate that is entered late moves, after the question and before it is saved', async () => {
  server.station.me!.rights = [...BUILT_IN_ROLES.admin];
  server.payloads.createProductRate = { productRate: null, changeRequestId: null };
  server.payloads.rehearseRateCorrection = { effectTexts: MOVED };
  let added = 0;
  const onAdded = () => {
    added += 1;
  };
  const { user } = openComponent(<NewRowForm master={NEW_RATES} rows={[]} row={FROM} onAdded={onAdded} />);
  await waitFor(() => field('rate'));
  const begun = masters.rateOfBegun({ date: '2026-01-14', shift: 'MORNING', was: 10_000, rate: 9_900 });
  server.refusals = [{ code: 'FIGURE_UNUSUAL', ...unusual.saveAgain({ fact: begun }), field: 'shiftDate' }];
  await fill(user, { rate: '99', reason: 'The letter came late' });
  await save(user);
  await waitFor(() => expect(errorAt('shiftDate')).toContain('has already started'));
  expect(sent('rehearseRateCorrection')).toEqual([]);
  server.refusals = [];
  await user.keyboard('{Enter}');
  const review = within(await screen.findByRole('dialog', { name: t('ui.rates.effects') }));
  expect(review.getByRole('row', { name: 'Sale of PUMP 1 ₹10,000.00 ₹9,900.00' })).toBeTruthy();
  expect(sent('rehearseRateCorrection')).toMatchObject([
    { shiftDate: '2026-01-14', rates: [{ productId: 3, rate: '99.00' }], reason: 'The letter came late' },
  ]);
  expect(added).toBe(0);
  await user.click(screen.getByText(t('ui.rates.effects.save')));
  await waitFor(() => expect(added).toBe(1));
  expect(sent('createProductRate').at(-1)).toMatchObject({ reason: 'The letter came late', confirmed: true });
});
