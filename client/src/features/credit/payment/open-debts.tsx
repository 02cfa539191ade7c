import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { today } from '../../../ui/text/station-zone';
import { StandingLine } from '../sale/standing-line';
import classes from './open-debts.module.css';
import { type Debts, previewOf, previewWords, type SettledDebt } from './payment-preview';

interface OpenDebtsProps {
  debts: Debts;
  /** As typed. */
  amount: string;
  /** What settles them, as the head of its column. */
  by?: string;
}

const columnsFor = (by: string): Column<SettledDebt>[] => [
  { key: 'label', label: t('credit.payments.debt'), kind: 'text', sortable: false },
  { key: 'date', label: t('credit.payments.since'), kind: 'date', sortable: false },
  { key: 'unsettled', label: t('credit.payments.unsettled'), kind: 'money', sortable: false },
  { key: 'settles', label: by, kind: 'money', sortable: false },
];

/** A creditor's balance, its debts in order of settlement, and the part of each that the typed amount settles. */
export function OpenDebts({ debts, amount, by = t('credit.payments.thisPayment') }: OpenDebtsProps) {
  const preview = previewOf(debts, Math.max(0, parseMoney(amount) ?? 0), today());
  const unbilled = parseMoney(debts.unbilled) ?? 0;
  return (
    <div className={classes.debts}>
      <p className={classes.standing}>
        <StandingLine standing={debts} use={null} />
        {unbilled > 0 && <span>{t('credit.payments.unbilled', { amount: inr(unbilled) })}</span>}
      </p>
      <p className={classes.words} aria-live="polite">
        {previewWords(preview)}
      </p>
      <DataTable
        label={t('credit.payments.debts')}
        columns={columnsFor(by)}
        rows={preview.debts}
        rowKey={({ key }) => key}
        empty={<EmptyState title={t('credit.payments.noDebt')} text={t('credit.payments.noDebt.text')} />}
        maxHeight="240px"
      />
    </div>
  );
}
