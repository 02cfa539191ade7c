import { useQuery } from '@apollo/client/react';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import { Link } from 'react-router-dom';
import {
  ChangeDecidedDocument,
  ChangeRequestedDocument,
  WaitingInShiftDocument,
  type WaitingInShiftQuery,
} from '../../../graphql/generated/graphql';
import { useCan } from '../../../hooks/use-can';
import { useLive } from '../../../hooks/use-live';
import { t, translateLabel } from '../../../i18n/translate';
import { reviewPath } from '../../../ui/row-changes/row-changes';
import classes from './waiting-in-shift.module.css';

export type Waiting = NonNullable<WaitingInShiftQuery['beforeClose']>['waiting'][number];

/** The entries of a shift that wait for approval; none for a closed one, whose form corrects it. */
export function useWaiting(shiftId: number): readonly Waiting[] {
  const { data, refetch } = useQuery(WaitingInShiftDocument, { fetchPolicy: 'cache-and-network' });
  useLive(ChangeRequestedDocument, () => refetch());
  useLive(ChangeDecidedDocument, () => refetch());
  return data?.beforeClose?.shiftId === shiftId ? data.beforeClose.waiting : [];
}

/** Waiting entries beside the figures of their pump, in which they are not. */
export const WaitingNotes = ({ waiting }: { waiting: readonly Waiting[] }) =>
  waiting.map((entry) => (
    <p key={entry.requestId} className={classes.note}>
      <IconClock size={14} aria-hidden className={classes.icon} />
      <WaitingEntry entry={entry} />
    </p>
  ));

/** All waiting entries of the shift, under a heading; renders nothing if there are none. */
export function WaitingInShift({ shiftId }: { shiftId: number }) {
  const waiting = useWaiting(shiftId);
  if (waiting.length === 0) return null;
  return (
    <section className={classes.waiting} aria-label={t('closing.waiting')}>
      <h3 className={classes.title}>{t('closing.waiting')}</h3>
      <ul className={classes.list}>
        {waiting.map((entry) => (
          <li key={entry.requestId}>
            <WaitingEntry entry={entry} />
          </li>
        ))}
      </ul>
      <p className={classes.hint}>{t('closing.waiting.hint')}</p>
    </section>
  );
}

function WaitingEntry({ entry: { requestId, command, label, title, userName } }: { entry: Waiting }) {
  const decides = useCan('changes.decide');
  const words = t('closing.waiting.entry', { what: `${translateLabel(label)} ${title}`, user: userName });
  return decides ? <Link to={reviewPath(command, requestId)}>{words}</Link> : words;
}
