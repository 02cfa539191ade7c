import { useQuery } from '@apollo/client/react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  WaitingInShiftDocument,
} from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useLive } from '../../../hooks/use-live';
import { said, t, translateLabel } from '../../../i18n/translate';
import { reviewPath } from '../../../ui/row-changes/row-changes';
import classes from './waiting-in-shift.module.css';

/** A new entry, or a change of a row, that waits. */
export interface Waiting {
  requestId: number;
  pumpId: number | null;
  words: string;
  /** Its review. */
  path: string;
}

interface WaitingOfShift {
  entries: readonly Waiting[];
  changes: readonly Waiting[];
}

const NOTHING: WaitingOfShift = { entries: [], changes: [] };

/** What waits for approval in a shift; nothing for a closed one, whose form corrects it. */
export function useWaiting(shiftId: number): WaitingOfShift {
  const { data, refetch } = useQuery(WaitingInShiftDocument, { fetchPolicy: 'cache-and-network' });
  useLive(ChangeRequestedDocument, () => refetch());
  useLive(ChangeDecidedDocument, () => refetch());
  if (data?.beforeClose?.shiftId !== shiftId) return NOTHING;
  const { waiting, waitingChanges } = data.beforeClose;
  return {
    entries: waiting.map(({ requestId, pumpId, command, label, title, userName }) => ({
      ...{ requestId, pumpId, path: reviewPath(command, requestId) },
      words: t('closing.waiting.entry', { what: `${translateLabel(label)} ${title}`, user: userName }),
    })),
    changes: waitingChanges.map(({ requestId, pumpId, table, rowId, msgText }) => ({
      ...{ requestId, pumpId, path: reviewPath(table, rowId), words: said(msgText) },
    })),
  };
}

/** What waits, beside the figures of its pump, in which it is not. */
export const WaitingNotes = ({ waiting }: { waiting: readonly Waiting[] }) =>
  waiting.map((one) => (
    <p key={one.requestId} className={classes.note}>
      <IconClock size={14} aria-hidden className={classes.icon} />
      <WaitingWords of={one} />
    </p>
  ));

/** All that waits in the shift, new entries and changes apart; renders nothing if nothing does. */
export function WaitingInShift({ shiftId }: { shiftId: number }) {
  const { entries, changes } = useWaiting(shiftId);
  return (
    <>
      <WaitingList title={t('closing.waiting')} waiting={entries}>
        {t('closing.waiting.hint')}
      </WaitingList>
      <WaitingList title={t('closing.waiting.changes', { count: changes.length })} waiting={changes}>
        {t('closing.waiting.changes.hint')}
      </WaitingList>
    </>
  );
}

interface WaitingListProps {
  title: string;
  waiting: readonly Waiting[];
  /** What becomes of it after the close. */
  children: ReactNode;
}

function WaitingList({ title, waiting, children }: WaitingListProps) {
  if (waiting.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      <ul className={classes.list}>
        {waiting.map((one) => (
          <li key={one.requestId}>
            <WaitingWords of={one} />
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{children}</p>
    </section>
  );
}

function WaitingWords({ of: { path, words } }: { of: Waiting }) {
  return useCan('changes.decide') ? <Link to={path}>{words}</Link> : words;
}
