import { cleanup, screen, waitFor } from '@testing-library/react';
import InvoiceDialog from '../../client/src/features/stock/invoice/invoice-dialog';
import { InvoiceLineEntry } from '../../client/src/features/stock/invoice/invoice-line-entry';
import { loadTexts, t } from '../../client/src/i18n/translate';
import { server } from './support/answers';
import { field, fill, ready, shown } from './support/form';
import { openComponent } from './support/page';

test('a number is compared within the financial year of the typed date', async () => {
  Object.assign(server.station, {
    products: [],
    invoiceNumberTaken: (args: { invoiceDateTime: string | null }) => args.invoiceDateTime !== '2026-04-01T06:00',
  });
  await loadTexts(['stock']);
  const { user } = openComponent(<InvoiceDialog onClose={() => undefined} />);
  await ready('invoiceNumber');
  await fill(user, { invoiceNumber: 'IOC/1' });
  await user.tab();
  await screen.findByText(t('stock.invoice.taken'));
  await fill(user, { invoiceDateTime: '31-03-2026 23:59' });
  await user.tab();
  await screen.findByText(t('stock.invoice.taken'));
  await fill(user, { invoiceDateTime: '01-04-2026 06:00' });
  await user.tab();
  await waitFor(() => expect(screen.queryByText(t('stock.invoice.taken'))).toBeNull());
});

test('the form proposes the supplier, and asks for none while there are none', async () => {
  Object.assign(server.station, {
    products: [],
    invoiceNumberTaken: false,
    invoiceSuppliers: [
      { id: 3, name: 'LUBRICANTS', isProposed: false },
      { id: 4, name: 'OIL COMPANY', isProposed: true },
    ],
  });
  await loadTexts(['stock']);
  openComponent(<InvoiceDialog onClose={() => undefined} />);
  await screen.findByDisplayValue('OIL COMPANY');
  cleanup();
  Object.assign(server.station, { invoiceSuppliers: [] });
  openComponent(<InvoiceDialog onClose={() => undefined} />);
  await ready('invoiceNumber');
  expect(screen.queryByLabelText(t('stock.invoice.supplierId'))).toBeNull();
});

test('the form proposes this minute for both dates, which is nothing to lose', async () => {
  Object.assign(server.station, { products: [], invoiceNumberTaken: false, invoiceSuppliers: [] });
  await loadTexts(['stock']);
  const closed = jest.fn();
  const { user } = openComponent(<InvoiceDialog onClose={closed} />);
  await ready('invoiceNumber');
  const { invoiceDateTime, receiveDateTime } = shown(['invoiceDateTime', 'receiveDateTime']);
  expect(receiveDateTime).toMatch(/^\d\d-\d\d-\d{4} \d\d:\d\d$/);
  expect(invoiceDateTime).toBe(receiveDateTime);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
});

test('the fields of a line are marked as required until an empty one may be passed over', async () => {
  await loadTexts(['stock']);
  const LINE = { productId: '', quantity: '', shortageQuantity: '', density: '' };
  const isRequiredWith = (lines: object[]): boolean[] => {
    const desk = { draft: { entry: LINE, editing: null, lines }, entryErrors: {} };
    const { close } = openComponent(<InvoiceLineEntry desk={desk as never} fuels={[]} />);
    const required = Object.keys(LINE).map((name) => field(name).required);
    close();
    return required;
  };
  expect(isRequiredWith([])).toEqual([true, true, true, true]);
  expect(isRequiredWith([LINE])).toEqual([false, false, false, false]);
});
