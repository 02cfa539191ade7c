import {
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import type { Row } from '../../server/api/rest/route';

/** A call of one operation with empty input, which is enough to learn whether the caller may make it. */
export interface EmptyCall {
  query: string;
  variables: Record<string, unknown>;
}

const SCALARS: Readonly<Record<string, unknown>> = {
  Int: 0,
  Float: 0,
  String: '',
  ID: '0',
  Boolean: false,
  JSONObject: {},
  Money: '0.00',
  Litres: '0.000',
  Rate: '0.00',
  Percent: '0.00',
  Tenths: '0.0',
  BusinessDate: '2025-04-01',
  LocalDateTime: '2025-04-01T06:00',
  DateTimeISO: '2025-04-01T00:30:00.000Z',
};

/**
 * The smallest value that the schema accepts: zeros, empty texts and lists, and only the required fields of objects.
 * With `text`, that text wherever a text is accepted.
 */
function leastOf(type: GraphQLInputType, text: string): unknown {
  if (isNonNullType(type)) return leastOf(type.ofType, text);
  if (isListType(type)) return text === '' ? [] : [leastOf(type.ofType, text)];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (isInputObjectType(type)) {
    const given = Object.values(type.getFields()).filter(
      (field) => isRequiredInputField(field) || isGivenFor(text, field.type),
    );
    return Object.fromEntries(given.map((field) => [field.name, leastOf(field.type, text)]));
  }
  if (!(type.name in SCALARS)) throw new Error(`There is no least ${type.name}`);
  return type.name === 'String' ? text : SCALARS[type.name];
}

const isGivenFor = (text: string, type: GraphQLInputType): boolean =>
  text !== '' && getNamedType(type).name === 'String';

type Fields = Record<string, GraphQLField<unknown, unknown>>;

/** Calls a field of the root, or a field within one that takes no arguments. */
function callOf(
  kind: string,
  { name, args, type }: GraphQLField<unknown, unknown>,
  within: string | undefined,
  text: string,
): EmptyCall {
  const required = args.filter((arg) => isRequiredArgument(arg) || isGivenFor(text, arg.type));
  const head = required.map((arg) => `$${arg.name}: ${arg.type}`).join(', ');
  const passed = required.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const inBraces = (text: string): string => (text === '' ? '' : `(${text})`);
  const field = `${name}${inBraces(passed)}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`;
  return {
    query: `${kind}${inBraces(head)} { ${within === undefined ? field : `${within} { ${field} }`} }`,
    variables: Object.fromEntries(required.map((arg) => [arg.name, leastOf(arg.type, text)])),
  };
}

/**
 * Every operation of the schema by name, with the smallest input, or with `text` wherever a text is accepted. Each
 * report is one operation under the field that contains the reports, and so is each field of the records.
 */
export function graphqlCalls(schema: GraphQLSchema, text = ''): Map<string, EmptyCall> {
  const { reports, records, ...queries } = schema.getQueryType()!.getFields();
  const fieldsOf = ({ type }: Fields[string]) => (getNamedType(type) as GraphQLObjectType).getFields();
  const named = (kind: string, fields: Fields, within?: string): [string, EmptyCall][] =>
    Object.values(fields).map((field) => [
      `${kind} ${within === undefined ? '' : `${within}.`}${field.name}`,
      callOf(kind, field, within, text),
    ]);
  return new Map([
    ...named('query', queries),
    ...named('query', fieldsOf(reports!), 'reports'),
    ...named('query', fieldsOf(records!), 'records'),
    ...named('mutation', schema.getMutationType()!.getFields()),
    ...named('subscription', schema.getSubscriptionType()!.getFields()),
  ]);
}

/** The path with a dummy value for each parameter: a date where the parameter is a date, else 0. */
export const addressOf = ({ path }: Row): string =>
  path.replace(/:(\w+)/g, (_, name: string) => (/date|from|to$/i.test(name) ? '2025-04-01' : '0'));

export const restName = ({ method, path }: Row): string => `${method} ${path}`;
