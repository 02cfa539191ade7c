import { waitFor } from '@testing-library/react';
import { server } from './support/answers';
import { errorAt, fill, focused, ready, save } from './support/form';
import { openPage } from './support/page';

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
