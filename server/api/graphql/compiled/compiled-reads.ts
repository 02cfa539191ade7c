import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { Context } from '../../../platform/context';
import { formatGraphQLError } from '../format-error';
import { MOST_ERRORS } from '../limits';
import { unavailableHead } from '../unavailable';
import { type CompiledQuery, compiledQuery, type Written } from './compiled-query';
import { Unwritable } from './text-writer';

/**
 * Size of the cache, and the maximum length of a cached document in characters. The client has some hundred documents.
 */
const MOST_DOCUMENTS = 500;
const LONGEST_DOCUMENT = 10_000;

const JSON_TYPE = 'application/json; charset=utf-8';
const RESPONSE_TYPE = 'application/graphql-response+json; charset=utf-8';
/** Accept headers, with the content type that Apollo Server would choose; any other header goes to Apollo Server. */
const TYPE_FOR = new Map<string | undefined, string>([
  [undefined, JSON_TYPE],
  ['*/*', JSON_TYPE],
  ['application/json', JSON_TYPE],
  ['application/graphql-response+json', RESPONSE_TYPE],
  ['application/graphql-response+json,application/json;q=0.9', RESPONSE_TYPE],
]);

/** The content type of an answer that does not come from Apollo Server: the accepted one, else JSON. */
export const responseTypeFor = (accept: string | undefined): string => TYPE_FOR.get(accept) ?? JSON_TYPE;

interface Asked {
  query: CompiledQuery;
  variables: Readonly<Record<string, unknown>>;
  contentType: string;
}

/**
 * Answers repeated queries without Apollo: the same resolvers, so the same entry points, and a writer compiled once per
 * document (docs/evidence/PERFORMANCE.md#graphql-reads-step-by-step). Documents arrive here after Apollo has parsed
 * and validated them. Falls back to Apollo unless the answer is known to be equal.
 */
export class CompiledReads {
  /** LRU cache by document text, most recent last; null for a document that always goes to Apollo. */
  private readonly known = new Map<string, CompiledQuery | null>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly log: Logger,
  ) {}

  /** Compiles and caches a valid document. */
  learn(text: string, document: DocumentNode): void {
    if (text.length > LONGEST_DOCUMENT || this.known.has(text)) return;
    this.known.set(text, compiledQuery(this.schema, document));
    if (this.known.size > MOST_DOCUMENTS) this.known.delete(this.known.keys().next().value!);
  }

  /**
   * The text of the answer, with its headers set; null if Apollo has to answer, also when the caller cannot be
   * resolved.
   */
  async answer(
    request: FastifyRequest,
    reply: FastifyReply,
    contextOf: () => Promise<Context>,
  ): Promise<string | null> {
    const asked = this.askedIn(request);
    const context = asked && (await contextOf().catch(() => null));
    if (!context) return null;
    try {
      const written = await asked.query.answer(context, asked.variables);
      void reply.header('content-type', asked.contentType);
      return written.errors.length === 0 ? `{"data":${written.data}}\n` : this.refused(written, reply);
    } catch (error) {
      if (error instanceof Unwritable) return null;
      throw error;
    }
  }

  private askedIn({ method, body, headers }: FastifyRequest): Asked | null {
    const { query: text, variables, operationName, extensions } = (body ?? {}) as Record<string, unknown>;
    const contentType = TYPE_FOR.get(headers.accept);
    if (method !== 'POST' || typeof text !== 'string' || !contentType) return null;
    if (!isRecordOrNone(variables) || !isRecordOrNone(extensions) || extensions?.persistedQuery) return null;
    const query = this.known.get(text);
    if (!query || (operationName !== query.name && operationName != null)) return null;
    this.known.delete(text);
    this.known.set(text, query);
    return { query, variables: variables ?? {}, contentType };
  }

  private refused({ data, errors }: Written, reply: FastifyReply): string {
    const formatted = errors.slice(0, MOST_ERRORS).map((error) => formatGraphQLError(withCode(error), error, this.log));
    const head = unavailableHead({ data: JSON.parse(data), errors: formatted });
    if (head) {
      void reply.code(head.status);
      for (const [name, value] of head.headers) void reply.header(name, value);
    }
    return `{"errors":${JSON.stringify(formatted)},"data":${data}}\n`;
  }
}

const isRecordOrNone = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value == null || (typeof value === 'object' && !Array.isArray(value));

/** Formats an error as Apollo passes it on. */
const withCode = (error: GraphQLError) => ({
  ...error.toJSON(),
  extensions: { ...error.extensions, code: error.extensions.code ?? 'INTERNAL_SERVER_ERROR' },
});
