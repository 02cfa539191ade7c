import { auditedTables, auditRows, auditRowsSql } from '../../server/services/approvals/audit-rows.queries';
import '../../server/modules/changes';
import { addDays } from '../../server/domain/kernel/business-date';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { type Backend, openBackend, refusalOf } from './backend';
import { addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
});
afterAll(() => backend.close());

const search = (filter: object) => ask(admin, auditRows, filter);

test('a change is described field by field, before and after', async () => {
  const creditors = masterNamed('Creditor');
  const { id, maxLimit } = await addRow(admin, creditors);
  expect(maxLimit).toEqual(expect.any(Number));
  await submit(admin, creditors.commands.update!, {
    id,
    maxLimit: 5_000_000,
    isSmall: true,
    reason: 'They pay well',
    confirmed: true,
  });
  const { rows, next } = await search({ table: 'creditor', row: String(id) });
  expect(next).toBeNull();
  expect(rows.map(({ what, command }) => [what, command])).toEqual([
    ['CHANGED', 'Update creditor'],
    ['ADDED', 'Create creditor'],
  ]);
  expect(rows[0]).toMatchObject({ userName: 'A USER', tableLabel: 'Creditor', reason: 'They pay well' });
  expect(rows[0]!.values).toEqual([
    { label: 'Maximum limit', kind: 'money', before: expect.stringMatching(/^\d+\.00$/), after: '50000.00' },
    { label: 'Added a New Creditor / has Small Creditor', kind: 'choice', before: 'No', after: 'Yes' },
  ]);
});

test('a reference is shown by its title', async () => {
  const vehicles = masterNamed('CreditorVehicle');
  const { id, creditorName } = await addRow(admin, vehicles);
  const { rows } = await search({ table: 'creditor_vehicle', row: String(id) });
  expect(rows[0]!.values).toContainEqual({ label: 'Creditor', kind: 'reference', before: null, after: creditorName });
});

test('a request is described by its row and the requested change', async () => {
  const staff = await contextOf(backend, false);
  const pumps = masterNamed('Pump');
  const { id, name } = await addRow(admin, pumps);
  const { changeRequestId } = await submit(staff, pumps.commands.update!, {
    id,
    name: 'ISLAND NINE',
    reason: 'Painted',
  });
  const { rows } = await search({ table: 'change_request', row: String(changeRequestId) });
  expect(rows[0]!.values).toEqual([
    { label: 'Pump', kind: 'title', before: null, after: name },
    { label: 'State', kind: 'choice', before: null, after: 'Pending' },
    { label: 'Name', kind: 'text', before: null, after: 'ISLAND NINE' },
  ]);
});

test('entries are found by user, action, day, text and reason', async () => {
  const pumps = masterNamed('Pump');
  const { id } = await addRow(admin, pumps, { name: 'ISLAND SEVEN' });
  await submit(admin, pumps.commands.update!, { id, name: 'ISLAND EIGHT', reason: 'Painted anew' });
  const found = async (filter: object) => (await search({ table: 'pump', row: String(id), ...filter })).rows.length;
  const today = admin.clock.today();
  expect(await found({ text: 'island seven' })).toBe(2);
  expect(await found({ text: 'painted' })).toBe(1);
  expect(await found({ text: "' OR 1=1 --" })).toBe(0);
  expect(await found({ command: 'Update pump' })).toBe(1);
  expect(await found({ who: 'a user' })).toBe(2);
  expect((await refusalOf(search({ table: 'pump', row: 'nine' }))).message).toBe(
    'The row number must be a whole number',
  );
  expect(await found({ who: 'nobody' })).toBe(0);
  expect(await found({ from: today, to: today })).toBe(2);
  expect(await found({ from: '2999-01-01' })).toBe(0);
  expect(await found({ to: '2000-01-01' })).toBe(0);
  expect(await ask(admin, auditedTables)).toContainEqual({ table: 'pump', label: 'Pump' });
});

test.each(['50,000.00', '₹50,000', '50000.00'])('the figure %s is found as displayed', async (text) => {
  const creditors = masterNamed('Creditor');
  const { id } = await addRow(admin, creditors, { maxLimit: 5_000_000 });
  await addRow(admin, creditors, { maxLimit: 15_000_000 });
  const { rows } = await search({ table: 'creditor', row: String(id), text });
  expect(rows).toHaveLength(1);
  expect((await search({ table: 'creditor', row: String(id), text: '500.00' })).rows).toEqual([]);
});

test('pages have 50 entries, newest first, without gaps or duplicates', async () => {
  for (let added = 0; added < 60; added++) await addRow(admin, masterNamed('SwipeMachine'));
  const seen: number[] = [];
  for (let before: number | null = null; ; ) {
    const page: Awaited<ReturnType<typeof search>> = await search({ table: 'swipe_machine', before });
    expect(page.rows.length).toBeLessThanOrEqual(50);
    seen.push(...page.rows.map(({ id }) => id));
    before = page.next;
    if (before === null) break;
  }
  const [{ ids }] = (await backend.sql<{ ids: number[] }>(
    "SELECT array_agg(id::int ORDER BY id DESC) AS ids FROM audit_row WHERE table_name = 'swipe_machine'",
  )) as [{ ids: number[] }];
  expect(seen).toEqual(ids);
});

test('contains no secrets and is readable by admins only', async () => {
  const { id } = await addRow(admin, masterNamed('User'), { password: 'sesame-99' });
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, after) VALUES ('aFault', 'app_user', $1, $2)`,
    [String(id), { passwordHash: '$argon2id$x', kept: { token: 'abc', name: 'N' } }],
  );
  const { rows } = await search({ table: 'app_user', row: String(id) });
  const listsAfter = [{ label: 'Kept', columns: [{ label: 'Name', kind: 'text' }], rows: [['N']] }];
  expect(rows[0]!.values).toEqual([
    { label: 'Kept', kind: 'list', before: null, after: '1', listsBefore: [], listsAfter },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/argon2|sesame|abc/);
  const staff = await contextOf(backend, false);
  expect((await refusalOf(ask(staff, auditRows, {}))).kind).toBe('FORBIDDEN');
});

test("columns are shown with the labels of their table's fields", async () => {
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, before, after)
     VALUES ('aChange', 'tank_dip', '77', '{"book_volume": 1500500, "variation": 0}', '{"book_volume": 1500, "variation": 0}')`,
  );
  const { rows } = await search({ table: 'tank_dip', row: '77' });
  expect(rows[0]!.values).toEqual([{ label: 'Book stock', kind: 'litres', before: '1500.500', after: '1.500' }]);
});

test("fields for admins only have their labels too, such as a deleted employee's pay", async () => {
  const { id } = await addRow(admin, masterNamed('Employee'), { payRate: 45_050 });
  await submit(admin, masterNamed('Employee').commands.remove, { id, version: 1, reason: 'Typed twice' });
  const { rows } = await search({ table: 'employee', row: String(id) });
  expect(rows[0]!.what).toBe('DELETED');
  expect(rows[0]!.values).toContainEqual(expect.objectContaining({ kind: 'money', before: '450.50', after: null }));
});

test('searches that read each row are limited to a table, to the given days or to the last 31', async () => {
  const today = admin.clock.today();
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, after, at) SELECT 'aSearch', 'gate', n::text, '{"word": "mango"}',
       ($1::date - n + time '12:00') AT TIME ZONE $2 FROM unnest(ARRAY[0, 30, 31]) AS n`,
    [today, admin.clock.timeZone],
  );
  const found = async (filter: object) => {
    const { rows, since } = await search(filter);
    return { days: rows.map(({ rowId }) => Number(rowId)).sort(), since };
  };
  const since = addDays(today, -30);
  for (const filter of [{ text: 'mango' }, { command: 'a search' }])
    expect(await found(filter)).toEqual({ days: [0, 30], since });
  expect(await found({ text: 'mango', to: addDays(today, -1) })).toEqual({
    days: [30, 31],
    since: addDays(today, -31),
  });
  expect(await found({ text: 'mango', table: 'gate' })).toEqual({ days: [0, 30, 31], since: null });
  expect(await found({ text: 'mango', from: addDays(today, -40) })).toEqual({ days: [0, 30, 31], since: null });
  expect(await search({})).toMatchObject({ since: null });
  for (const filter of [{ who: 'nobody' }, { row: '31' }]) expect(await search(filter)).toMatchObject({ since });
});

test('a page of a large audit uses an index without sorting', async () => {
  await backend.sql(
    `INSERT INTO audit_row (command, table_name, row_id, after)
     SELECT 'x', 'table_' || n % 40, (n / 40)::text, '{}' FROM generate_series(1, 4000) AS n`,
  );
  await backend.sql('ALTER TABLE audit_row DISABLE TRIGGER USER');
  await backend.sql("UPDATE audit_row SET at = at - interval '1 year' WHERE command = 'x'");
  await backend.sql('ALTER TABLE audit_row ENABLE TRIGGER USER');
  await backend.sql('ANALYZE audit_row');
  const plan = async (table: string | null, row: string | null, text: string | null = null) =>
    JSON.stringify(
      await backend.sql(`EXPLAIN (FORMAT JSON) ${auditRowsSql(text !== null)}`, [
        table,
        row,
        null,
        null,
        text && addDays(admin.clock.today(), -30),
        null,
        text,
        null,
        'Asia/Kolkata',
        null,
      ]),
    );
  const newest = await plan(null, null);
  expect(newest).toContain('pk_audit_row');
  expect(newest).not.toMatch(/"Seq Scan"[^}]*"audit_row"|"Sort"/);
  expect(await plan('table_7', '12')).toContain('ix_audit_row_table_name_row_id');
  const searched = await plan(null, null, 'mango');
  expect(searched).toContain('ix_audit_row_at');
  expect(searched).not.toMatch(/"Seq Scan"[^}]*"audit_row"|pk_audit_row/);
});

test('a table that does not exist is refused, one without changes is empty', async () => {
  expect(await refusalOf(search({ table: 'credit_sales' }))).toMatchObject({
    code: 'NOT_FOUND',
    message: 'The audit has no table credit_sales',
  });
  expect(await search({ table: 'density_reading' })).toMatchObject({ rows: [], next: null });
});
