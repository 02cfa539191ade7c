import { CombinedGraphQLErrors } from '@apollo/client';
import { said, t } from '../i18n/translate';

/** The message of an error: its own text or reference, else that of a missing answer. In the current language. */
export function wordsFor(error: unknown): string {
  if (!CombinedGraphQLErrors.is(error)) return t('ui.submit.noAnswer');
  const [first] = error.errors;
  const reference = first?.extensions?.id;
  return typeof reference === 'string' ? t('ui.submit.broken', { reference }) : said(error.message);
}
