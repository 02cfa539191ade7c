import { isAskedAbout } from '../../../graphql/outbox-entry';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { Group } from '../../../ui/kit/layout';
import classes from './pending-state.module.css';
import { KEEP_HOTKEY, type PendingSale } from './use-pending-sales';

export interface PendingStateProps {
  pending: PendingSale;
  onRetry: (pending: PendingSale) => void;
  /** Records a sale that the server asks about. */
  onKeep: (pending: PendingSale) => void;
  /** What the keys keep: this sale, by Enter too while nothing is typed in the form, or another one. */
  keptBy: 'keys' | 'Enter' | null;
  /** Undefined while there is no form to edit it in. */
  onEdit?: (pending: PendingSale) => void;
  onDiscard: (pending: PendingSale) => void;
}

/**
 * The creditor of a sale being sent; for a failed one also the reason and the actions. A sale without an answer may be
 * recorded: it can be sent again (idempotent), but not edited. One that is asked about would only be asked about again.
 */
export function PendingState({ pending, onRetry, onKeep, keptBy, onEdit, onDiscard }: PendingStateProps) {
  const { state, firmName: firm, reason } = pending;
  if (state === 'saving') {
    return (
      <span className={classes.saving}>
        {firm} <em>{t('credit.saving')}</em>
      </span>
    );
  }
  const isAsked = isAskedAbout({ state, errors: pending.userErrors });
  return (
    <div className={classes.failed}>
      <strong>
        {firm} · {t('credit.notSaved')}
      </strong>
      <span className={classes.reason}>{reason}</span>
      {isAsked && keptBy !== null && (
        <span className={classes.reason}>
          {t(keptBy === 'Enter' ? 'credit.keepHint.enter' : 'credit.keepHint', { keys: KEEP_HOTKEY.keys })}
        </span>
      )}
      <Group gap="xs">
        {isAsked ? (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('credit.keepOf', { firm })}
            onClick={() => onKeep(pending)}
            data-hotkey={keptBy === null ? undefined : KEEP_HOTKEY.keys}
          >
            {t('outbox.keep')}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('credit.retryOf', { firm })}
            onClick={() => onRetry(pending)}
          >
            {t('credit.retry')}
          </Button>
        )}
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
