import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';

const MESSAGE = 'Base density must be a number in kg/m³, such as 745.0, or the same in g/ml, such as 0.7450';

let station: Station;

beforeAll(async () => {
  station = await startStation();
}, 60_000);
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const invoices = async () => (await station.sql<{ count: number }>('SELECT COUNT(*)::int AS count FROM invoice'))[0]!;

test.each(['745.0@15', '745,2', 'AS PER CHALLAN', '100000', '-74.5'])(
  'a density of %j is refused at its field, by GraphQL and REST',
  async (density) => {
    const header = { invoiceNumber: 'IOC/1', invoiceAmount: '100000.00', truckNumber: 'CG04AB1234' };
    const times = { invoiceDateTime: '2025-04-01T06:00', receiveDateTime: '2025-04-01T07:00' };
    const line = { productId: station.ids.products.petrol, density };
    const before = await invoices();
    const byGraphql = await station.graphql(
      'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { invoiceId userErrors { message field } } }',
      { input: { ...header, ...times, lines: [{ ...line, quantity: '12000.000', shortageQuantity: '0.000' }] } },
    );
    expect(byGraphql.body.data.createInvoice).toEqual({
      invoiceId: null,
      userErrors: [{ message: MESSAGE, field: 'lines.0.density' }],
    });
    const byRest = await station.rest('POST', '/api/v1/invoice', {
      invoice: { ...header, ...times },
      invoiceDetails: [{ ...line, quantity: 12, shortageQuantity: 0 }],
    });
    expect(byRest).toMatchObject({ status: 400, body: { msg: MESSAGE } });
    expect(await invoices()).toEqual(before);
  },
);

test('AdBlue of 1,090 kg/m³ is accepted, by GraphQL and REST', async () => {
  const header = { invoiceNumber: 'IOC/DEF', invoiceAmount: '100.00', truckNumber: 'CG04AB1234' };
  const times = { invoiceDateTime: '2025-04-01T06:00', receiveDateTime: '2025-04-01T07:00' };
  const line = { productId: station.ids.products.petrol, density: '1090' };
  const byGraphql = await station.graphql(
    'mutation ($input: CreateInvoiceInput!) { createInvoice(input: $input) { userErrors { message field } } }',
    { input: { ...header, ...times, lines: [{ ...line, quantity: '1.000', shortageQuantity: '0.000' }] } },
  );
  expect(byGraphql.body.data.createInvoice.userErrors).toEqual([]);
  const byRest = await station.rest('POST', '/api/v1/invoice', {
    invoice: { ...header, ...times, invoiceNumber: 'IOC/DEF2', invoiceAmount: '100000.00' },
    invoiceDetails: [{ ...line, quantity: 1, shortageQuantity: 0 }],
  });
  expect(byRest.status).toBe(200);
});

test('a line from before that rule keeps its text when another field changes, and accepts no other text', async () => {
  const { invoiceId } = await station.act<{ invoiceId: number }>('createInvoice', {
    invoiceNumber: 'IOC/2',
    invoiceAmount: 100_000_000,
    truckNumber: 'CG04AB1234',
    invoiceDateTime: '2025-04-01T06:00',
    receiveDateTime: '2025-04-01T07:00',
    lines: [{ productId: station.ids.products.petrol, quantity: 12_000_000, shortageQuantity: 0, density: '745.0' }],
  });
  const [line] = await station
    .sql<{ id: number }>("UPDATE invoice_line SET density = '745.0@15' WHERE invoice_id = $1 RETURNING id", [invoiceId])
    .then((rows) => rows.flat() as { id: number }[]);
  const change = (field: string, value: string) =>
    station.act('changeRow', {
      table: 'invoice_line',
      rowId: line!.id,
      permission: 2,
      changes: [{ field, value }],
    });
  await change('shortageQuantity', '10');
  await expect(change('density', '745,0')).rejects.toThrow(MESSAGE);
  await change('density', '745.0');
});
