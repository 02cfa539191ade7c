import { screen, waitFor, within } from '@testing-library/react';
import type { MasterDefinition } from '../../client/src/features/masters/catalogue';
import { RowForm } from '../../client/src/features/masters/row-form';
import { t } from '../../client/src/i18n/translate';
import { effects } from '../../server/domain/effects.messages';
import { labelled } from '../../server/domain/kernel/message';
import { BUILT_IN_ROLES } from '../../server/domain/rights';
import { server } from './support/answers';
import { errorAt, field, fill, focused, save } from './support/form';
import { type Opened, openComponent } from './support/page';

const RATES = {
  ...{ name: 'ProductRate', label: 'Product rate', pluralLabel: 'Product rates', singular: 'productRate' },
  ...{ title: 'productId', listQuery: 'productRates', createMutation: 'createProductRate' },
  ...{ updateMutation: 'updateProductRate', removeMutation: null, needsReason: false },
  fields: [
    {
      ...{ name: 'rate', label: 'Rate', kind: 'rate', required: true, message: 'Rate', options: [], shownBy: 'rate' },
      ...{ inForm: true, inList: true, readOnlyAfterCreate: false, unique: false },
    },
  ],
} as unknown as MasterDefinition;

const MOVED = [
  effects.money({
    what: effects.inShift({ what: effects.sale({ pump: 'PUMP 1' }), day: '2026-01-14', shift: 'MORNING' }),
    ...{ before: 1_000_000, after: 990_000 },
  }),
];

async function open(): Promise<Opened & { done: () => number }> {
  server.station.me!.rights = [...BUILT_IN_ROLES.admin];
  server.payloads.updateProductRate = { productRate: null, changeRequestId: null };
  let done = 0;
  const onDone = () => {
    done += 1;
  };
  const row = { id: 7, version: 2, rate: '100.00' };
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
  const review = within(await screen.findByRole('dialog', { name: t('masters.rate.effects') }));
  expect(review.getByRole('table', { name: '14-01-2026 MORNING' })).toBeTruthy();
  expect(review.getByRole('row', { name: 'Sale of PUMP 1 ₹10,000.00 ₹9,900.00' })).toBeTruthy();
  expect(sent('rehearseRateCorrection')).toEqual([{ productRateId: 7, rate: '99.00', reason: 'Typed wrong' }]);
  expect(sent('updateProductRate')).toEqual([]);
  await user.click(review.getByText(t('ui.cancel')));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([sent('updateProductRate'), done()]).toEqual([[], 0]);
  await save(user);
  await screen.findByRole('dialog');
  await user.click(screen.getByText(t('masters.rate.effects.save')));
  await waitFor(() => expect(done()).toBe(1));
  expect(sent('updateProductRate')).toHaveLength(1);
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
