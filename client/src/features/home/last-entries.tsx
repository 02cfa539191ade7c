import { lazy, useState } from 'react';
import {
  CashChangedDocument,
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  CreditChangedDocument,
  CreditSaleRecordedDocument,
  MyLastEntriesDocument,
  type MyLastEntriesQuery,
  ShiftChangedDocument,
  StockChangedDocument,
} from '../../graphql/generated/graphql';
import { t, translateLabel } from '../../i18n/translate';
import { LazyBoundary } from '../../ui/feedback/lazy-boundary';
import { type ChangeKind, RowMenu } from '../../ui/row-changes/row-menu';
import { Litres, Money } from '../../ui/text/figures';
import { showTime } from '../../ui/text/show-time';
import classes from './last-entries.module.css';
import { Widget } from './widget';
import list from './widget.module.css';

// Lazy, since most visits change nothing.
const ChangeDialog = lazy(() => import('../../ui/row-changes/change-dialog'));

type Entry = MyLastEntriesQuery['myLastEntries'][number];

const TOPICS = [
  ShiftChangedDocument,
  CreditSaleRecordedDocument,
  CashChangedDocument,
  StockChangedDocument,
  CreditChangedDocument,
  ChangeRequestedDocument,
  ChangeDecidedDocument,
];
/** The last box of the page: it grows with its content. */
const ROWS = 1;

/** The user's last entries, each with a menu to request a change. */
export const LastEntries = () => (
  <Widget title={t('home.entries')} query={MyLastEntriesDocument} topics={TOPICS} rows={ROWS}>
    {({ myLastEntries }) => <Entries entries={myLastEntries} />}
  </Widget>
);

const keyOf = ({ table, rowId }: Pick<Entry, 'table' | 'rowId'>): string => `${table} ${rowId}`;

function Entries({ entries }: { entries: readonly Entry[] }) {
  const [asked, setAsked] = useState<{ table: string; rowId: number; kind: ChangeKind } | null>(null);
  const pendingOf = (row: Pick<Entry, 'table' | 'rowId'>) =>
    entries.find((entry) => keyOf(entry) === keyOf(row))?.pending ?? [];
  return (
    <>
      {entries.length === 0 && <p className={list.nothing}>{t('home.entries.none')}</p>}
      <ul className={list.list}>
        {entries.map((entry) => (
          <li key={keyOf(entry)} className={classes.entry}>
            <time className={classes.time} dateTime={entry.at}>
              {showTime(entry.at)}
            </time>
            <span className={classes.kind}>{translateLabel(entry.label)}</span>
            <span className={classes.what}>{[entry.title, entry.detail].filter(Boolean).join(' · ')}</span>
            <span className={classes.figures}>
              {entry.litres != null && (
                <span>
                  <Litres value={entry.litres} /> {t('home.figures.litres')}
                </span>
              )}
              {entry.amount != null && (
                <strong>
                  <Money value={entry.amount} sign />
                </strong>
              )}
            </span>
            <RowMenu
              table={entry.table}
              rowId={entry.rowId}
              name={[translateLabel(entry.label), entry.title, showTime(entry.at)].filter(Boolean).join(', ')}
              pending={entry.pending}
              onAsk={(kind) => setAsked({ table: entry.table, rowId: entry.rowId, kind })}
            />
          </li>
        ))}
      </ul>
      {/* An open change request dialog survives the removal of its row. */}
      <LazyBoundary>
        {asked && <ChangeDialog {...asked} pending={pendingOf(asked)} onClose={() => setAsked(null)} />}
      </LazyBoundary>
    </>
  );
}
