import { randomUUID } from 'node:crypto';
import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Logger } from 'pino';
import { type Problem, ProblemError } from '../../domain/kernel/problem';
import { requests } from '../../domain/requests.messages';
import { logWhyUnavailable } from '../../platform/status';
import { asUnavailable } from '../../platform/transaction';
import { fieldOfValue } from './field-of-value';
import { hasTooManyTokens, QUERY_LIMIT } from './limits';

const codeOf = (kind: string): string => (kind === 'INVALID' ? 'BAD_USER_INPUT' : kind);

/** The problems of a refusal, at its value if GraphQL itself has reported it: a scalar has refused it. */
function problemsAt(cause: unknown, { problems }: ProblemError): readonly Problem[] {
  const field = cause instanceof GraphQLError ? fieldOfValue(cause) : undefined;
  return field === undefined ? problems : problems.map((problem) => ({ ...problem, field }));
}

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
    const problems = problemsAt(cause, original);
    return { message: original.message, ...where, extensions: { code: codeOf(original.kind), problems } };
  }
  if (original instanceof GraphQLError && formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') {
    // Apollo overwrites the code of a validation rule.
    const { code: own = formatted.extensions?.code } = original.extensions;
    const code = hasTooManyTokens(formatted) ? QUERY_LIMIT : own;
    const { originalError } = original;
    const problems = originalError instanceof ProblemError ? { problems: problemsAt(cause, originalError) } : {};
    return { message: formatted.message, ...where, extensions: { code, ...problems } };
  }
  const id = randomUUID();
  log.error({ err: original, id }, 'unhandled error in GraphQL');
  return { message: requests.unforeseen().message, ...where, extensions: { code: 'INTERNAL_SERVER_ERROR', id } };
}
