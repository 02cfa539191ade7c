import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

/** Why a report is not there. */
export interface ReportTroubleFacts {
  /** The server's reason; null where there was no answer at all. */
  code: string | null;
  /** In the server's words; null without an answer. */
  message: string | null;
  /** Under which the server noted what went wrong there. */
  reference: string | null;
  /** The server's words for each filter that it refused. */
  fields: Readonly<Record<string, string>>;
}

const NO_ANSWER: ReportTroubleFacts = { code: null, message: null, reference: null, fields: {} };

/** What the server says about a report that it does not give; null where there is nothing wrong. */
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
