import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { askedFact } from '../graphql/asking';
import { canBeEdited, confirmed, isAskedAbout, type OutboxEntry, UNSURE, unsent } from '../graphql/outbox-entry';
import { said, t } from '../i18n/translate';
import { confirm } from '../ui/dialog/confirm';
import { toastNotice } from '../ui/feedback/toast-notice';
import { Button } from '../ui/kit/buttons';
import { Group } from '../ui/kit/layout';
import shared from '../ui/page/entry-list.module.css';
import { Panel } from '../ui/page/page';
import { showInstant } from '../ui/text/show-time';
import classes from './outbox-list.module.css';
import { changeEntry, isInOutbox, removeEntry, takeBack } from './outbox-store';

interface OutboxListProps {
  entries: readonly OutboxEntry[];
  /** Puts it back into its form. Undefined if there is no form. */
  onEdit?: (entry: OutboxEntry) => void;
  /** Moves the focus after the last entry is discarded; to the page by default. */
  onNoneLeft?: () => void;
}

const focusPage = (): void => document.getElementById('main')?.focus();

/** A refused entry is not recorded, nor is an unsure one: who retries it has looked at the shift's sheet. */
const isUnrecorded = ({ state, errors }: OutboxEntry): boolean =>
  state === 'refused' || errors.some(({ code }) => code === UNSURE);

const retry = ({ id }: OutboxEntry): Promise<unknown> =>
  changeEntry(id, (entry) => (isUnrecorded(entry) ? unsent(entry) : { ...entry, state: 'waiting', errors: [] }));

/** Does nothing if it was answered in another tab. */
const keepAsTyped = ({ id }: OutboxEntry): Promise<unknown> =>
  changeEntry(id, (entry) => (isAskedAbout(entry) ? confirmed(entry) : null));

async function discard(entry: OutboxEntry): Promise<void> {
  // The station has it as a request.
  if (entry.state === 'requested') return removeEntry(entry.id);
  const ask = (question: 'outbox.discardAsk' | 'outbox.discardUnsure'): Promise<boolean> =>
    confirm(t(question, { what: entry.words }), { danger: true });
  if (canBeEdited(entry)) {
    if (!(await ask('outbox.discardAsk')) || (await takeBack(entry.id)) !== null) return;
    // It was sent while the confirmation was open.
    if (!(await isInOutbox(entry.id))) {
      toastNotice(t('outbox.sentAlready'));
      return;
    }
  }
  if (await ask('outbox.discardUnsure')) await removeEntry(entry.id);
}

/**
 * This device's unrecorded entries: waiting ones, and refused ones with the reason. Renders nothing if there are none.
 */
export function OutboxList({ entries, onEdit, onNoneLeft = focusPage }: OutboxListProps) {
  const title = useRef<HTMLHeadingElement>(null);
  /** The last discarded entry: its button, which had the focus, disappears. */
  const [discarded, setDiscarded] = useState<number | null>(null);
  const isGone = discarded !== null && !entries.some(({ id }) => id === discarded);
  const goOn = useEffectEvent(() => {
    setDiscarded(null);
    if (title.current) title.current.focus();
    else onNoneLeft();
  });
  useEffect(() => {
    if (isGone) goOn();
  }, [isGone]);
  const throwAway = async (entry: OutboxEntry): Promise<void> => {
    await discard(entry);
    if (!(await isInOutbox(entry.id))) setDiscarded(entry.id);
  };
  if (entries.length === 0) return null;
  return (
    <Panel title={t('outbox.title')} headingRef={title}>
      <ul className={shared.list}>
        {entries.map((entry) => (
          <li key={entry.id} className={shared.entry} data-state={entry.state}>
            <div>
              <span className={shared.title}>
                {t(`outbox.kind.${entry.kind}`)}: {entry.words}
              </span>{' '}
              <span className={classes.state}>{t(`outbox.state.${entry.state}`)}</span>
              <p className={shared.about}>
                {t('outbox.typed', { at: showInstant(entry.typedAt), shift: entry.shift.shiftName })}
              </p>
              {entry.errors.map((error) => (
                <p key={error.message} className={classes.reason}>
                  {said(askedFact(error))}
                </p>
              ))}
            </div>
            <EntryButtons entry={entry} onEdit={onEdit} onDiscard={throwAway} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface EntryButtonsProps extends Pick<OutboxListProps, 'onEdit'> {
  entry: OutboxEntry;
  onDiscard: (entry: OutboxEntry) => Promise<void>;
}

function EntryButtons({ entry, onEdit, onDiscard }: EntryButtonsProps) {
  const what = entry.words;
  if (entry.state === 'requested')
    return (
      <Button
        size="compact-sm"
        variant="default"
        aria-label={t('outbox.dismissOf', { what })}
        onClick={() => void onDiscard(entry)}
      >
        {t('outbox.dismiss')}
      </Button>
    );
  return (
    <Group gap="xs">
      {isAskedAbout(entry) && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('outbox.keepOf', { what })}
          onClick={() => void keepAsTyped(entry)}
        >
          {t('outbox.keep')}
        </Button>
      )}
      {entry.state !== 'waiting' && !isAskedAbout(entry) && (
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
        onClick={() => void onDiscard(entry)}
      >
        {t('outbox.discard')}
      </Button>
    </Group>
  );
}
