import { RIGHTS_OF_KEYS } from '../../server/domain/api-key.rules';
import { Money } from '../../server/platform/scalars';
import { groupsOf, isSummed } from '../../server/views/graph/records.sums';
import type { Thing } from '../../server/views/graph/thing';
import { listedThings } from '../../server/views/graph/things';
import type { TestDatabase } from '../support/database';
import { createDemoDatabase } from '../support/demo-database';
import { type Server, startServer } from '../support/station';

let database: TestDatabase;
let server: Server;
let token: string;

beforeAll(async () => {
  database = await createDemoDatabase();
  server = await startServer(database.url, { READS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000' });
  const admin = { email: 'admin@demo.example', password: 'demo-admin' };
  token = (await server.rest('POST', '/api/v1/login', admin, { token: null })).body.token;
}, 300_000);
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** The answer to a selection of `records`. */
const ask = async (selection: string, by = token) => {
  const { body } = await server.graphql(`{ records { ${selection} } }`, {}, { token: by });
  return { records: body.data?.records ?? null, errors: body.errors };
};
const read = async (selection: string, by?: string) => {
  const { records, errors } = await ask(selection, by);
  expect(errors).toBeUndefined();
  return records;
};

const ids = async (text: string): Promise<number[]> => (await server.sql<{ id: number }>(text)).map(({ id }) => id);
const idsOf = (page: { nodes: { id: number }[] }): number[] => page.nodes.map(({ id }) => id);

const CREATE = `mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { key userErrors { message } } }`;
/** A key with all rights but these. */
const keyWithout = async (...rights: string[]): Promise<string> => {
  const left = RIGHTS_OF_KEYS.filter((right) => !rights.includes(right));
  const { body } = await server.graphql(CREATE, { input: { name: `No ${rights}`, rights: left } }, { token });
  expect(body.data?.createApiKey.userErrors ?? body.errors).toEqual([]);
  return body.data.createApiKey.key;
};

test('a question leads from a sale to its shift, creditor, pump and bill, and back', async () => {
  const [of] = await server.sql<Record<string, number>>(
    `SELECT c.id, c.amount, c.shift_id AS "shiftId", c.bill_id AS "billId", c.creditor_id AS "creditorId",
            (SELECT count(*)::int FROM credit_sale s WHERE s.bill_id = c.bill_id) AS sales
     FROM credit_sale c WHERE c.bill_id IS NOT NULL ORDER BY c.id LIMIT 1`,
  );
  const { creditSale } = await read(`creditSale(id: ${of!.id}) {
    id amount version shift { id shiftDate name } creditor { id firmName } product { shortName } pump { name }
    bill { id number settlements { amount payment { id creditor { id } } } sales { id } } }`);
  expect(creditSale).toMatchObject({
    id: of!.id,
    amount: (of!.amount! / 100).toFixed(2),
    shift: { id: of!.shiftId },
    creditor: { id: of!.creditorId },
    bill: { id: of!.billId },
  });
  expect(creditSale.bill.sales).toHaveLength(of!.sales!);
  for (const { payment } of creditSale.bill.settlements) expect(payment.creditor.id).toBe(of!.creditorId);
});

test('a creditor, a supplier and an employee lead to what is on their accounts', async () => {
  const [of] = await server.sql<Record<'creditor' | 'supplier' | 'employee', number>>(
    `SELECT (SELECT min(creditor_id) FROM creditor_bill) AS creditor, (SELECT min(supplier_id) FROM supplier_payment) AS supplier,
            (SELECT min(employee_id) FROM salary_payment) AS employee`,
  );
  const { creditor, supplier, employee } = await read(`
    creditor(id: ${of!.creditor}) { firmName creditDays bills { id } payments { id settlements { id } } creditSales { id } }
    supplier(id: ${of!.supplier}) { name paymentDays invoices { id lines { id } } payments { id } }
    employee(id: ${of!.employee}) { name payRate advances { id } shortages { id } salaries { id lines { count } } }`);
  const idsBy = async (table: string, column: string, id: number) =>
    ids(`SELECT id FROM ${table} WHERE ${column} = ${id} ORDER BY id`);
  expect(idsOf({ nodes: creditor.bills })).toEqual(await idsBy('creditor_bill', 'creditor_id', of!.creditor));
  expect(idsOf({ nodes: creditor.payments })).toEqual(await idsBy('creditor_payment', 'creditor_id', of!.creditor));
  expect(idsOf({ nodes: creditor.creditSales })).toEqual(await idsBy('credit_sale', 'creditor_id', of!.creditor));
  expect(idsOf({ nodes: supplier.invoices })).toEqual(await idsBy('invoice', 'supplier_id', of!.supplier));
  expect(idsOf({ nodes: supplier.payments })).toEqual(await idsBy('supplier_payment', 'supplier_id', of!.supplier));
  expect(idsOf({ nodes: employee.advances })).toEqual(await idsBy('employee_advance', 'employee_id', of!.employee));
  expect(idsOf({ nodes: employee.shortages })).toEqual(await idsBy('employee_shortage', 'employee_id', of!.employee));
  expect(idsOf({ nodes: employee.salaries })).toEqual(await idsBy('salary_payment', 'employee_id', of!.employee));
  const { errors } = await ask('shifts { nodes { creditSales { creditor { bills { id } } } } }');
  expect(errors[0].extensions.problems).toMatchObject([{ code: 'QUERY_LIMIT' }]);
});

test('what was recorded in a shift is one question, equal to its tables', async () => {
  const [shift] = await server.sql<{ id: number; sale: number }>(
    `SELECT s.id, sum(r.amount)::float AS sale FROM shift s JOIN nozzle_reading r ON r.shift_id = s.id
     WHERE s.state = 'CLOSED' GROUP BY s.id ORDER BY s.id DESC LIMIT 1`,
  );
  const { shift: found } = await read(`shift(id: ${shift!.id}) { readings { amount nozzle { name } }
    creditSales { id } cashCollections { id } swipeCollections { id } dips { id } stockIns { id } expenditures { id } }`);
  const sale = found.readings.reduce((sum: number, { amount }: { amount: string }) => sum + Number(amount) * 100, 0);
  expect(Math.round(sale)).toBe(shift!.sale);
  for (const [field, table] of Object.entries({
    creditSales: 'credit_sale',
    cashCollections: 'cash_collection',
    swipeCollections: 'swipe_collection',
    dips: 'tank_dip',
    stockIns: 'stock_in',
    expenditures: 'expenditure',
  }))
    expect(idsOf({ nodes: found[field] })).toEqual(
      await ids(`SELECT id FROM ${table} WHERE shift_id = ${shift!.id} ORDER BY id`),
    );
});

describe.each(listedThings)('$many', (thing) => {
  const keys = thing.order.columns.map(([column]) => column).join(', ');
  const all = () => ids(`SELECT id FROM ${thing.table} ORDER BY ${keys}`);

  test('pages forward and backward have each row once, in order', async () => {
    const expected = await all();
    expect(expected.length).toBeGreaterThan(0);
    const size = Math.min(200, Math.max(1, Math.ceil(expected.length / 3)));
    const walk = async (end: 'first' | 'last', side: 'after' | 'before'): Promise<number[][]> => {
      const pages: number[][] = [];
      for (let cursor: string | null = null; ; ) {
        const given: string = cursor === null ? '' : `, ${side}: "${cursor}"`;
        const page = (
          await read(`${thing.many}(${end}: ${size}${given}) { nodes { id } totalCount
            pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`)
        )[thing.many];
        expect(page.totalCount).toBe(expected.length);
        pages.push(idsOf(page));
        const { hasNextPage, hasPreviousPage, startCursor, endCursor } = page.pageInfo;
        if (!(end === 'first' ? hasNextPage : hasPreviousPage)) return pages;
        cursor = end === 'first' ? endCursor : startCursor;
      }
    };
    expect((await walk('first', 'after')).flat()).toEqual(expected);
    expect((await walk('last', 'before')).toReversed().flat()).toEqual(expected);
  });

  test('newest first is the same the other way round', async () => {
    const expected = (await all()).toReversed();
    const page = async (given: string) =>
      (
        await read(`${thing.many}(${given}, order: NEWEST_FIRST) { nodes { id }
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } }`)
      )[thing.many];
    const size = Math.min(200, Math.ceil(expected.length / 2));
    const one = await page(`first: ${size}`);
    expect(idsOf(one)).toEqual(expected.slice(0, size));
    expect(one.pageInfo).toMatchObject({ hasNextPage: expected.length > size, hasPreviousPage: false });
    expect(idsOf(await page(`first: 200, after: "${one.pageInfo.endCursor}"`))).toEqual(
      expected.slice(size, size + 200),
    );
    const end = await page('last: 1');
    expect(idsOf(end)).toEqual(expected.slice(-1));
    expect(idsOf(await page(`last: 3, before: "${end.pageInfo.startCursor}"`))).toEqual(
      expected.slice(0, -1).slice(-3),
    );
  });

  test('one is found by its id, with each of its relations', async () => {
    const [id] = await all();
    for (const [name, { to }] of Object.entries(thing.relations)) {
      const found = (
        await read(`${thing.one}(id: ${id}) { id ${name} { ${Object.keys(to().fields).slice(0, 2).join(' ')} } }`)
      )[thing.one];
      expect(found.id).toBe(id);
      expect(found).toHaveProperty(name);
    }
    expect(await read(`${thing.one}(id: 2147483647) { id }`)).toEqual({ [thing.one]: null });
  });

  test('an unknown id in its filter is refused', async () => {
    for (const [name, { to }] of Object.entries(thing.filters)) {
      if (to === undefined) continue;
      const { records, errors } = await ask(`${thing.many}(filter: { ${name}: 2147483647 }) { totalCount }`);
      expect(records).toEqual({ [thing.many]: null });
      expect(errors[0].extensions.problems).toMatchObject([{ code: 'NOT_FOUND', field: `filter.${name}` }]);
    }
  });
});

/** Columns that no field answers, besides the generated keys for comparisons: what only the server needs. */
const LEFT_OUT: Readonly<Record<string, readonly string[]>> = {
  credit_sale: ['slip_book_id', 'leaf'],
  creditor_bill: ['series', 'sequence', 'last_payment_id', 'last_sale_id', 'joins_spellings'],
  invoice: ['financial_year'],
  nozzle_reading: ['previous'],
  shift: ['draft'],
  salary_line: ['place'],
};

test('every column of the tables is answered, or left out on purpose', async () => {
  const columns = await server.sql<{ table: string; name: string }>(
    `SELECT table_name AS "table", column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND NOT (is_generated = 'ALWAYS' AND column_name LIKE '%\\_key')
     ORDER BY table_name, ordinal_position`,
  );
  const reached = new Set<Thing>(listedThings);
  for (const thing of reached) for (const { to } of Object.values(thing.relations)) reached.add(to());
  const missing = [...reached]
    .filter(({ type, parent }) => type === undefined && parent === undefined)
    .map(({ table, fields, relations }) => {
      const answered = [
        ...Object.values(fields).map(({ sql }) => sql('own')),
        ...Object.values(relations).map(({ on }) => on('it', 'own')),
      ].join(' ');
      const names = columns.filter((column) => column.table === table).map(({ name }) => name);
      return [table, names.filter((name) => !new RegExp(`\\bown\\.${name}\\b`).test(answered))] as const;
    });
  expect(Object.fromEntries(missing.filter(([, names]) => names.length > 0))).toEqual(LEFT_OUT);
});

test.each([
  ['creditSales', 'isBilled: true', 'bill_id IS NOT NULL'],
  ['creditSales', 'isBilled: false', 'bill_id IS NULL'],
  ['creditSales', 'productId: 1, pumpId: 1', 'product_id = 1 AND pump_id = 1'],
  ['bills', 'isSettled: false', 'settled_on IS NULL'],
  [
    'bills',
    'kind: SALES, dueFrom: "2026-10-01", dueTo: "2026-10-31"',
    "kind = 'SALES' AND due_date BETWEEN '2026-10-01' AND '2026-10-31'",
  ],
  ['creditSales', 'isLate: true', 'late_reason IS NOT NULL'],
  ['expenditures', 'isLate: false', 'late_reason IS NULL'],
  ['stockIns', 'isBackward: false, toReview: false', 'NOT is_backward AND NOT to_review'],
  ['tankDips', 'variationFrom: "-5.000", variationTo: "20.000"', 'variation BETWEEN -5000 AND 20000'],
  ['cheques', 'state: HELD, isReceived: true', "state = 'HELD' AND creditor_payment_id IS NOT NULL"],
  ['cashTransfers', 'kind: DEPOSIT', "kind = 'DEPOSIT'"],
  ['shifts', 'state: RUNNING', "state = 'RUNNING'"],
  ['creditorPayments', 'kind: TAX_DEDUCTED', "kind = 'TAX_DEDUCTED'"],
  ['tankDips', 'kind: CLOSE, tankId: 1', "kind = 'CLOSE' AND tank_id = 1"],
])('%s by %s', async (many, filter, where) => {
  const { table, order } = listedThings.find((thing) => thing.many === many)!;
  const expected = await ids(
    `SELECT id FROM ${table} WHERE ${where} ORDER BY ${order.columns.map(([column]) => column).join(', ')}`,
  );
  const { [many]: page } = await read(`${many}(first: 200, filter: { ${filter} }) { nodes { id } totalCount }`);
  expect(page.totalCount).toBe(expected.length);
  expect(idsOf(page)).toEqual(expected.slice(0, 200));
});

test('a bill is found by its number', async () => {
  const [{ id, number } = { id: 0, number: '' }] = await server.sql<{ id: number; number: string }>(
    'SELECT id, number FROM creditor_bill ORDER BY id DESC LIMIT 1',
  );
  const { bills } = await read(`bills(filter: { number: "  ${number.toLowerCase()} " }) { nodes { id } }`);
  expect(idsOf(bills)).toEqual([id]);
});

test('days choose by the date of the shift', async () => {
  const [{ day } = { day: '' }] = await server.sql<{ day: string }>(
    "SELECT max(shift_date)::text AS day FROM shift WHERE state = 'CLOSED'",
  );
  const { nozzleReadings } = await read(
    `nozzleReadings(first: 200, filter: { from: "${day}", to: "${day}" }) { nodes { id shift { shiftDate } } }`,
  );
  expect(new Set(nozzleReadings.nodes.map(({ shift }: { shift: { shiftDate: string } }) => shift.shiftDate))).toEqual(
    new Set([day]),
  );
  const expected = `SELECT r.id FROM nozzle_reading r JOIN shift s ON s.id = r.shift_id WHERE s.shift_date = '${day}'`;
  expect(idsOf(nozzleReadings).toSorted((one, other) => one - other)).toEqual(await ids(`${expected} ORDER BY r.id`));
});

test.each([
  ['both ends', 'bills(first: 1, last: 1) { totalCount }', 'INVALID', 'last'],
  ['a page too large', 'bills(first: 201) { totalCount }', 'INVALID', 'first'],
  ['no cursor', 'bills(after: "x") { totalCount }', 'INVALID', 'after'],
  ['the cursor of another list', 'bills(before: "12.13") { totalCount }', 'INVALID', 'before'],
  ['an empty page from the end', 'bills(last: 0) { totalCount }', 'INVALID', 'last'],
  [
    'too much',
    'creditSales(first: 200) { nodes { shift { creditSales { shift { creditSales { id } } } } } }',
    'QUERY_LIMIT',
    undefined,
  ],
  [
    'a range that ends first',
    'bills(filter: { from: "2026-02-02", to: "2026-02-01" }) { totalCount }',
    'INVALID',
    'filter.to',
  ],
  ['a day that no month has', 'bills(filter: { from: "2026-02-30" }) { totalCount }', 'INVALID', 'filter.from'],
  [
    'due days that end first',
    'bills(filter: { dueFrom: "2026-02-02", dueTo: "2026-02-01" }) { totalCount }',
    'INVALID',
    'filter.dueTo',
  ],
  [
    'a variation from more than to',
    'tankDips(filter: { variationFrom: "1", variationTo: "-1" }) { totalCount }',
    'INVALID',
    'filter.variationTo',
  ],
  ['an empty number', 'bills(filter: { number: " / " }) { totalCount }', 'INVALID', 'filter.number'],
  ['an empty vehicle', 'creditSales(filter: { vehicle: "" }) { totalCount }', 'INVALID', 'filter.vehicle'],
  ['a vehicle of signs', 'creditSales(filter: { vehicle: "- - -" }) { totalCount }', 'INVALID', 'filter.vehicle'],
])('%s is refused', async (_what, selection, code, field) => {
  const { errors } = await ask(selection);
  expect(errors[0].extensions.problems).toMatchObject([{ code, ...(field && { field }) }]);
});

test('a refusal says what it is about', async () => {
  const messageOf = async (selection: string) => (await ask(selection)).errors[0].message;
  expect(await messageOf('bills(last: 0) { totalCount }')).toBe('last must be 1 or more');
  expect(await messageOf('creditSales(filter: { shiftId: 2147483647 }) { totalCount }')).toBe(
    'There is no shift with the id 2147483647',
  );
});

test('a day of a variable that no month has is refused at its path', async () => {
  const { body } = await server.graphql(
    'query ($filter: BillFilterInput) { records { bills(filter: $filter) { totalCount } } }',
    { filter: { to: '2026-02-30' } },
    { token },
  );
  expect(body.errors[0].extensions.problems).toMatchObject([{ code: 'INVALID', field: 'filter.to' }]);
});

test('only rows of lists, of the rows that the filter leaves, count against the limit', async () => {
  const deep =
    'nodes { lines { product { name } invoice { supplier { name } } stockIns { tank { name } invoiceLine { id } } } }';
  const { invoices } = await read(`invoices(first: 200) { totalCount ${deep} }`);
  expect(invoices.nodes).toHaveLength(invoices.totalCount);
  const sales = 'nodes { shift { creditSales { shift { creditSales { id } } } } }';
  const [of] = await server.sql<{ shiftId: number; rows: number }>(
    `SELECT min(c.shift_id) AS "shiftId",
            sum(1 + 21 * (SELECT count(*) FROM credit_sale s WHERE s.shift_id = c.shift_id))::int AS rows
     FROM (SELECT shift_id FROM credit_sale ORDER BY shift_id, id LIMIT 200) c`,
  );
  const { errors } = await ask(`creditSales(first: 200) { ${sales} }`);
  expect(errors[0].extensions.problems[0].params).toEqual({ rows: of!.rows, most: 20_000 });
  const { creditSales } = await read(
    `creditSales(first: 200, filter: { shiftId: ${of!.shiftId}, creditorId: 1 }) { totalCount ${sales} }`,
  );
  expect(creditSales.nodes).toHaveLength(creditSales.totalCount);
});

describe('sums', () => {
  const FROM = '2026-10-05';
  const TO = '2026-11-04';
  const days = `from: "${FROM}", to: "${TO}"`;
  const filter = `filter: { ${days} }`;

  test.each(listedThings.filter(isSummed))('of $many are those of its table, by each group', async (thing) => {
    const field = `${thing.one}Sums`;
    const names = thing.sums.fields;
    const [expected] = await server.sql<{ count: number; sums: number[] }>(
      `SELECT count(*)::int AS count, json_build_array(${names
        .map((name) => `COALESCE(SUM(${thing.fields[name]!.sql('r')}), 0)`)
        .join(', ')}) AS sums FROM ${thing.table} r`,
    );
    const unitOf = (name: string) => (thing.fields[name]!.type === Money ? 100 : 1000);
    for (const group of ['', ...groupsOf(thing).keys()]) {
      const by = group === '' ? '' : `(by: [${group}])`;
      const rows: Record<string, string>[] = (await read(`${field}${by} { count ${names.join(' ')} }`))[field];
      const sumOf = (name: string, unit: number) =>
        rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * unit), 0);
      expect([group, sumOf('count', 1)]).toEqual([group, expected!.count]);
      expect([group, names.map((name) => sumOf(name, unitOf(name)))]).toEqual([group, expected!.sums]);
    }
  });

  test('by product and day are the sales of the report', async () => {
    const { nozzleReadingSums: sums } = await read(
      `nozzleReadingSums(by: [DAY, PRODUCT], ${filter}) { day month product { name } litres amount count }`,
    );
    const { body } = await server.graphql(
      `{ reports { sellDay(${days}, page: { limit: 1000 }) { rows { shiftDate product litres amount } } } }`,
      {},
      { token },
    );
    const shown = (rows: { day: string; product: string; litres: string; amount: string }[]) =>
      rows.map(({ day, product, litres, amount }) => [day, product, litres, amount].join(' ')).toSorted();
    expect(sums.length).toBeGreaterThan(20);
    expect(sums[0].month).toBeNull();
    expect(shown(sums.map((sum: { product: { name: string } }) => ({ ...sum, product: sum.product.name })))).toEqual(
      shown(body.data.reports.sellDay.rows.map((row: { shiftDate: string }) => ({ ...row, day: row.shiftDate }))),
    );
  });

  test('are the totals of the reports', async () => {
    const sums = await read(`
      creditSaleSums(${filter}) { amount litres }
      swipeCollectionSums(${filter}) { amount }
      shortageSums(${filter}) { amount }
      employeeAdvanceSums(${filter}) { amount }`);
    const { body } = await server.graphql(
      `{ reports {
        sellDay(${days}) { totals { credit shortage } }
        creditReportByShiftWithAggreagation(${days}) { totals { litres amount } }
        swipeGrouped(${days}) { totals { amount } }
        employeeAdvanceBetweenTwoDay(${days}) { totals { amount } } } }`,
      {},
      { token },
    );
    const { sellDay, creditReportByShiftWithAggreagation, swipeGrouped, employeeAdvanceBetweenTwoDay } =
      body.data.reports;
    expect(sums).toEqual({
      creditSaleSums: [creditReportByShiftWithAggreagation.totals],
      swipeCollectionSums: [swipeGrouped.totals],
      shortageSums: [{ amount: sellDay.totals.shortage }],
      employeeAdvanceSums: [employeeAdvanceBetweenTwoDay.totals],
    });
    expect(sums.creditSaleSums[0].amount).toBe(sellDay.totals.credit);
  });

  test('need the rights of what they lead to, and refuse an unknown id and too many groups', async () => {
    const sums = 'creditSaleSums(by: [CREDITOR]) { creditor { contactNo } }';
    expect((await ask(sums, await keyWithout('masters.read'))).errors[0].extensions.code).toBe('FORBIDDEN');
    expect((await ask('creditSaleSums { count }', await keyWithout('credit.read'))).errors[0].extensions.code).toBe(
      'FORBIDDEN',
    );
    for (const [selection, code, field] of [
      ['creditSaleSums(filter: { productId: 2147483647 }) { count }', 'NOT_FOUND', 'filter.productId'],
      ['creditSaleSums(by: [DAY], filter: { productId: 2147483647 }) { count }', 'NOT_FOUND', 'filter.productId'],
      ['creditSaleSums(by: [CREDITOR]) { creditor { bills { id } } }', 'QUERY_LIMIT', 'by'],
    ])
      expect((await ask(selection!)).errors[0].extensions.problems).toMatchObject([{ code, field }]);
  });
});

test('a field that is refused leaves the others', async () => {
  const { records, errors } = await ask('one: bills(after: "x") { totalCount } two: bills(first: 1) { totalCount }');
  expect(records).toEqual({ one: null, two: { totalCount: expect.any(Number) } });
  expect(errors).toHaveLength(1);
  expect(errors[0].path).toEqual(['records', 'one']);
});

test('a key needs the right of each thing that it selects', async () => {
  const few = await keyWithout('cash.read', 'pay.read', 'masters.read');
  expect((await read('shifts(last: 1) { nodes { creditSales { id } dips { id } } }', few)).shifts.nodes).toHaveLength(
    1,
  );
  for (const [selection, right] of [
    ['shifts(last: 1) { nodes { cashCollections { id } } }', 'cash.read'],
    ['shifts(last: 1) { nodes { shortages { employee { payRate } } } }', 'pay.read'],
    ['creditSales(last: 1) { nodes { creditor { contactNo } } }', 'masters.read'],
  ]) {
    const { errors } = await ask(selection!, await keyWithout(right!));
    expect(errors[0].extensions.code).toBe('FORBIDDEN');
    expect(errors[0].message).toContain(right);
  }
});
