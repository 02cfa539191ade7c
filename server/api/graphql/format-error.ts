import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { ProblemError } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { logWhyUnavailable } from '../../platform/status';
import { asUnavailable } from '../../platform/transaction';
import { hasTooManyTokens, QUERY_LIMIT } from './limits';

const codeOf = (kind: string): string => (kind === 'INVALID' ? 'BAD_USER_INPUT' : kind);

/** A refusal keeps its text and code; anything else is a bug: logged under an id, and masked. */
export function formatGraphQLError(
  formatted: GraphQLFormattedError,
  error: unknown,
  log: Logger,
): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  const original = asUnavailable(cause instanceof GraphQLError ? (cause.originalError ?? cause) : cause);
  const where = { path: formatted.path, locations: formatted.locations };
  if (original instanceof ProblemError) {
    logWhyUnavailable(original, log);
    return {
      message: original.message,
      ...where,
      extensions: { code: codeOf(original.kind), problems: original.problems },
    };
  }
  if (original instanceof GraphQLError && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
    // Apollo overwrites the code of a validation rule.
    const { code: own = formatted.extensions?.code } = original.extensions;
    const code = hasTooManyTokens(formatted) ? QUERY_LIMIT : own;
    return { message: formatted.message, ...where, extensions: { code } };
  }
  const id = randomUUID();
  log.error({ err: original, id }, 'unhandled error in GraphQL');
  return { message: requests.unforeseen().message, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
}
