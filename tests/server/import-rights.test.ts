// Registers all commands, such as the change of a setting.
import '../../server/api/graphql/resolvers';
import { BUILT_IN_ROLES, type Right } from '../../server/domain/rights';
import { masters } from '../../server/masters';
import type { Context } from '../../server/platform/context';
import { type Command, commands, submit } from '../../server/platform/submit';
import { decideChange } from '../../server/services/approvals/decide-change';
import { setSetting } from '../support/station-settings';
import { type Backend, openBackend } from './backend';
import { fileOf, importRows, importSheet, phoneFor, preview, statesOf, textOfPreview } from './import-station';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;

beforeAll(async () => {
  backend = await openBackend();
  [admin, staff] = [await contextOf(backend, true), await contextOf(backend, false)];
});
afterAll(() => backend.close());

const withRights = (rights: readonly Right[]): Context => ({
  ...admin,
  actor: { ...admin.actor!, rights: new Set(rights) },
});

describe.each(masters.map(({ master }) => [master.name, master.options.addedBy] as const))('%s', (name, right) => {
  const calls: [string, (ctx: Context) => Promise<unknown>][] = [
    ['preview', (ctx) => preview(ctx, name, { text: 'Name\nX' })],
    ['save', (ctx) => importRows(ctx, { master: name, text: 'Name\nX' })],
    ['template', (ctx) => fileOf(ctx, name, { format: 'CSV', isTemplate: true })],
    ['export', (ctx) => fileOf(ctx, name, { format: 'CSV', isTemplate: false })],
  ];
  test.each(calls)('%s needs the right to add rows', async (_call, run) => {
    const others = [...BUILT_IN_ROLES.admin].filter((each) => each !== right);
    await expect(run(withRights(others))).rejects.toMatchObject({ kind: 'FORBIDDEN' });
    await expect(run({ ...admin, actor: null })).rejects.toMatchObject({ kind: 'UNAUTHENTICATED' });
  });
});

const HEAD = 'Firm name\tShort name\tProprietor\tEmail\tMobile\tAddress\tLimit\tSmall';
const firm = (name: string, limit = 5000, small = '') =>
  `${name}\t${name}\tOwner\ta@b.example\t${phoneFor(name)}\tPune\t${limit}\t${small}`;
const firms = (...lines: string[]) => ({ text: [HEAD, ...lines].join('\n') });

test('the preview does not read a list that its user may not read', async () => {
  const blind = withRights(['masters.creditor.add']);
  await expect(preview(blind, 'Creditor', firms(firm('BLIND')))).rejects.toMatchObject({ kind: 'FORBIDDEN' });
});

test('changes of rows need the right to request them', async () => {
  await importSheet(admin, 'Creditor', firms(firm('FIXED')));
  const adder = withRights(['masters.creditor.add', 'masters.read']);
  const shown = await preview(adder, 'Creditor', firms(firm('FIXED', 6000)));
  expect(statesOf(shown)).toEqual(['WRONG maxLimit']);
  const asked = { master: 'Creditor', text: textOfPreview(shown), reason: 'More' };
  await expect(importRows(adder, asked)).rejects.toMatchObject({ kind: 'FORBIDDEN' });
});

test('a field that only an admin may change is refused at its cell', async () => {
  await importSheet(admin, 'Creditor', firms(firm('LARGE')));
  const shown = await preview(staff, 'Creditor', firms(firm('LARGE', 5000, 'yes')));
  expect(statesOf(shown)).toEqual(['WRONG isSmall']);
});

test('staff who may not read pay are not told whether it differs', async () => {
  const head = 'Name\tMobile\tAddress\tPay rate\tJoin date';
  const person = (pay: number) => ({ text: `${head}\nHidden\t9000000009\tPune\t${pay}\t01-01-2026` });
  await importSheet(admin, 'Employee', person(500));
  const shown = await preview(staff, 'Employee', person(900));
  expect(statesOf(shown)).toEqual(['UNCHANGED']);
  const { content } = await fileOf(staff, 'Employee', { format: 'CSV', isTemplate: false });
  expect(Buffer.from(content, 'base64').toString()).not.toContain('500.00');
});

const pending = () =>
  backend.sql<{ id: number; table: string; title: string }>(
    `SELECT id, table_name AS table, title FROM change_request WHERE state = 'PENDING' ORDER BY id`,
  );

test('changes by staff are sent for approval, row by row, and not twice', async () => {
  await importSheet(admin, 'Creditor', firms(firm('OLD 1'), firm('OLD 2')));
  const sheet = firms(firm('OLD 1', 6000), firm('OLD 2', 5000), firm('NEW 1'));
  const { shown, done } = await importSheet(staff, 'Creditor', sheet, { reason: 'They buy more' });
  expect([statesOf(shown), shown.needsReason]).toEqual([['CHANGED waits', 'UNCHANGED', 'NEW'], true]);
  expect(done).toEqual({ added: 1, changed: 0, waiting: 1, unchanged: 1 });
  const [request] = await pending();
  expect(request).toMatchObject({ table: 'creditor', title: 'OLD 1, ₹5,000.00 → ₹6,000.00' });
  const again = await importSheet(staff, 'Creditor', sheet);
  expect(statesOf(again.shown)).toEqual(['UNCHANGED waits', 'UNCHANGED', 'UNCHANGED']);
  expect(again.done).toEqual({ added: 0, changed: 0, waiting: 0, unchanged: 3 });
  await submit(admin, decideChange, { requestId: request!.id, accept: true });
  const [row] = await backend.sql("SELECT max_limit FROM creditor WHERE firm_name = 'OLD 1'");
  expect(row).toEqual({ max_limit: 600_000 });
});

test('new rows above the limit of the policy wait like single ones, the others are added', async () => {
  const act = <Answer>(name: string, input: object): Promise<Answer> =>
    submit(admin, commands.get(name) as unknown as Command<object, Answer>, input);
  await setSetting(act as never, 'creditorLimitByStaff', '10000.00');
  const sheet = firms(firm('SMALL LIMIT', 10_000), firm('GREAT LIMIT', 10_001));
  const { shown, done } = await importSheet(staff, 'Creditor', sheet);
  expect([statesOf(shown), done]).toEqual([['NEW', 'NEW waits'], { added: 1, changed: 0, waiting: 1, unchanged: 0 }]);
  const [request] = await pending();
  expect(request).toMatchObject({ table: 'createCreditor', title: 'GREAT LIMIT, ₹10,001.00' });
  const again = await importSheet(staff, 'Creditor', sheet);
  expect([statesOf(again.shown), again.done.unchanged]).toEqual([['UNCHANGED', 'UNCHANGED waits'], 2]);
  await submit(admin, decideChange, { requestId: request!.id, accept: true });
  expect(statesOf(await preview(staff, 'Creditor', sheet))).toEqual(['UNCHANGED', 'UNCHANGED']);
});

test('the same key imports once', async () => {
  const keyed = { ...admin, idempotencyKey: 'import-once' };
  const asked = { master: 'Pump', text: 'Name\nONCE' };
  expect(await importRows(keyed, asked)).toMatchObject({ added: 1 });
  expect(await importRows(keyed, asked)).toMatchObject({ added: 1 });
  expect(await backend.sql("SELECT FROM pump WHERE name = 'ONCE'")).toHaveLength(1);
});

test('what is asked about most balances is asked at a row that does not wait already', async () => {
  const act = <Answer>(name: string, input: object): Promise<Answer> =>
    submit(admin, commands.get(name) as unknown as Command<object, Answer>, input);
  await setSetting(act as never, 'creditorLimitByStaff', '9000.00');
  const head = `${HEAD}\tOpening due`;
  const sheetOf = (...rows: string[]) => ({ text: [head, ...rows].join('\n') });
  const waiting = `${firm('SIGN WAITS', 10_001)}\t-500`;
  await importSheet(staff, 'Creditor', sheetOf(waiting), { confirmed: true });
  const sheet = sheetOf(waiting, `${firm('SIGN A')}\t200`, `${firm('SIGN B')}\t-300`, `${firm('SIGN C')}\t-400`);
  const shown = await preview(staff, 'Creditor', sheet);
  expect(statesOf(shown)).toEqual(['UNCHANGED waits', 'NEW', 'NEW', 'NEW']);
  expect(shown.rows.map(({ questions }) => questions.length)).toEqual([0, 0, 1, 0]);
  await expect(importRows(staff, { master: 'Creditor', text: textOfPreview(shown) })).rejects.toMatchObject({
    problems: [{ code: 'FIGURE_UNUSUAL', field: 'rows.4.openingBalance' }],
  });
});
