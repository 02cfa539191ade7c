import { type GraphQLSchema, graphql } from 'graphql';
import { stationSchema } from '../../server/api/graphql/schema';
import { masters } from '../../server/masters';
import { definitionOf } from '../../server/masters/master-catalogue';
import type { Context } from '../../server/platform/context';
import { EventQueue } from '../../server/platform/event-queue';
import { type Backend, openBackend } from './backend';
import { addRow, contextOf, masterNamed } from './masters-samples';

let backend: Backend;
let admin: Context;
let schema: GraphQLSchema;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  schema = await stationSchema({ subscribe: () => new EventQueue(() => {}) });
});
afterAll(() => backend.close());

async function run(source: string, variableValues: Record<string, unknown> = {}, contextValue = admin) {
  const { data, errors } = await graphql({ schema, source, variableValues, contextValue });
  return { data: JSON.parse(JSON.stringify(data ?? null)), errors: errors?.map(({ message }) => message) ?? [] };
}

test('the catalogue has a row for every master as declared', async () => {
  const { data } = await run(`{ masters {
    name table singular plural label pluralLabel path title addedBy needsReason neverDeleted
    createMutation updateMutation removeMutation enableMutation listQuery
    fields { name label kind required min max step case unique inList inForm isProposed isAsked message hint options { value label }
             reference shownBy graphqlType default readOnlyAfterCreate onlyInChanges changedBy } } }`);
  const told = JSON.parse(JSON.stringify(data.masters), (_key, value) => value ?? undefined);
  expect(told).toEqual(masters.map(definitionOf));
  expect(told).toHaveLength(19);
});

test.each(masters.map((module) => [module.master.name, definitionOf(module)] as const))(
  '%s: the documents built from the catalogue are valid',
  async (name, definition) => {
    const row = await addRow(admin, masterNamed(name));
    const shown = definition.fields.flatMap(({ shownBy }) => shownBy ?? []).join(' ');
    const list = await run(
      `query ($search: String) { ${definition.listQuery}(search: $search, includeDisabled: true) { id version ${shown} } }`,
    );
    expect(list.errors).toEqual([]);
    expect(list.data[definition.listQuery].map(({ id }: { id: number }) => id)).toContain(row.id);

    const removal = await run(
      `mutation ($id: Int!, $version: Int!) { ${definition.removeMutation}(id: $id, version: $version) { message ${definition.singular} { id } userErrors { code message field } } }`,
      { id: row.id, version: row.version },
    );
    expect(removal.errors).toEqual([]);
    expect(removal.data[definition.removeMutation]).toMatchObject({ message: expect.any(String), userErrors: [] });
  },
);

test('a category: added, listed, changed, stale, duplicate', async () => {
  const payload = '{ message expenditureCategory { id name version disabled } userErrors { code message field } }';
  const create = `mutation ($input: ExpenditureCategoryInput!) { createExpenditureCategory(input: $input) ${payload} }`;
  const added = await run(create, { input: { name: 'Tea and snacks' } });
  const { id, version } = added.data.createExpenditureCategory.expenditureCategory;
  expect(added.data.createExpenditureCategory).toEqual({
    message: 'Expenditure Catagory Tea and snacks created successfully.',
    expenditureCategory: { id, name: 'Tea and snacks', version: 1, disabled: false },
    userErrors: [],
  });
  expect((await run('{ expenditureCategories(search: "SNACK") { id } }')).data).toEqual({
    expenditureCategories: [{ id }],
  });

  const update = `mutation ($id: Int!, $version: Int!, $input: ExpenditureCategoryChanges!) {
    updateExpenditureCategory(id: $id, version: $version, input: $input) ${payload} }`;
  const changed = await run(update, { id, version, input: { name: 'Tea' } });
  expect(changed.data.updateExpenditureCategory.expenditureCategory).toMatchObject({ name: 'Tea', version: 2 });
  const stale = await run(update, { id, version, input: { name: 'Snacks' } });
  expect(stale.data.updateExpenditureCategory).toMatchObject({
    expenditureCategory: { id, name: 'Tea', version: 2 },
    userErrors: [{ code: 'STALE' }],
  });
  const twice = await run(create, { input: { name: 'TEA' } });
  expect(twice.data.createExpenditureCategory).toEqual({
    message: null,
    expenditureCategory: null,
    userErrors: [
      { code: 'DUPLICATE', field: 'name', message: 'Another Expenditure category already has this Name: TEA' },
    ],
  });
});

test('money, litres, rates and percentages are sent as decimal texts', async () => {
  const creditor = await addRow(admin, masterNamed('Creditor'), { maxLimit: '50000' });
  const { data } = await run(`query ($id: Int!) { creditor(id: $id) { maxLimit interestRate } }`, { id: creditor.id });
  expect(data.creditor).toEqual({ maxLimit: '50000.00', interestRate: '18.00' });
  const denomination = `mutation { createDenomination(input: { value: "200", available: 5 }) { denomination { value available } userErrors { message } } }`;
  expect((await run(denomination)).data.createDenomination).toEqual({
    denomination: { value: '200.00', available: 5 },
    userErrors: [],
  });
});

test('a caller without permission is refused', async () => {
  const staff = await contextOf(backend, false);
  const { errors } = await run('mutation { createPump(input: { name: "P9" }) { message } }', {}, staff);
  expect(errors).toEqual(['Only an admin can do this']);
  expect((await run('{ users { id } }', {}, staff)).errors).toEqual(['Only an admin can do this']);
  expect((await run('{ pumps { id } }', {}, backend.request())).errors).toEqual(['Please log in']);
});

test('a dip chart over GraphQL', async () => {
  const tank = await addRow(admin, masterNamed('Tank'));
  const rows = (await run('{ generateDipChart(diameter: 2000, length: 6000, step: 500) { dip volume } }')).data
    .generateDipChart;
  expect(rows[1]).toEqual({ dip: 500, volume: '3685.109' });
  const set = await run(
    'mutation ($id: Int!, $rows: [DipChartRowInput!]!) { setDipChart(tankId: $id, rows: $rows) { capacity message userErrors { message } } }',
    { id: tank.id, rows },
  );
  expect(set.data.setDipChart).toMatchObject({ capacity: '18849.556', userErrors: [] });
  expect(
    (await run('query ($id: Int!) { volumeAtDip(tankId: $id, dip: 250) }', { id: tank.id })).data.volumeAtDip,
  ).toBe('1842.555');
  expect((await run('query ($id: Int!) { tank(id: $id) { capacity } }', { id: tank.id })).data.tank.capacity).toBe(
    '18849.556',
  );
});
