import { useQuery } from '@apollo/client/react';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react';
import { askAgain } from '../../graphql/ask-again';
import { NotificationsDocument, type NotificationsQuery, SeeNoticesDocument } from '../../graphql/generated/graphql';
import { useSubmit } from '../../hooks/use-submit';
import { t, translateLabel } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { Button } from '../../ui/kit/buttons';
import { PERMISSION } from '../../ui/row-changes/row-changes';
import { BellEntry } from './bell-entry';
import classes from './bell-list.module.css';
import { byTable } from './by-table';
import { WaitingRows } from './waiting-rows';

interface BellListProps {
  /** Changes with the number of notifications; the list is refetched then. */
  counts: string;
  onGone: () => void;
}

/** The user's notifications, grouped by kind of row; arrow keys move through it. */
export default function BellList({ counts, onGone }: BellListProps) {
  const root = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(NotificationsDocument, { fetchPolicy: 'cache-and-network' });
  const { submit, busy } = useSubmit(SeeNoticesDocument);
  const reload = useEffectEvent(() => void askAgain(refetch));
  // biome-ignore lint/correctness/useExhaustiveDependencies: news of the counts are what it waits for
  useEffect(() => reload(), [counts]);

  const isHere = data !== undefined;
  useEffect(() => {
    if (isHere) root.current?.querySelector('a')?.focus();
  }, [isHere]);

  if (error && !data) return <LoadFailed reason={t('bell.failed')} onRetry={() => void askAgain(refetch)} />;
  if (!data) return <WaitingRows />;
  const { notifications } = data;
  const seeAll = async (): Promise<void> => {
    if (await submit({ input: {} })) await askAgain(refetch);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the links inside
    <div ref={root} className={classes.list} onKeyDown={moveBetweenLinks}>
      <div className={classes.head}>
        <h2 className={classes.title}>{t('bell.title')}</h2>
        {notifications.some(canBeSeen) && (
          <Button variant="default" size="compact-sm" loading={busy} onClick={() => void seeAll()}>
            {t('bell.seeAll')}
          </Button>
        )}
      </div>
      {notifications.length === 0 && <EmptyState title={t('bell.empty')} />}
      {byTable(notifications).map(({ tableName, tableLabel, entries }) => (
        <section key={tableName} aria-label={translateLabel(tableLabel)}>
          <h3 className={classes.table}>{translateLabel(tableLabel)}</h3>
          <ul className={classes.entries}>
            {entries.map((entry) => (
              <BellEntry key={entry.notificationId} entry={entry} onGone={onGone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A notice of an expiring key, which has a negative id, stays until the key is replaced or revoked. */
const canBeSeen = ({ permission, notificationId }: NotificationsQuery['notifications'][number]): boolean =>
  permission === PERMISSION.OTHER && notificationId > 0;

function moveBetweenLinks(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  event.preventDefault();
  const links = [...event.currentTarget.querySelectorAll('a')];
  const from = links.indexOf(document.activeElement as HTMLAnchorElement);
  links[from === -1 ? 0 : from + step]?.focus();
}
