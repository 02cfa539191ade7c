import type { Logger } from 'pino';
import type { Problem, ProblemError, ProblemKind } from '../domain/kernel/problem';

/** What the old paths answer with, by a refusal's kind; GraphQL too, where it is `ofTheMoment`. */
export const STATUS: Record<ProblemKind, number> = {
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

/** Whether a refusal of this kind says nothing of what was asked, only that it was not done just now. */
export const ofTheMoment = (kind: unknown): kind is ProblemKind => OF_THE_MOMENT.has(kind as string);

/** Whoever asked is told that the database does not answer; why, as of a full disk, is for who looks after it. */
export function logWhyUnavailable({ kind, cause }: ProblemError, log: Pick<Logger, 'warn'>): void {
  if (kind === 'UNAVAILABLE' && cause !== undefined)
    log.warn({ err: cause }, 'the database could not do what was asked');
}

/** The header Retry-After: whole seconds; undefined where nobody knows when it would be better. */
export function soonOver(problems: readonly Problem[]): string | undefined {
  const seconds = problems.flatMap(({ retryAfter }) => retryAfter ?? []);
  return seconds.length > 0 ? String(Math.max(...seconds)) : undefined;
}
