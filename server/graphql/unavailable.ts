import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import { type Problem, ProblemError } from '../domain/kernel/problem';

/** By a problem's code: what is over soon, so that the same question may be asked again. A report that takes too long is not. */
const STATUS: ReadonlyMap<string, number> = new Map([
  ['UNAVAILABLE', 503],
  ['TOO_MANY_REQUESTS', 429],
]);
/** In seconds. */
const RETRY_AFTER = '1';

const statusOf = (problems: readonly Problem[]): number | undefined =>
  problems.flatMap(({ code }) => STATUS.get(code) ?? []).at(0);

/** Who asks could not be read: told with a status, which Apollo takes from an error of its own kind. */
export function asContextError(error: unknown): unknown {
  const status = error instanceof ProblemError ? statusOf(error.problems) : undefined;
  if (status === undefined) return error;
  const http = { status, headers: new HeaderMap([['retry-after', RETRY_AFTER]]) };
  return new GraphQLError((error as ProblemError).message, {
    originalError: error as ProblemError,
    extensions: { http },
  });
}

/** An answer without anything in it, for want of a database or of patience, has a status that proxies and tools understand. */
export function tellUnavailable({ response }: GraphQLRequestContextWillSendResponse<never>): void {
  const { http, body } = response;
  if (body.kind !== 'single') return;
  const { data, errors } = body.singleResult;
  const isEmpty = Object.values(data ?? {}).every((field) => field === null);
  const problems = (errors ?? []).flatMap(({ extensions }) => (extensions?.problems as Problem[] | undefined) ?? []);
  const status = isEmpty ? statusOf(problems) : undefined;
  if (status === undefined) return;
  http.status = status;
  http.headers.set('retry-after', RETRY_AFTER);
}
