import { createInvoice } from '../../server/modules/stock/create-invoice';
import type { Clock } from '../../server/platform/clock';
import { submit } from '../../server/platform/submit';
import { actorOf } from '../../server/services/access/session';
import { FIRST_DAY } from '../support/small-station';
import { expectBooksInOrder, fingerprint } from '../support/state-of-books';
import { type Reply, type Station, startStation } from '../support/station';

let station: Station;
let hs: number;
let ms: number;
beforeAll(async () => {
  station = await startStation();
  ({ diesel: hs, petrol: ms } = station.ids.products);
});
afterAll(async () => {
  await expectBooksInOrder(station.database);
  await station.close();
});

const KL = 1_000_000;
let papers = 0;
const anotherNumber = (): string => `IOC/${++papers}`;
const line = (productId: number, quantity = 12 * KL) => ({
  productId,
  quantity,
  shortageQuantity: 0,
  density: '832.5 kg/m3',
});
const invoice = (over: object = {}) => ({
  invoiceNumber: anotherNumber(),
  invoiceDateTime: '2025-04-01T09:30',
  receiveDateTime: '2025-04-01T18:05',
  invoiceAmount: 152_680_000,
  truckNumber: 'gj 01 ab 1234',
  lines: [line(hs), line(ms, 4 * KL)],
  ...over,
});
const enter = (over: object = {}) => station.act<{ invoiceId: number }>('createInvoice', invoice(over));

/** The postings of an invoice's entry and their day. */
const entryOf = (invoiceId: number) =>
  station.sql(
    `SELECT e.business_date AS date, e.shift_id AS shift, a.kind, a.ref_id AS ref, p.amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account a ON a.id = p.account_id
     WHERE e.document_kind = 'INVOICE' AND e.document_id = $1 ORDER BY p.id`,
    [invoiceId],
  );
const sharesOf = async (invoiceId: number): Promise<number[]> => {
  const rows = await station.sql<{ amount: number }>(
    'SELECT amount FROM invoice_line WHERE invoice_id = $1 ORDER BY id',
    [invoiceId],
  );
  return rows.map(({ amount }) => amount);
};

const CREATE = `mutation Create($input: CreateInvoiceInput!) {
  createInvoice(input: $input) { invoiceId userErrors { code message field } } }`;

describe('entering an invoice', () => {
  test('stores it in capitals, paise and millilitres, owed on the day of receipt', async () => {
    const input = {
      invoiceNumber: ' ioc/4471 ',
      invoiceDateTime: '2025-04-01T22:15',
      receiveDateTime: '2025-04-02T06:40',
      invoiceAmount: '1526800.00',
      truckNumber: 'gj 01 ab 1234',
      transportName: 'shree roadlines',
      truckDriverPhone: '98765 43210',
      comment: '',
      lines: [
        { productId: hs, quantity: '12000.000', shortageQuantity: '15', density: '832.5 kg/m3' },
        { productId: ms, quantity: '4000', shortageQuantity: '0.000', density: '745.0' },
      ],
    };
    const { body } = await station.graphql(CREATE, { input }, { token: station.staffToken });
    expect(body).toEqual({ data: { createInvoice: { invoiceId: expect.any(Number), userErrors: [] } } });
    const { invoiceId } = body.data.createInvoice;
    const [header] = await station.sql('SELECT * FROM invoice WHERE id = $1', [invoiceId]);
    expect(header).toMatchObject({
      invoice_number: 'IOC/4471',
      invoice_date_time: '2025-04-01T22:15',
      receive_date_time: '2025-04-02T06:40',
      received_on: '2025-04-02',
      amount: 152_680_000,
      truck_number: 'GJ 01 AB 1234',
      transport_name: 'SHREE ROADLINES',
      truck_driver_phone: '98765 43210',
      comment: null,
      document_id: null,
      created_by_id: station.ids.staff,
    });
    expect(
      await station.sql(
        `SELECT product_id, quantity, shortage_quantity, density, unloaded, amount
         FROM invoice_line WHERE invoice_id = $1 ORDER BY id`,
        [invoiceId],
      ),
    ).toEqual([
      {
        product_id: hs,
        quantity: 12 * KL,
        shortage_quantity: 15_000,
        density: '832.5 KG/M3',
        unloaded: 0,
        amount: 111_000_000,
      },
      { product_id: ms, quantity: 4 * KL, shortage_quantity: 0, density: '745.0', unloaded: 0, amount: 41_680_000 },
    ]);
    const on = { date: '2025-04-02', shift: null };
    expect(await entryOf(invoiceId)).toEqual([
      { ...on, kind: 'PURCHASES', ref: hs, amount: 111_000_000 },
      { ...on, kind: 'PURCHASES', ref: ms, amount: 41_680_000 },
      { ...on, kind: 'SUPPLIER', ref: 0, amount: -152_680_000 },
    ]);
    const audited = await station.sql<{ tableName: string }>(
      `SELECT table_name AS "tableName" FROM audit_row WHERE command = 'createInvoice' ORDER BY id`,
    );
    expect(audited.map(({ tableName }) => tableName)).toEqual(['invoice', 'invoice_line', 'invoice_line']);
  });

  test('accepts a product on several lines, each with its share', async () => {
    const { invoiceId } = await enter({
      invoiceAmount: 100,
      confirmed: true,
      lines: [line(hs, 4 * KL), line(hs, 4 * KL), line(hs, 4 * KL)],
    });
    expect(await sharesOf(invoiceId)).toEqual([33, 34, 33]);
  });

  test('shares it by the rates of that day, and by litres before there were any', async () => {
    const { morning, night } = station.ids.shiftTypes;
    const from = { shiftDate: '2025-06-01', productId: ms };
    await station.act('createProductRate', { ...from, shiftTypeId: morning, rate: 27_750, confirmed: true });
    await station.act('createProductRate', { ...from, shiftTypeId: night, rate: 9_250, confirmed: true });
    const cameOn = async (day: string) =>
      sharesOf(
        (
          await enter({
            invoiceDateTime: `${day}T00:00`,
            receiveDateTime: `${day}T00:00`,
            invoiceAmount: 200_000_000,
            lines: [line(hs), line(ms)],
            confirmed: true,
          })
        ).invoiceId,
      );
    expect(await cameOn('2025-03-31')).toEqual([100_000_000, 100_000_000]);
    expect(await cameOn(FIRST_DAY)).toEqual([94_051_856, 105_948_144]);
    expect(await cameOn('2025-06-01')).toEqual([100_000_000, 100_000_000]);
  });

  test('records it once for a repeated key', async () => {
    const input = invoice({ invoiceAmount: '1.00', lines: [{ ...line(hs), quantity: '1000', shortageQuantity: '0' }] });
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => station.graphql(CREATE, { input }, { key: 'one invoice' })),
    );
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(replies[0]!.body.data.createInvoice.userErrors).toEqual([]);
  });
});

/** A valid invoice as an old tool sends it. */
const oldInvoice = () => ({
  invoice: {
    invoiceNumber: anotherNumber(),
    invoiceDateTime: '2025-04-01 09:30',
    receiveDateTime: '2025-04-01 18:05',
    invoiceAmount: 1526800.5,
    truckNumber: 'GJ 01',
    document: '',
  } as Record<string, unknown>,
  invoiceDetails: [{ productId: hs, quantity: '12', shortageQuantity: 0, density: '832.5' }] as Record<
    string,
    unknown
  >[],
});
const post = (body: object): Promise<Reply> => station.rest('POST', '/api/v1/invoice', body);
const NO_FILE = '00000000-0000-4000-8000-000000000000';
const AN_UNKNOWN_DOCUMENT = 'The document was not found. Upload it again.';

describe('rules of the specification', () => {
  test.each<[string, unknown, string]>([
    ['invoiceNumber', 'x', 'Invoice number within 2 to 45 characters'],
    ['invoiceNumber', undefined, 'Invoice number within 2 to 45 characters'],
    ['invoiceNumber', 'x'.repeat(46), 'Invoice number within 2 to 45 characters'],
    ['invoiceNumber', 'IOC\u00001', 'This must not contain control characters'],
    ['receiveDateTime', '', 'please enter a valid receive date'],
    ['receiveDateTime', '2025-04-01', 'please enter a valid receive date'],
    ['receiveDateTime', '2025-04-01 09:29', 'Receive date canot be less than Invoice date'],
    ['receiveDateTime', '2199-01-01 00:00', 'Receive date must not be in the future'],
    ['invoiceAmount', 0, 'invoiceAmount must be a valid number'],
    ['invoiceAmount', 'lots', 'invoiceAmount must be a valid number'],
    ['invoiceAmount', -5, 'invoiceAmount must be a valid number'],
    ['invoiceAmount', '1000000000', 'invoiceAmount must be a valid number'],
    ['invoiceAmount', 1.005, 'invoiceAmount must be a valid number'],
    ['truckNumber', 'x', 'Lorry number must be 2 to 45 characters'],
    ['transportName', 'x'.repeat(46), 'Transport name must be at most 45 characters'],
    ['truckDriverPhone', 'x'.repeat(46), 'Driver phone must be at most 45 characters'],
    ['comment', 'x'.repeat(501), 'Comment must be at most 500 characters'],
    ['comment', 'late\u0000', 'This must not contain control characters'],
    ['document', 'bill.pdf', AN_UNKNOWN_DOCUMENT],
    ['document', NO_FILE, AN_UNKNOWN_DOCUMENT],
  ])('refuses a header with %s %j', async (name, value, message) => {
    const sent = oldInvoice();
    sent.invoice[name] = value;
    const { status, body } = await post(sent);
    expect([status, body]).toEqual([400, { msg: message, errors: [{ field: `invoice.${name}`, message }] }]);
  });

  test.each<[string, unknown, string]>([
    ['productId', '', 'Please select a product'],
    ['productId', 999, 'Please select a product'],
    ['quantity', '', 'Please enter quantity in K.L'],
    ['quantity', undefined, 'Please enter quantity in K.L'],
    ['quantity', 0, 'Enter a valid quantity'],
    ['quantity', '12.0005', 'Enter a valid quantity'],
    ['quantity', '99999999999', 'Enter a valid quantity'],
    ['shortageQuantity', '', 'Please enter shortage quantity in Ltrs.'],
    ['shortageQuantity', -1, 'shortageQuantity must be a valid integer'],
    ['shortageQuantity', 1.5, 'shortageQuantity must be a valid integer'],
    ['shortageQuantity', 12_001, 'shortageQuantity must not be more than the quantity'],
    ['density', 'x', 'Please enter base density'],
    ['density', '', 'Please enter base density'],
  ])('refuses a line with %s %j', async (name, value, message) => {
    const sent = oldInvoice();
    sent.invoiceDetails.push({ ...sent.invoiceDetails[0], [name]: value });
    const { status, body } = await post(sent);
    expect([status, body]).toEqual([400, { msg: message, errors: [{ field: `invoiceDetails.1.${name}`, message }] }]);
  });

  test.each([[[]], [undefined], ['none'], [{}]])('refuses lines of %j', async (invoiceDetails) => {
    const { status, body } = await post({ ...oldInvoice(), invoiceDetails });
    expect([status, body.msg]).toEqual([400, 'Add at least one product to the invoice']);
  });

  test("reports all problems in the specification's order, header before lines", async () => {
    const { status, body } = await post({ invoiceDetails: [{}] });
    expect([
      status,
      body.errors.map(({ field, message }: { field: string; message: string }) => [field, message]),
    ]).toEqual([
      400,
      [
        ['invoice.invoiceNumber', 'Invoice number within 2 to 45 characters'],
        ['invoice.invoiceDateTime', 'please enter a valid invoice date'],
        ['invoice.receiveDateTime', 'please enter a valid receive date'],
        ['invoice.invoiceAmount', 'invoiceAmount must be a valid number'],
        ['invoice.truckNumber', 'Lorry number must be 2 to 45 characters'],
        ['invoiceDetails.0.productId', 'Please select a product'],
        ['invoiceDetails.0.quantity', 'Please enter quantity in K.L'],
        ['invoiceDetails.0.shortageQuantity', 'Please enter shortage quantity in Ltrs.'],
        ['invoiceDetails.0.density', 'Please enter base density'],
      ],
    ]);
  });

  test('a receive date needs the invoice date, and is validated with the other fields', async () => {
    const sent = oldInvoice();
    sent.invoice.invoiceDateTime = '2025-02-29 10:00';
    sent.invoiceDetails[0]!.quantity = '';
    const { body } = await post(sent);
    expect(body.errors.map(({ message }: { message: string }) => message)).toEqual([
      'please enter a valid invoice date',
      'Enter invoice date first',
      'Please enter quantity in K.L',
    ]);
  });
});

test("a receipt is accepted from its very minute, by the station's clock", async () => {
  const ctx = station.request({ actor: await actorOf(station.database, station.staffToken) });
  const at = (minute: string) => {
    const clock: Clock = { ...ctx.clock, minute: () => minute };
    return submit({ ...ctx, clock }, createInvoice, invoice({ receiveDateTime: '2025-04-01T18:05' }));
  };
  await expect(at('2025-04-01T18:04')).rejects.toMatchObject({
    kind: 'INVALID',
    problems: [{ code: 'RECEIVED_IN_FUTURE', field: 'receiveDateTime' }],
  });
  expect(await at('2025-04-01T18:05')).toEqual({ invoiceId: expect.any(Number) });
});

test('refuses products sold by the piece or no longer sold', async () => {
  const { id: oil } = await station.act('createProduct', { name: 'OIL', kind: 'PACKED' });
  const { id: old } = await station.act('createProduct', { name: 'OLD FUEL' });
  await station.act('removeProduct', { id: old, version: 1 });
  await expect(enter({ lines: [line(hs), line(oil), line(old)] })).rejects.toMatchObject({
    kind: 'INVALID',
    problems: [1, 2].map((place) => ({ code: 'UNKNOWN_PRODUCT', field: `lines.${place}.productId` })),
  });
});

describe('the number of an invoice', () => {
  const taken = async (invoiceNumber: string, invoiceDateTime: string | null = '2025-04-01T09:30') => {
    const query = `query Taken($n: String!, $d: LocalDateTime) {
      invoiceNumberTaken(invoiceNumber: $n, invoiceDateTime: $d) }`;
    return (await station.graphql(query, { n: invoiceNumber, d: invoiceDateTime })).body.data.invoiceNumberTaken;
  };
  const dated = (invoiceNumber: string, date: string) =>
    enter({ invoiceNumber, invoiceDateTime: `${date}T09:30`, receiveDateTime: '2025-06-30T18:05' });

  const changeOf = (rowId: number, field: string, value: string) =>
    station.act('changeRow', { table: 'invoice', rowId, permission: 2, changes: [{ field, value }] });

  test('is unique in any letter case in a financial year, and a refused duplicate leaves nothing', async () => {
    const invoiceNumber = 'Hpc/77-a';
    expect(await taken(invoiceNumber)).toBe(false);
    await enter({ invoiceNumber });
    expect([await taken('HPC/77-A'), await taken(' hpc/77-a '), await taken('HPC/77')]).toEqual([true, true, false]);
    const before = await fingerprint(station.database);
    await expect(enter({ invoiceNumber: 'hPC/77-A ' })).rejects.toMatchObject({
      kind: 'REFUSED',
      problems: [
        {
          code: 'DUPLICATE',
          message:
            'Invoice HPC/77-A is already entered: dated 01-04-2025, for ₹15,26,800.00. A supplier uses a number once in a financial year (2025-26).',
          field: 'invoiceNumber',
        },
      ],
    });
    expect(await fingerprint(station.database)).toEqual(before);
  });

  test('is taken again in another financial year, from 1 April, by the date of the invoice', async () => {
    await dated('IOC/1/A', '2025-03-31');
    await dated('IOC/1/A', '2024-03-31');
    expect(await taken('IOC/1/A')).toBe(false);
    expect([await taken('IOC/1/A', '2024-04-01T00:00'), await taken('IOC/1/A', '2023-04-01T00:00')]).toEqual([
      true,
      true,
    ]);
    expect(await taken('IOC/1/A', null)).toBe(false);
    await dated('IOC/1/A', '2025-04-01');
    for (const date of ['2025-04-02', '2024-04-01', '2025-01-01', '2023-06-30'])
      await expect(dated('IOC/1/A', date)).rejects.toMatchObject({ problems: [{ code: 'DUPLICATE' }] });
  });

  test('obeys the same rule when the number or the date of an invoice is changed', async () => {
    await dated('IOC/2/A', '2025-03-31');
    const { invoiceId } = await dated('IOC/2/A', '2025-04-01');
    const change = (field: string, value: string) => changeOf(invoiceId, field, value);
    await expect(change('invoiceDateTime', '2025-03-31T23:59')).rejects.toMatchObject({
      problems: [{ code: 'DUPLICATE', message: expect.stringContaining('dated 31-03-2025'), field: 'invoiceDateTime' }],
    });
    await dated('IOC/2/B', '2025-04-30');
    await expect(change('invoiceNumber', 'ioc/2/b')).rejects.toMatchObject({
      problems: [{ code: 'DUPLICATE', message: expect.stringContaining('dated 30-04-2025'), field: 'invoiceNumber' }],
    });
    await change('invoiceDateTime', '2025-04-02T00:00');
  });

  test('that differs only in signs and leading zeros is asked about, also by a change', async () => {
    const asked = {
      problems: [{ code: 'REFERENCE_SEEN', field: 'invoiceNumber', message: expect.stringContaining('HPC/4471') }],
    };
    await enter({ invoiceNumber: 'HPC/4471' });
    await expect(enter({ invoiceNumber: 'hpc-04471' })).rejects.toMatchObject(asked);
    await enter({ invoiceNumber: 'HPC/4472' });
    const { invoiceId } = await enter({ invoiceNumber: 'hpc-04471', confirmed: true });
    const change = {
      ...{ table: 'invoice', rowId: invoiceId, permission: 2, comment: 'Read again' },
      changes: [{ field: 'invoiceNumber', value: 'HPC 4471' }],
    };
    await expect(station.act('changeRow', change)).rejects.toMatchObject(asked);
    await station.act('changeRow', { ...change, confirmed: true });
  });

  test('of changes to one number at once, one is made', async () => {
    const ids = await Promise.all(
      ['C', 'D', 'E', 'F'].map(async (letter) => (await dated(`IOC/3/${letter}`, '2025-05-05')).invoiceId),
    );
    const tries = await Promise.allSettled(ids.map((rowId) => changeOf(rowId, 'invoiceNumber', 'IOC/3/X')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ problems: [{ code: 'DUPLICATE', field: 'invoiceNumber' }] });
  });

  test('of twenty invoices with one number at once, one is entered', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => enter({ invoiceNumber: 'RACE 1' })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected')
        expect(tried.reason).toMatchObject({ problems: [{ code: 'DUPLICATE', field: 'invoiceNumber' }] });
    const rows = await station.sql("SELECT id FROM invoice WHERE invoice_number = 'RACE 1'");
    expect(rows).toHaveLength(1);
  });
});

test('an invoice is stored with its file', async () => {
  const content = Buffer.from('%PDF-1.4\nA bill\nstartxref\n9\n%%EOF\n').toString('base64');
  const { fileId } = await station.act<{ fileId: string }>('keepFile', { name: 'bill.pdf', content });
  const sent = oldInvoice();
  sent.invoice.document = fileId;
  const { status, body } = await post(sent);
  expect(status).toBe(200);
  const [row] = await station.sql('SELECT document_id AS "documentId" FROM invoice WHERE id = $1', [body[0].id]);
  expect(row).toEqual({ documentId: fileId });
});

test('remaining quantities of a product are listed, the oldest delivery first', async () => {
  const { id: xp } = await station.act('createProduct', { name: 'XP' });
  const came = (invoiceNumber: string, receiveDateTime: string) =>
    enter({ invoiceNumber, receiveDateTime, lines: [line(xp, 8 * KL), line(hs), line(xp, 4 * KL)], confirmed: true });
  await came('LATE', '2025-04-03T10:00');
  const { invoiceId } = await came('EARLY', '2025-04-03T09:59');
  const pending = async () => {
    const query = `query Pending($productId: Int!) { pendingInvoiceLines(productId: $productId) {
      invoiceNumber receivedOn quantity shortageQuantity remaining density } }`;
    return (await station.graphql(query, { productId: xp })).body.data.pendingInvoiceLines;
  };
  const row = (invoiceNumber: string, quantity: string, remaining = quantity) => ({
    invoiceNumber,
    receivedOn: '2025-04-03',
    quantity,
    remaining,
    shortageQuantity: '0.000',
    density: '832.5 KG/M3',
  });
  const all = ['EARLY', 'LATE'].flatMap((number) => [row(number, '8000.000'), row(number, '4000.000')]);
  expect(await pending()).toEqual(all);
  const unload = (litres: string) =>
    station.sql(`UPDATE invoice_line SET unloaded = ${litres} WHERE invoice_id = $1 AND product_id = $2`, [
      invoiceId,
      xp,
    ]);
  await unload('4000000');
  expect(await pending()).toEqual([row('EARLY', '8000.000', '4000.000'), ...all.slice(2)]);
  await unload('0');
});

test('no call caused an unhandled error', () => {
  expect(station.logged.filter((text) => text.includes('unhandled error'))).toEqual([]);
});

describe('the supplier of an invoice', () => {
  const newSupplier = async (name: string, over: object = {}): Promise<number> =>
    (await station.act<{ id: number }>('createSupplier', { name, ...over })).id;
  const changeOf = (rowId: number, field: string, value: string) =>
    station.act('changeRow', { table: 'invoice', rowId, permission: 2, changes: [{ field, value }] });
  const owed = async (invoiceId: number) => {
    const [row] = await station.sql<{ accounts: string }>(
      `SELECT string_agg(a.ref_id || ': ' || sums.amount, ', ' ORDER BY a.ref_id) AS accounts
       FROM (SELECT p.account_id, SUM(p.amount) AS amount FROM journal_entry e JOIN posting p ON p.entry_id = e.id
             WHERE e.document_kind = 'INVOICE' AND e.document_id = $1 GROUP BY 1) sums
       JOIN ledger_account a ON a.id = sums.account_id AND a.kind = 'SUPPLIER' WHERE sums.amount <> 0`,
      [invoiceId],
    );
    return row!.accounts;
  };
  const proposals = async () => {
    const { body } = await station.graphql('{ invoiceSuppliers { name isProposed } }');
    return (body.data.invoiceSuppliers as { name: string; isProposed: boolean }[]).map(({ name, isProposed }) =>
      isProposed ? `${name} *` : name,
    );
  };

  test('has its own account and its own numbers; a change moves what is owed', async () => {
    expect(await proposals()).toEqual([]);
    const oil = await newSupplier('OIL COMPANY');
    expect(await proposals()).toEqual(['OIL COMPANY *']);
    const lubricants = await newSupplier('LUBRICANTS');
    expect(await proposals()).toEqual(['LUBRICANTS', 'OIL COMPANY']);

    const invoiceNumber = anotherNumber();
    const { invoiceId } = await enter({ invoiceNumber, supplierId: oil });
    expect(await owed(invoiceId)).toBe(`${oil}: -152680000`);
    expect(await proposals()).toEqual(['LUBRICANTS', 'OIL COMPANY *']);
    await expect(enter({ invoiceNumber, supplierId: oil })).rejects.toMatchObject({
      problems: [{ code: 'DUPLICATE' }],
    });
    // Nobody knows whose invoice one without a supplier is.
    await expect(enter({ invoiceNumber })).rejects.toMatchObject({ problems: [{ code: 'DUPLICATE' }] });
    const { invoiceId: other } = await enter({ invoiceNumber, supplierId: lubricants });
    await expect(changeOf(other, 'supplierId', String(oil))).rejects.toMatchObject({
      problems: [{ code: 'DUPLICATE', field: 'supplierId' }],
    });
    await changeOf(other, 'invoiceNumber', anotherNumber());
    await changeOf(other, 'supplierId', String(oil));
    expect(await owed(other)).toBe(`${oil}: -152680000`);
    const { invoiceId: unnamed } = await enter();
    expect(await owed(unnamed)).toBe('0: -152680000');
    await changeOf(unnamed, 'supplierId', String(lubricants));
    expect(await owed(unnamed)).toBe(`${lubricants}: -152680000`);
    const [balance] = await station.sql<{ amount: number }>(
      `SELECT SUM(p.amount)::bigint AS amount FROM posting p JOIN ledger_account a ON a.id = p.account_id
       WHERE a.kind = 'SUPPLIER' AND a.ref_id = $1`,
      [oil],
    );
    expect(balance!.amount).toBe(-2 * 152_680_000);
  });

  test('must be in use, except where it is named already', async () => {
    const supplierId = await newSupplier('OLD ONE');
    const { invoiceId } = await enter({ supplierId });
    const [{ version }] = (await station.sql('SELECT version FROM supplier WHERE id = $1', [supplierId])) as [
      { version: number },
    ];
    await station.act('removeSupplier', { id: supplierId, version });
    for (const id of [supplierId, 9_999])
      await expect(enter({ supplierId: id })).rejects.toMatchObject({
        problems: [{ code: 'UNKNOWN_SUPPLIER', message: 'Select a supplier', field: 'supplierId' }],
      });
    await changeOf(invoiceId, 'comment', 'Read again');
    expect(await owed(invoiceId)).toBe(`${supplierId}: -152680000`);
  });

  test('an invoice before its opening balance moves that to its day', async () => {
    const supplierId = await newSupplier('WITH DUES', { openingBalance: 70_000 });
    const { invoiceId } = await enter({ supplierId });
    const [row] = await station.sql<{ day: string }>('SELECT opening_date AS day FROM supplier WHERE id = $1', [
      supplierId,
    ]);
    expect(row!.day).toBe('2025-04-01');
    const [{ version }] = (await station.sql('SELECT version FROM supplier WHERE id = $1', [supplierId])) as [
      { version: number },
    ];
    await station.act('updateSupplier', { id: supplierId, version, openingBalance: 80_000, openingDate: null });
    expect(await station.sql('SELECT opening_date AS day FROM supplier WHERE id = $1', [supplierId])).toEqual([row]);
    expect(await owed(invoiceId)).toBe(`${supplierId}: -152680000`);
  });
});
