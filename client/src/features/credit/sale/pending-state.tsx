import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import classes from './pending-state.module.css';
import type { PendingSale } from './use-pending-sales';

interface PendingStateProps {
  pending: PendingSale;
  onRetry: (pending: PendingSale) => void;
  /** Undefined while there is no form to edit it in. */
  onEdit?: (pending: PendingSale) => void;
  onDiscard: (pending: PendingSale) => void;
}

/**
 * The creditor of a sale being sent; for a failed one also the reason and the actions. A sale without an answer may be
 * recorded: it can be sent again (idempotent), but not edited.
 */
export function PendingState({ pending, onRetry, onEdit, onDiscard }: PendingStateProps) {
  const { state, firmName: firm, reason } = pending;
  if (state === 'saving') {
    return (
      <span className={classes.saving}>
        {firm} <em>{t('credit.saving')}</em>
      </span>
    );
  }
  return (
    <div className={classes.failed}>
      <strong>
        {firm} · {t('credit.notSaved')}
      </strong>
      <span className={classes.reason}>{reason}</span>
      <Group gap="xs">
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('credit.retryOf', { firm })}
          onClick={() => onRetry(pending)}
        >
          {t('credit.retry')}
        </Button>
        {state === 'refused' && onEdit && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('credit.editOf', { firm })}
            onClick={() => onEdit(pending)}
          >
            {t('credit.edit')}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('credit.discardOf', { firm })}
          onClick={() => onDiscard(pending)}
        >
          {t('credit.discard')}
        </Button>
      </Group>
    </div>
  );
}
