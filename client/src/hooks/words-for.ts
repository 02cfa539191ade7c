import { CombinedGraphQLErrors } from '@apollo/client';
import { said, t } from '../i18n/translate';

/** An answer that is an error has words or a reference of its own; anything else is a missing answer. In the language in use. */
export function wordsFor(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return t('ui.submit.noAnswer');
  const [first] = error.errors;
  const reference = first?.extensions?.id;
  return typeof reference === 'string' ? t('ui.submit.broken', { reference }) : said(error.message);
}
