import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';
import type { UserError } from '../../../graphql/user-error';
import type { MessageText } from '../../../i18n/translate';

/** Why a report failed to load. */
export interface ReportTroubleFacts {
  /** The server's error code; null if there was no answer. */
  code: string | null;
  /** The server's message in English, for support; null without an answer. */
  message: string | null;
  /** The same for the user. */
  text: MessageText | null;
  /** The id under which the server logged the error. */
  reference: string | null;
  /** The server's message for each refused filter. */
  fields: Readonly<Record<string, MessageText>>;
}

const NO_ANSWER: ReportTroubleFacts = { code: null, message: null, text: null, reference: null, fields: {} };

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
    problems?: UserError[];
  };
  return {
    code: code ?? 'UNKNOWN',
    message: first?.message ?? error.message,
    text: problems.length === 1 ? problems[0]! : (first?.message ?? error.message),
    reference: id ?? null,
    fields: Object.fromEntries(problems.flatMap((problem) => (problem.field ? [[problem.field, problem]] : []))),
  };
}
