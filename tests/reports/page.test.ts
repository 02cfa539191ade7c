import type { Pool } from 'pg';
import { ask } from '../../server/platform/ask';
import { memoised } from '../../server/platform/memoised';
import { poolOf, type Sql, sqlOn } from '../../server/platform/sql';
import { count, instant, numbered, text } from '../../server/reports/column';
import { pageAskedFor, pageOf } from '../../server/reports/page';
import { defineReport } from '../../server/reports/report';
import { sectionOf } from '../../server/reports/section';
import { auditedField } from '../../server/services/approvals/audit-fields';
import { type Backend, openBackend } from '../server/backend';
import { contextOf } from '../server/masters-samples';

let backend: Backend;
beforeAll(async () => {
  backend = await openBackend();
});
afterAll(() => backend?.close());

const ALL = { limit: 100, offset: 0 };

test.each([
  ['ascending', false, ['b', 'c', 'a', 'd']],
  ['descending', true, ['a', 'b', 'c', 'd']],
])('keeps the order of rows with equal times, %s', (_, descending, wanted) => {
  const rows = [
    { name: 'a', at: new Date('2026-02-01T10:00:00Z') },
    { name: 'b', at: new Date('2026-01-01T10:00:00Z') },
    { name: 'c', at: new Date('2026-01-01T10:00:00Z') },
    { name: 'd', at: null },
  ];
  const sorted = pageOf(rows, { ...ALL, sort: 'at', descending });
  expect(sorted.map(({ name }) => name)).toEqual(wanted);
  const reversed = pageOf([...rows].reverse(), { ...ALL, sort: 'at', descending });
  expect(reversed.map(({ name }) => name).filter((name) => 'bc'.includes(name))).toEqual(['c', 'b']);
});

test('sorts texts that end in a number by the number, in memory as in SQL', async () => {
  const numbers = ['SVP/10', null, 'SVP/9', 'CR/000011', 'B', 'SVP/100'];
  const wanted = ['B', 'CR/000011', 'SVP/9', 'SVP/10', 'SVP/100', null];
  const page = { ...ALL, sort: 'billNo', descending: false };
  const columns = [numbered('billNo')];
  const rows = numbers.map((billNo) => ({ billNo }));
  expect(pageOf(rows, page, columns).map(({ billNo }) => billNo)).toEqual(wanted);
  const list = numbers.map((number) => (number === null ? '(NULL)' : `('${number}')`)).join(', ');
  const section = sectionOf(null, 'Sample', { columns, sql: `SELECT * FROM (VALUES ${list}) v("billNo")` }, {});
  const read = await section.read(sqlOn(poolOf(backend.database)), {}, page);
  expect(read.rows.map(({ billNo }) => billNo)).toEqual(wanted);
});

test('refuses to sort by a column that is filled in by code, or by an unknown one', () => {
  const columns = [instant('at'), text('changes', { label: 'Before → after', sortable: false })];
  expect(pageAskedFor({ sort: 'at' }, columns)).toMatchObject({ sort: 'at' });
  expect(() => pageAskedFor({ sort: 'changes' }, columns)).toThrow('Rows cannot be sorted by Before → after');
  expect(() => pageAskedFor({ sort: 'nothing' }, columns)).toThrow('There is no column nothing');
});

test('prepares only statements that recur, and not those of each sort order', async () => {
  const sent: { name?: string }[] = [];
  const connection = {
    query: async (query: { name?: string }) => {
      sent.push(query);
      return { rows: [{ _line: 'total', _count: 0 }] };
    },
  } as unknown as Pool;
  const section = sectionOf(null, 'Sample', { columns: [count('figure')], sql: 'SELECT 1 AS figure' }, {});
  for (const sort of [null, 'figure']) await section.read(sqlOn(connection), {}, { ...ALL, sort, descending: false });
  expect(sent.map(({ name }) => typeof name)).toEqual(['string', 'undefined']);
});

test('remembers look-ups for nearby rows, and not for all rows of a file', async () => {
  let asked = 0;
  const sql = memoised((async () => {
    asked++;
    return [];
  }) as unknown as Sql);
  await sql('SELECT $1', [1]);
  await sql('SELECT $1', [1]);
  expect(asked).toBe(1);
  for (let id = 2; id <= 1_001; id++) await sql('SELECT $1', [id]);
  await sql('SELECT $1', [1]);
  expect(asked).toBe(1_002);
});

test('remembers the names that an export of the audit looks up no longer than that', async () => {
  let asked = 0;
  const sql = memoised((async () => [{ name: `USER ${++asked}` }]) as unknown as Sql);
  const { nameOf } = auditedField('credit_sale', 'createdById').reference!;
  expect([await nameOf(sql, 1), await nameOf(sql, 1)]).toEqual(['USER 1', 'USER 1']);
  for (let id = 2; id <= 1_001; id++) await nameOf(sql, id);
  expect(await nameOf(sql, 1)).toBe('USER 1002');
});

test('refuses a sheet with too many rows with a message; a file may have them all', async () => {
  const rowsTo = (last: number) => ({
    title: `To ${last}`,
    columns: [count('figure')],
    sql: `SELECT n AS figure FROM generate_series(1, ${last}) n`,
  });
  const sheet = (route: string, last: number) =>
    defineReport({
      route,
      right: 'shift.read',
      title: 'Sheet',
      sections: { first: rowsTo(19_000), second: rowsTo(last) },
    });
  const ctx = await contextOf(backend, true);
  const long = sheet('long-sheet', 1_001);
  await expect(ask(ctx, long.query, {})).rejects.toMatchObject({
    kind: 'INVALID',
    message: 'At most 20,000 rows can be shown, but there are 20,001. Choose fewer days, or download a file.',
  });
  expect((await ask(ctx, sheet('short-sheet', 1_000).query, {})).sections).toHaveLength(2);
  const { sections } = await long.read(backend.sql, {}, ctx.clock);
  expect(sections.map(({ rowCount }) => rowCount)).toEqual([19_000, 1_001]);
});
