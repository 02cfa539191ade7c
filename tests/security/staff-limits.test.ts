import { randomUUID } from 'node:crypto';
import { aShiftRuns } from '../contract/work';
import { type Reply, type Station, startStation } from '../support/station';
import { setSetting } from '../support/station-settings';

let station: Station;
let made = 0;

const SETTINGS = [
  'advanceByStaff',
  'expenditureByStaff',
  'overLimitByStaff',
  'employeeByStaff',
  'creditorLimitByStaff',
] as const;

const set = (name: string, value: string | null) => setSetting(station.act, name, value);

beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
});
afterAll(() => station.close());
beforeEach(async () => {
  await station.sql('DELETE FROM station_setting WHERE key = ANY($1)', [SETTINGS]);
});

type Input = Record<string, unknown>;

/** The same entry as GraphQL and as REST take it. */
interface Sent {
  input: Input;
  body: Input;
}

interface Limit {
  setting: (typeof SETTINGS)[number];
  /** The value that an admin sets. */
  value: string;
  mutation: string;
  inputType: string;
  path: string;
  table: string;
  /** An entry that staff may still make; null if there is none. */
  within: (() => Sent | Promise<Sent>) | null;
  beyond(): Sent | Promise<Sent>;
  message: string;
  field: string | null;
}

const fromAccount = (amount: string, own: Input, old: Input): Sent => {
  const [accountId, paymentModeId] = [station.ids.accounts[0], station.ids.paymentModes[1]];
  return {
    input: { amount, accountId, paymentModeId, notes: [], ...own },
    body: { amount, trAccountId: accountId, payModeId: paymentModeId, ...old },
  };
};

function advance(amount: string): Sent {
  const employee = { employeeId: station.ids.employees[0] };
  return fromAccount(amount, employee, employee);
}

function expenditure(amount: string): Sent {
  const [category] = station.ids.expenditureCategories;
  return fromAccount(amount, { expenditureCategoryId: category }, { exCatId: category });
}

const firm = (maxLimit: string): Input => {
  const firmName = `FIRM ${String(++made)}`;
  const person = {
    proprietorName: 'OWNER',
    email: 'owner@firm.example',
    contactNo: '9876543210',
    address: 'MAIN ROAD',
  };
  return { firmName, shortName: firmName, ...person, maxLimit };
};
const creditor = (maxLimit: string): Sent => ({ input: firm(maxLimit), body: firm(maxLimit) });

function employee(): Sent {
  const person = { contactNo: '9876543210', address: 'Main road', payRate: '99999.00', joinDate: '2025-04-01' };
  const name = () => `ghost worker ${String(++made)}`;
  return { input: { name: name(), ...person }, body: { employeeName: name(), ...person } };
}

/** A sale to a new creditor with a limit of ₹1,000. */
async function sale(amount: string): Promise<Sent> {
  const { id: creditorId } = await station.act('createCreditor', {
    ...firm('1000.00'),
    firmName: `SMALL LIMIT ${++made}`,
    maxLimit: 100_000,
  });
  const [pumpId, productId] = [station.ids.pumps[0].id, station.ids.products.diesel];
  const sold = { creditorId, productId, amount, overLimitReason: 'The owner said so' };
  return { input: { ...sold, pumpId }, body: { ...sold, mpdId: pumpId } };
}

const LIMITS: Limit[] = [
  {
    setting: 'advanceByStaff',
    value: '5000.00',
    table: 'employee_advance',
    field: 'amount',
    mutation: 'recordEmployeeAdvance',
    inputType: 'RecordEmployeeAdvanceInput',
    path: '/api/v1/employee-advance',
    within: () => advance('5000.00'),
    beyond: () => advance('5000.01'),
    message: 'Staff can record advances up to ₹5,000.00. Ask an admin to record this one.',
  },
  {
    setting: 'expenditureByStaff',
    value: '0',
    table: 'expenditure',
    field: 'amount',
    mutation: 'recordExpenditure',
    inputType: 'RecordExpenditureInput',
    path: '/api/v1/expenditure',
    within: null,
    beyond: () => expenditure('0.01'),
    message: 'Staff can record expenditures up to ₹0.00. Ask an admin to record this one.',
  },
  {
    setting: 'expenditureByStaff',
    value: '250.50',
    table: 'expenditure',
    field: 'amount',
    mutation: 'recordExpenditure',
    inputType: 'RecordExpenditureInput',
    path: '/api/v1/expenditure',
    within: () => expenditure('250.50'),
    beyond: () => expenditure('250.51'),
    message: 'Staff can record expenditures up to ₹250.50. Ask an admin to record this one.',
  },
  {
    setting: 'overLimitByStaff',
    value: 'ADMINS',
    table: 'credit_sale',
    field: 'creditorId',
    mutation: 'recordCreditSale',
    inputType: 'RecordCreditSaleInput',
    path: '/api/v1/credit',
    within: () => sale('1000.00'),
    beyond: () => sale('1001.00'),
    message:
      'SMALL LIMIT # would owe ₹1,001.00, over the limit of ₹1,000.00. Ask an admin to record this sale or to raise the limit.',
  },
  {
    setting: 'employeeByStaff',
    value: 'ADMINS',
    table: 'employee',
    field: null,
    mutation: 'createEmployee',
    inputType: 'EmployeeInput',
    path: '/api/v1/employee',
    within: null,
    beyond: employee,
    message: 'Only an admin can add an employee. Ask an admin to create this one.',
  },
  {
    setting: 'creditorLimitByStaff',
    value: '1000',
    table: 'creditor',
    field: 'maxLimit',
    mutation: 'createCreditor',
    inputType: 'CreditorInput',
    path: '/api/v1/creditor',
    within: () => creditor('1000'),
    beyond: () => creditor('1001'),
    message:
      'Staff can set limits up to ₹1,000.00. Enter that or less, or ask an admin to create this creditor or to raise its limit later.',
  },
];

type Who = 'staffToken' | 'adminToken';
type Refusal = { code: string; message: string; field: string | null };

/**
 * The refusal in a GraphQL answer; null if the entry was recorded. Creditors are numbered, so `#` replaces the number.
 */
function refusalIn({ body }: Reply, mutation: string): Refusal | null {
  if (body.data?.[mutation]?.userErrors === undefined) throw new Error(JSON.stringify(body));
  const [refusal] = body.data[mutation].userErrors as Refusal[];
  return refusal ? { ...refusal, message: refusal.message.replace(/(?<=^SMALL LIMIT )\d+/, '#') } : null;
}

async function byGraphql({ mutation, inputType }: Limit, { input }: Sent, who: Who, key?: string) {
  const document = `mutation ($input: ${inputType}!) { ${mutation}(input: $input) { userErrors { code message field } } }`;
  const call = { token: station[who], ...(key && { key }) };
  return refusalIn(await station.graphql(document, { input }, call), mutation);
}

const byRest = ({ path }: Limit, { body }: Sent, who: Who): Promise<Reply> =>
  station.rest('POST', path, body, { token: station[who] });

async function countIn({ table }: Limit): Promise<number> {
  const [row] = await station.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`);
  return row!.count;
}

const named = LIMITS.map((limit) => [`${limit.setting} ${limit.value}`, limit] as const);

test.each(named)('%s: without the limit, staff can make the entry', async (_, limit) => {
  expect(await byGraphql(limit, await limit.beyond(), 'staffToken')).toBeNull();
  expect((await byRest(limit, await limit.beyond(), 'staffToken')).status).toBe(200);
});

test.each(named)('%s: staff are refused above it and told what to do, over GraphQL and REST', async (_, limit) => {
  await set(limit.setting, limit.value);
  const { message, field } = limit;
  const sent = await limit.beyond();
  const other = await limit.beyond();
  const before = await countIn(limit);
  expect(await byGraphql(limit, sent, 'staffToken')).toEqual({ code: 'NEEDS_ADMIN', message, field });
  const { status, body } = await byRest(limit, other, 'staffToken');
  const msg = body.msg.replace(/(?<=^SMALL LIMIT )\d+/, '#');
  expect([status, msg]).toEqual([409, message]);
  if (field !== null) expect(body.errors).toMatchObject([{ field }]);
  expect(await countIn(limit)).toBe(before);
});

test.each(named.filter(([, { within }]) => within !== null))(
  '%s: staff can enter exactly the limit',
  async (_, limit) => {
    await set(limit.setting, limit.value);
    expect(await byGraphql(limit, await limit.within!(), 'staffToken')).toBeNull();
    expect((await byRest(limit, await limit.within!(), 'staffToken')).status).toBe(200);
  },
);

test.each(named)('%s: does not apply to an admin', async (_, limit) => {
  await set(limit.setting, limit.value);
  expect(await byGraphql(limit, await limit.beyond(), 'adminToken')).toBeNull();
  expect((await byRest(limit, await limit.beyond(), 'adminToken')).status).toBe(200);
});

test('a sale over the limit is refused before a reason is requested', async () => {
  await set('overLimitByStaff', 'ADMINS');
  const limit = LIMITS.find(({ setting }) => setting === 'overLimitByStaff')!;
  const { input, body } = await limit.beyond();
  const sent = { input: { ...input, overLimitReason: null }, body };
  expect(await byGraphql(limit, sent, 'staffToken')).toMatchObject({ code: 'NEEDS_ADMIN', field: 'creditorId' });
});

test("the creditor's standing states who may sell above the limit, so that the form can warn early", async () => {
  const [creditor] = await station.sql<{ id: number }>('SELECT id FROM creditor LIMIT 1');
  const query = 'query ($creditorId: Int!) { creditStanding(creditorId: $creditorId) { mayPassLimit } }';
  const mayPassLimit = async (token: string) =>
    (await station.graphql(query, { creditorId: creditor!.id }, { token })).body.data.creditStanding.mayPassLimit;
  expect(await mayPassLimit(station.staffToken)).toBe(true);
  await set('overLimitByStaff', 'ADMINS');
  expect([await mayPassLimit(station.staffToken), await mayPassLimit(station.adminToken)]).toEqual([false, true]);
});

test('an entry queued offline is refused like any other, and recorded under its key once the limit allows it', async () => {
  await set('expenditureByStaff', '250.50');
  const limit = LIMITS.find(({ value }) => value === '250.50')!;
  const key = randomUUID();
  const [shift] = await station.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'RUNNING'");
  const sent = await limit.beyond();
  sent.input.shiftId = shift!.id;
  const before = await countIn(limit);
  expect(await byGraphql(limit, sent, 'staffToken', key)).toMatchObject({ code: 'NEEDS_ADMIN' });
  await set('expenditureByStaff', null);
  expect(await byGraphql(limit, sent, 'staffToken', key)).toBeNull();
  expect(await byGraphql(limit, sent, 'staffToken', key)).toBeNull();
  expect(await countIn(limit)).toBe(before + 1);
});

test('an edit by staff above a limit waits for an admin as before', async () => {
  const { expenditureId } = await station.act<{ expenditureId: number }>('recordExpenditure', {
    ...expenditure('0').input,
    amount: 10_000,
  });
  await set('expenditureByStaff', '250.50');
  const input = {
    table: 'expenditure',
    rowId: expenditureId,
    permission: 2,
    comment: 'Mistyped',
    changes: [{ field: 'amount', value: '900.00' }],
  };
  const { body } = await station.graphql(
    'mutation ($input: ChangeRowInput!) { changeRow(input: $input) { state userErrors { message } } }',
    { input },
    { token: station.staffToken },
  );
  expect(body.data.changeRow).toEqual({ state: 'PENDING', userErrors: [] });
});
