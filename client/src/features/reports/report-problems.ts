import { CombinedGraphQLErrors, type ErrorLike } from '@apollo/client';

export interface ReportRefusal {
  code: string;
  message: string;
  /** The server's words for each filter that it refused. */
  fields: Readonly<Record<string, string>>;
}

/** What the server says about a report that it does not give; null where there was no answer at all. */
export function refusalOf(error: ErrorLike | undefined): ReportRefusal | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const [first] = error.errors;
  const problems = (first?.extensions?.problems ?? []) as { message: string; field?: string }[];
  return {
    code: String(first?.extensions?.code),
    message: first?.message ?? error.message,
    fields: Object.fromEntries(problems.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
  };
}
