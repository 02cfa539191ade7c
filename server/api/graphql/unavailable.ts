import { HeaderMap } from '@apollo/server';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { type Problem, ProblemError } from '../../domain/kernel/problem';
import { ofTheMoment, STATUS, soonOver } from '../../platform/status';

const retryAfter = (problems: readonly Problem[]): HeaderMap => {
  const seconds = soonOver(problems);
  return new HeaderMap(seconds === undefined ? [] : [['retry-after', seconds]]);
};

/**
 * The caller could not be resolved, or sent a wrong header: gives the error a status, which Apollo takes only from its
 * own kind of error.
 */
export function asContextError(error: unknown): unknown {
  if (!(error instanceof ProblemError)) return error;
  const http = { status: STATUS[error.kind], headers: retryAfter(error.problems) };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

/**
 * The status and headers of an answer that failed for lack of a database or by a time limit, for proxies and tools;
 * null for any other answer.
 */
export function unavailableHead({
  data,
  errors = [],
}: {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLFormattedError[] | undefined;
}): { status: number; headers: HeaderMap } | null {
  const isEmpty = Object.values(data ?? {}).every((field) => field === null);
  const first = errors.find(({ extensions }) => ofTheMoment(extensions?.code));
  if (!isEmpty || !first) return null;
  return {
    status: STATUS[first.extensions!.code as ProblemError['kind']],
    headers: retryAfter(first.extensions!.problems as Problem[]),
  };
}
