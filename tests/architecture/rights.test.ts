import 'reflect-metadata';
import fs from 'node:fs';
import path from 'node:path';
import { stationSchema } from '../../server/api/graphql/schema';
import { routes } from '../../server/api/rest/routes';
import { type Access, ALL_RIGHTS, AREAS, BUILT_IN_ROLES, RIGHTS, type Right } from '../../server/domain/rights';
import { editableTables } from '../../server/modules/changes';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { rightOfSubscription } from '../../server/platform/subscription-right';
import { reports } from '../../server/reports';

/** Rights that are asked for within a command or a query. Each names the one that asks. */
const WITHIN: Readonly<Partial<Record<Right, string>>> = {
  'shift.startAhead': 'server/modules/shifts/shift-slot.ts',
  'shift.lateEntry': 'server/modules/shifts/late-entry.ts',
  'credit.overLimit': 'server/modules/credit/record-credit-sale.ts',
  'limits.exceed': 'server/modules/documents/line-of.ts',
  'cash.opening': 'server/masters/opening-balance.ts',
  'employees.papers': 'server/masters/person-file.queries.ts',
  'views.share': 'server/views/saved-views/save-view.ts',
};

const textOf = (file: string): string => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

const isKnown = (access: Access): boolean =>
  ['anyone', 'signedIn', 'ownAccount', 'bell'].includes(access) || ALL_RIGHTS.has(access as Right);

let named: [string, Access][];
beforeAll(async () => {
  const schema = await stationSchema({ subscribe: () => ({}) as never });
  named = [
    ...[...commands.values(), ...queries.values()].map(({ name, right }): [string, Access] => [name, right]),
    ...reports.map(({ route, right }): [string, Access] => [`report ${route}`, right]),
    ...[...editableTables.values()].map(({ table, right }): [string, Access] => [`table ${table}`, right]),
    ...Object.values(schema.getSubscriptionType()!.getFields()).map((field): [string, Access] => [
      `subscription ${field.name}`,
      rightOfSubscription(field),
    ]),
    ...routes.map((row): [string, Access] => [
      `${row.method} ${row.path}`,
      row.entryPoint === 'submit' ? row.command.right : row.query.right,
    ]),
  ];
});

test('every command, query, report, table, subscription and old path names a known right', () => {
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(([, access]) => !isKnown(access))).toEqual([]);
});

test('every right is named by something', () => {
  const needed = new Set([...named.map(([, access]) => access), ...Object.keys(WITHIN)]);
  expect([...ALL_RIGHTS].filter((right) => !needed.has(right))).toEqual([]);
  for (const [right, file] of Object.entries(WITHIN))
    expect([file, textOf(file)]).toEqual([file, expect.stringContaining(`'${right}'`)]);
});

test('each right has its own name and description, and belongs to an area', () => {
  for (const key of ['name', 'description'] as const)
    expect(new Set(RIGHTS.map((right) => right[key])).size).toBe(RIGHTS.length);
  expect(new Set(RIGHTS.map(({ area }) => area))).toEqual(new Set(AREAS.map(({ name }) => name)));
  // The roles page lists them by area, in the order of the list.
  const order = RIGHTS.map(({ area }) => AREAS.findIndex(({ name }) => name === area));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('admin has all rights; staff and accountants cannot decide on changes or manage users', () => {
  expect(BUILT_IN_ROLES.admin).toEqual(ALL_RIGHTS);
  for (const role of [BUILT_IN_ROLES.staff, BUILT_IN_ROLES.accountant])
    for (const right of ['changes.decide', 'users.manage', 'station.configure', 'pay.record'] as const)
      expect(role.has(right)).toBe(false);
});
