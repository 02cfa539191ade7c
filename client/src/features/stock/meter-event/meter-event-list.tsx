import { useState } from 'react';
import type { MeterEventKind } from '../../../../../server/domain/meter-event';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import type { Column } from '../../../ui/table/table-column';
import { showTime } from '../../../ui/text/show-time';
import { EntryList } from '../entry-list';
import { type MeterEvent, meterName } from './meter-draft';
import { TakeBackDialog } from './meter-take-back-dialog';

const columnsFor = (takeBack: (event: MeterEvent) => void): Column<MeterEvent>[] => [
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
  {
    key: 'isLast',
    label: '',
    kind: 'text',
    sortable: false,
    render: (event) =>
      event.isLast && (
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => takeBack(event)}
          aria-label={t('stock.meter.takeBack.of', { nozzle: meterName(event) })}
        >
          {t('stock.meter.takeBack')}
        </Button>
      ),
  },
];

interface MeterEventListProps {
  events: readonly MeterEvent[] | undefined;
  onRetry?: () => void;
  onTakenBack: () => void;
}

/** The meter events of this shift, newest first. The last one of each nozzle can be undone. */
export function MeterEventList({ events, onRetry, onTakenBack }: MeterEventListProps) {
  const [wrong, setWrong] = useState<MeterEvent | null>(null);
  return (
    <>
      <EntryList
        title={t('stock.meter.list')}
        columns={columnsFor(setWrong)}
        rows={events}
        onRetry={onRetry}
        empty={t('stock.meter.list.empty')}
        maxHeight="240px"
      />
      {wrong && <TakeBackDialog event={wrong} onClose={() => setWrong(null)} onTakenBack={onTakenBack} />}
    </>
  );
}
