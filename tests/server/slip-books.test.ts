import { slipBooks } from '../../server/modules/credit/slip-book.queries';
import { slipPlaces } from '../../server/modules/credit/slip-places.query';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { closeRunningShift } from '../support/close-running-shift';
import { type Act, actAs, type ClosingStation } from '../support/closing-station';
import { openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, refusalOf } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let ctx: Context;
let act: Act;
let asAdmin: Act;
let station: ClosingStation;
let shree: number;
let small: number;

beforeEach(async () => {
  const opened = await openClosingStation();
  ({ backend, station, act: asAdmin } = opened);
  ctx = await contextOf(backend, false);
  [shree, small] = station.creditors;
  await asAdmin('startShift', { shiftDate: '2026-11-21', shiftTypeId: station.morning });
  act = actAs(ctx);
});
afterEach(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const enter = (firstSlip: string, lastSlip: string, creditorId?: number) =>
  act<{ slipBookId: number }>('createSlipBook', { firstSlip, lastSlip, creditorId });
const sell = (slipNo: string | null, over: object = {}) =>
  act<{ creditSaleId: number }>('recordCreditSale', {
    creditorId: shree,
    pumpId: station.pumps[0],
    productId: station.hs,
    litres: 1_000,
    slipNo,
    ...over,
  });
const spoil = (slipNo: string, reason = 'torn out') =>
  act<{ slipBookId: number; leaf: number }>('voidSlip', { slipNo, reason });
const told = async (work: Promise<unknown>): Promise<string> => (await refusalOf(work)).message;
/** What is said of a line that repeats the one of `sell`, and the question about it. */
const repeats = (slip: string): string => `Slip ${slip} already has this product for this vehicle: 1.000 L, ₹92.50.`;
const asked = (slip: string): string => `${repeats(slip)} Save again to keep it.`;
/** Closes the running shift, in which the first pump sold all on credit but a little, and starts the night of its day. */
async function nextShift(notOnCredit = 0): Promise<void> {
  const sold = await backend.sql<{ litres: number }>(
    `SELECT COALESCE(SUM(c.litres) FILTER (WHERE c.product_id = p.id), 0)::bigint AS litres
     FROM product p LEFT JOIN (credit_sale c JOIN shift s ON s.id = c.shift_id AND s.state = 'RUNNING') ON true
     WHERE p.id IN ($1, $2) GROUP BY p.id ORDER BY p.id`,
    [station.hs, station.ms],
  );
  const [hs, ms] = sold.map(({ litres }) => litres);
  const last = notOnCredit > 0 ? { employeeId: station.employees[0], amount: 185 } : undefined;
  await closeRunningShift({ act: asAdmin, sql: backend.sql, ids: station }, [{ sold: [hs! + notOnCredit, ms!], last }]);
  await asAdmin('startShift', { shiftDate: '2026-11-21', shiftTypeId: station.night });
}
const books = (includeFinished = false) => ask(ctx, slipBooks, { includeFinished });
const places = (slipNo: string) => ask(ctx, slipPlaces, { slipNo });
const slipsOf = () =>
  backend.sql('SELECT slip_no AS "slipNo", slip_book_id AS book, leaf FROM credit_sale ORDER BY id');

describe('entering a book', () => {
  it('a book can be entered for a creditor or for the station', async () => {
    const { slipBookId } = await enter(' A-0001', 'a-0100 ', shree);
    await enter('1001', '1050');
    expect(await books()).toEqual([
      expect.objectContaining({ firstSlip: '1001', lastSlip: '1050', creditorId: null, firmName: null, leaves: 50 }),
      {
        id: slipBookId,
        firstSlip: 'A-0001',
        lastSlip: 'A-0100',
        creditorId: shree,
        firmName: 'SHREE TRANSPORT',
        leaves: 100,
        used: 0,
        void: 0,
        unused: 100,
        missing: [],
        waiting: [],
        voided: [],
        nextSlip: 'A-0001',
        lastSaleId: null,
        lastSlipUsed: null,
      },
    ]);
  });

  it.each([
    ['A-0050', 'A-0150', 'Slips of A-0050 to A-0150 are already in the slip book A-0001 to A-0100', 'REFUSED'],
    ['A-0101', 'B-0200', 'A-0101 and B-0200 cannot be in one slip book: they begin differently', 'REFUSED'],
    ['A-0200', 'A-0101', 'The last slip A-0101 is before the first, A-0200', 'REFUSED'],
    ['A-0101', 'A-1101', 'A slip book can have at most 1000 leaves, not 1001', 'REFUSED'],
    ['A-', 'A-0200', 'Enter a slip number that ends in up to 9 digits, such as A-0001', 'REFUSED'],
    [
      '-5',
      '5',
      'A slip number must start with a letter or digit and have only letters, digits, - / . and spaces',
      'REFUSED',
    ],
    [
      '🚚1',
      '9',
      'A slip number must start with a letter or digit and have only letters, digits, - / . and spaces',
      'REFUSED',
    ],
    ['', 'A-0200', 'Enter a slip number that ends in up to 9 digits, such as A-0001', 'INVALID'],
  ])('refuses %j to %j', async (first, last, message, kind) => {
    await enter('A-0001', 'A-0100');
    expect(await refusalOf(enter(first, last))).toMatchObject({ message, kind });
    expect(await books()).toHaveLength(1);
  });

  it('a book for an unknown or disabled creditor is refused', async () => {
    expect(await told(enter('1', '50', 999))).toBe('Select a creditor');
    await backend.sql('UPDATE creditor SET disabled = true WHERE id = $1', [shree]);
    expect(await told(enter('1', '50', shree))).toBe('SHREE TRANSPORT is disabled');
  });

  it('of ten clerks who enter a book at once, one succeeds', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 10 }, (_, n) => enter(`${10 + n}`, `${60 + n}`)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await books()).toHaveLength(1);
  });

  it('a book entered after its first slips puts their sales on its leaves, all lines of the later of two slips', async () => {
    for (const slipNo of ['A-0001', 'a 2', 'A-0003', 'A-0900', null]) await sell(slipNo);
    await sell('A-0004', { creditorId: small });
    await nextShift();
    for (const vehicle of ['MH12AB1234', null]) await sell('A0003', { vehicle, confirmed: true });
    const { slipBookId } = await enter('A-0001', 'A-0010', shree);
    const on = (slipNo: string | null, leaf: number | null) => ({ slipNo, book: leaf && slipBookId, leaf });
    expect(await slipsOf()).toEqual([
      on('A-0001', 1),
      on('a 2', 2),
      on('A-0003', null),
      on('A-0900', null),
      on(null, null),
      on('A-0004', null),
      on('A0003', 3),
      on('A0003', 3),
    ]);
    expect(await books()).toMatchObject([{ used: 3, nextSlip: 'A-0004' }]);
  });

  it('a book entered long after its first slips marks their leaves as used', async () => {
    const written = ['A-0001', 'a2', 'A 0003', 'a-4'];
    for (const slipNo of written) await sell(slipNo);
    // Rows after the book's first slips, which the ledger does not need for this.
    await backend.sql(
      `INSERT INTO credit_sale (shift_id, creditor_id, pump_id, product_id, litres, rate, amount)
       SELECT shift_id, creditor_id, pump_id, product_id, litres, rate, amount
       FROM credit_sale, generate_series(1, 5000) WHERE slip_no = 'A-0001'`,
    );
    const { slipBookId } = await enter('A-0001', 'A-0010', shree);
    await backend.sql('DELETE FROM credit_sale WHERE slip_no IS NULL');
    expect(await slipsOf()).toEqual(written.map((slipNo, index) => ({ slipNo, book: slipBookId, leaf: index + 1 })));
    expect(await told(sell('A-0001', { creditorId: small }))).toBe(
      'Slip A-0001 is in the slip book of SHREE TRANSPORT',
    );
  });

  it('accepts slips written in unusual ways', async () => {
    for (const slipNo of ['२९००', '２９０１', '#2902', '2903.', '🚚2904']) await sell(slipNo);
    await enter('2900', '2949');
    expect((await slipsOf()).map(({ leaf }) => leaf)).toEqual([2900, 2901, 2902, 2903, null]);
  });

  it('a book entered while its slips are written puts every sale on its leaf', async () => {
    const slips = Array.from({ length: 16 }, (_, n) => `${n + 1}`);
    await Promise.all([
      ...slips.slice(0, 8).map((slip) => sell(slip)),
      enter('1', '16'),
      ...slips.slice(8).map((slip) => sell(slip)),
    ]);
    const sales = await slipsOf();
    expect(sales.map(({ leaf }) => leaf)).toEqual(sales.map(({ slipNo }) => Number(slipNo)));
  });
});

describe('a sale on a slip', () => {
  it('a slip in a book uses its leaf and is stored as printed; outside all books it stays as typed', async () => {
    const { slipBookId } = await enter('A-0001', 'A-0100');
    for (const slipNo of ['a 7', 'A-0009', ' X-12 ', null]) await sell(slipNo);
    expect(await slipsOf()).toEqual([
      { slipNo: 'A-0007', book: slipBookId, leaf: 7 },
      { slipNo: 'A-0009', book: slipBookId, leaf: 9 },
      { slipNo: 'X-12', book: null, leaf: null },
      { slipNo: null, book: null, leaf: null },
    ]);
    const missing = [1, 2, 3, 4, 5, 6, 8].map((leaf) => `A-000${leaf}`);
    expect(await books()).toMatchObject([{ used: 2, void: 0, unused: 91, missing, nextSlip: 'A-0010' }]);
  });

  it('is the same slip in any spelling of its number', async () => {
    await enter('2900', '2949');
    await sell('2900');
    for (const slipNo of ['२९००', '２９００', '#2900', '2900.', '(2900)', '2,900', '-2900', ' 02900']) {
      expect(await told(sell(slipNo, { creditorId: small }))).toBe(
        'Slip 2900 was used for SHREE TRANSPORT on 21-11-2026',
      );
      expect(await told(sell(slipNo))).toBe(asked('2900'));
    }
    await sell('#२९०१');
    await sell('#B/7.');
    expect((await slipsOf()).map(({ slipNo }) => slipNo)).toEqual(['2900', '2901', '#B/7.']);
  });

  it('is the last one used of its book, though others are before and after it', async () => {
    await enter('1', '50');
    await sell('7');
    const { creditSaleId } = await sell('3');
    expect(await books()).toMatchObject([{ lastSaleId: creditSaleId, lastSlipUsed: '3', nextSlip: '8' }]);
  });

  it("a slip that is used, void or in another creditor's book is refused without effect", async () => {
    await enter('A-0001', 'A-0100', shree);
    await sell('A-0007');
    await spoil('A-0008');
    const refused = async (slipNo: string, message: string, over?: object) =>
      expect(await refusalOf(sell(slipNo, over))).toMatchObject({ kind: 'REFUSED', message });
    await refused('A-0008', 'Slip A-0008 is void: torn out');
    await refused('A-0009', 'Slip A-0009 is in the slip book of SHREE TRANSPORT', { creditorId: small });
    expect(await slipsOf()).toHaveLength(1);
    await nextShift();
    await refused('a7', 'Slip A-0007 was used for SHREE TRANSPORT on 21-11-2026');
    await refused('a7', 'Slip A-0007 was used for SHREE TRANSPORT on 21-11-2026', { confirmed: true });
  });

  it('of twenty sales on one slip at once one is recorded, and the others learn who used it', async () => {
    await enter('A-0001', 'A-0100');
    const tries = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => sell('A-0011', { creditorId: n % 2 === 0 ? shree : small })),
    );
    const refusals = tries.flatMap((tried) => (tried.status === 'rejected' ? [(tried.reason as Error).message] : []));
    expect(refusals).toHaveLength(19);
    const [used] = await backend.sql<{ firmName: string }>(
      'SELECT firm_name AS "firmName" FROM credit_sale c JOIN creditor r ON r.id = c.creditor_id',
    );
    expect(new Set(refusals)).toEqual(
      new Set([`Slip A-0011 was used for ${used!.firmName} on 21-11-2026`, asked('A-0011')]),
    );
  });

  it('of a sale and the voiding of its leaf at the same time, one succeeds', async () => {
    await enter('1', '20');
    for (let leaf = 1; leaf <= 12; leaf++) {
      const [sold, spoilt] = await Promise.allSettled([sell(`${leaf}`), spoil(`${leaf}`)]);
      expect([sold.status, spoilt.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      const { message } = (
        sold.status === 'rejected' ? sold.reason : (spoilt as PromiseRejectedResult).reason
      ) as Error;
      expect([`Slip ${leaf} is void: torn out`, `Slip ${leaf} was used for SHREE TRANSPORT on 21-11-2026`]).toContain(
        message,
      );
    }
    const [book] = await books();
    expect(book!.used + book!.void).toBe(12);
  });
});

describe('a slip with several lines', () => {
  const linesOf = async (leaf: number) =>
    (await backend.sql<{ id: number }>('SELECT id FROM credit_sale WHERE leaf = $1 ORDER BY id', [leaf])).length;

  beforeEach(() => enter('1', '20'));

  it('takes another product, another vehicle and a can, and counts as one leaf', async () => {
    await sell('7', { vehicle: 'MH12AB1234' });
    await sell('7', { vehicle: 'MH12AB1234', productId: station.ms });
    await sell('7', { vehicle: 'MH14CD1', litres: 2_000 });
    await sell('7', { litres: 500 });
    const { creditSaleId } = await sell('7', { vehicle: 'MH12AB1234', litres: 2_000 });
    expect(await linesOf(7)).toBe(5);
    expect(await books()).toMatchObject([
      { used: 1, unused: 13, missing: ['1', '2', '3', '4', '5', '6'], nextSlip: '8', lastSaleId: creditSaleId },
    ]);
  });

  it('is finished with its book when every leaf has a line', async () => {
    await enter('31', '32');
    for (const vehicle of ['MH1', 'MH2', 'MH3']) await sell('31', { vehicle });
    expect(await books()).toHaveLength(2);
    await sell('32');
    expect(await books()).toMatchObject([{ firstSlip: '1' }]);
  });

  it.each([
    ['its quantity', { vehicle: 'mh-12 ab 1234' }],
    ['its amount', { vehicle: 'MH12AB1234', litres: null, amount: 9_250 }],
    ['its quantity, at another pump', { vehicle: 'MH12AB1234', pumpId: 'second' }],
  ])('asks about a line that repeats %s, and records it when it is confirmed', async (_what, over) => {
    await sell('7', { vehicle: 'MH12AB1234' });
    const line = { ...over, ...('pumpId' in over && { pumpId: station.pumps[1] }) };
    expect(await told(sell('7', line))).toBe(asked('7'));
    await sell('7', { ...line, confirmed: true });
    expect(await linesOf(7)).toBe(2);
  });

  it('of two clerks who enter one line at once one is asked, and two other lines at once are both recorded', async () => {
    const again = await Promise.allSettled(Array.from({ length: 6 }, () => sell('7')));
    expect(again.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const tried of again)
      if (tried.status === 'rejected') expect(tried.reason).toMatchObject({ problems: [{ code: 'SLIP_SEEN' }] });
    await Promise.all(['MH1', 'MH2', 'MH3', 'MH4'].map((vehicle) => sell('7', { vehicle })));
    expect(await linesOf(7)).toBe(5);
  });

  it('takes no line of another creditor or another shift, and cannot be voided', async () => {
    await sell('7');
    await sell('7', { vehicle: 'MH1' });
    const used = 'Slip 7 was used for SHREE TRANSPORT on 21-11-2026';
    expect(await told(sell('7', { creditorId: small, confirmed: true }))).toBe(used);
    expect(await told(spoil('7'))).toBe(used);
    await nextShift();
    expect(await told(sell('7', { vehicle: 'MH2' }))).toBe(used);
  });

  it('a late line joins its slip', async () => {
    await sell('7');
    const [{ id: shiftId }] = (await backend.sql("SELECT id FROM shift WHERE state = 'RUNNING'")) as [{ id: number }];
    await nextShift(120);
    await asAdmin('recordCreditSale', {
      ...{ shiftId, lateReason: 'The slip was under the seat', creditorId: shree, pumpId: station.pumps[0] },
      ...{ productId: station.hs, litres: 100, slipNo: '7', vehicle: 'MH1' },
    });
    expect(await linesOf(7)).toBe(2);
  });

  it('is free when its last line is deleted, and one line may be moved to another leaf', async () => {
    const ids: number[] = [];
    for (const vehicle of ['MH1', 'MH2']) ids.push((await sell('7', { vehicle })).creditSaleId);
    const remove = (rowId: number) => asAdmin('changeRow', { table: 'credit_sale', rowId, permission: 1 });
    await remove(ids[0]!);
    expect(await told(spoil('7'))).toBe('Slip 7 was used for SHREE TRANSPORT on 21-11-2026');
    await asAdmin('changeRow', {
      ...{ table: 'credit_sale', rowId: ids[1], permission: 2 },
      changes: [{ field: 'slipNo', value: '8' }],
    });
    await spoil('7');
    await remove(ids[1]!);
    await sell('8', { creditorId: small });
  });

  it('a change that makes a line repeat another is asked about', async () => {
    await sell('7', { vehicle: 'MH1' });
    const { creditSaleId } = await sell('7', { vehicle: 'MH2' });
    const change = (field: string, value: string, confirmed = false) =>
      asAdmin<{ effects: string[] }>('changeRow', {
        ...{ table: 'credit_sale', rowId: creditSaleId, permission: 2, confirmed },
        changes: [{ field, value }],
      });
    expect((await change('vehicle', 'MH3')).effects).toEqual([]);
    expect(await told(change('vehicle', 'MH1'))).toBe(asked('7'));
    expect((await change('vehicle', 'MH1', true)).effects).toEqual([repeats('7')]);
    expect((await change('pumpId', String(station.pumps[1]))).effects).toEqual([]);
  });
});

describe('voiding a leaf', () => {
  it('needs a reason, happens once, and finishes a book without unused leaves', async () => {
    const { slipBookId } = await enter('1', '3');
    expect(await spoil(' 02 ')).toEqual({ slipBookId, leaf: 2 });
    expect(await told(spoil('2'))).toBe('Slip 2 is void: torn out');
    expect(await told(spoil('9'))).toBe('Slip 9 is in no slip book');
    expect(await told(spoil('1', ' '))).toBe('Enter why the slip is void, in 3 to 200 characters');
    await sell('3');
    expect(await told(spoil('3'))).toBe('Slip 3 was used for SHREE TRANSPORT on 21-11-2026');
    expect(await books()).toMatchObject([{ used: 1, void: 1, unused: 0, missing: ['1'], nextSlip: null }]);
    await spoil('1', 'lost');
    expect(await books()).toEqual([]);
    const [book] = await books(true);
    expect(book).toMatchObject({ used: 1, void: 2, missing: [] });
    expect(book!.voided).toEqual([
      { id: expect.any(Number), slipNo: '1', reason: 'lost', enteredBy: 'A USER', createdAt: expect.any(Date) },
      { id: expect.any(Number), slipNo: '2', reason: 'torn out', enteredBy: 'A USER', createdAt: expect.any(Date) },
    ]);
    const audited = await backend.sql(
      `SELECT row_id AS id, reason FROM audit_row WHERE command = 'voidSlip' ORDER BY audit_row.id`,
    );
    expect(audited).toEqual([
      { id: String(book!.voided[1]!.id), reason: 'torn out' },
      { id: String(book!.voided[0]!.id), reason: 'lost' },
    ]);
  });
});

describe('finding a slip', () => {
  beforeEach(async () => {
    await enter('A-1001', 'A-1050', shree);
    await enter('1001', '1050');
    await sell('A-1011', { vehicle: 'cg04ab1234', litres: 50_000 });
    await spoil('1012');
    await sell('X-7', { creditorId: small });
  });

  it('a number alone finds the slip in every book, newest first', async () => {
    expect(await places('1011')).toMatchObject([
      { slipNo: 'A-1011', kind: 'SALE' },
      { slipNo: '1011', kind: 'MISSING', firmName: null },
    ]);
    expect(await places('१०११')).toEqual(await places('1011'));
    expect(await places('01012')).toMatchObject([
      { slipNo: '1012', kind: 'VOID', reason: 'torn out' },
      { slipNo: 'A-1012', kind: 'UNUSED', firmName: 'SHREE TRANSPORT' },
    ]);
  });

  it('a number with a prefix finds the slip in that book, with the details of its sale', async () => {
    const [place, ...others] = await places('a1011');
    expect(others).toEqual([]);
    expect(place).toMatchObject({
      slipNo: 'A-1011',
      kind: 'SALE',
      creditorId: shree,
      firmName: 'SHREE TRANSPORT',
      shiftDate: '2026-11-21',
      shiftName: 'Morning',
      vehicle: 'CG04AB1234',
      shortName: 'HS',
      litres: 50_000,
      amount: 462_500,
      billNumber: null,
      reason: null,
    });
  });

  it('a slip outside all books is found as typed, or not at all', async () => {
    expect(await places('x-7')).toMatchObject([{ slipNo: 'X-7', kind: 'SALE', firmName: 'SMALL LIMIT' }]);
    await sell('८८८');
    await sell('889');
    for (const typed of ['888', '८८८', '#८८८'])
      expect(await places(typed)).toMatchObject([{ slipNo: '८८८', kind: 'SALE' }]);
    for (const typed of ['८८९', '#889', '889.']) expect(await places(typed)).toMatchObject([{ slipNo: '889' }]);
    expect(await places('9999')).toEqual([]);
    expect(await places("' OR 1=1--")).toEqual([]);
  });
});

describe('the vehicle of a sale', () => {
  const vehicles = () => backend.sql<{ vehicle: string }>('SELECT vehicle FROM credit_sale ORDER BY id');
  const register = (number: string, creditorId = shree) =>
    act<{ id: number }>('createCreditorVehicle', { creditorId, number });

  it('is spelled as already on file for the creditor, the registered one before one of a sale', async () => {
    for (const vehicle of ['cg04-zz 1', 'CG04ZZ1', ' ']) await sell(null, { vehicle });
    await register('CG04 AB 1234');
    for (const vehicle of ['cg04ab1234', 'CG04.AB.1234', 'CG04 AB-12345']) await sell(null, { vehicle });
    await register('CG04.ZZ.1');
    await sell(null, { vehicle: 'CG04 ZZ 1' });
    await sell(null, { vehicle: 'cg04ab1234', creditorId: small });
    expect((await vehicles()).map(({ vehicle }) => vehicle)).toEqual([
      'CG04-ZZ 1',
      'CG04-ZZ 1',
      null,
      'CG04 AB 1234',
      'CG04 AB 1234',
      'CG04 AB-12345',
      'CG04.ZZ.1',
      'CG04AB1234',
    ]);
  });

  it('is registered once per creditor in any spelling, also for a second creditor', async () => {
    const { id } = await register('CG04 AB 1234');
    expect(await told(register('cg04ab1234'))).toBe('Another vehicle already has this number, written CG04 AB 1234');
    await register('CG04AB1234', small);
    await backend.sql('UPDATE creditor_vehicle SET disabled = true WHERE id = $1', [id]);
    expect(await told(register('CG-04-AB-1234'))).toBe(
      'A disabled vehicle already has this number, written CG04 AB 1234. Enable that one.',
    );
  });
});

describe('over the limit', () => {
  const mails = () =>
    backend.sql<{ recipient: string; subject: string; body: string; key: string }>(
      'SELECT recipient, subject, body, event_key AS key FROM outbox_message ORDER BY id',
    );

  it('a sale with a reason is mailed to every enabled admin, one within the limit to nobody', async () => {
    await backend.addUser('boss@station.example', { isAdmin: true });
    await backend.sql("UPDATE app_user SET language = 'hi' WHERE email = 'boss@station.example'");
    await backend.addUser('gone@station.example', { isAdmin: true, enabled: false });
    await sell('1', { creditorId: small, litres: null, amount: 100_000, overLimitReason: 'not needed' });
    expect(await mails()).toEqual([]);
    expect(await told(sell('2', { creditorId: small }))).toBe(
      'SMALL LIMIT would owe ₹1,092.50, over the limit of ₹1,000.00. Enter a reason to sell anyway.',
    );
    const { creditSaleId } = await sell('2', { creditorId: small, overLimitReason: ' the owner agreed ' });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient)).toEqual([expect.stringMatching(/^admin-/), 'boss@station.example']);
    expect(new Set(sent.map(({ key }) => key))).toEqual(new Set([`creditLimitPassed:${creditSaleId}`]));
    expect(sent[0]).toMatchObject({
      subject: 'SMALL LIMIT is over the credit limit',
      body: expect.stringMatching(
        /^A USER sold SMALL LIMIT fuel for ₹92\.50 on credit at .+\n\nSMALL LIMIT owes ₹1,092\.50 now, the limit is ₹1,000\.00\.\nReason given: the owner agreed\n$/,
      ),
    });
    expect(sent[1]).toMatchObject({
      subject: 'SMALL LIMIT का उधार सीमा से ज़्यादा है',
      body: expect.stringMatching(
        /^A USER ने .+ पर SMALL LIMIT को ₹92\.50 का ईंधन उधार दिया।\n\nSMALL LIMIT पर अब ₹1,092\.50 /,
      ),
    });
  });

  it('a sale refused for its slip sends no mail', async () => {
    await enter('1', '50');
    await spoil('1');
    const over = { creditorId: small, litres: 100_000, overLimitReason: 'the owner agreed' };
    expect(await told(sell('1', over))).toBe('Slip 1 is void: torn out');
    expect(await mails()).toEqual([]);
  });
});
