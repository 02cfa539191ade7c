import fs from 'node:fs';
import path from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { faultsOfPage } from '../support/schema-changes';

const read = (name: string): string => fs.readFileSync(path.resolve(__dirname, '../..', name), 'utf8');

test('docs/SCHEMA.md has each breaking change since the last release with its reason, and each new operation', () => {
  const [baseline, schema] = ['docs/schema-baseline.graphql', 'schema.graphql'].map((name) => buildSchema(read(name)));
  expect(faultsOfPage(baseline!, schema!, read('docs/SCHEMA.md'))).toEqual([]);
});

describe('the comparison', () => {
  const BASELINE = `
    type Query { tank(id: Int!, unit: String = "L"): Tank! }
    type Tank { name: String! dip: Dip }
    type Dip { mm: Int! }
    enum State { OPEN }
  `;
  const schemaWith = (part: string, by: string): GraphQLSchema => buildSchema(BASELINE.replace(part, by));
  const faultsOf = (schema: GraphQLSchema, lines = ''): string[] =>
    faultsOfPage(
      buildSchema(BASELINE),
      schema,
      `# Changes\n\n## Unreleased\n\n${lines}\n\n## 1.0.0\n\n### Breaking\n\n- Old.\n`,
    );

  test.each([
    ['a removed field', 'name: String! ', '', 'Tank.name was removed.'],
    ['a field of another type', 'name: String!', 'name: Int!', 'Tank.name changed type from String! to Int!.'],
    ['a field that can now be null', 'name: String!', 'name: String', 'Tank.name changed type from String! to String.'],
    ['a new required argument', 'id: Int!', 'id: Int!, at: Int!', 'A required arg at on Query.tank was added.'],
    ['another default', '"L"', '"KL"', 'Query.tank arg unit has changed defaultValue from "L" to "KL".'],
    ['a new value of an enum', 'OPEN', 'OPEN CLOSED', 'CLOSED was added to enum type State.'],
  ])('%s needs a line with its reason', (_change, part, by, sentence) => {
    const changed = schemaWith(part, by);
    expect(faultsOf(changed)).toEqual([`write under Breaking: - ${sentence} …`]);
    expect(faultsOf(changed, `### Breaking\n\n- ${sentence}`)).toHaveLength(2);
    expect(faultsOf(changed, `### Breaking\n\n- ${sentence} Nobody used it.`)).toEqual([]);
  });

  test('a removed type needs a line for its field only', () => {
    const changed = schemaWith('dip: Dip', '');
    const withoutType = buildSchema(BASELINE.replace('dip: Dip', '').replace('type Dip { mm: Int! }', ''));
    expect(faultsOf(withoutType)).toEqual(faultsOf(changed));
    expect(faultsOf(changed)).toEqual(['write under Breaking: - Tank.dip was removed. …']);
  });

  test('a new operation needs a line, a new field or optional argument none', () => {
    const changed = schemaWith('type Query {', 'type Query { pump: Int');
    expect(faultsOf(changed)).toEqual(['write under Added: - `Query.pump`: …']);
    expect(faultsOf(changed, '### Added\n\n- `Query.pump`: the number of the pump.')).toEqual([]);
    expect(faultsOf(schemaWith('name: String!', 'name: String! volume: Int'))).toEqual([]);
    expect(faultsOf(schemaWith('id: Int!', 'id: Int!, at: Int'))).toEqual([]);
  });

  test('a line of a change that was not made is a fault', () => {
    expect(faultsOf(buildSchema(BASELINE), '### Breaking\n\n- Tank.dip was removed. Nobody used it.')).toEqual([
      'remove from Breaking, or correct: - Tank.dip was removed. Nobody used it.',
    ]);
  });
});
