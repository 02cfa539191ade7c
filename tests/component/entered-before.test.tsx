import { screen, waitFor, within } from '@testing-library/react';
import { Component as UnsentPage } from '../../client/src/features/unsent/unsent-page';
import { t } from '../../client/src/i18n/translate';
import { OutboxKeeper } from '../../client/src/outbox/outbox-keeper';
import { addToOutbox } from '../../client/src/outbox/outbox-store';
import { cash } from '../../server/domain/cash.messages';
import { labelled } from '../../server/domain/kernel/message';
import { movedMoney } from '../../server/domain/moved-figure';
import { unusual } from '../../server/domain/unusual.messages';
import { server } from './support/answers';
import { errorAt, fill, focused, ready, save } from './support/form';
import { openComponent, openPage } from './support/page';

const typed = { creditorId: 'shree', amount: '500', accountId: 'state', paymentModeId: 'cheque', reference: 'CHQ 1' };

test('a payment that the server asks about is kept by Enter in the field of its reference', async () => {
  const { user } = await openPage('/page/creditor-payment-entry');
  await ready('creditorId');
  await fill(user, typed);
  server.refusals = [{ code: 'REFERENCE_SEEN', message: 'Reference CHQ 1 was recorded before.', field: 'reference' }];
  await save(user);
  await waitFor(() =>
    expect([errorAt('reference'), focused()]).toEqual(['Reference CHQ 1 was recorded before.', 'reference']),
  );
  server.refusals = [];
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[0]!.input).not.toHaveProperty('confirmed');
  expect(server.sent[1]!.input).toMatchObject({ reference: 'CHQ 1', confirmed: true });
});

test.each([
  [
    'an expenditure',
    '/page/expenditure-detail',
    {
      ...{ expenditureCategoryId: 'tea', amount: '500' },
      ...{ accountId: 'state', paymentModeId: 'cheque', reference: 'CHQ 1' },
    },
  ],
  [
    'a swipe settlement',
    '/page/swipe-settlement',
    { swipeMachineId: 'hdfc', paid: '900', paidOn: '16-01-2026', accountId: 'state', reference: 'CHQ 1' },
  ],
])('%s that the server asks about is sent as confirmed when it is saved again', async (_what, page, entry) => {
  const { user } = await openPage(page);
  await ready(Object.keys(entry)[0]!);
  await fill(user, entry);
  server.refusals = [{ code: 'REFERENCE_SEEN', message: 'Reference CHQ 1 was recorded before.', field: 'reference' }];
  await save(user);
  await waitFor(() => expect(errorAt('reference')).toBe('Reference CHQ 1 was recorded before.'));
  server.refusals = [];
  await save(user);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent.map(({ input }) => (input as { confirmed?: boolean }).confirmed)).toEqual([undefined, true]);
});

test('a change after the question is sent without a confirmation', async () => {
  const { user } = await openPage('/page/creditor-payment-entry');
  await ready('creditorId');
  await fill(user, typed);
  server.refusals = [{ code: 'REFERENCE_SEEN', message: 'Reference CHQ 1 was recorded before.', field: 'reference' }];
  await save(user);
  await waitFor(() => expect(focused()).toBe('reference'));
  await fill(user, { reference: 'CHQ 2' });
  server.refusals = [];
  await save(user);
  await waitFor(() => expect(server.sent).toHaveLength(2));
  expect(server.sent[1]!.input).not.toHaveProperty('confirmed');
});

test('an entry made offline whose shift was closed is said to be recorded late, with its effects and a way to the shift', async () => {
  const over = [{ code: 'SHIFT_OVER', message: 'The shift this was entered for is no longer running' }];
  const effect = movedMoney(labelled('Pump over', 'Pump P1 over'), 0, 50_000);
  server.payloads.recordCreditorPayment = {
    get userErrors() {
      return server.sent.at(-1)!.input.lateReason == null ? over : [];
    },
    effectTexts: [effect],
  };
  await addToOutbox({
    ...{ userId: 1, kind: 'creditor-payment', key: 'a', typed: {}, words: 'SHREE, ₹500.00' },
    input: { shiftId: 6, creditorId: 1, amount: '500.00', reference: 'CHQ 1' },
    shift: { id: 6, shiftName: 'NIGHT', shiftDate: '2026-01-14' },
    ...{ typedAt: '2026-01-15T08:00:00Z', wasSent: false, state: 'waiting', errors: [] },
  });
  const { user, address } = openComponent(<OutboxKeeper />);
  // Toasts are loaded when the user begins.
  await user.keyboard('{Shift}');
  const toast = await screen.findByText(/recorded late/);
  expect(toast.textContent).toContain('1 entry was recorded late in the closed shift 14-01-2026 NIGHT');
  expect(toast.textContent).toContain(effect.message);
  await user.click(within(toast).getByRole('button'));
  expect(address()).toBe('/report/closed-shift-report/6/2026-01-14');
});

test('an entry made offline that the server asks about is kept as it was typed, or edited', async () => {
  const fact = cash.referenceSeen({
    ...{ reference: 'CHQ 1', what: labelled('Payment', 'payment'), name: 'SHREE' },
    ...{ amount: 50_000, date: '2026-01-14' },
  });
  server.refusals = [{ code: 'REFERENCE_SEEN', ...unusual.saveAgain({ fact }), field: 'reference' }];
  await addToOutbox({
    ...{ userId: 1, kind: 'creditor-payment', key: 'a', typed: {}, words: 'SHREE, ₹500.00' },
    input: { shiftId: 7, creditorId: 1, amount: '500.00', reference: 'CHQ 1' },
    shift: { id: 7, shiftName: 'MORNING', shiftDate: '2026-01-15' },
    ...{ typedAt: '2026-01-15T08:00:00Z', wasSent: false, state: 'waiting', errors: [] },
  });
  const { user } = openComponent(
    <>
      <OutboxKeeper />
      <UnsentPage />
    </>,
  );
  await screen.findByText(fact.message);
  expect(screen.getByLabelText(t('outbox.editOf', { what: 'SHREE, ₹500.00' }))).toBeTruthy();
  // It would only be asked about again.
  expect(screen.queryByText(t('outbox.retry'))).toBeNull();
  server.refusals = [];
  await user.click(screen.getByLabelText(t('outbox.keepOf', { what: 'SHREE, ₹500.00' })));
  await screen.findByText(t('outbox.none'));
  expect(server.sent.map(({ input }) => input.confirmed)).toEqual([undefined, true]);
  expect(server.sent[1]).toEqual({ ...server.sent[0], input: { ...server.sent[0]!.input, confirmed: true } });
});
