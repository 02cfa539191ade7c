import { litresText, parseLitres } from '../../../../../server/domain/kernel/litres';
import { showLocalDateTime } from '../../../../../server/domain/kernel/local-date-time';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { StockInsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { Column } from '../../../ui/table/table-column';
import { EntryList } from '../entry-list';

type Recorded = StockInsOfShiftQuery['stockInsOfShift'][number];

/** The columns of a list of stock-ins. */
export const COLUMNS = (): Column<Recorded>[] => [
  {
    key: 'stockInDateTime',
    label: t('stock.in.dateTime'),
    kind: 'text',
    render: ({ stockInDateTime }) => showLocalDateTime(stockInDateTime),
  },
  { key: 'invoiceNumber', label: t('stock.in.invoice'), kind: 'text' },
  { key: 'tankName', label: t('stock.in.tank'), kind: 'text' },
  { key: 'shortName', label: t('stock.in.product'), kind: 'product' },
  { key: 'quantity', label: t('stock.in.litres'), kind: 'litres' },
  { key: 'measured', label: t('stock.in.measuredLitres'), kind: 'litres' },
  { key: 'difference', label: t('stock.in.difference'), kind: 'litres' },
  {
    key: 'isAtg',
    label: t('stock.in.mode'),
    kind: 'text',
    value: ({ isAtg }) => t(isAtg ? 'stock.in.atg' : 'stock.in.manual'),
    hideOnPhone: true,
  },
  { key: 'enteredBy', label: t('stock.enteredBy'), kind: 'text', hideOnPhone: true },
];

const REVIEW = (): Column<Recorded> => ({
  key: 'toReview',
  label: t('stock.in.review'),
  kind: 'text',
  value: ({ toReview }) => (toReview ? t('stock.in.review.waits') : ''),
});

/** Adds the review column only if there is something to review, which is rare. */
const columnsFor = (stockIns: readonly Recorded[] | undefined): Column<Recorded>[] =>
  stockIns?.some(({ toReview }) => toReview) ? [...COLUMNS(), REVIEW()] : COLUMNS();

const FIGURES = ['quantity', 'measured', 'difference'] as const;

/** Sums of integer millilitres, per column of litres. */
const totalsOf = (stockIns: readonly Recorded[]): Record<string, string> =>
  Object.fromEntries(
    FIGURES.map((figure) => [figure, litresText(sum(stockIns, (stockIn) => parseLitres(stockIn[figure]) ?? 0))]),
  );

interface StockInListProps {
  /** Undefined until loaded. */
  stockIns: readonly Recorded[] | undefined;
  /** Retries the failed query. */
  onRetry?: () => void;
}

/** The stock-ins of the running shift by all users, newest first. */
export const StockInList = ({ stockIns, onRetry }: StockInListProps) => (
  <EntryList
    title={t('stock.in.list')}
    changes="stock_in"
    columns={columnsFor(stockIns)}
    rows={stockIns}
    totals={stockIns && stockIns.length > 0 ? totalsOf(stockIns) : undefined}
    onRetry={onRetry}
    empty={t('stock.in.list.empty')}
  />
);
