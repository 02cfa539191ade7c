import { useQuery } from '@apollo/client/react';
import type { BillPeriod } from '../../../../../server/domain/bill-period';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { amountInWords } from '../../../../../server/domain/kernel/words';
import { askAgain } from '../../../graphql/ask-again';
import { BillPreviewDocument, type BillPreviewQuery } from '../../../graphql/generated/graphql';
import { refusalOf } from '../../../hooks/words-for';
import { said, t } from '../../../i18n/translate';
import { Dialog } from '../../../ui/dialog/dialog';
import { LoadFailed } from '../../../ui/feedback/error-boundary';
import { SkeletonRows } from '../../../ui/feedback/loading';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { Money } from '../../../ui/text/figures';
import classes from './bill-preview.module.css';

type Preview = BillPreviewQuery['billPreview'];

interface BillPreviewDialogProps {
  creditorId: number;
  firmName: string;
  period: BillPeriod;
  /** The day of the first sale, which is before the period if it missed its bill. */
  oldestDate: string;
  onClose: () => void;
}

/** Previews the bill as it would be issued now. */
export function BillPreviewDialog({ creditorId, firmName, period, oldestDate, onClose }: BillPreviewDialogProps) {
  const { data, error, refetch } = useQuery(BillPreviewDocument, {
    variables: { creditorId, ...period },
    fetchPolicy: 'network-only',
  });
  const days = { from: showDate(oldestDate < period.from ? oldestDate : period.from), to: showDate(period.to) };
  return (
    <Dialog title={t('bills.preview.title', { firm: firmName, ...days })} opened onClose={onClose} width={720}>
      {error && <LoadFailed reason={said(refusalOf(error))} onRetry={() => void askAgain(refetch)} />}
      {!error && !data && <SkeletonRows rows={8} />}
      {data && <BillFigures bill={data.billPreview} />}
    </Dialog>
  );
}

const BillFigures = ({ bill }: { bill: Preview }) => (
  <div className={classes.bill}>
    <Due label={t('bills.opening')} value={bill.opening} />
    <DataTable
      label={t('bills.bySale')}
      columns={LINES()}
      rows={linesOf(bill)}
      rowKey={({ key }) => key}
      totals={{ amount: bill.amount }}
      maxHeight="40vh"
    />
    <p className={classes.words}>{said(amountInWords(parseMoney(bill.amount) ?? 0))}</p>
    {bill.payments.length > 0 && (
      <DataTable
        label={t('bills.payments')}
        columns={PAYMENTS()}
        rows={bill.payments.map((payment, index) => ({ ...payment, key: index }))}
        rowKey={({ key }) => key}
        totals={{ amount: bill.paid }}
        maxHeight="25vh"
      />
    )}
    <Due label={t('bills.closing')} value={bill.closing} />
  </div>
);

const Due = ({ label, value }: { label: string; value: string }) => (
  <p className={classes.due}>
    <span>{label}</span>
    <strong>
      <Money value={value} sign />
    </strong>
  </p>
);

interface Line {
  key: string;
  vehicle: string;
  shortName: string;
  litres: string;
  amount: string;
}

const linesOf = ({ vehicles }: Preview): Line[] =>
  vehicles.flatMap(({ vehicle, products }) =>
    products.map((product) => ({
      ...product,
      key: `${vehicle} ${product.productId}`,
      vehicle: vehicle ?? t('bills.noVehicle'),
    })),
  );

const LINES = (): Column<Line>[] => [
  { key: 'vehicle', label: t('bills.vehicle'), kind: 'text' },
  { key: 'shortName', label: t('bills.product'), kind: 'product' },
  { key: 'litres', label: t('bills.litres'), kind: 'litres' },
  { key: 'amount', label: t('bills.amount'), kind: 'money' },
];

const PAYMENTS = (): Column<Preview['payments'][number] & { key: number }>[] => [
  { key: 'date', label: t('bills.paidOn'), kind: 'date' },
  { key: 'way', label: t('bills.way'), kind: 'text' },
  { key: 'reference', label: t('bills.reference'), kind: 'text' },
  { key: 'amount', label: t('bills.amount'), kind: 'money' },
];
