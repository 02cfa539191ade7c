import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isNullableType,
  isObjectType,
} from 'graphql';
import { DEFAULT_DESCRIPTIONS } from './default-descriptions';

interface Described {
  name: string;
  type: GraphQLInputType | GraphQLOutputType;
}

/** Descriptions of the operation types. */
const ROOTS = {
  Query: 'Operations that read.',
  Mutation: 'Operations that write, one per request.',
  Subscription: 'Events. Most carry ids only: query the new state.',
} as const;

/** The clause of a default description that is true only where null may be: '; null if none', '; null for cash'. */
const WHEN_NULL = /; null [^.]*(?=\.)/;

/** Gives everything that the modules leave undescribed the default description of its name. Returns the same schema. */
export function withDescriptions(schema: GraphQLSchema): GraphQLSchema {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
  const answers = new Set<unknown>(mutations.map(answerOf));
  for (const mutation of mutations) describeEnds(mutation);
  for (const [name, words] of Object.entries(ROOTS)) schema.getType(name)!.description = words;
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type) && !isInputObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const isRefusable = answers.has(type) && isNullableType(field.type);
      field.description ??= wordsOf(field, isRefusable ? ' Null if the mutation was refused.' : '');
      if ('args' in field) for (const arg of field.args) arg.description ??= wordsOf(arg);
    }
  }
  return schema;
}

const answerOf = ({ type }: GraphQLField<unknown, unknown>) => getNamedType(type);

/** The answer and the input of a mutation are described by its name. */
function describeEnds(mutation: GraphQLField<unknown, unknown>): void {
  const taken = mutation.args.map((arg) => getNamedType(arg.type));
  for (const type of taken) if (isInputObjectType(type)) type.description ??= `Input of ${mutation.name}.`;
  answerOf(mutation).description ??= `Result of ${mutation.name}.`;
}

/** Undefined for a name without a description, which tests/architecture/descriptions.test.ts reports. */
function wordsOf({ name, type }: Described, more = ''): string | undefined {
  const words = DEFAULT_DESCRIPTIONS[name] ?? (more !== '' && name.endsWith('Id') ? 'Id of the new row.' : undefined);
  return words && (isNullableType(type) ? words : words.replace(WHEN_NULL, '')) + more;
}
