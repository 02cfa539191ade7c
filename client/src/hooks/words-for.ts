import { CombinedGraphQLErrors } from '@apollo/client';
import type { UserError } from '../graphql/user-error';
import { type MessageText, said, t } from '../i18n/translate';

/** The refusal of an error, as data if the server sent it; else the error's text. */
export function refusalOf(error: Error): MessageText {
  const [first] = CombinedGraphQLErrors.is(error) ? error.errors : [];
  const problems = first?.extensions?.problems;
  return Array.isArray(problems) && problems.length === 1 ? (problems[0] as UserError) : error.message;
}

/** The message of an error: its own text or reference, else that of a missing answer. */
export function textFor(error: unknown): MessageText {
  if (!CombinedGraphQLErrors.is(error)) return t('ui.submit.noAnswer');
  const [first] = error.errors;
  const reference = first?.extensions?.id;
  return typeof reference === 'string' ? t('ui.submit.broken', { reference }) : refusalOf(error);
}

/** The message of an error in the current language. */
export const wordsFor = (error: unknown): string => said(textFor(error));
