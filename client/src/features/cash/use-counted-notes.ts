import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { CountedNote, NoteCount } from '../../../../server/domain/denominations';
import { askAgain } from '../../graphql/ask-again';
import { CashChangedDocument, NotesInSafeDocument } from '../../graphql/generated/graphql';
import { useLive } from '../../hooks/use-live';
import { t } from '../../i18n/translate';
import { toastFailure } from '../../ui/feedback/toast';

interface CountedNotes {
  /** Undefined until the contents of the safe are loaded. */
  notes: NoteCount[] | undefined;
  count: (notes: readonly CountedNote[]) => void;
  clear: () => void;
  failed: boolean;
  reload: () => void;
}

/** The notes in the safe at this moment, with the counts being entered. */
export function useCountedNotes(): CountedNotes {
  const { data, error, refetch } = useQuery(NotesInSafeDocument, { fetchPolicy: 'cache-and-network' });
  const [counts, setCounts] = useState<readonly CountedNote[]>([]);
  useLive(CashChangedDocument, refetch);
  useEffect(() => {
    if (error) toastFailure(t('ui.currency.failed'));
  }, [error]);

  return {
    notes: data?.notesInSafe.map(({ id, value, available }) => {
      const counted = counts.find(({ denominationId }) => denominationId === id);
      return { denominationId: id, value, available, in: counted?.in ?? 0, out: counted?.out ?? 0 };
    }),
    count: setCounts,
    clear: () => setCounts([]),
    failed: error !== undefined && data === undefined,
    reload: () => void askAgain(refetch),
  };
}

/** The moved notes in the server's input form. */
export const notesInput = (notes: readonly NoteCount[]): { value: number; in: number; out: number }[] =>
  notes
    .filter((note) => note.in > 0 || note.out > 0)
    .map((note) => ({ value: note.value, in: note.in, out: note.out }));
