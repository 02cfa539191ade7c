import fs from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  type DocumentNode,
  defaultFieldResolver,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  parse,
} from 'graphql';
import { type UserError, waitsForApproval } from '../../../client/src/graphql/user-error';
import { newStation, type Station } from './station';

const SCHEMA = path.resolve(__dirname, '../../../schema.graphql');
const schema = buildSchema(fs.readFileSync(SCHEMA, 'utf8'), { assumeValid: true });

/** A mutation as the server received it. */
interface Sent {
  name: string;
  input: Record<string, unknown>;
  key: string | null;
}

interface Server {
  /** What queries answer, by field. A test changes it before it opens a page. */
  station: Station;
  /** The mutations received, in order. */
  sent: Sent[];
  /** The late entries that were only rehearsed, in order. */
  rehearsed: Sent[];
  /** What payloads contain besides `userErrors`, by mutation; missing values are made up. */
  payloads: Record<string, Record<string, unknown>>;
  /** What the mutations refuse from now on; none if empty. */
  refusals: readonly UserError[];
  /** Queries that fail, by field. */
  failing: Set<string>;
  /** Whether requests get no answer. */
  isUnreachable: boolean;
  /** How far the server's clock is from the device's, in milliseconds; null if its answers do not say. */
  clock: number | null;
  /** Answers wait for this. */
  hold: Promise<void>;
}

const newServer = (): Server => ({
  station: newStation(),
  sent: [],
  rehearsed: [],
  payloads: {},
  refusals: [],
  failing: new Set(),
  isUnreachable: false,
  clock: null,
  hold: Promise.resolve(),
});

export const server = newServer();
export const resetServer = (): void => void Object.assign(server, newServer());

/** A value of the type, for a payload whose content no test looks at. */
function anyValue(type: GraphQLOutputType): unknown {
  if (isNonNullType(type)) return anyValue(type.ofType);
  if (isListType(type)) return [];
  if (isObjectType(type)) return {};
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return type.name === 'Int' ? 1 : type.name === 'Boolean' ? true : '1.00';
}

const answer: GraphQLFieldResolver<unknown, { key: string | null }> = (source, args, context, info) => {
  const { fieldName: name, parentType, returnType } = info;
  if (parentType === schema.getQueryType()) {
    if (server.failing.has(name)) throw new Error(`${name} fails`);
    const known = (server.station as Record<string, unknown>)[name];
    if (known === undefined) throw new Error(`support/station.ts has no ${name}`);
    return typeof known === 'function' ? known(args) : known;
  }
  if (parentType === schema.getMutationType()) {
    const isTrial = args.input?.rehearse === true;
    (isTrial ? server.rehearsed : server.sent).push({ name, input: args.input ?? args, key: context.key });
    // One that would wait for approval has no effects yet.
    const userErrors = isTrial ? server.refusals.filter((refusal) => !waitsForApproval([refusal])) : server.refusals;
    return { isPayload: true, userErrors, ...server.payloads[name] };
  }
  const value: unknown = defaultFieldResolver(source, args, context, info);
  if (value !== undefined || !(source as { isPayload?: true }).isPayload) return value;
  return server.refusals.length > 0 ? null : anyValue(returnType);
};

/** By their text. The code generator has validated them. */
const documents = new Map<string, DocumentNode>();
function documentOf(text: string): DocumentNode {
  const document = documents.get(text) ?? parse(text);
  documents.set(text, document);
  return document;
}

/** The server's side of `fetch`: executes the client's documents by the schema on the station of the test. */
export async function fetchAnswer(_address: unknown, options: RequestInit): Promise<Partial<Response>> {
  await server.hold;
  if (server.isUnreachable) throw new TypeError('Failed to fetch');
  const { query, variables } = JSON.parse(String(options.body)) as {
    query: string;
    variables: Record<string, unknown>;
  };
  const headers = options.headers as Record<string, string>;
  const contextValue = { key: headers['idempotency-key'] ?? null };
  const document = documentOf(query);
  const result = await execute({ schema, document, variableValues: variables, contextValue, fieldResolver: answer });
  // A fixture that lacks something is a fault of the test, which a page would only show as "could not be loaded".
  for (const { message, path } of result.errors ?? [])
    if (!server.failing.has(String(path?.[0]))) console.error(`${path?.join('.')}: ${message}`);
  return {
    ok: true,
    status: 200,
    headers: new Headers({
      'content-type': 'application/json',
      ...(server.clock !== null && { date: new Date(Date.now() + server.clock).toUTCString() }),
    }),
    text: async () => JSON.stringify(result),
  };
}
