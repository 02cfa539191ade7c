import { stationSchema } from '../../server/api/graphql/schema';
import { type Access, RIGHTS } from '../../server/domain/rights';
import { queries } from '../../server/platform/ask';
import { commands } from '../../server/platform/submit';
import { rightOfSubscription } from '../../server/platform/subscription-right';
import { reports } from '../../server/reports';
import { tableOf } from '../contract/api-page';

/** What the page calls an operation, with its right. */
async function operations(): Promise<[string, Access][]> {
  const schema = await stationSchema({ subscribe: () => ({}) as never });
  const namesOf = (type: 'Query' | 'Mutation'): string[] =>
    Object.keys((type === 'Query' ? schema.getQueryType() : schema.getMutationType())!.getFields());
  const ofQuery = namesOf('Query').filter((name) => name !== 'reports' && name !== 'records');
  return [
    ...ofQuery.map((name): [string, Access] => [name, queries.get(name)!.right]),
    ...reports.map(({ name, right }): [string, Access] => [`reports.${name}`, right]),
    ...[...queries.values()]
      .filter(({ name }) => name.startsWith('records.'))
      .map(({ name, right }): [string, Access] => [name, right]),
    ...namesOf('Mutation').map((name): [string, Access] => [name, (commands.get(name) ?? queries.get(name))!.right]),
    ...Object.values(schema.getSubscriptionType()!.getFields()).map((field): [string, Access] => [
      field.name,
      rightOfSubscription(field),
    ]),
  ];
}

test('docs/API.md lists every operation with its right', async () => {
  const all = await operations();
  const order: Access[] = ['anyone', 'signedIn', 'ownAccount', ...RIGHTS.map(({ name }) => name), 'bell'];
  expect(all.filter(([, right]) => !order.includes(right))).toEqual([]);
  // A query and a subscription may have one name.
  const namesOf = (right: Access): string[] => [
    ...new Set(all.flatMap(([name, needed]) => (needed === right ? [name] : []))),
  ];
  const rows = order
    .map((right) => ({ right, names: namesOf(right).toSorted() }))
    .filter(({ names }) => names.length > 0)
    .map(({ right, names }) => `| \`${right}\` | ${names.map((name) => `\`${name}\``).join(', ')} |`);
  const shown = [...tableOf('Right of each operation')].map(([right, [names]]) => `| ${right} | ${names} |`);
  expect(shown).toEqual(rows);
});
