import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

/** Why a report failed to load. */
export interface ReportTroubleFacts {
  /** The server's error code; null if there was no answer. */
  code: string | null;
  /** The server's message; null without an answer. */
  message: string | null;
  /** The id under which the server logged the error. */
  reference: string | null;
  /** The server's message for each refused filter. */
  fields: Readonly<Record<string, string>>;
}

const NO_ANSWER: ReportTroubleFacts = { code: null, message: null, reference: null, fields: {} };

/** Extracts the server's reason for not returning a report; null if there is no error. */
export function troubleOf(error: ErrorLike | undefined): ReportTroubleFacts | null {
  if (error === undefined) return null;
  if (!CombinedGraphQLErrors.is(error)) return NO_ANSWER;
  const [first] = error.errors;
  const {
    code,
    id,
    problems = [],
  } = (first?.extensions ?? {}) as {
    code?: string;
    id?: string;
    problems?: { message: string; field?: string }[];
  };
  return {
    code: code ?? 'UNKNOWN',
    message: first?.message ?? error.message,
    reference: id ?? null,
    fields: Object.fromEntries(problems.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
  };
}
