import { numberKey } from '../../../../../server/domain/entered-before';
import { groupBy } from '../../../../../server/domain/kernel/group-by';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { enteredAt } from '../../../ui/late-entry/late-context';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { PendingState, type PendingStateProps } from './pending-state';
import { amountOfAll, type RecordedSale } from './sale-totals';
import type { PendingSale } from './use-pending-sales';

interface SaleListProps extends Pick<PendingStateProps, 'onRetry' | 'onKeep' | 'onEdit' | 'onDiscard'> {
  title: string;
  sales: readonly RecordedSale[];
  pending: readonly PendingSale[];
  shortNames: ReadonlyMap<number, string>;
  loading: boolean;
  /** The sale that the keys keep, if any, and whether Enter in the form does so too. */
  asked: PendingSale | undefined;
  enterKeeps: boolean;
}

interface Row {
  /** Null until it is recorded. */
  id: number | null;
  key: string;
  firmName: string;
  vehicle: string | null;
  slipNo: string | null;
  time: string;
  pumpName: string;
  product: string;
  litres: string;
  rate: string;
  amount: string;
  enteredBy: string | null;
  pending: PendingSale | null;
}

/** Sales with the lines of a slip together, in the order of the first of them. */
const bySlip = (sales: readonly RecordedSale[]): RecordedSale[] => {
  const slipOf = ({ id, creditorId, slipNo }: RecordedSale): string => {
    const key = numberKey(slipNo ?? '');
    return key === null ? `sale ${id}` : `${creditorId} ${key}`;
  };
  return [...groupBy(sales, slipOf).values()].flat();
};

/** The sales of this shift by slip, newest first; at the top those being sent or failed. */
export function SaleList(props: SaleListProps) {
  const { title, sales, pending, shortNames, loading, asked, enterKeeps } = props;
  const nameOf = (productId: number, productName: string): string => shortNames.get(productId) ?? productName;
  const rows: Row[] = [
    ...pending.map((one): Row => {
      const { sale } = one;
      return {
        id: null,
        key: one.key,
        firmName: one.firmName,
        vehicle: sale.vehicle.toUpperCase(),
        slipNo: sale.slipNo,
        time: '',
        pumpName: sale.sold?.pumpName ?? '',
        product: sale.sold?.shortName ?? '',
        litres: sale.litres,
        rate: sale.sold?.rate ?? '',
        amount: sale.amount,
        enteredBy: null,
        pending: one,
      };
    }),
    ...bySlip(sales).map(
      (sale): Row => ({
        ...sale,
        key: String(sale.id),
        time: enteredAt(sale),
        product: nameOf(sale.productId, sale.productName),
        pending: null,
      }),
    ),
  ];
  const columns: Column<Row>[] = [
    {
      key: 'firmName',
      label: t('credit.firm'),
      kind: 'text',
      render: ({ firmName, pending: one }) =>
        one === null ? (
          firmName
        ) : (
          <PendingState
            pending={one}
            keptBy={one !== asked ? null : enterKeeps ? 'Enter' : 'keys'}
            onRetry={props.onRetry}
            onKeep={props.onKeep}
            onEdit={props.onEdit}
            onDiscard={props.onDiscard}
          />
        ),
    },
    { key: 'vehicle', label: t('credit.vehicle'), kind: 'text' },
    { key: 'slipNo', label: t('credit.slipColumn'), kind: 'text' },
    { key: 'pumpName', label: t('credit.pump'), kind: 'text' },
    { key: 'product', label: t('credit.product'), kind: 'product' },
    { key: 'litres', label: t('credit.litres'), kind: 'litres' },
    { key: 'rate', label: t('credit.rateColumn'), kind: 'rate', hideOnPhone: true },
    { key: 'amount', label: t('credit.amount'), kind: 'money' },
    { key: 'time', label: t('credit.time'), kind: 'text' },
    { key: 'enteredBy', label: t('credit.enteredBy'), kind: 'text', hideOnPhone: true },
  ];
  return (
    <DataTable
      label={title}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      changes={{ table: 'credit_sale', rowId: ({ id }) => id }}
      loading={loading}
      totals={sales.length === 0 ? undefined : { amount: amountOfAll(sales) }}
      empty={<EmptyState title={t('credit.list.empty')} text={t('credit.list.empty.text')} />}
      maxHeight="calc(100dvh - 330px)"
    />
  );
}
