import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type Problem, ProblemError } from '../domain/kernel/problem';
import { ofTheMoment, STATUS, soonOver } from '../platform/status';

const retryAfter = (problems: readonly Problem[]): HeaderMap => {
  const seconds = soonOver(problems);
  return new HeaderMap(seconds === undefined ? [] : [['retry-after', seconds]]);
};

/** Who asks could not be read: told with a status, which Apollo takes from an error of its own kind. */
export function asContextError(error: unknown): unknown {
  if (!(error instanceof ProblemError) || !ofTheMoment(error.kind)) return error;
  const http = { status: STATUS[error.kind], headers: retryAfter(error.problems) };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}

/** An answer without anything in it, for want of a database or of patience, has a status that proxies and tools understand. */
export function tellUnavailable({ response }: GraphQLRequestContextWillSendResponse<never>): void {
  const { http, body } = response;
  if (body.kind !== 'single') return;
  const { data, errors = [] } = body.singleResult;
  const isEmpty = Object.values(data ?? {}).every((field) => field === null);
  const first = errors.find(({ extensions }) => ofTheMoment(extensions?.code));
  if (!isEmpty || !first) return;
  http.status = STATUS[first.extensions!.code as ProblemError['kind']];
  for (const [name, value] of retryAfter(first.extensions!.problems as Problem[])) http.headers.set(name, value);
}
