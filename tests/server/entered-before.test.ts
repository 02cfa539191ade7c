import { numberKey, numberKeyInSql } from '../../server/domain/entered-before';
import { inr } from '../../server/domain/kernel/format';
import { slipBooks } from '../../server/modules/credit/slip-book.queries';
import { ask } from '../../server/platform/ask';
import { actAs, notesOf } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { startStation } from '../support/station';
import { setSetting } from '../support/station-settings';
import { BillingStation } from './billing-station';

let at: BillingStation;
let firm: number;
let other: number;
let bank: number;
let neft: number;

/** Slips on one day, a payment with a reference, and a shift of the day after. */
beforeAll(async () => {
  at = await BillingStation.open();
  firm = await at.addFirm('SHREE ROADLINES', '2026-04-01');
  other = await at.addFirm('GANESH LOGISTICS', '2026-04-01');
  bank = (await at.act('createTransactionAccount', { name: 'STATE BANK' })).id;
  neft = (await at.act('createPaymentMode', { name: 'NEFT' })).id;
  await at.act('createAccountPaymentMode', { accountId: bank, paymentModeId: neft });
  await at.startDay('2026-04-10');
  await sell('A-0077');
  await sell('C-0077');
  await pay('NEFT 4711');
  await at.endDay();
  await at.startDay('2026-04-11');
}, 60_000);
afterEach(() => expectBooksInOrder(at.backend.database));
afterAll(() => at.close());

const sell = (slipNo: string | null, over: object = {}): Promise<{ creditSaleId: number }> =>
  at.act('recordCreditSale', {
    ...{ creditorId: firm, litres: 10_000, slipNo, productId: at.ids.hs, pumpId: at.ids.pumps[0] },
    ...over,
  });
const pay = (reference: string, over: object = {}): Promise<{ creditorPaymentId: number }> =>
  at.act('recordCreditorPayment', {
    ...{ creditorId: firm, amount: 500_000, notes: [], accountId: bank, paymentModeId: neft, reference },
    ...over,
  });

const refusalOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'recorded',
    ({ problems }: { problems: unknown[] }) => problems[0],
  );

async function keysInSql(numbers: readonly string[]): Promise<(string | null)[]> {
  const rows = await at.backend.sql<{ key: string | null }>(
    `SELECT ${numberKeyInSql('number')} AS key FROM unnest($1::text[]) WITH ORDINALITY AS n (number, place) ORDER BY place`,
    [numbers],
  );
  return rows.map(({ key }) => key);
}

test('JavaScript and PostgreSQL compare printed numbers alike, by every character', async () => {
  const all = Array.from({ length: 0x2fff }, (_, index) => String.fromCharCode(index + 1))
    .filter((character) => !/[\p{Cs}\p{Cn}\p{Co}\p{Ll}\p{Lt}]/u.test(character))
    .flatMap((character) => [`A${character}0090${character}`, `A${character}`]);
  const keys = await keysInSql(all);
  expect(all.filter((number, index) => keys[index] !== numberKey(number))).toEqual([]);
  expect(['A-0099', 'a 99', '#A99.', 'A-९९'].map(numberKey)).toEqual(['A99', 'A99', 'A99', 'A99']);
  expect(['12', 'No. 12', 'NO.0012', 'no 12', '№ 12', 'नं. १२', 'क्र. 12', 'Number 12'].map(numberKey)).toEqual(
    Array.from({ length: 8 }, () => '12'),
  );
  const worded = ['No. 12', 'नं. १२', 'नंबर 7', 'क्रमांक-०७', 'NOS 4', 'NORTH 12', 'A NO 12', 'NO'];
  expect(worded.map(numberKey)).toEqual(['12', '12', '7', '7', '4', 'NORTH12', 'ANO12', null]);
  expect(await keysInSql(worded)).toEqual(worded.map(numberKey));
  expect(['CASH', 'A0', 'A-100', '0'].map(numberKey)).toEqual([null, 'A0', 'A100', '0']);
});

describe('a slip that the creditor has already', () => {
  test.each(['A-0077', 'a 77', '#A-77.', 'A-७७', 'A/077'])(
    'is asked about on another day, written %s',
    async (slipNo) => {
      const slip = slipNo.trim();
      expect(await refusalOf(sell(slipNo))).toMatchObject({
        code: 'SLIP_SEEN',
        field: 'slipNo',
        message: `Slip ${slip} of this creditor was entered before: ${inr(92_500)} on 10-04-2026. Save again to keep it.`,
      });
    },
  );

  test('is recorded once more when it is confirmed, and stays asked about', async () => {
    await sell('A-0077', { confirmed: true });
    expect(await refusalOf(sell('A-0077', { confirmed: false }))).toMatchObject({ code: 'SLIP_SEEN' });
  });

  test('another slip, the same one of another creditor, and a text without a number are not asked about', async () => {
    for (const [slipNo, over] of [
      ['A-0078', {}],
      ['B-0077', {}],
      ['A-0770', {}],
      ['A-0077', { creditorId: other }],
      ['CASH', {}],
      ['CASH', {}],
      [null, {}],
      [null, {}],
    ] as const)
      await sell(slipNo, over);
  });

  test('gets another product or vehicle without a question, and a line that repeats one with it', async () => {
    const { ms: productId } = at.ids;
    await sell('L 1');
    await sell('L-1', { productId });
    await sell('L1', { vehicle: 'MH12AB1234' });
    await sell('L1', { vehicle: 'MH12AB1234', productId });
    for (const over of [{ litres: 20_000 }, { vehicle: 'mh-12 ab 1234' }, { productId, litres: 5_000 }])
      expect(await refusalOf(sell('L1', over))).toMatchObject({ code: 'SLIP_SEEN' });
  });

  test('is asked about once when it was entered on another day, not again for its next line', async () => {
    expect(await refusalOf(sell('C-0077', { vehicle: 'MH1' }))).toMatchObject({ code: 'SLIP_SEEN' });
    await sell('C-0077', { vehicle: 'MH1', confirmed: true });
    await sell('C-0077', { vehicle: 'MH2' });
  });

  test.each(['No. 600', 'नं. ६००', '#600'])('is asked about written %s', async (slipNo) => {
    await sell('600', { confirmed: true });
    expect(await refusalOf(sell(slipNo))).toMatchObject({ code: 'SLIP_SEEN', field: 'slipNo' });
  });

  test('of two entries at once, the second is asked about', async () => {
    const tries = await Promise.allSettled(['R 1', 'r-1', 'R1', 'R.001'].map((slipNo) => sell(slipNo)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ problems: [{ code: 'SLIP_SEEN' }] });
  });

  test('of two sales that are changed to it at once, the second is asked about', async () => {
    const rows = [await sell('A-0510'), await sell('A-0511'), await sell('A-0512', { creditorId: other })];
    const changes = ['slipNo', 'slipNo', 'creditorId'].map((field, index) => ({
      ...{ table: 'credit_sale', rowId: rows[index]!.creditSaleId, permission: 2 },
      changes: [
        { field: 'slipNo', value: 'R-520' },
        ...(field === 'creditorId' ? [{ field, value: String(firm) }] : []),
      ],
    }));
    const tries = await Promise.allSettled(changes.map((change) => at.act('changeRow', change)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of tries)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ problems: [{ code: 'SLIP_SEEN' }] });
  });

  test('is asked about when a sale is changed to it', async () => {
    const { creditSaleId } = await sell('A-0500');
    const change = {
      ...{ table: 'credit_sale', rowId: creditSaleId, permission: 2 },
      changes: [{ field: 'slipNo', value: 'A-77' }],
    };
    await expect(at.act('changeRow', change)).rejects.toMatchObject({
      problems: [{ code: 'SLIP_SEEN', field: 'slipNo' }],
    });
    const { effects } = await at.act<{ effects: unknown[] }>('changeRow', { ...change, confirmed: true });
    expect(effects).toEqual([expect.stringContaining('Slip A-77 already has this product for this vehicle')]);
  });
});

describe('a sale that is changed to a slip which the creditor has in this shift', () => {
  test.each<[string, object, () => { field: string; value: string }[]]>([
    ['of another vehicle', { vehicle: 'MH14ZZ9' }, () => [{ field: 'slipNo', value: 'E-1997' }]],
    ['of another product', { productId: 'ms' }, () => [{ field: 'slipNo', value: 'e 1997' }]],
    [
      'after its creditor was wrong too',
      { creditorId: 'other', vehicle: 'MH14ZZ9', slipNo: 'E-1997' },
      () => [{ field: 'creditorId', value: String(firm) }],
    ],
  ])('is asked about: %s', async (_what, over, changes) => {
    const first = await sell('E-1997', { vehicle: 'MH12AB1234' });
    const ids: Record<string, number> = { ms: at.ids.ms, other };
    const sale = Object.fromEntries(Object.entries(over).map(([name, value]) => [name, ids[value] ?? value]));
    const { creditSaleId } = await sell('E-1992', sale);
    const change = { table: 'credit_sale', rowId: creditSaleId, permission: 2, changes: changes() };
    await expect(at.act('changeRow', change)).rejects.toMatchObject({
      problems: [
        {
          ...{ code: 'SLIP_SEEN', field: 'slipNo' },
          message: expect.stringMatching(/^Slip \S+ ?1997 already has a sale in this shift: 10.000 L, /),
        },
      ],
    });
    const { effects } = await at.act<{ effects: string[] }>('changeRow', { ...change, confirmed: true });
    expect(effects[0]).toContain('already has a sale in this shift');
    for (const rowId of [creditSaleId, first.creditSaleId])
      await at.act('changeRow', { table: 'credit_sale', rowId, permission: 1, changes: [] });
  });
});

describe('a reference that was recorded before', () => {
  test.each([
    ['of the same creditor in the same account', 'neft-4711', {}],
    ['of another creditor in the same account', 'NEFT 4711', 'other'],
  ])('is asked about: %s', async (_what, reference, whose) => {
    const over = whose === 'other' ? { creditorId: other } : {};
    expect(await refusalOf(pay(reference, over))).toMatchObject({
      code: 'REFERENCE_SEEN',
      field: 'reference',
      message: `Reference ${reference} was recorded before: creditor payment, SHREE ROADLINES, ${inr(500_000)} on 10-04-2026. Save again to keep it.`,
    });
    await pay(reference, { ...over, confirmed: true });
  });

  test('another one is not, and of two at once in one account the second is', async () => {
    await pay('NEFT 4712');
    const tries = await Promise.allSettled([
      pay('UTR 900'),
      pay('utr900', { creditorId: other }),
      pay('UTR-900', { creditorId: other }),
    ]);
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('two requests of staff that wait at once', () => {
  const refused = (work: Promise<unknown>) => refusalOf(work).then((problem) => (problem as { code?: string }).code);

  interface Decided {
    effects: string[];
    version: number | null;
    problems: unknown[];
  }

  const reviewed = (requestId: number): Promise<Decided> => at.act('rehearseChange', { requestId });
  const accept = (requestId: number, more: object = {}): Promise<{ state: string; effects?: string[] }> =>
    at.act('decideChange', { requestId, accept: true, ...more });

  const waitingIds = async (): Promise<number[]> => {
    const rows = await at.backend.sql<{ id: number }>(
      "SELECT id FROM change_request WHERE state = 'PENDING' ORDER BY id",
    );
    return rows.map(({ id }) => id);
  };

  /**
   * Accepts both that wait: the first without a question; the second only by the version of its review, which shows the
   * first, or confirmed.
   */
  async function acceptBoth(problem: { code: string; field: string }, waits: RegExp, recorded: RegExp): Promise<void> {
    const [first, second] = await waitingIds();
    const before = await reviewed(second!);
    expect(before.effects[0]).toMatch(waits);
    expect((await reviewed(first!)).effects.join()).not.toMatch(waits);
    expect(await accept(first!)).toMatchObject({ state: 'ACCEPTED' });

    expect(await refusalOf(accept(second!, { expectedVersion: before.version }))).toMatchObject({ code: 'STALE' });
    const { effects, version } = await reviewed(second!);
    expect(effects[0]).toMatch(recorded);
    const asked = { ...problem, message: `${effects[0]} Accept again to keep it.` };
    expect(await refusalOf(accept(second!))).toMatchObject(asked);
    expect(await refusalOf(accept(second!, { confirmed: false }))).toMatchObject(asked);
    expect(await waitingIds()).toEqual([second]);
    expect(await accept(second!, { expectedVersion: version })).toMatchObject({
      state: 'ACCEPTED',
      effects: expect.arrayContaining([effects[0]]),
    });
  }

  const inAccount = (over: object) => ({ notes: [], accountId: bank, paymentModeId: neft, ...over });
  const payments: [string, string, (over: { amount: number; reference: string }) => Promise<object>][] = [
    ['recordExpenditure', 'expenditure', async (over) => inAccount({ ...over, expenditureCategoryId: await rent() })],
    ['recordCreditorPayment', 'creditor payment', async (over) => inAccount({ ...over, ...late(), creditorId: payer })],
    ['transferCash', 'cash transfer', async (over) => drawn({ ...over, ...late() })],
  ];
  const rent = async (): Promise<number> =>
    (await at.act('createExpenditureCategory', { name: `RENT ${++categories}` })).id;
  let categories = 0;
  let closed = 0;
  /** Without earlier payments, which would make a small one unusual. */
  let payer = 0;
  const late = () => ({ shiftId: closed, lateReason: 'Found in the drawer' });
  const drawn = ({ amount, ...over }: { amount?: number }) => ({
    ...{ kind: 'DRAWING', accountId: bank, notes: notesOf(amount!) },
    ...over,
  });

  beforeAll(async () => {
    const [shift] = await at.backend.sql<{ id: number }>("SELECT id FROM shift WHERE state = 'CLOSED' ORDER BY id");
    closed = shift!.id;
    payer = await at.addFirm('PAPER MILL', '2026-04-01');
    await setSetting(at.act, 'expenditureByStaff', '1');
    await setSetting(at.act, 'overLimitByStaff', '1');
  });

  test.each(payments)('%s: with one reference is asked about, naming the first', async (command, what, input) => {
    const clerk = actAs(at.clerk);
    const one = await input({ amount: 10_000, reference: `UTR ${command} 555` });
    const again = { ...one, reference: `utr-${command}-0555` };
    expect(await refused(clerk(command, one))).toBe('WAITS_FOR_APPROVAL');
    const asked = {
      ...{ code: 'REFERENCE_SEEN', field: 'reference' },
      message: expect.stringMatching(
        new RegExp(
          `^Reference utr-${command}-0555 waits for approval: ${what}, .+, entered by .+\\. Save again to keep it\\.$`,
        ),
      ),
    };
    expect(await refusalOf(clerk(command, again))).toMatchObject(asked);
    expect(await refusalOf(at.act(command, again))).toMatchObject(asked);
    expect(await refused(clerk(command, { ...again, confirmed: true }))).toBe('WAITS_FOR_APPROVAL');
    await acceptBoth(
      { code: 'REFERENCE_SEEN', field: 'reference' },
      /^Reference \S+ waits for approval: /,
      /^Reference \S+ was recorded before: /,
    );
  });

  test('with one slip is asked about, naming the first', async () => {
    const small = await at.addFirm('SMALL MILL', '2026-04-01', { maxLimit: 10_000, confirmed: true });
    const input = {
      ...{ creditorId: small, litres: 10_000, productId: at.ids.hs, pumpId: at.ids.pumps[0] },
      overLimitReason: 'They pay today',
    };
    const enter = (more: object) => refusalOf(actAs(at.clerk)('recordCreditSale', { ...input, ...more }));
    expect(await enter({ slipNo: 'W 12' })).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
    const asked = {
      code: 'SLIP_SEEN',
      field: 'slipNo',
      message: expect.stringMatching(
        /^Slip \S+ waits for approval: ₹925\.00, entered by .+\. Save again to keep it\.$/,
      ),
    };
    expect(await enter({ slipNo: 'w-12' })).toMatchObject(asked);
    const { creditSaleId: rowId } = await sell('W-13', { creditorId: small, litres: 1_000 });
    const change = { table: 'credit_sale', rowId, permission: 2, changes: [{ field: 'slipNo', value: 'W12' }] };
    expect(await refusalOf(at.act('changeRow', change))).toMatchObject(asked);
    expect(await enter({ slipNo: 'w-12', confirmed: true })).toMatchObject({ code: 'WAITS_FOR_APPROVAL' });
    await acceptBoth(
      { code: 'SLIP_SEEN', field: 'slipNo' },
      /^Slip \S+ waits for approval: /,
      /^Slip \S+ already has this product for this vehicle: /,
    );
  });

  test('a slip or reference recorded while a request waits is asked about at its acceptance', async () => {
    const clerk = actAs(at.clerk);
    const mill = await at.addFirm('OIL MILL', '2026-04-01', { maxLimit: 10_000, confirmed: true });
    const sale = {
      ...{ creditorId: mill, litres: 10_000, productId: at.ids.hs, pumpId: at.ids.pumps[0] },
      slipNo: 'L3',
    };
    expect(await refused(clerk('recordCreditSale', { ...sale, overLimitReason: 'They pay today' }))).toBe(
      'WAITS_FOR_APPROVAL',
    );
    await sell('L 3', { creditorId: mill, litres: 1_000, overLimitReason: 'They pay today', confirmed: true });
    const payment = inAccount({ ...late(), creditorId: mill, amount: 1_000, reference: 'PEND2' });
    expect(await refused(clerk('recordCreditorPayment', payment))).toBe('WAITS_FOR_APPROVAL');
    await pay('PEND 2', { creditorId: mill, amount: 1_000, confirmed: true });
    const { creditSaleId: rowId } = await sell('L-4', {
      creditorId: mill,
      litres: 1_000,
      overLimitReason: 'They pay today',
    });
    const changes = [{ field: 'slipNo', value: 'L-5' }];
    await clerk('changeRow', { table: 'credit_sale', rowId, permission: 2, changes, comment: 'Misread' });
    await sell('L-5', { creditorId: mill, litres: 1_000, overLimitReason: 'They pay today' });

    const requests = await waitingIds();
    expect(requests).toHaveLength(3);
    for (const [index, requestId] of requests.entries()) {
      const { effects, problems } = await reviewed(requestId);
      expect(problems).toEqual([]);
      expect(effects[0]).toMatch(
        [/^Slip L3 already has/, /^Reference PEND2 was recorded before/, /^Slip L-5 /][index]!,
      );
      const code = index === 1 ? 'REFERENCE_SEEN' : 'SLIP_SEEN';
      expect(await refusalOf(accept(requestId))).toMatchObject({ code });
      expect(await accept(requestId, { confirmed: true })).toMatchObject({ state: 'ACCEPTED' });
    }
  });

  test('another line of a waiting slip is not asked about; a leaf is held for all creditors and not proposed', async () => {
    await at.act('createSlipBook', { firstSlip: 'K-01', lastSlip: 'K-20', creditorId: null });
    const small = await at.addFirm('LARGE MILL', '2026-04-01', { maxLimit: 10_000, confirmed: true });
    const input = {
      ...{ creditorId: small, litres: 10_000, productId: at.ids.hs, pumpId: at.ids.pumps[0] },
      ...{ overLimitReason: 'They pay today', slipNo: 'k1' },
    };
    const asClerk = actAs(at.clerk);
    expect(await refused(asClerk('recordCreditSale', input))).toBe('WAITS_FOR_APPROVAL');
    const line = { ...input, productId: at.ids.ms };
    expect(await refused(asClerk('recordCreditSale', line))).toBe('WAITS_FOR_APPROVAL');
    expect(await refused(sell('K-01'))).toBe('SLIP_SEEN');
    const [book] = await ask(at.clerk, slipBooks, {});
    expect(book).toMatchObject({ firstSlip: 'K-01', nextSlip: 'K-02' });
  });
});

test('an old tool is refused with the first entry, and recorded when it sends confirmed', async () => {
  const station = await startStation();
  try {
    const { creditors, pumps, products, shiftTypes } = station.ids;
    await station.act('startShift', { shiftTypeId: shiftTypes.morning, shiftDate: '2025-04-01' });
    const body = {
      creditorId: creditors[0],
      mpdId: pumps[0].id,
      productId: products.diesel,
      slipNo: '17',
      quantity: '10',
    };
    const post = (more: object) => station.rest('POST', '/api/v1/credit', { ...body, ...more });
    expect((await post({})).status).toBe(200);
    const { status, body: answer } = await post({ quantity: '20' });
    expect([status, answer.msg]).toEqual([
      409,
      'Slip 17 already has this product for this vehicle: 10.000 L, ₹925.00. Save again to keep it.',
    ]);
    expect((await post({ quantity: '20', confirmed: 'true' })).status).toBe(200);
  } finally {
    await station.close();
  }
});
