import type { InspectionsQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import type { Column } from '../../ui/table-column';
import { EntryList } from './entry-list';

type Inspection = InspectionsQuery['inspections'][number];

const COLUMNS = (): Column<Inspection>[] => [
  { key: 'shortName', label: t('stock.inspection.product'), kind: 'product' },
  { key: 'inspectionDate', label: t('stock.inspection.date'), kind: 'date' },
  { key: 'readingSum', label: t('stock.inspection.readingSum'), kind: 'litres' },
  { key: 'totalStock', label: t('stock.inspection.totalStock'), kind: 'litres' },
  { key: 'totalBeforeStock', label: t('stock.inspection.beforeStock'), kind: 'litres' },
  { key: 'enteredBy', label: t('stock.enteredBy'), kind: 'text' },
];

/** The inspections so far, newest first. */
export const InspectionList = ({ inspections }: { inspections: readonly Inspection[] | undefined }) => (
  <EntryList
    title={t('stock.inspection.list')}
    columns={COLUMNS()}
    rows={inspections}
    empty={t('stock.inspection.list.empty')}
  />
);
