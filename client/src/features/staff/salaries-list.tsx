import { Link } from 'react-router-dom';
import type { SalariesOfQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { LoadFailed } from '../../ui/feedback/error-boundary';
import { Anchor } from '../../ui/kit/text';
import { wayWords } from '../../ui/payment/way-words';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import classes from './staff-form.module.css';
import { periodWords, standingWords } from './staff-words';

type Salary = SalariesOfQuery['salariesOf'][number];

/** The address of a salary's payslip. */
export const payslipOf = (salaryPaymentId: number): string => `/report/salary-payslip/${salaryPaymentId}`;

const COLUMNS = (): Column<Salary>[] => [
  { key: 'from', label: t('staff.salary.days'), kind: 'text', render: periodWords },
  { key: 'shiftsWorked', label: t('staff.salary.shifts'), kind: 'count', hideOnPhone: true },
  { key: 'earned', label: t('staff.salary.earned'), kind: 'money' },
  { key: 'recovered', label: t('staff.salary.recovered'), kind: 'money', hideOnPhone: true },
  { key: 'paid', label: t('staff.salary.paid'), kind: 'money' },
  { key: 'carried', label: t('staff.salary.carried'), kind: 'text', value: ({ carried }) => standingWords(carried) },
  { key: 'way', label: t('staff.paidFrom'), kind: 'text', value: wayWords, hideOnPhone: true },
  { key: 'enteredBy', label: t('staff.enteredBy'), kind: 'text', hideOnPhone: true },
  {
    key: 'payslip',
    label: t('staff.salary.payslip'),
    kind: 'text',
    sortable: false,
    render: (salary) => (
      <Anchor
        component={Link}
        to={payslipOf(salary.id)}
        fz="inherit"
        aria-label={t('staff.salary.payslipOf', { period: periodWords(salary) })}
      >
        {t('staff.salary.print')}
      </Anchor>
    ),
  },
];

interface SalariesListProps {
  name: string;
  /** Undefined until loaded. */
  rows: readonly Salary[] | undefined;
  /** Retries the failed query. */
  onRetry?: () => void;
}

/** The last salaries of an employee, newest first. */
export function SalariesList({ name, rows, onRetry }: SalariesListProps) {
  const title = t('staff.salary.list', { name });
  if (rows === undefined && onRetry) return <LoadFailed list={title} onRetry={onRetry} />;
  return (
    <div className={classes.desk}>
      <h2 className={classes.title}>{title}</h2>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'salary_payment', rowId: ({ id }) => id }}
        loading={rows === undefined}
        empty={<EmptyState title={t('staff.salary.none', { name })} />}
      />
    </div>
  );
}
