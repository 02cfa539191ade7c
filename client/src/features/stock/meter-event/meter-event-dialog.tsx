import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { askAgain } from '../../../graphql/ask-again';
import {
  MeterEventsOfShiftDocument,
  RunningMetersDocument,
  ShiftChangedDocument,
} from '../../../graphql/generated/graphql';
import { useLive } from '../../../hooks/use-live';
import { t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { focusField } from '../../../ui/dialog/focus-field';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { WhileShiftRuns } from '../../../ui/page/while-shift-runs';
import { MeterEventForm } from './meter-event-form';
import { MeterEventList } from './meter-event-list';

const WIDTH = 920;

/** The admin's menu action: a meter was reset, rolled over or replaced during a shift. */
const MeterEventDialog = ({ onClose }: { onClose: () => void }) => (
  <Dialog title={t('stock.meter.title')} help="meterEvent" opened onClose={onClose} width={WIDTH}>
    <WhileShiftRuns text={t('stock.meter.noShift')}>
      <Meters />
    </WhileShiftRuns>
  </Dialog>
);

export default MeterEventDialog;

function Meters() {
  const root = useRef<HTMLDivElement>(null);
  const meters = useQuery(RunningMetersDocument, { fetchPolicy: 'cache-and-network' });
  const events = useQuery(MeterEventsOfShiftDocument, { fetchPolicy: 'cache-and-network' });
  const reload = () => askAgain(meters.refetch, events.refetch);
  useLive(ShiftChangedDocument, reload);

  if (meters.error && !meters.data) return <LoadFailed reason={t('ui.failed.query')} onRetry={() => void reload()} />;
  if (!meters.data) return <SkeletonRows rows={6} />;
  const { runningMeters } = meters.data;
  if (runningMeters.length === 0) return <EmptyState title={t('stock.meter.noMeters')} />;
  return (
    <div ref={root}>
      <MeterEventForm meters={runningMeters} onRecorded={() => void reload()} />
      <MeterEventList
        events={events.data?.meterEventsOfShift}
        onRetry={events.error && (() => void askAgain(events.refetch))}
        // Its button disappears with its row.
        onTakenBack={() => void reload().then(() => focusField(root.current, 'nozzleId'))}
      />
    </div>
  );
}
