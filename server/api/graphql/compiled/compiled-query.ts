import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  getArgumentValues,
  getNullableType,
  getVariableValues,
  isNonNullType,
  isObjectType,
  Kind,
  locatedError,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { Context } from '../../../platform/context';
import type { RequestedFields } from '../../../platform/requested-fields';
import { askedFields, type Fragments, setsBelow, Unwritable, writerOf } from './text-writer';

/** `data` as JSON text, with the errors. */
export interface Written {
  data: string;
  errors: GraphQLError[];
}

export interface CompiledQuery {
  /** The operation's name, or null. */
  name: string | null;
  /** Throws Unwritable for what only the ordinary execution can answer, such as variables of another type. */
  answer(ctx: Context, variables: Readonly<Record<string, unknown>>): Promise<Written>;
}

type Variables = Record<string, unknown>;

/** The context and variables of one execution, and the list of its errors. */
interface Asking {
  ctx: Context;
  variables: Variables;
  errors: GraphQLError[];
}

type WriteAsked = (source: unknown, asking: Asking) => Promise<string>;

/**
 * Compiles a document with one query to a function that calls the same resolvers in the same way and writes their
 * results. All checks of the entry points still run. Null for a document that cannot be compiled.
 */
export function compiledQuery(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const operations = document.definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations as OperationDefinitionNode[];
  if (operations.length !== 1 || operation!.operation !== 'query' || operation!.directives?.length) return null;
  const fragments = Object.fromEntries(
    document.definitions
      .filter((each): each is FragmentDefinitionNode => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((each) => [each.name.value, each]),
  );
  try {
    const write = askingWriter(schema.getQueryType()!, [operation!.selectionSet], fragments, []);
    return { name: operation!.name?.value ?? null, answer: answerBy(schema, operation!, write) };
  } catch (error) {
    if (error instanceof Unwritable) return null;
    throw error;
  }
}

const answerBy =
  (schema: GraphQLSchema, { variableDefinitions = [] }: OperationDefinitionNode, write: WriteAsked) =>
  async (ctx: Context, given: Readonly<Variables>): Promise<Written> => {
    const { coerced: variables } = getVariableValues(schema, variableDefinitions, given);
    if (!variables) throw new Unwritable('variables that do not fit');
    const errors: GraphQLError[] = [];
    const data = await write({}, { ctx, variables, errors }).catch((error: unknown) => {
      if (error instanceof Unwritable) throw error;
      errors.push(error as GraphQLError);
      return 'null';
    });
    return { data, errors };
  };

/** Writes an object with resolver fields: the root, or a type that only groups fields. */
function askingWriter(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
  path: readonly string[],
): WriteAsked {
  const fields = askedFields(type, sets, fragments).map(({ responseName, definition, nodes }) => {
    const lead = `${JSON.stringify(responseName)}:`;
    if (definition === null) return async () => `${lead}${JSON.stringify(type.name)}`;
    const write = fieldWriter(definition, nodes, fragments, [...path, responseName]);
    return async (source: unknown, asking: Asking) => lead + (await write(source, asking));
  });
  return async (source, asking) => `{${(await Promise.all(fields.map((field) => field(source, asking)))).join(',')}}`;
}

/** A field that fails is null, or nulls its parent if it is non-null (GraphQL 2021, section 6.4.4). */
function fieldWriter(
  definition: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  path: readonly string[],
): WriteAsked {
  const write = valueWriter(definition, nodes, fragments, path);
  const isNonNull = isNonNullType(definition.type);
  const place = { fieldNodes: nodes, fragments } as RequestedFields;
  return async (source, asking) => {
    try {
      return await write(await resolved(definition, place, source, asking), asking);
    } catch (error) {
      if (error instanceof Unwritable) throw error;
      const located = locatedError(error, nodes, path);
      if (isNonNull) throw located;
      asking.errors.push(located);
      return 'null';
    }
  };
}

/** Of GraphQLResolveInfo, a resolver gets only what `RequestedFields` has. */
const resolved = async (
  definition: GraphQLField<unknown, unknown>,
  place: RequestedFields,
  source: unknown,
  { ctx, variables }: Asking,
): Promise<unknown> =>
  definition.resolve
    ? definition.resolve(source, getArgumentValues(definition, place.fieldNodes[0]!, variables), ctx, place as never)
    : (source as Record<string, unknown>)[definition.name];

function valueWriter(
  { type }: GraphQLField<unknown, unknown>,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  path: readonly string[],
): WriteAsked {
  const named = getNullableType(type);
  if (isObjectType(named) && Object.values(named.getFields()).some(({ resolve }) => resolve)) {
    const write = askingWriter(named, setsBelow(nodes), fragments, path);
    return async (value, asking) => (value == null ? absent(isNonNullType(type)) : write(value, asking));
  }
  const write = writerOf(type, nodes, fragments);
  return async (value) => write(value);
}

function absent(isRefused: boolean): string {
  if (isRefused) throw new Unwritable('null where nothing may be');
  return 'null';
}
