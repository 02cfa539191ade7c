import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { CACHE_POLICIES } from '../../client/src/graphql/cache-policies';

/**
 * Two queries that select different fields of one thing without an id overwrite each other's answer in the cache: the
 * first one is incomplete and loads again, and what opens next has nothing until it is answered.
 */

const ROOT = path.resolve(__dirname, '../..');
const CLIENT = path.join(ROOT, 'client/src');

/** What two queries may overwrite, and why. */
const OVERWRITTEN: Readonly<Record<string, string>> = {
  'correctionForm(shiftId)': 'CorrectionVersion must not mix the newest version into a form that was loaded before',
  'pumpProducts()': 'CollectionChoices needs the pumps only, and loads them each time it opens',
};

const schema = buildSchema(fs.readFileSync(path.join(ROOT, 'schema.graphql'), 'utf8'), { assumeValid: true });
const definitions = fs
  .readdirSync(CLIENT, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(fs.readFileSync(path.join(CLIENT, file), 'utf8')).definitions);
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one.selectionSet]),
);
const queries = definitions.filter(
  (one): one is OperationDefinitionNode =>
    one.kind === Kind.OPERATION_DEFINITION && one.operation === OperationTypeNode.QUERY,
);

const fieldsOf = ({ selections }: SelectionSetNode): FieldNode[] =>
  selections.flatMap((one) => {
    if (one.kind === Kind.FIELD) return [one];
    return fieldsOf(one.kind === Kind.FRAGMENT_SPREAD ? fragments.get(one.name.value)! : one.selectionSet);
  });

/** The fields that each query selects of what has no id and no policy, by the field of the root. */
function selectionsByField(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const query of queries)
    for (const { name, arguments: given = [], selectionSet } of fieldsOf(query.selectionSet)) {
      const type = getNamedType(schema.getQueryType()!.getFields()[name.value]?.type);
      if (selectionSet === undefined || !isObjectType(type) || type.name in CACHE_POLICIES) continue;
      const selected = fieldsOf(selectionSet).map((field) => field.name.value);
      if (selected.includes('id')) continue;
      const field = `${name.value}(${given.map((one) => one.name.value).join(', ')})`;
      found.set(field, (found.get(field) ?? new Set()).add(selected.toSorted().join(' ')));
    }
  return found;
}

test('no query overwrites the answer of another', () => {
  expect(queries.length).toBeGreaterThan(100);
  const overwritten = [...selectionsByField()].filter(([, selections]) => selections.size > 1);
  expect(overwritten.map(([field]) => field).toSorted()).toEqual(Object.keys(OVERWRITTEN));
});

test('what the cache knows by a field is selected with it', () => {
  const keys = Object.entries(CACHE_POLICIES).flatMap(([type, { keyFields }]) =>
    Array.isArray(keyFields) ? [[type, keyFields as string[]] as const] : [],
  );
  for (const [type, keyFields] of keys)
    for (const query of queries)
      for (const { name, selectionSet } of fieldsOf(query.selectionSet)) {
        const of = getNamedType(schema.getQueryType()!.getFields()[name.value]?.type);
        if (selectionSet === undefined || of?.name !== type) continue;
        expect(fieldsOf(selectionSet).map((field) => field.name.value)).toEqual(expect.arrayContaining(keyFields));
      }
});
