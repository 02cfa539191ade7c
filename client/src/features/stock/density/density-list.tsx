import { parseDensity } from '../../../../../server/domain/density';
import type { DensityOccasion } from '../../../../../server/domain/density-reading.rules';
import type { DensityReadingsQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { Column } from '../../../ui/table/table-column';
import { ProductBadge } from '../../../ui/text/product-badge';
import { EntryList } from '../entry-list';
import { shortDeviation } from './density-words';

type Reading = DensityReadingsQuery['densityReadings'][number];

/** Empty if there is no challan to compare with. */
function deviationOf({ deviation, isFlagged }: Reading): string {
  const off = deviation == null ? null : parseDensity(deviation);
  return off === null ? '' : shortDeviation({ deviation: off, isFlagged });
}

const COLUMNS = (): Column<Reading>[] => [
  { key: 'businessDate', label: t('stock.density.date'), kind: 'date' },
  {
    key: 'of',
    label: t('stock.density.of'),
    kind: 'text',
    value: ({ tankName, invoiceNumber }) => tankName ?? invoiceNumber,
    render: ({ tankName, invoiceNumber, shortName, productName }) => (
      <>
        {tankName ?? invoiceNumber} <ProductBadge shortName={shortName} name={productName} />
      </>
    ),
  },
  {
    key: 'occasion',
    label: t('stock.density.occasion'),
    kind: 'text',
    value: ({ occasion }) => t(`stock.density.occasion.${occasion as DensityOccasion}`),
  },
  {
    key: 'density',
    label: t('stock.density.read'),
    kind: 'text',
    value: ({ density, temperature }) => t('stock.density.readAt', { density, temperature }),
  },
  {
    key: 'densityAt15',
    label: t('stock.density.at15'),
    kind: 'text',
    value: ({ densityAt15, isUnusual, shortName }) =>
      isUnusual ? t('stock.density.unusual', { density: densityAt15, product: shortName }) : densityAt15,
  },
  { key: 'deviation', label: t('stock.density.deviation'), kind: 'text', value: deviationOf },
  { key: 'enteredBy', label: t('stock.enteredBy'), kind: 'text', hideOnPhone: true },
];

interface DensityListProps {
  readings: readonly Reading[] | undefined;
  onRetry?: () => void;
}

/** The latest readings, newest first. */
export const DensityList = ({ readings, onRetry }: DensityListProps) => (
  <EntryList
    title={t('stock.density.list')}
    changes="density_reading"
    columns={COLUMNS()}
    rows={readings}
    onRetry={onRetry}
    empty={t('stock.density.list.empty')}
    maxHeight="240px"
  />
);
