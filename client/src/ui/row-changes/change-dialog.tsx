import { useQuery } from '@apollo/client/react';
import { lazy, useState } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { RowToChangeDocument } from '../../graphql/generated/graphql';
import { refusalOf } from '../../hooks/words-for';
import { said, t, translateLabel } from '../../i18n/translate';
import { Dialog } from '../dialog/dialog';
import { EmptyState } from '../feedback/empty-state';
import { LoadFailed } from '../feedback/error-boundary';
import { LazyBoundary } from '../feedback/lazy-boundary';
import { SkeletonRows } from '../feedback/loading';
import { Button } from '../kit/buttons';
import { showInstant } from '../text/show-time';
import classes from './change-dialog.module.css';
import type { RowToChange } from './change-fields';
import { DeleteRowForm } from './delete-row-form';
import { EditRowForm } from './edit-row-form';
import { RowFacts } from './row-facts';
import type { ChangeKind } from './row-menu';
import type { PendingChange } from './use-pending-changes';

const EditRateForm = lazy(() => import('./edit-rate-form'));

interface ChangeDialogProps {
  table: string;
  rowId: number;
  kind: ChangeKind;
  /** The row's pending requests, kept current while the dialog is open. */
  pending: readonly PendingChange[];
  onClose: () => void;
}

/** Changes or deletes a recorded row, or requests it; built from the server's description of the row. */
export default function ChangeDialog({ table, rowId, kind, pending, onClose }: ChangeDialogProps) {
  const [chosen, setChosen] = useState(kind);
  /** Initially the given row; from an invoice line the user can switch to its invoice. */
  const [of, setOf] = useState({ table, rowId });
  const { data, error, refetch } = useQuery(RowToChangeDocument, {
    variables: of,
    fetchPolicy: 'network-only',
  });
  const row = data?.changeableRow;
  const title =
    row && t(chosen === 'edit' ? 'changes.title.edit' : 'changes.title.delete', { label: translateLabel(row.label) });
  return (
    <Dialog title={title ?? t('changes.column')} opened onClose={onClose} width={640}>
      <div role="status">
        {pending.map(({ requestId, userName: user, requestedAt }) => (
          <p key={requestId} className={classes.notice}>
            {t('changes.askedAlready', { user, at: showInstant(requestedAt) })}
          </p>
        ))}
      </div>
      {row?.partOf && (
        <Button variant="subtle" onClick={() => setOf({ table: row.partOf!.table, rowId: row.partOf!.rowId })}>
          {t('changes.whole', { label: translateLabel(row.partOf.label).toLowerCase() })}
        </Button>
      )}
      {row ? (
        <Forms
          key={`${row.table} ${row.rowId}`}
          row={row}
          kind={chosen}
          onDelete={() => setChosen('delete')}
          onClose={onClose}
          onRefused={() => void askAgain(refetch)}
        />
      ) : error ? (
        <LoadFailed reason={said(refusalOf(error))} onRetry={() => void askAgain(refetch)} />
      ) : (
        <SkeletonRows />
      )}
    </Dialog>
  );
}

interface FormsProps {
  row: RowToChange;
  kind: ChangeKind;
  onDelete: () => void;
  onClose: () => void;
  onRefused: () => void;
}

function Forms({ row, kind, onDelete, onClose, onRefused }: FormsProps) {
  const label = translateLabel(row.label).toLowerCase();
  if (kind === 'delete' && row.whyNotDeleted)
    return (
      <>
        <p className={classes.notice}>{said(row.whyNotDeleted)}</p>
        <RowFacts row={row} whole />
      </>
    );
  if (kind === 'edit' && row.canBeChanged) {
    const Form = row.table === 'product_rate' ? EditRateForm : EditRowForm;
    return (
      <LazyBoundary fallback={<SkeletonRows />}>
        <Form row={row} onClose={onClose} onRefused={onRefused} />
      </LazyBoundary>
    );
  }
  if (kind === 'delete' && row.canBeDeleted) return <DeleteRowForm row={row} onClose={onClose} />;
  if (kind === 'delete') return <EmptyState title={t('changes.never.delete', { label })} />;
  return (
    <EmptyState
      title={t('changes.never.edit', { label })}
      action={
        row.canBeDeleted && (
          <Button variant="default" onClick={onDelete}>
            {t('changes.delete')}
          </Button>
        )
      }
    />
  );
}
