import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { findRecords } from '../../server/views/search/find-records.query';
import { SEARCHED_KINDS, searchOf } from '../../server/views/search/searched-kinds';
import { actAs, seedClosingStation } from '../support/closing-station';
import { expectBooksInOrder } from '../support/state-of-books';
import { type Backend, openBackend } from './backend';
import { addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;

const FIRMS: [firmName: string, shortName: string, contactNo: string][] = [
  ['SAI SHREE CRANES', 'CRANES', '9111111111'],
  ['SHREE LOGISTICS', 'SL', '9222222222'],
  ['JAISHREE AGRO', 'JA', '9333333333'],
  ['100% PURE_OIL', 'PURE', '9444444444'],
  ['1000 PUREX OIL', 'PUREX', '9555555555'],
  ['श्री ट्रेडर्स', 'श्री', '9666666666'],
  ['SHREE ABANDONED', 'SA', '9777777777'],
];

beforeAll(async () => {
  backend = await openBackend();
  [admin, staff] = [await contextOf(backend, true), await contextOf(backend, false)];
  await seedClosingStation(actAs(admin));
  const creditors = masterNamed('Creditor');
  for (const [firmName, shortName, contactNo] of FIRMS)
    await addRow(admin, creditors, { firmName, shortName, contactNo });
  await backend.sql("UPDATE creditor SET disabled = true WHERE firm_name = 'SHREE ABANDONED'");
});
afterAll(async () => {
  await expectBooksInOrder(backend.database);
  await backend.close();
});

const found = (text: string, ctx = staff) => ask(ctx, findRecords, { text });
const titles = async (text: string, ctx = staff) => (await found(text, ctx)).map(({ title }) => title);

test('ranks prefixes first, then word starts, then substrings; disabled rows last', async () =>
  expect(await titles('shree')).toEqual([
    'SHREE LOGISTICS',
    'SHREE TRANSPORT',
    'SAI SHREE CRANES',
    'JAISHREE AGRO',
    'SHREE ABANDONED',
  ]));

test.each<[string, string[]]>([
  ['tran shr', ['SHREE TRANSPORT']],
  ['  Shree   log ', ['SHREE LOGISTICS']],
  ['cranes', ['SAI SHREE CRANES']],
  ['92222', ['SHREE LOGISTICS']],
  ['श्री', ['श्री ट्रेडर्स']],
  ['0% p', ['100% PURE_OIL']],
  ['pure_', ['100% PURE_OIL']],
  ['\\', []],
  ['e\\', []],
  ['%%', []],
  ['__', []],
  ['s', []],
  ['', []],
  ['nobody', []],
])('%j finds %j', async (text, names) => expect(await titles(text)).toEqual(names));

test('a creditor shows its short name and number, and that it is disabled', async () => {
  const [first] = await found('abandoned');
  expect(first).toMatchObject({ kind: 'Creditor', hint: 'SA · 9777777777', disabled: true });
  expect((await found('transport'))[0]).toMatchObject({ hint: '9876543210', disabled: false });
});

test.each(['MH-14-CD-7788', 'mh 14 cd 7788', 'MH14 CD-77', 'mh१४cd७७८८'])(
  'a vehicle that is stored without signs is found by %s',
  async (text) => {
    const [creditor] = await backend.sql<{ id: number }>("SELECT id FROM creditor WHERE firm_name = 'SHREE LOGISTICS'");
    const number = 'MH14CD7788';
    const vehicles = await backend.sql('SELECT FROM creditor_vehicle WHERE number = $1', [number]);
    if (vehicles.length === 0)
      await addRow(admin, masterNamed('CreditorVehicle'), { creditorId: creditor!.id, number });
    expect(await found(text)).toMatchObject([{ kind: 'CreditorVehicle', title: number }]);
  },
);

test.each(['MH12', 'mh 12 ab', 'mh-12-ab-3', '12AB3456'])('a vehicle is found by its number: %s', async (text) => {
  if ((await backend.sql("SELECT FROM creditor_vehicle WHERE number = 'MH-12-AB-3456'")).length === 0) {
    const [creditor] = await backend.sql<{ id: number }>("SELECT id FROM creditor WHERE firm_name = 'SHREE LOGISTICS'");
    await addRow(admin, masterNamed('CreditorVehicle'), { creditorId: creditor!.id, number: 'MH-12-AB-3456' });
  }
  expect(await found(text)).toMatchObject([
    { kind: 'CreditorVehicle', title: 'MH-12-AB-3456', hint: 'SHREE LOGISTICS' },
  ]);
});

test('a letter with a sign finds no vehicle by its letter alone', async () => {
  expect((await found('m.')).map(({ title }) => title)).not.toContain('MH-12-AB-3456');
});

test('staff are found by name and number too', async () => {
  expect((await found('sita')).map(({ kind, title }) => [kind, title])).toEqual([['Employee', 'sita']]);
  const all = await found('98765');
  expect(all.map(({ kind }) => kind)).toEqual(['Creditor', 'Creditor', 'Employee', 'Employee', 'Employee']);
});

test('staff find nothing of the masters for admins', async () => {
  expect(await found('phonepe')).toEqual([]);
  expect(await found('p1')).toEqual([]);
  expect((await found('phonepe', admin)).map(({ kind, title }) => [kind, title])).toEqual([
    ['SwipeMachine', 'PHONEPE UPI'],
  ]);
  expect(await found('p1', admin)).toEqual([expect.objectContaining({ kind: 'Pump', title: 'P1', disabled: false })]);
  expect((await found('n1', admin)).map(({ kind, hint }) => [kind, hint])).toEqual([
    ['Nozzle', 'P1'],
    ['Nozzle', 'P2'],
  ]);
  expect((await found('a user', admin)).map(({ kind }) => kind)).toEqual(['User', 'User']);
});

test('kinds are in order, and a row contains only the needed fields', async () => {
  const [first] = await found('tran');
  expect(Object.keys(first!)).toEqual(['kind', 'id', 'title', 'hint', 'disabled']);
  expect(searchOf(SEARCHED_KINDS)).toMatch(/\bORDER BY place, disabled, rank, title COLLATE "C", id$/);
});

test('a search returns at most six of a kind, even when ten thousand match', async () => {
  await backend.sql(
    `INSERT INTO creditor (firm_name, short_name, proprietor_name, email, contact_no, address, max_limit)
     SELECT 'MANY FIRM ' || n, 'MANY ' || n, 'OWNER', 'a@b.example', '9876543210', 'ROAD', 100
     FROM generate_series(1, 10000) n`,
  );
  const many = await titles('ma');
  expect(many).toHaveLength(6);
  expect(many.every((title) => title.startsWith('MANY FIRM'))).toBe(true);
  expect(await titles('many 9999')).toEqual(['MANY FIRM 9999']);
  await backend.sql("DELETE FROM creditor WHERE firm_name LIKE 'MANY FIRM %'");
});
