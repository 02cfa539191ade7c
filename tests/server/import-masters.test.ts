import { masters } from '../../server/masters';
import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from './backend';
import { fileOf, importSheet, preview, statesOf } from './import-station';
import { addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
});
afterAll(() => backend.close());

const countOf = async (table: string): Promise<number> =>
  (await backend.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]!.count;

describe.each(masters.map(({ master }) => master.name))('%s', (name) => {
  const { master } = masterNamed(name);

  test('imports its template, and the same again adds nothing', async () => {
    for (const { options } of master.fields)
      if (options.reference) await addRow(admin, masterNamed(options.reference().name));
    const { content } = await fileOf(admin, name, { format: 'XLSX', isTemplate: true });
    const before = await countOf(master.table);
    const { shown, done } = await importSheet(admin, name, { file: content, leftOut: [] }, { confirmed: true });
    expect([statesOf(shown), done]).toEqual([['NEW'], { added: 1, changed: 0, waiting: 0, unchanged: 0 }]);
    expect(await countOf(master.table)).toBe(before + 1);
    const csv = await fileOf(admin, name, { format: 'CSV', isTemplate: true });
    const again = await importSheet(admin, name, { file: csv.content });
    expect([statesOf(again.shown), again.done.unchanged]).toEqual([['UNCHANGED'], 1]);
    expect(await countOf(master.table)).toBe(before + 1);
  });

  test.each([
    ['CSV', 'en'],
    ['XLSX', 'hi'],
    ['CSV', 'mr'],
  ] as const)('reads its list as exported in %s in %s back unchanged', async (format, language) => {
    await addRow(admin, masterNamed(name));
    const { content } = await fileOf(admin, name, { format, isTemplate: false, language });
    const shown = await preview(admin, name, { file: content });
    expect(shown.notes).toEqual([]);
    expect(new Set(statesOf(shown))).toEqual(new Set(['UNCHANGED']));
  });
});
