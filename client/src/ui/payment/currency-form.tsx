import { useQuery } from '@apollo/client/react';
import { lazy, useEffect, useState } from 'react';
import type { NoteCount } from '../../../../server/domain/denominations';
import { NotesInSafeDocument } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../feedback/empty-state';
import { LoadFailed } from '../feedback/error-boundary';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { prefetchWhenIdle } from '../feedback/lazy-when-idle';
import { SkeletonRows } from '../feedback/loading';
import { toastFailure } from '../feedback/toast';
import type { CountedCash } from './counted-cash';

interface CurrencyFormProps {
  visible: boolean;
  onSave: (counted: CountedCash) => void;
  onCancel: () => void;
  title?: string;
  /** An earlier count to continue from. */
  counted?: readonly Pick<NoteCount, 'value' | 'in' | 'out'>[];
}

const WIDTH = 560;

const loadRows = () => import('./currency-rows').then(({ CurrencyRows }) => ({ default: CurrencyRows }));
const CurrencyRows = lazy(loadRows);
// Prefetched, so that the form opens at once.
prefetchWhenIdle(loadRows);

/**
 * Counts notes and coins in and out of the safe. Enter and the arrow keys move between rows; the button takes the notes
 * into the form.
 */
export function CurrencyForm({ visible, onSave, onCancel, title, counted }: CurrencyFormProps) {
  return (
    <Dialog title={title ?? t('ui.currency.title')} opened={visible} onClose={onCancel} width={WIDTH}>
      <CurrencyFormBody onSave={onSave} onCancel={onCancel} counted={counted} />
    </Dialog>
  );
}

function CurrencyFormBody({ onSave, onCancel, counted }: Omit<CurrencyFormProps, 'visible' | 'title'>) {
  const { data, error, refetch } = useQuery(NotesInSafeDocument, { fetchPolicy: 'network-only' });
  const [notes, setNotes] = useState<NoteCount[] | null>(null);

  if (data && notes === null) {
    const known = new Map(counted?.map((note) => [note.value, note]));
    setNotes(
      data.notesInSafe.map(({ id, value, available }) => {
        const before = known.get(value);
        return { denominationId: id, value, available, in: before?.in ?? 0, out: before?.out ?? 0 };
      }),
    );
  }

  useEffect(() => {
    if (error) toastFailure(t('ui.currency.failed'));
  }, [error]);

  if (error) return <LoadFailed reason={t('ui.currency.failed')} onRetry={() => void refetch()} />;
  if (notes === null) return <SkeletonRows rows={10} />;
  if (notes.length === 0) return <EmptyState title={t('ui.currency.empty')} />;
  return (
    <LazyBoundary fallback={<SkeletonRows rows={10} />}>
      <CurrencyRows
        notes={notes}
        onNotes={setNotes}
        onSave={onSave}
        saveLabel={t('ui.currency.use')}
        onCancel={onCancel}
      />
    </LazyBoundary>
  );
}
