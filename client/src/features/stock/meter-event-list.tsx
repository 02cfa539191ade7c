import type { MeterEventKind } from '../../../../server/domain/meter-event';
import type { MeterEventsOfShiftQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { showTime } from '../../ui/show-time';
import type { Column } from '../../ui/table-column';
import { EntryList } from './entry-list';
import { meterName } from './meter-draft';

type MeterEvent = MeterEventsOfShiftQuery['meterEventsOfShift'][number];

const COLUMNS = (): Column<MeterEvent>[] => [
  { key: 'nozzle', label: t('stock.meter.nozzle'), kind: 'text', value: meterName },
  {
    key: 'kind',
    label: t('stock.meter.kind'),
    kind: 'text',
    value: ({ kind }) => t(`stock.meter.kind.${kind as MeterEventKind}`),
  },
  { key: 'lastReading', label: t('stock.meter.lastReading'), kind: 'litres' },
  { key: 'firstReading', label: t('stock.meter.firstReading'), kind: 'litres' },
  { key: 'reason', label: t('stock.meter.reason'), kind: 'text' },
  { key: 'time', label: t('stock.meter.time'), kind: 'text', value: ({ createdAt }) => showTime(createdAt) },
  { key: 'enteredBy', label: t('stock.enteredBy'), kind: 'text' },
];

interface MeterEventListProps {
  events: readonly MeterEvent[] | undefined;
  onRetry?: () => void;
}

/** What happened to meters in this shift, newest first. */
export const MeterEventList = ({ events, onRetry }: MeterEventListProps) => (
  <EntryList
    title={t('stock.meter.list')}
    columns={COLUMNS()}
    rows={events}
    onRetry={onRetry}
    empty={t('stock.meter.list.empty')}
    maxHeight="240px"
  />
);
