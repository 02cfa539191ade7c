import fs from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql';

/** Every query of the screens, each with the fragments that it uses. */
export function queriesOfScreens(): Map<string, DocumentNode> {
  const folder = path.join(__dirname, '../../client/src');
  const texts = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'));
  const { definitions } = parse(texts.join('\n'));
  const fragments = new Map(
    definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  const withFragments = (operation: OperationDefinitionNode): DocumentNode => {
    const needed = new Map<string, FragmentDefinitionNode>();
    const look = (node: OperationDefinitionNode | FragmentDefinitionNode): unknown =>
      visit(node, {
        FragmentSpread({ name: { value } }) {
          if (needed.has(value)) return;
          needed.set(value, fragments.get(value)!);
          look(fragments.get(value)!);
        },
      });
    look(operation);
    return { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
  };
  return new Map(
    definitions
      .filter((each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION)
      .filter((each) => each.operation === 'query')
      .map((each) => [each.name!.value, withFragments(each)]),
  );
}

/** Selects all fields of a type, down to its scalars. The graph of records has no end: `most` bounds the nesting. */
function allOf(type: GraphQLOutputType, most: number): string {
  const named = getNamedType(type);
  if (!isObjectType(named)) return '';
  return `{ __typename ${Object.values(named.getFields())
    .filter((field) => most > 1 || !isObjectType(getNamedType(field.type)))
    .map((field) => `${field.name} ${allOf(field.type, most - 1)}`)
    .join(' ')} }`;
}

/** A row with what it leads to, and not further: a document has at most 1,000 tokens. A page has its rows one level down. */
const nestingOfRecords = ({ type }: GraphQLField<unknown, unknown>): number =>
  'nodes' in (getNamedType(type) as GraphQLObjectType).getFields() ? 3 : 2;

/** Every query of the schema and every report, with all their fields selected. */
export function queriesOfSchema(schema: GraphQLSchema): Map<string, DocumentNode> {
  const { reports, records, ...queries } = schema.getQueryType()!.getFields();
  const documentOf = (field: (typeof queries)[string], within?: string): [string, DocumentNode] => {
    const head = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
    const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
    const selection = `${field.name}${passed && `(${passed})`} ${allOf(field.type, within === 'records' ? nestingOfRecords(field) : Number.POSITIVE_INFINITY)}`;
    const text = `query All${head && `(${head})`} { ${within ? `${within} { ${selection} }` : selection} }`;
    return [`${within ? `${within}.` : ''}${field.name}, whole`, parse(text)];
  };
  const fieldsOf = ({ type }: (typeof queries)[string]) => (getNamedType(type) as GraphQLObjectType).getFields();
  return new Map([
    ...Object.values(queries).map((field) => documentOf(field)),
    ...Object.values(fieldsOf(reports!)).map((field) => documentOf(field, 'reports')),
    ...Object.values(fieldsOf(records!)).map((field) => documentOf(field, 'records')),
  ]);
}
