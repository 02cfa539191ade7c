import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { Values } from '../../server/reports/parameter';
import type { SectionAnswer } from '../../server/reports/section';
import type { ChangeOutcome } from '../../server/services/approvals/ask-or-apply';
import { balanceOf } from '../../server/services/ledger/balances.queries';
import { account } from '../../server/services/ledger/post';
import { inEnglish } from '../reports/in-english';
import { BillingStation } from '../server/billing-station';
import { clockOn } from '../support/clock-on';
import { textsOf } from '../support/pdf-text';
import { FIRST_DAY } from '../support/small-station';
import { type Station, startStation } from '../support/station';
import { formulasOf, sheetsOf } from '../support/xlsx-sheets';

jest.setTimeout(60_000);

const DAY = '2026-03-02';
const DELETE = 1;
const MODIFY = 2;

let station: BillingStation;
let firms = 0;

beforeAll(async () => {
  station = await BillingStation.open();
  await station.startDay(DAY);
});
afterAll(() => station?.close());

const newFirm = (over: object = {}): Promise<number> => station.addFirm(`FIRM ${++firms}`, DAY, over);

const sell = async (creditorId: number, litres: number, more: object): Promise<number> => {
  const { ids } = station;
  const sale = { creditorId, litres: litres * 1000, productId: ids.hs, pumpId: ids.pumps[0], ...more };
  return (await station.act<{ creditSaleId: number }>('recordCreditSale', sale)).creditSaleId;
};

const change = (table: string, rowId: number, typed: Record<string, string> | null): Promise<ChangeOutcome> =>
  station.act(
    'changeRow',
    {
      table,
      rowId,
      permission: typed === null ? DELETE : MODIFY,
      comment: 'It was entered wrong',
      confirmed: true,
      changes: Object.entries(typed ?? {}).map(([field, value]) => ({ field, value })),
    },
    { clock: clockOn(DAY) },
  );

/** The sections of a statement by name. */
async function statementOf(creditor: number, more: object = {}, route = 'credit-statement') {
  const report = reports.find((each) => each.route === route)!;
  const values = { creditor, from: DAY, to: DAY, ...more } as Values;
  const { sections } = await ask(station.admin, report.query, values);
  const answers = inEnglish(report, sections);
  return Object.fromEntries(report.sections.map(({ name }, index) => [name, answers[index]!])) as {
    account: SectionAnswer;
    lines: SectionAnswer;
  };
}

const CORRECTIONS = { corrections: true };

const linesOf = async (creditor: number, more: object = {}): Promise<unknown[][]> =>
  (await statementOf(creditor, more)).lines.rows.map(
    ({ what, slipNo, vehicle, product, litres, debit, credit, balance }) => [
      what,
      slipNo,
      vehicle,
      product,
      litres,
      debit,
      credit,
      balance,
    ],
  );

/** Checks that totals leave out reversed entries, with and without corrections, and that balances equal the ledger. */
async function expectTotals(creditor: number, debit: number, credit: number): Promise<void> {
  const due = await balanceOf(station.backend.sql, account('CREDITOR', creditor), DAY);
  expect(debit - credit).toBe(due);
  for (const more of [{}, CORRECTIONS]) {
    const { account: facts, lines } = await statementOf(creditor, more);
    expect(facts.rows).toMatchObject([{ opening: 0, debit, credit, closing: due }]);
    expect(lines.totals).toEqual({ debit, credit });
    expect(lines.rows.at(-1)?.balance ?? 0).toBe(due);
  }
}

test('an edited sale is listed once with its current values; with corrections each line has the litres of its amount', async () => {
  const firm = await newFirm();
  const sale = await sell(firm, 200, { slipNo: '17', vehicle: 'KA01' });
  await change('credit_sale', sale, { litres: '150', vehicle: 'KA02' });
  expect(await linesOf(firm)).toEqual([['Credit sale', '17', 'KA02', 'HS', 150_000, 1_387_500, 0, 1_387_500]]);
  expect(await linesOf(firm, CORRECTIONS)).toEqual([
    ['Credit sale (reversed)', '17', 'KA01', 'HS', 200_000, 1_850_000, 0, 1_850_000],
    ['Reversal: Credit sale', '17', 'KA01', 'HS', 200_000, 0, 1_850_000, 0],
    ['Credit sale', '17', 'KA02', 'HS', 150_000, 1_387_500, 0, 1_387_500],
  ]);
  await expectTotals(firm, 1_387_500, 0);
});

test('a sale moved to another creditor leaves the first one its own slip, with corrections only', async () => {
  const [firm, other] = [await newFirm(), await newFirm()];
  const sale = await sell(firm, 10, { slipNo: '21', vehicle: 'KA01' });
  await change('credit_sale', sale, { creditorId: String(other), slipNo: '99', vehicle: 'MH09' });
  expect(await linesOf(firm)).toEqual([]);
  expect(await linesOf(firm, CORRECTIONS)).toEqual([
    ['Credit sale (reversed)', '21', 'KA01', 'HS', 10_000, 92_500, 0, 92_500],
    ['Reversal: Credit sale', '21', 'KA01', 'HS', 10_000, 0, 92_500, 0],
  ]);
  for (const more of [{}, CORRECTIONS])
    expect(await linesOf(other, more)).toEqual([['Credit sale', '99', 'MH09', 'HS', 10_000, 92_500, 0, 92_500]]);
  await expectTotals(firm, 0, 0);
  await expectTotals(other, 92_500, 0);
});

test('a deleted sale keeps its slip, vehicle and litres in its reversed lines', async () => {
  const firm = await newFirm();
  const sale = await sell(firm, 10, { slipNo: '31', vehicle: 'KA01', productId: station.ids.ms });
  await change('credit_sale', sale, null);
  expect(await linesOf(firm)).toEqual([]);
  expect(await linesOf(firm, CORRECTIONS)).toEqual([
    ['Credit sale (reversed)', '31', 'KA01', 'MS', 10_000, 104_200, 0, 104_200],
    ['Reversal: Credit sale', '31', 'KA01', 'MS', 10_000, 0, 104_200, 0],
  ]);
  await expectTotals(firm, 0, 0);
});

test('an edited payment keeps its old reference on the old lines, and its reversal comes before the new entry', async () => {
  const firm = await newFirm();
  const { id: accountId } = await station.act('createTransactionAccount', { name: 'STATE BANK' });
  const { id: paymentModeId } = await station.act('createPaymentMode', { name: 'NEFT' });
  await station.act('createAccountPaymentMode', { accountId, paymentModeId });
  const paid = { creditorId: firm, amount: 50_000, accountId, paymentModeId, reference: 'UTR 1', notes: [] };
  const { creditorPaymentId } = await station.act<{ creditorPaymentId: number }>('recordCreditorPayment', paid);
  await change('creditor_payment', creditorPaymentId, { amount: '400.00', reference: 'UTR 2' });
  const brief = async (more: object) =>
    (await linesOf(firm, more)).map(([what, , , , , debit, credit, balance]) => [what, debit, credit, balance]);
  expect(await brief({})).toEqual([['Payment, NEFT, UTR 2', 0, 40_000, -40_000]]);
  expect(await brief(CORRECTIONS)).toEqual([
    ['Payment, NEFT, UTR 1 (reversed)', 0, 50_000, -50_000],
    ['Reversal: Payment, NEFT, UTR 1', 50_000, 0, 0],
    ['Payment, NEFT, UTR 2', 0, 40_000, -40_000],
  ]);
  await expectTotals(firm, 0, 40_000);
  // A corrected reference posts nothing, so there is no reversed entry to show.
  await change('creditor_payment', creditorPaymentId, { reference: 'UTR 3' });
  expect((await brief(CORRECTIONS)).map(([what]) => what)).toEqual([
    'Payment, NEFT, UTR 1 (reversed)',
    'Reversal: Payment, NEFT, UTR 1',
    'Payment, NEFT, UTR 3',
  ]);
});

test("a small creditor's open account has the same lines and totals, and the list of balances counts current entries only", async () => {
  const shop = await newFirm({ isSmall: true });
  const sale = await sell(shop, 20, { slipNo: '41', vehicle: null });
  await change('credit_sale', sale, { litres: '30' });
  const { lines: plain, account: facts } = await statementOf(shop, {}, 'small-creditor-account-statement');
  expect(plain.rows).toMatchObject([{ what: 'Credit sale', litres: 30_000, debit: 277_500 }]);
  expect(facts.rows).toMatchObject([{ opening: 0, debit: 277_500, credit: 0, closing: 277_500 }]);
  const { lines } = await statementOf(shop, CORRECTIONS, 'small-creditor-account-statement');
  expect(lines.rows.map(({ litres }) => litres)).toEqual([20_000, 20_000, 30_000]);
  expect(lines.totals).toEqual({ debit: 277_500, credit: 0 });
  const balances = reports.find(({ route }) => route === 'all-small-creditor-statement')!;
  const { sections } = await ask(station.admin, balances.query, { asAt: DAY });
  expect(sections[0]!.rows).toMatchObject([{ creditorId: shop, debit: 277_500, credit: 0, balance: 277_500 }]);
});

describe('over HTTP', () => {
  let server: Station;
  let firm: number;
  let address: string;

  /** A sale of 150 L for 13,875.00, first entered as 200 L for 18,500.00. */
  beforeAll(async () => {
    server = await startStation();
    const { act, ids } = server;
    await act('startShift', { shiftDate: FIRST_DAY, shiftTypeId: ids.shiftTypes.morning, onDuty: [] });
    [firm] = ids.creditors as [number];
    const sale = { creditorId: firm, pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 200_000 };
    const { creditSaleId } = await act<{ creditSaleId: number }>('recordCreditSale', { ...sale, slipNo: '51' });
    await act('changeRow', {
      table: 'credit_sale',
      rowId: creditSaleId,
      permission: MODIFY,
      comment: 'It was entered wrong',
      changes: [{ field: 'litres', value: '150' }],
    });
    address = `/api/v1/report/credit-statement?creditor=${firm}&from=${FIRST_DAY}&to=${FIRST_DAY}`;
  }, 60_000);
  afterAll(() => server?.close());

  const get = async (more: string) => server.rest('GET', `${address}${more}`);

  test('REST leaves out corrections unless requested, and refuses values other than true and false', async () => {
    for (const more of ['', '&corrections=false'])
      expect((await get(more)).body.lines).toMatchObject([{ what: 'Credit sale', litres: 150, debit: 13_875 }]);
    expect((await get('&corrections=true')).body).toMatchObject({
      account: [{ opening: 0, debit: 13_875, credit: 0, closing: 13_875 }],
      lines: [
        { what: 'Credit sale (reversed)', slipNo: '51', litres: 200, debit: 18_500, credit: 0, balance: 18_500 },
        { what: 'Reversal: Credit sale', slipNo: '51', litres: 200, debit: 0, credit: 18_500, balance: 0 },
        { what: 'Credit sale', slipNo: '51', litres: 150, debit: 13_875, credit: 0, balance: 13_875 },
      ],
    });
    const refused = await get('&corrections=maybe');
    expect([refused.status, refused.body.msg]).toEqual([400, 'Show corrections must be true or false']);
  });

  test('GraphQL takes a Boolean; the totals count current entries only', async () => {
    const statementWith = async (more: string) => {
      const given = `creditor: ${firm}, from: "${FIRST_DAY}", to: "${FIRST_DAY}"${more}`;
      const parts = 'lines { rows { what litres } totals { debit credit } }';
      const { body } = await server.graphql(`{ reports { creditStatement(${given}) { ${parts} } } }`);
      return body.data.reports.creditStatement.lines;
    };
    const totals = { debit: '13875.00', credit: '0.00' };
    expect(await statementWith('')).toEqual({ rows: [{ what: 'Credit sale', litres: '150.000' }], totals });
    expect(await statementWith(', corrections: true')).toEqual({
      totals,
      rows: [
        { what: 'Credit sale (reversed)', litres: '200.000' },
        { what: 'Reversal: Credit sale', litres: '200.000' },
        { what: 'Credit sale', litres: '150.000' },
      ],
    });
  });

  test('CSV, XLSX and PDF have the same lines and totals', async () => {
    const csv = (await get('&corrections=true&format=csv')).body.toString();
    expect(csv).toMatch(/Credit sale \(reversed\),51,,HS,200\.000,,18500\.00,0\.00,18500\.00/);
    expect(csv).toMatch(/Total.*,13875\.00,0\.00,\r\n/);

    const sheets = await sheetsOf((await get('&corrections=true&format=xlsx')).body);
    const lines = sheets.find(({ name }) => name === 'Statement')!;
    expect(lines.rows.slice(-4).map((row) => row.slice(-3))).toEqual([
      [18_500, 0, 18_500],
      [0, 18_500, 0],
      [13_875, 0, 13_875],
      [13_875, 0, null],
    ]);
    // The sum of the cells above is a different figure.
    expect([...formulasOf(lines)]).toEqual([]);
    const plain = await sheetsOf((await get('&format=xlsx')).body);
    expect(formulasOf(plain.find(({ name }) => name === 'Statement')!).size).toBe(2);

    const corrected = textsOf((await get('&corrections=true&format=pdf')).body).join('\n');
    for (const text of ['Show corrections Yes', 'Credit sale (reversed)', 'Reversal: Credit sale', '₹13,875.00'])
      expect(corrected).toContain(text);
    const printed = textsOf((await get('&format=pdf')).body).join('\n');
    for (const text of ['Show corrections', '18,500.00', '200.000']) expect(printed).not.toContain(text);
  });
});
