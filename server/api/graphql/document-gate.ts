import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  specifiedRules,
  type ValidationRule,
  validate,
} from 'graphql';
import type { Logger } from 'pino';
import { access } from '../../domain/access.messages';
import type { StrangerWork } from '../../platform/rate-limiter';
import { responseTypeFor } from './compiled/compiled-reads';
import { formatGraphQLError } from './format-error';
import {
  documentLimits,
  hasTooManyTokens,
  MOST_ERRORS,
  MOST_TOKENS,
  noSubscription,
  oneFieldPerMutation,
  QUERY_LIMIT,
  STRANGERS_LENGTH,
  STRANGERS_TOKENS,
} from './limits';

/** Size of the LRU cache of valid documents; the application has some hundred. */
const MOST_KNOWN = 500;
const LONGEST_KNOWN = 10_000;

/** The field of a log-in, which has its own rate limit. */
const LOG_IN = 'signIn';

interface Refusal {
  status: 400 | 401;
  errors: readonly GraphQLFormattedError[];
}

/**
 * Bounds a document before any costly work: first its tokens, then the limits that only count, then GraphQL's own rules,
 * which stop at the fifth error. Apollo Server validates without a bound, and a document with 300 unknown fields then takes
 * 20 ms of the event loop. Documents refused here never reach Apollo Server, which validates the others again.
 */
export class DocumentGate {
  private readonly known = new Map<string, StrangerWork>();
  private readonly limits: readonly ValidationRule[] = [noSubscription, oneFieldPerMutation, ...documentLimits];
  private readonly rules: readonly ValidationRule[];

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly introspection: boolean,
    private readonly log: Logger,
  ) {
    this.rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  }

  /** The rate limit of the address that a request without a log-in counts against. */
  workOf(request: FastifyRequest): StrangerWork {
    const text = documentIn(request);
    return text === null ? 'anonymous' : (this.known.get(text) ?? 'document');
  }

  /** The body of the refusal, with the reply's status and headers set; null if the document may be executed. */
  refuse(request: FastifyRequest, reply: FastifyReply, isLoggedIn: boolean): string | null {
    const text = documentIn(request);
    if (text === null || this.isKnown(text)) return null;
    const refusal = this.refusalOf(text, isLoggedIn);
    if (!refusal) return null;
    void reply.code(refusal.status).header('content-type', responseTypeFor(request.headers.accept));
    if (refusal.status === 401) void reply.header('www-authenticate', 'Bearer');
    return `${JSON.stringify({ errors: refusal.errors })}\n`;
  }

  private isKnown(text: string): boolean {
    const work = this.known.get(text);
    if (work === undefined) return false;
    this.known.delete(text);
    this.known.set(text, work);
    return true;
  }

  private refusalOf(text: string, isLoggedIn: boolean): Refusal | null {
    try {
      if (!isLoggedIn && text.length > STRANGERS_LENGTH) return this.unauthenticated();
      const document = parse(text, { maxTokens: isLoggedIn ? MOST_TOKENS : STRANGERS_TOKENS });
      const errors = this.errorsOf(document);
      if (errors.length > 0) return this.invalid(errors, 'GRAPHQL_VALIDATION_FAILED');
      this.learn(text, document);
      return null;
    } catch (error) {
      if (!(error instanceof GraphQLError)) throw error;
      if (!isLoggedIn && hasTooManyTokens(error, STRANGERS_TOKENS)) return this.unauthenticated();
      return this.invalid([error], hasTooManyTokens(error) ? QUERY_LIMIT : 'GRAPHQL_PARSE_FAILED');
    }
  }

  private errorsOf(document: DocumentNode): readonly GraphQLError[] {
    const beyond = validate(this.schema, document, this.limits, { maxErrors: 1 });
    // The last error only says that the validation was stopped.
    if (beyond.length > 0) return beyond.slice(0, 1);
    const options = { maxErrors: MOST_ERRORS, hideSuggestions: !this.introspection };
    return validate(this.schema, document, this.rules, options).slice(0, MOST_ERRORS);
  }

  private invalid(errors: readonly GraphQLError[], code: string): Refusal {
    const formatted = errors.map((error) =>
      formatGraphQLError({ ...error.toJSON(), extensions: { code } }, error, this.log),
    );
    return { status: 400, errors: formatted };
  }

  /** A device whose session expired repeats its requests. It must be told to log in, not be rate-limited. */
  private unauthenticated(): Refusal {
    return {
      status: 401,
      errors: [{ message: access.pleaseLogIn().message, extensions: { code: 'UNAUTHENTICATED' } }],
    };
  }

  private learn(text: string, document: DocumentNode): void {
    if (text.length > LONGEST_KNOWN) return;
    this.known.set(text, isLogIn(document) ? 'logIn' : 'anonymous');
    if (this.known.size > MOST_KNOWN) this.known.delete(this.known.keys().next().value!);
  }
}

function documentIn({ method, body, query }: FastifyRequest): string | null {
  const { query: text } = ((method === 'GET' ? query : body) ?? {}) as { query?: unknown };
  return typeof text === 'string' ? text : null;
}

const isLogIn = ({ definitions }: DocumentNode): boolean =>
  definitions.length === 1 &&
  definitions[0]!.kind === Kind.OPERATION_DEFINITION &&
  definitions[0]!.selectionSet.selections.every((node) => node.kind === Kind.FIELD && node.name.value === LOG_IN);
