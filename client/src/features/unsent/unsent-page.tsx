import { useQuery } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { RunningShiftDocument } from '../../graphql/generated/graphql';
import { isLate, type OutboxEntry } from '../../graphql/outbox-entry';
import { t } from '../../i18n/translate';
import { OUTBOX_KINDS } from '../../outbox/outbox-kinds';
import { OutboxList } from '../../outbox/outbox-list';
import { takeForEdit } from '../../outbox/use-form-draft';
import { useOutboxEntries } from '../../outbox/use-outbox';
import { EmptyState } from '../../ui/feedback/empty-state';
import { type LateShift, stateOfLate } from '../../ui/late-entry/late-context';
import { Page } from '../../ui/page/page';

const lateOf = (entry: OutboxEntry): LateShift | null =>
  isLate(entry) ? { shift: entry.shift, reason: String(entry.input.lateReason) } : null;

/** This user's unrecorded entries on this device: waiting for the network, or refused. */
export function Component() {
  const entries = useOutboxEntries();
  const navigate = useNavigate();
  const { data } = useQuery(RunningShiftDocument);
  const shiftId = data?.runningShift?.id;

  const edit = async (entry: OutboxEntry, shift: number): Promise<void> => {
    if ((await takeForEdit(entry, { shiftId: shift })) === null) return;
    await navigate(OUTBOX_KINDS[entry.kind].path, { state: stateOfLate(lateOf(entry)) });
  };
  return (
    <Page title={t('outbox.title')}>
      {entries.length === 0 && <EmptyState title={t('outbox.none')} text={t('outbox.none.text')} />}
      <OutboxList entries={entries} onEdit={shiftId === undefined ? undefined : (entry) => void edit(entry, shiftId)} />
    </Page>
  );
}
