import { litresText, parseLitres } from '../../../../../server/domain/kernel/litres';
import type { TankDipsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { Column } from '../../../ui/table/table-column';
import { ProductBadge } from '../../../ui/text/product-badge';
import { showTime } from '../../../ui/text/show-time';
import { EntryList } from '../entry-list';

type TankDip = TankDipsOfShiftQuery['tankDipsOfShift'][number];

function differenceOf({ volume, bookVolume }: TankDip): string | null {
  const [found, book] = [parseLitres(volume), bookVolume == null ? null : parseLitres(bookVolume)];
  return found === null || book === null ? null : litresText(found - book);
}

const COLUMNS = (): Column<TankDip>[] => [
  {
    key: 'tankName',
    label: t('stock.dip.tank'),
    kind: 'text',
    render: ({ tankName, shortName }) => (
      <>
        {tankName} <ProductBadge shortName={shortName} />
      </>
    ),
  },
  { key: 'dip', label: t('stock.dip.dip'), kind: 'count' },
  { key: 'waterDip', label: t('stock.dip.waterDip'), kind: 'count' },
  { key: 'volume', label: t('stock.dip.volume'), kind: 'litres' },
  { key: 'difference', label: t('stock.dip.difference'), kind: 'litres', value: differenceOf },
  { key: 'time', label: t('stock.dip.time'), kind: 'text', value: ({ measuredAt }) => showTime(measuredAt) },
  { key: 'measuredBy', label: t('stock.dip.measuredBy'), kind: 'text', hideOnPhone: true },
];

interface TankDipListProps {
  dips: readonly TankDip[] | undefined;
  onRetry?: () => void;
}

/** The measurements of this shift, newest first. */
export const TankDipList = ({ dips, onRetry }: TankDipListProps) => (
  <EntryList
    title={t('stock.dip.list')}
    changes="tank_dip"
    columns={COLUMNS()}
    rows={dips}
    onRetry={onRetry}
    empty={t('stock.dip.list.empty')}
    maxHeight="240px"
  />
);
