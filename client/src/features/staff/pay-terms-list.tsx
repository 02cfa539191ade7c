import type { PayTermsOfQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import classes from './staff-form.module.css';
import { basisWords } from './staff-words';

type Terms = PayTermsOfQuery['payTermsOf']['terms'][number];

const COLUMNS = (): Column<Terms>[] => [
  { key: 'since', label: t('staff.rate.since'), kind: 'date' },
  { key: 'payRate', label: t('staff.rate.rate'), kind: 'money' },
  { key: 'payBasis', label: t('staff.rate.basis'), kind: 'text', value: ({ payBasis }) => basisWords(payBasis) },
  { key: 'reason', label: t('staff.rate.reason'), kind: 'text' },
  { key: 'enteredBy', label: t('staff.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** The terms of an employee, newest first; every employee has some from the first day on. */
export const PayTermsList = ({ terms }: { terms: readonly Terms[] }) => (
  <div className={classes.desk}>
    <h2 className={classes.title}>{t('staff.rate.list')}</h2>
    <DataTable label={t('staff.rate.list')} columns={COLUMNS()} rows={terms} rowKey={({ id }) => id} />
  </div>
);
