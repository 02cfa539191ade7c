import { screen, waitFor, within } from '@testing-library/react';
import { Component as StockInPage } from '../../client/src/features/stock/stock-in/stock-in-page';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { KnownPages } from '../../client/src/ui/page/known-pages';
import { effects } from '../../server/domain/effects.messages';
import { movedLitres } from '../../server/domain/moved-figure';
import { server } from './support/answers';
import { errorAt, field, fill, focused, ready, save, shown, type Typed } from './support/form';
import { type Opened, openComponent, openPage } from './support/page';

const open = async (): Promise<Opened> => {
  const opened = await openPage('/page/stock-in');
  await ready('stockInDateTime');
  return opened;
};
const measured: Typed = {
  ...{ startVolume: '4000', endVolume: '8900', beforeReading: '1000', afterReading: '1100' },
};
const openFilled = async (): Promise<Opened> => {
  const opened = await open();
  await fill(opened.user, { productId: 'hsd', startVolume: '' });
  await waitFor(() => expect(field('invoiceLineId').value).not.toBe(''));
  await fill(opened.user, measured);
  return opened;
};
const answer = async ({ user }: Opened, words: string): Promise<void> =>
  user.click(within(await screen.findByRole('dialog')).getByText(words));
const inputs = (): Record<string, unknown>[] => server.sent.map(({ input }) => input);

test('proposes the only invoice and tank of the product, and the quantity, and asks before it sends', async () => {
  const opened = await openFilled();
  expect(shown(['tankId', 'quantity'])).toEqual({ tankId: 'TANK 1', quantity: '5.000' });
  await save(opened.user);
  expect((await screen.findByRole('dialog')).textContent).toContain(t('stock.in.confirm'));
  await answer(opened, t('ui.yes'));
  await waitFor(() =>
    expect(inputs()).toEqual([
      {
        ...{ shiftId: 7, shiftDate: '2026-01-15', stockInDateTime: '2026-01-15T10:00', productId: 2 },
        ...{ invoiceLineId: 1, tankId: 1, isAtg: true, startVolume: '4000.000', endVolume: '8900.000' },
        ...{ beforeReading: '1000.000', afterReading: '1100.000', quantity: '5000.000', comment: null },
      },
    ]),
  );
  await waitFor(() => expect(shown(['productId', 'startVolume'])).toEqual({ productId: '', startVolume: '' }));
  await ready('stockInDateTime');
});

test('without an invoice the field says so and offers to create one, and no empty list covers it', async () => {
  Object.assign(server.station, { pendingInvoiceLines: [] });
  await loadTexts(['stock']);
  const create = jest.fn();
  const { user } = openComponent(
    <KnownPages value={[{ path: 'create-invoice', label: 'Create Invoice', open: create }]}>
      <StockInPage />
    </KnownPages>,
  );
  await ready('stockInDateTime');
  await fill(user, { productId: 'hsd', startVolume: '' });
  await user.click(field('invoiceLineId'));
  await user.keyboard('IOC');
  expect(field('invoiceLineId').getAttribute('aria-expanded')).toBe('false');
  await user.click(await screen.findByRole('button', { name: t('stock.in.invoice.create') }));
  expect(create).toHaveBeenCalled();
});

test('No sends nothing and keeps what was typed', async () => {
  const opened = await openFilled();
  await save(opened.user);
  await answer(opened, t('ui.no'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(field('endVolume').value).toBe('8,900.000');
  expect(server.sent).toEqual([]);
});

test('proposes the measured quantity when clearly only a part was unloaded', async () => {
  const { user } = await openFilled();
  await fill(user, { endVolume: '5900', comment: '' });
  expect(field('quantity').value).toBe('2.000');
});

test('says at the field what is wrong, focuses it and sends nothing', async () => {
  const { user } = await openFilled();
  const wrong: [Typed, string][] = [
    [{ afterReading: '900' }, 'afterReading'],
    [{ afterReading: '1100', quantity: '6' }, 'quantity'],
    [{ quantity: '5', startVolume: '' }, 'startVolume'],
    [{ productId: '', comment: '' }, 'productId'],
  ];
  for (const [change, at] of wrong) {
    await fill(user, change);
    await save(user);
    expect([change, focused()]).toEqual([change, at]);
    expect(errorAt(at)).not.toBe('');
  }
  expect(server.sent).toEqual([]);
});

test('shows a refusal at its field and keeps what was typed', async () => {
  const opened = await openFilled();
  server.refusals = [{ code: 'REFUSED', message: 'The tank is closed.', field: 'tankId' }];
  await save(opened.user);
  await answer(opened, t('ui.yes'));
  await waitFor(() => expect(errorAt('tankId')).toBe('The tank is closed.'));
  expect(focused()).toBe('tankId');
  expect(shown(['endVolume', 'quantity'])).toEqual({ endVolume: '8900.000', quantity: '5.000' });
});

test('keeps a draft, and Clear discards it', async () => {
  const first = await openFilled();
  first.close();
  const { user, close } = await open();
  await waitFor(() => expect(shown(['productId', 'endVolume'])).toEqual({ productId: 'HSD', endVolume: '8900.000' }));
  await user.click(screen.getByText(t('stock.in.clear')));
  expect(shown(['productId', 'endVolume'])).toEqual({ productId: '', endVolume: '' });
  close();
  await open();
  expect(shown(['productId', 'endVolume'])).toEqual({ productId: '', endVolume: '' });
});

test('without a gauge, dips are read by the chart of the tank', async () => {
  const { user } = await open();
  await fill(user, { productId: 'hsd', comment: '' });
  await user.click(screen.getByLabelText(t('stock.in.manual')));
  await fill(user, { startDip: '400', endDip: '890', beforeReading: '1000', afterReading: '1100' });
  expect(screen.getByText(t('stock.in.byChart', { litres: '4,000' }))).toBeTruthy();
  await save(user);
  await answer({ user } as Opened, t('ui.yes'));
  await waitFor(() => expect(inputs()).toMatchObject([{ isAtg: false, startDip: 400, endDip: 890 }]));
});

test('in a closed shift it shows what it changes first: Esc sends nothing, Enter records it', async () => {
  const { shift, tanks } = server.station.stockInForm;
  const closed = { ...shift!, shiftId: 6, shiftDate: '2026-01-15', isLastOfDay: true, tanks };
  Object.assign(server.station, { closedShiftsOn: [closed] });
  const variation = effects.variation({ tank: 'TANK 1', day: '2026-01-15', shift: 'MORNING' });
  server.payloads.recordBackwardStockIn = { effectTexts: [movedLitres(variation, 5_000_000, 0)] };
  const opened = await openPage('/page/backward-stockin');
  await ready('stockInDateTime');
  await fill(opened.user, { stockInDateTime: '2026-01-15 09:00', productId: 'hsd', startVolume: '' });
  await waitFor(() => expect(field('invoiceLineId').value).not.toBe(''));
  await fill(opened.user, measured);
  const before = shown(['startVolume', 'endVolume']);
  await save(opened.user);
  const review = within(await screen.findByRole('dialog', { name: t('late.effects') }));
  expect(review.getByText('5,000.000 L')).toBeTruthy();
  expect(server.rehearsed).toMatchObject([{ name: 'recordBackwardStockIn', input: { shiftId: 6 } }]);
  await opened.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([server.sent, shown(['startVolume', 'endVolume'])]).toEqual([[], before]);
  expect(screen.queryByText(t('stock.in.unanswered'))).toBeNull();
  await save(opened.user);
  await screen.findByRole('dialog', { name: t('late.effects') });
  await opened.user.keyboard('{Enter}');
  await waitFor(() => expect(server.sent).toMatchObject([{ name: 'recordBackwardStockIn', input: { shiftId: 6 } }]));
  expect(server.sent[0]!.input).not.toHaveProperty('rehearse');
});

test('in a closed shift, a repeat after a lost answer and a reload is sent by its key without a review', async () => {
  const { shift, tanks } = server.station.stockInForm;
  const closed = { ...shift!, shiftId: 6, shiftDate: '2026-01-15', isLastOfDay: true, tanks };
  Object.assign(server.station, { closedShiftsOn: [closed] });
  const first = await openPage('/page/backward-stockin');
  await ready('stockInDateTime');
  await fill(first.user, { stockInDateTime: '2026-01-15 09:00', productId: 'hsd', startVolume: '' });
  await waitFor(() => expect(field('invoiceLineId').value).not.toBe(''));
  await fill(first.user, measured);
  const variation = effects.variation({ tank: 'TANK 1', day: '2026-01-15', shift: 'MORNING' });
  server.payloads.recordBackwardStockIn = { effectTexts: [movedLitres(variation, 5_000_000, 0)] };
  await save(first.user);
  const review = within(await screen.findByRole('dialog', { name: t('late.effects') }));
  await waitFor(() => expect(document.activeElement).toBe(review.getByRole('button', { name: t('ui.save') })));
  server.isUnreachable = true;
  await first.user.keyboard('{Enter}');
  await screen.findByText(t('stock.in.unanswered'));
  first.close();

  server.isUnreachable = false;
  // It was recorded: a review of it would be refused, because nothing of its invoice remains.
  server.rehearsed.length = 0;
  const { user } = await openPage('/page/backward-stockin');
  await screen.findByText(t('stock.in.unanswered'), { exact: false });
  await save(user);
  await waitFor(() => expect(server.sent).toMatchObject([{ name: 'recordBackwardStockIn', input: { shiftId: 6 } }]));
  expect(server.rehearsed).toEqual([]);
});

test('without an answer it is sent to the closed shift that is chosen then', async () => {
  const { shift, tanks } = server.station.stockInForm;
  const closedOn = [6, 5].map((shiftId) => ({
    ...{ ...shift!, shiftId, shiftDate: '2026-01-15', isLastOfDay: shiftId === 6, tanks },
    shiftName: shiftId === 6 ? 'MORNING' : 'NIGHT',
  }));
  Object.assign(server.station, { closedShiftsOn: closedOn });
  const variation = effects.variation({ tank: 'TANK 1', day: '2026-01-15', shift: 'MORNING' });
  server.payloads.recordBackwardStockIn = { effectTexts: [movedLitres(variation, 5_000_000, 0)] };
  const { user } = await openPage('/page/backward-stockin');
  await ready('stockInDateTime');
  await fill(user, { stockInDateTime: '2026-01-15 09:00', shiftId: 'mor', productId: 'hsd', startVolume: '' });
  await waitFor(() => expect(field('invoiceLineId').value).not.toBe(''));
  await fill(user, measured);
  await save(user);
  const review = within(await screen.findByRole('dialog', { name: t('late.effects') }));
  await waitFor(() => expect(document.activeElement).toBe(review.getByRole('button', { name: t('ui.save') })));
  server.isUnreachable = true;
  await user.keyboard('{Enter}');
  await screen.findByText(t('stock.in.unanswered'));
  server.isUnreachable = false;
  await fill(user, { shiftId: 'nig' });
  await save(user);
  await waitFor(() => expect(server.sent.map(({ input }) => input.shiftId)).toEqual([5]));
});
