import { useMutation } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { SetLanguageDocument } from '../graphql/generated/graphql';
import { useLocale } from '../i18n/translate';
import type { Session } from './use-session';

/** Stores the language of this browser with the user, for mails to them. Another browser may store another one later. */
export function useStoredLanguage(me: Session['me']): void {
  const language = useLocale();
  const [setLanguage] = useMutation(SetLanguageDocument, { errorPolicy: 'ignore' });
  const store = useEffectEvent(() => {
    if (me !== null && (me.language ?? 'en') !== language)
      setLanguage({ variables: { input: { language } } }).catch((error: unknown) =>
        console.warn('The language was not stored', error),
      );
  });
  const userId = me?.userId;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the user or the language changes, not with each answer
  useEffect(() => {
    if (userId !== undefined) store();
  }, [userId, language]);
}
