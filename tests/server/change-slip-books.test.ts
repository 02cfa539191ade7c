import { slipBooks } from '../../server/modules/credit/slip-book.queries';
import { ask } from '../../server/platform/ask';
import { actAs } from '../support/closing-station';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { problemOf } from './backend';
import { contextOf } from './masters-samples';

const DELETE = 1;
const MODIFY = 2;

let opened: OpenClosingStation;
let shree: number;
let small: number;

beforeEach(async () => {
  opened = await openClosingStation();
  [shree, small] = opened.station.creditors;
  await opened.act('startShift', { shiftDate: '2026-11-21', shiftTypeId: opened.station.morning });
});
afterEach(async () => {
  await expectBooksInOrder(opened.backend.database);
  await opened.backend.close();
});

const enter = async (firstSlip: string, lastSlip: string, creditorId: number | null = null): Promise<number> =>
  (await opened.act<{ slipBookId: number }>('createSlipBook', { firstSlip, lastSlip, creditorId })).slipBookId;
const sell = (slipNo: string, over: object = {}) => {
  const { pumps, hs } = opened.station;
  return opened.act<{ creditSaleId: number }>('recordCreditSale', {
    ...{ creditorId: shree, pumpId: pumps[0], productId: hs, litres: 1_000, slipNo, ...over },
  });
};
const spoil = (slipNo: string) => opened.act('voidSlip', { slipNo, reason: 'torn out' });

const change = (rowId: number, typed: Record<string, string | null>, act = opened.act) =>
  act<{ message: string; state: string }>('changeRow', {
    ...{ table: 'slip_book', rowId, permission: MODIFY, comment: 'Typed wrong' },
    changes: Object.entries(typed).map(([field, value]) => ({ field, value })),
  });
const remove = (table: string, rowId: number) =>
  opened.act('changeRow', { table, rowId, permission: DELETE, changes: [], comment: 'Typed wrong' });
const voided = async (): Promise<number> =>
  (await opened.backend.sql<{ id: number }>('SELECT id FROM void_leaf ORDER BY id DESC LIMIT 1'))[0]!.id;
const books = () => ask(opened.ctx, slipBooks, { includeFinished: true });

test('a range that was typed too long no longer keeps the next book out', async () => {
  const id = await enter('A-0001', 'A-0500');
  await sell('A-0040');
  expect(await problemOf(opened.act('createSlipBook', { firstSlip: 'A-0051', lastSlip: 'A-0100' }))).toMatchObject({
    code: 'BOOKS_OVERLAP',
  });
  expect(await change(id, { lastSlip: 'A-0050' })).toMatchObject({ message: 'Slip book changed.' });
  await enter('A-0051', 'A-0100');
  expect(await books()).toMatchObject([
    { firstSlip: 'A-0051' },
    { firstSlip: 'A-0001', lastSlip: 'A-0050', leaves: 50, used: 1, nextSlip: 'A-0041' },
  ]);
  expect(await problemOf(change(id, { lastSlip: 'A-0060' }))).toMatchObject({ code: 'BOOKS_OVERLAP' });
});

test('used and void slips stay in the book, and the refusal names them', async () => {
  const id = await enter('A-0001', 'A-0050');
  await sell('A-0002');
  await spoil('A-0049');
  expect(await problemOf(change(id, { firstSlip: 'A-0003' }))).toMatchObject({
    field: 'firstSlip',
    message: 'Slip A-0002 of this book was used for SHREE TRANSPORT on 21-11-2026. Correct that sale first.',
  });
  expect(await problemOf(change(id, { lastSlip: 'A-0048' }))).toMatchObject({
    field: 'lastSlip',
    message: 'Slip A-0049 of this book is void. Take that back first.',
  });
  expect(await problemOf(change(id, { firstSlip: 'B-0001', lastSlip: 'B-0050' }))).toMatchObject({
    field: 'firstSlip',
  });
  await change(id, { firstSlip: 'A-0002', lastSlip: 'A-0049' });
});

test('a book gets another owner, unless its slips were used for another one', async () => {
  const id = await enter('A-0001', 'A-0050', small);
  expect(await problemOf(sell('A-0001'))).toMatchObject({ code: 'OTHER_CREDITORS_BOOK' });
  await change(id, { creditorId: String(shree) });
  await sell('A-0001');
  expect(await problemOf(change(id, { creditorId: String(small) }))).toMatchObject({
    field: 'creditorId',
    message: 'Slip A-0001 of this book was used for SHREE TRANSPORT on 21-11-2026. Correct that sale first.',
  });
  await change(id, { creditorId: null });
  expect(await books()).toMatchObject([{ creditorId: null, used: 1 }]);
});

test('a longer range takes in the sales that have its slips', async () => {
  const id = await enter('A-0001', 'A-0010');
  await sell('A-0012');
  expect(await books()).toMatchObject([{ used: 0 }]);
  await change(id, { lastSlip: 'A-0020' });
  expect(await books()).toMatchObject([{ used: 1, nextSlip: 'A-0013' }]);
});

test('a void slip that is taken back can be used again', async () => {
  await enter('A-0001', 'A-0010');
  await spoil('A-0003');
  expect(await problemOf(sell('A-0003'))).toMatchObject({ code: 'SLIP_VOID' });
  await remove('void_leaf', await voided());
  await sell('A-0003');
  expect(await books()).toMatchObject([{ used: 1, void: 0 }]);
});

test('only a book without used and void slips is deleted', async () => {
  const id = await enter('A-0001', 'A-0010');
  await spoil('A-0003');
  expect(await problemOf(remove('slip_book', id))).toMatchObject({ code: 'SLIP_BOOK_USED' });
  await remove('void_leaf', await voided());
  await remove('slip_book', id);
  expect(await books()).toEqual([]);
});

test('the change of staff waits', async () => {
  const id = await enter('A-0001', 'A-0500');
  const staff = actAs(await contextOf(opened.backend, false));
  expect(await change(id, { lastSlip: 'A-0050' }, staff)).toMatchObject({ state: 'PENDING' });
  expect(await books()).toMatchObject([{ lastSlip: 'A-0500' }]);
});
