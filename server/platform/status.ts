import type { Logger } from 'pino';
import type { Problem, ProblemError, ProblemKind } from '../domain/kernel/problem';

/** HTTP status by kind of refusal, for the old paths; for GraphQL only where it is `ofTheMoment`. */
export const STATUS: Record<ProblemKind, number> = {
  WAITING: 202,
  INVALID: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  REFUSED: 409,
  REUSED: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  TOO_LONG: 504,
};

const OF_THE_MOMENT: ReadonlySet<string> = new Set<ProblemKind>(['TOO_MANY', 'UNAVAILABLE', 'TOO_LONG']);

/** Whether a refusal of this kind is temporary: it says nothing about the request, only that it failed just now. */
export const ofTheMoment = (kind: unknown): kind is ProblemKind => OF_THE_MOMENT.has(kind as string);

/** Logs why the database is unavailable, such as a full disk: the caller only learns that it does not answer. */
export function logWhyUnavailable({ kind, cause }: ProblemError, log: Pick<Logger, 'warn'>): void {
  if (kind === 'UNAVAILABLE' && cause !== undefined) log.warn({ err: cause }, 'the database is unavailable');
}

/** Value of the Retry-After header in whole seconds; undefined where no delay is known. */
export function soonOver(problems: readonly Problem[]): string | undefined {
  const seconds = problems.flatMap(({ retryAfter }) => retryAfter ?? []);
  return seconds.length > 0 ? String(Math.max(...seconds)) : undefined;
}
