import { Button, Group } from '@mantine/core';
import { canBeEdited, type OutboxEntry } from '../graphql/outbox-entry';
import { said, t } from '../i18n/translate';
import { confirm } from '../ui/confirm';
import { Panel } from '../ui/page';
import { showInstant } from '../ui/show-time';
import classes from './outbox-list.module.css';
import { changeEntry, removeEntry } from './outbox-store';

interface OutboxListProps {
  entries: readonly OutboxEntry[];
  /** Puts it back into its form. Missing while there is none. */
  onEdit?: (entry: OutboxEntry) => void;
}

const retry = ({ id }: OutboxEntry): Promise<unknown> =>
  changeEntry(id, (entry) => ({ ...entry, state: 'waiting', errors: [] }));

async function discard(entry: OutboxEntry): Promise<void> {
  const question = canBeEdited(entry) ? 'outbox.discardAsk' : 'outbox.discardUnsure';
  if (await confirm(t(question, { what: entry.words }), { danger: true })) await removeEntry(entry.id);
}

/** What was typed here and is not recorded: what waits, and what was refused with its reason. Nothing where all is. */
export function OutboxList({ entries, onEdit }: OutboxListProps) {
  if (entries.length === 0) return null;
  return (
    <Panel title={t('outbox.title')}>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={classes.entry} data-state={entry.state}>
            <div>
              <span className={classes.words}>
                {t(`outbox.kind.${entry.kind}`)}: {entry.words}
              </span>{' '}
              <span className={classes.state}>{t(`outbox.state.${entry.state}`)}</span>
              <p className={classes.about}>
                {t('outbox.typed', { at: showInstant(entry.typedAt), shift: entry.shift.shiftName })}
              </p>
              {entry.errors.map(({ message }) => (
                <p key={message} className={classes.reason}>
                  {said(message)}
                </p>
              ))}
            </div>
            <EntryButtons entry={entry} onEdit={onEdit} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function EntryButtons({ entry, onEdit }: { entry: OutboxEntry; onEdit?: (entry: OutboxEntry) => void }) {
  const what = entry.words;
  return (
    <Group gap="xs">
      {entry.state !== 'waiting' && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('outbox.retryOf', { what })}
          onClick={() => void retry(entry)}
        >
          {t('outbox.retry')}
        </Button>
      )}
      {onEdit && canBeEdited(entry) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('outbox.editOf', { what })}
          onClick={() => onEdit(entry)}
        >
          {t('outbox.edit')}
        </Button>
      )}
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('outbox.discardOf', { what })}
        onClick={() => void discard(entry)}
      >
        {t('outbox.discard')}
      </Button>
    </Group>
  );
}
