import { showDate } from '../../../../../server/domain/kernel/business-date';
import type { InspectionsQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import type { Column } from '../../../ui/table/table-column';
import { EntryList } from '../entry-list';

export type Inspection = InspectionsQuery['inspections'][number];

const COLUMNS = (): Column<Inspection>[] => [
  { key: 'shortName', label: t('stock.inspection.product'), kind: 'product' },
  { key: 'inspectionDate', label: t('stock.inspection.date'), kind: 'date' },
  {
    key: 'inspectionTime',
    label: t('stock.inspection.time'),
    kind: 'text',
    render: ({ inspectionTime }) => inspectionTime ?? t('stock.inspection.time.none'),
  },
  { key: 'readingSum', label: t('stock.inspection.readingSum'), kind: 'litres' },
  { key: 'totalStock', label: t('stock.inspection.totalStock'), kind: 'litres' },
  { key: 'totalBeforeStock', label: t('stock.inspection.beforeStock'), kind: 'litres' },
  { key: 'testingBefore', label: t('stock.inspection.testingBefore'), kind: 'litres' },
  { key: 'enteredBy', label: t('stock.enteredBy'), kind: 'text' },
];

const removal = (onRemove: (inspection: Inspection) => void): Column<Inspection> => ({
  key: 'remove',
  label: t('stock.inspection.remove.column'),
  kind: 'text',
  sortable: false,
  render: (inspection) => (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={t('stock.inspection.remove.which', {
        product: inspection.productName,
        date: showDate(inspection.inspectionDate),
      })}
      onClick={() => onRemove(inspection)}
    >
      {t('stock.inspection.remove')}
    </Button>
  ),
});

interface InspectionListProps {
  inspections: readonly Inspection[] | undefined;
  onRetry?: () => void;
  /** Set for users who may remove an inspection. */
  onRemove?: (inspection: Inspection) => void;
}

/** The inspections so far, newest first. */
export const InspectionList = ({ inspections, onRetry, onRemove }: InspectionListProps) => (
  <EntryList
    title={t('stock.inspection.list')}
    changes="inspection"
    columns={onRemove ? [...COLUMNS(), removal(onRemove)] : COLUMNS()}
    rows={inspections}
    onRetry={onRetry}
    empty={t('stock.inspection.list.empty')}
  />
);
