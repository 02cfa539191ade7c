import { Link } from 'react-router-dom';
import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { Anchor } from '../../../ui/kit/text';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { wayWords } from '../../../ui/payment/way-words';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { Money } from '../../../ui/text/figures';
import classes from '../sale/entry-workspace.module.css';
import totals from '../sale/shift-totals.module.css';
import { amountOfPayments, type RecordedPayment, totalsByMode } from './payment-totals';

/** The address of a payment's receipt. */
export const receiptOf = (paymentId: number): string => `/report/creditor-payment-receipt/${paymentId}`;

/** The unallocated part of a payment; empty if there is none. */
function advanceOf({ amount, allocated }: RecordedPayment): string | null {
  const left = (parseMoney(amount) ?? 0) - (parseMoney(allocated) ?? 0);
  return left === 0 ? null : moneyText(left);
}

const COLUMNS = (): Column<RecordedPayment>[] => [
  { key: 'firmName', label: t('credit.firm'), kind: 'text' },
  { key: 'way', label: t('credit.payments.way'), kind: 'text', value: wayWords },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'amount', label: t('credit.amount'), kind: 'money' },
  { key: 'allocated', label: t('credit.payments.allocated'), kind: 'money', hideOnPhone: true },
  { key: 'advance', label: t('credit.payments.advance'), kind: 'money', value: advanceOf, hideOnPhone: true },
  { key: 'time', label: t('credit.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('credit.enteredBy'), kind: 'text', hideOnPhone: true },
  {
    key: 'receipt',
    label: t('credit.payments.receipt'),
    kind: 'text',
    sortable: false,
    render: ({ id, firmName }) => (
      <Anchor
        component={Link}
        to={receiptOf(id)}
        fz="inherit"
        aria-label={t('credit.payments.receiptOf', { firm: firmName })}
      >
        {t('credit.payments.print')}
      </Anchor>
    ),
  },
];

/** The payments of this shift, newest first, with totals by payment mode. */
export function PaymentList({ payments, loading }: { payments: readonly RecordedPayment[]; loading: boolean }) {
  const title = useListTitle(t('credit.payments.list'));
  return (
    <div className={classes.desk}>
      <div className={classes.listHead}>
        <h2 className={classes.title}>{title}</h2>
        <dl className={totals.totals} aria-label={t('credit.payments.totals')}>
          {totalsByMode(payments).map(({ mode, amount }) => (
            <div key={mode} className={totals.total}>
              <dt>{mode}</dt>
              <dd className={totals.whole}>
                <Money value={amount} sign />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={payments}
        rowKey={({ id }) => id}
        changes={{ table: 'creditor_payment', rowId: ({ id }) => id }}
        loading={loading}
        totals={payments.length === 0 ? undefined : { amount: amountOfPayments(payments) }}
        empty={<EmptyState title={t('credit.payments.empty')} text={t('credit.list.empty.text')} />}
        maxHeight="calc(100dvh - 330px)"
      />
    </div>
  );
}
