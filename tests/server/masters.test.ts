import { masters } from '../../server/masters';
import type { MasterModule } from '../../server/masters/master-module';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { isForStaff } from '../support/rights';
import { type Backend, openBackend, refusalOf } from './backend';
import { type AnyRow, addRow, contextOf, type Input, masterNamed, sampleInput, wrongValuesOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let staff: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  staff = await contextOf(backend, false);
});
afterAll(() => backend.close());

const list = async (ctx: Context, module: MasterModule, input: object = {}) =>
  (await ask(ctx, module.queries.list, input)) as unknown as AnyRow[];

/** Every problem of an input. */
async function problemsOf(work: Promise<unknown>): Promise<{ field?: string; message: string; code: string }[]> {
  return work.then(
    () => [],
    (error: { problems?: { field?: string; message: string; code: string }[] }) => {
      if (error.problems === undefined) throw error;
      return error.problems;
    },
  );
}

describe.each(masters.map((module) => [module.master.name, module] as const))('%s', (_name, module) => {
  const { master, commands } = module;

  test('a row is added, listed, read by its id and audited', async () => {
    const input = await sampleInput(admin, module);
    const { id, row, message } = await submit(admin, commands.create, input);
    expect(message).toBe(master.options.created(row!).message);
    expect((await list(admin, module)).map((each) => each.id)).toContain(id);
    expect(await ask(admin, module.queries.one, { id })).toEqual(row);
    const audited = await backend.sql<{ after: Input }>(
      'SELECT after FROM audit_row WHERE command = $1 AND table_name = $2 AND row_id = $3',
      [`create${master.name}`, master.table, String(id)],
    );
    expect(audited.map(({ after }) => after.id)).toEqual([id]);
    expect(JSON.stringify(audited)).not.toContain('argon2');
  });

  test('the list finds the row by each of its texts only', async () => {
    const row = await addRow(admin, module);
    // The sample row has the required fields only.
    const texts = master.fields.filter(({ options, rule }) => options.inList && rule.required && rule.kind === 'text');
    for (const { name } of texts) {
      const found = await list(admin, module, { search: String(row[name]).slice(1).toUpperCase() });
      expect(found.map((each) => each.id)).toContain(row.id);
    }
    expect(await list(admin, module, { search: '%' })).toEqual([]);
    expect(await list(admin, module, { search: "' OR 1=1 --" })).toEqual([]);
  });

  const given = master.fields.filter(({ options }) => !options.onlyInChanges);
  test.each(given.map((field) => [field.name, field] as const))(
    '%s refuses invalid values with its own messages',
    async (name, field) => {
      const right = await sampleInput(admin, module);
      for (const wrong of wrongValuesOf(field)) {
        const refused = await problemsOf(submit(admin, commands.create, { ...right, [name]: wrong }));
        // For a control character only that is reported, and not the length.
        const isUnseen = field.rule.kind === 'text' && String(wrong).includes('\u0000');
        const message = isUnseen ? 'This must not contain control characters' : field.rule.message;
        expect({ wrong, refused }).toMatchObject({ wrong, refused: [{ code: 'INVALID', message, field: name }] });
      }
    },
  );

  test('refuses unknown fields', async () => {
    const input = { ...(await sampleInput(admin, module)), id: 1, passwordHash: 'x', version: 9 };
    expect((await refusalOf(submit(admin, commands.create, input))).kind).toBe('INVALID');
  });

  const uniques = master.fields.filter(({ options }) => options.unique);
  for (const { name, options } of uniques)
    test(`refuses a second row with the same ${name} at that field`, async () => {
      const first = await addRow(admin, module);
      const value = first[name];
      const alike = typeof value === 'string' ? ` ${value.toLowerCase()} ` : value;
      const within = Array.isArray(options.unique) ? options.unique : [];
      const key = Object.fromEntries(within.map((part: string) => [part, first[part]]));
      const again = submit(admin, commands.create, { ...(await sampleInput(admin, module)), ...key, [name]: alike });
      const [problem, ...others] = await problemsOf(again);
      expect(others).toEqual([]);
      expect(problem).toMatchObject({ code: 'DUPLICATE', field: name });
      expect(problem!.message).toMatch(/^Another .+ already has this .+/);
    });

  test('only permitted users add rows', async () => {
    const input = await sampleInput(admin, module);
    const byStaff = submit(staff, commands.create, input);
    if (isForStaff(master.options.addedBy)) await expect(byStaff).resolves.toMatchObject({ id: expect.any(Number) });
    else expect((await refusalOf(byStaff)).kind).toBe('FORBIDDEN');
    expect((await refusalOf(submit(backend.request(), commands.create, input))).kind).toBe('UNAUTHENTICATED');
  });

  test('changes, deletions and enabling by staff wait for an admin and change nothing before', async () => {
    const { id, version } = await addRow(admin, module);
    const mayAsk = isForStaff(master.options.readBy ?? 'masters.read');
    for (const command of [commands.remove, commands.enable].filter((each) => each !== null)) {
      const asked = { id, version, reason: 'because' };
      if (!mayAsk || command === commands.enable) {
        // An enabled row cannot be enabled, so staff have nothing to request.
        const { kind } = await refusalOf(submit(staff, command, asked));
        expect(kind).toBe(mayAsk ? 'INVALID' : 'FORBIDDEN');
        continue;
      }
      expect(await problemsOf(submit(staff, command, { id, version }))).toMatchObject([
        { code: 'REQUIRED', message: 'Why you want to Edit', field: 'reason' },
      ]);
      expect(await submit(staff, command, asked)).toMatchObject({
        id,
        row: { id, version },
        changeRequestId: expect.any(Number),
        message: 'Sent for approval. Somebody who may approve it will decide.',
      });
    }
    expect(await ask(admin, module.queries.one, { id })).toMatchObject({ version });
  });

  const [changed] = master.fields.filter(
    ({ options, rule }) => !options.readOnlyAfterCreate && rule.required && !options.reference,
  );
  if (commands.update !== null && changed !== undefined)
    test('a change applies to the version it names, and is refused for an older one', async () => {
      const before = await addRow(admin, module);
      const value = (await sampleInput(admin, module))[changed.name];
      const change = { id: before.id, version: before.version, reason: 'because', [changed.name]: value };
      if (isForStaff(master.options.readBy ?? 'masters.read')) {
        const asked = await submit(staff, commands.update!, change);
        expect(asked).toMatchObject({ row: { version: before.version }, changeRequestId: expect.any(Number) });
      }
      const { row, changeRequestId } = await submit(admin, commands.update!, change);
      expect(changeRequestId).toBeNull();
      const after = row as unknown as AnyRow;
      expect(after).toMatchObject({ id: before.id, version: before.version + 1 });
      const untouched = master.fields.filter(({ name }) => name !== changed.name).map(({ name }) => name);
      for (const name of untouched) expect([name, after[name]]).toEqual([name, before[name]]);
      expect((await refusalOf(submit(admin, commands.update!, change))).code).toBe('STALE');
      expect(await ask(admin, module.queries.one, { id: before.id })).toEqual(after);
      const [audited] = await backend.sql<{ before: Input; after: Input; reason: string }>(
        'SELECT before, after, reason FROM audit_row WHERE command = $1 AND table_name = $2 AND row_id = $3',
        [`update${master.name}`, master.table, String(before.id)],
      );
      expect(audited).toMatchObject({
        before: { version: before.version },
        after: { version: after.version },
        reason: 'because',
      });
    });

  test('an unreferenced row is deleted', async () => {
    const { id, version } = await addRow(admin, module);
    const removed = await submit(admin, commands.remove, { id, version });
    if (master.options.table) return expect(removed.row).toMatchObject({ id, disabled: true });
    expect(removed).toMatchObject({ id, row: null });
    expect(removed.message).toMatch(/deleted\.$/);
    expect(await ask(admin, module.queries.one, { id })).toBeNull();
    expect((await refusalOf(submit(admin, commands.remove, { id, version }))).kind).toBe('NOT_FOUND');
  });
});

/** A row of another master that references it. */
const REFERRED: [master: string, by: string, field: string][] = masters.flatMap(({ master }) =>
  master.fields.flatMap(({ name, options }): [string, string, string][] =>
    options.reference ? [[options.reference().name, master.name, name]] : [],
  ),
);

// A role that somebody has is neither deleted nor disabled (tests/server/roles.test.ts).
test.each(REFERRED.filter(([name]) => name !== 'Role'))(
  'a %s that a %s refers to is disabled instead of deleted, no longer offered, and can be enabled',
  async (name, by, field) => {
    const module = masterNamed(name);
    const referring = await addRow(admin, masterNamed(by));
    const id = referring[field] as number;
    const { version } = (await ask(admin, module.queries.one, { id }))!;
    const { row, message } = await submit(admin, module.commands.remove, { id, version });
    expect(row).toMatchObject({ id, disabled: true });
    expect(message).toMatch(/is in use, so it was disabled instead of deleted\.$/);
    const offered = await list(admin, module);
    expect(offered.map((each) => each.id)).not.toContain(id);
    const all = await list(admin, module, { includeDisabled: true });
    expect(all.map((each) => each.id)).toContain(id);
    const refused = await problemsOf(
      submit(admin, masterNamed(by).commands.create, { ...(await sampleInput(admin, masterNamed(by))), [field]: id }),
    );
    expect(refused).toMatchObject([{ code: 'DISABLED', field }]);
    const enabled = await submit(admin, module.commands.enable!, { id, version: version + 1 });
    expect(enabled.row).toMatchObject({ id, disabled: false });
  },
);

test('refuses a reference to an unknown row at its field', async () => {
  for (const [, by, field] of REFERRED) {
    const module = masterNamed(by);
    const refused = await problemsOf(
      submit(admin, module.commands.create, { ...(await sampleInput(admin, module)), [field]: 999_999 }),
    );
    const { message } = module.master.fields.find(({ name }) => name === field)!.rule;
    expect(refused).toMatchObject([{ code: 'INVALID', message, field }]);
  }
});

test('of two who add the same name at once in other letters, one succeeds, the other is refused at the name', async () => {
  const { create } = masterNamed('Pump').commands;
  for (let round = 0; round < 20; round++) {
    const both = [`Race ${round}`, `RACE ${round}`].map((name) => problemsOf(submit(admin, create, { name })));
    const problems = (await Promise.all(both)).flat();
    expect(problems).toMatchObject([{ code: 'DUPLICATE', field: 'name' }]);
  }
});

test('two who change the same version at once: one succeeds, the other is refused', async () => {
  const { id, version } = await addRow(admin, masterNamed('Pump'));
  const all = await Promise.allSettled(
    ['Left', 'Right'].map((name) =>
      submit(admin, masterNamed('Pump').commands.update!, { id, version, name: `${name} ${id}` }),
    ),
  );
  expect(all.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
});
