import type { Message, MessageParams } from './message';

/**
 * One reason why an input or an action is refused, worded so that a user can act on it. `code` is stable and upper
 * case; `field` is the path of its input (`pumps.0.nozzles.1.close`).
 */
export interface Problem {
  code: string;
  /** In English, for old tools, logs and readers without a catalogue. */
  message: string;
  /** The text as data, rendered in the reader's language (ADR 46). Without it, the English text is translated. */
  messageId?: string;
  params?: MessageParams;
  field?: string;
  /** Seconds after which a retry may succeed, for temporary refusals. */
  retryAfter?: number;
}

/**
 * Decides the HTTP status: WAITING 202 (nothing is wrong, but the entry waits for approval), INVALID 400, UNAUTHENTICATED 401, FORBIDDEN 403, NOT_FOUND 404, REFUSED 409, REUSED 422,
 * TOO_MANY 429, UNAVAILABLE 503, TOO_LONG 504.
 */
export type ProblemKind =
  | 'WAITING'
  | 'INVALID'
  | 'UNAUTHENTICATED'
  | 'FORBIDDEN'
  | 'NOT_FOUND'
  | 'REFUSED'
  | 'REUSED'
  | 'TOO_MANY'
  | 'UNAVAILABLE'
  | 'TOO_LONG';

/** An expected refusal. Thrown anywhere behind an entry point; adapters turn it into userErrors or a status. */
export class ProblemError extends Error {
  constructor(
    readonly problems: Problem[],
    readonly kind: ProblemKind = 'REFUSED',
    /** What the caller needs for the next step, returned beside the problems. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(problems.map((p) => p.message).join('; '));
    this.name = 'ProblemError';
  }
}

/** Throws a ProblemError if there are any problems. */
export function refuseIf(problems: Problem[], kind: ProblemKind = 'INVALID'): void {
  if (problems.length > 0) throw new ProblemError(problems, kind);
}

/** The text of a problem, to be a parameter of another message. */
export const messageOf = ({ message, messageId = '', params = {} }: Problem): Message => ({
  messageId,
  params,
  message,
});

/** Creates a refusal with one reason. */
export const refusal = (code: string, text: Message, field?: string, kind: ProblemKind = 'REFUSED'): ProblemError =>
  new ProblemError([{ code, ...text, ...(field !== undefined && { field }) }], kind);

/** Creates a temporary refusal: a retry after that many seconds may succeed. */
export const refusalForNow = (
  code: string,
  text: Message,
  kind: 'TOO_MANY' | 'UNAVAILABLE',
  retryAfter = 1,
): ProblemError => new ProblemError([{ code, ...text, retryAfter }], kind);
