import { parseMoney } from '../../../../server/domain/kernel/money';
import { RECOVERED_IN_ORDER } from '../../../../server/domain/salary';
import type { SalaryPreviewQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Panel } from '../../ui/page/page';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { Money } from '../../ui/text/figures';
import classes from './staff-form.module.css';
import { basisWords, periodWords } from './staff-words';

type Preview = SalaryPreviewQuery['salaryPreview'];
type Line = Preview['lines'][number];

const COLUMNS = (): Column<Line>[] => [
  { key: 'from', label: t('staff.salary.days'), kind: 'text', sortable: false, render: periodWords },
  {
    key: 'count',
    label: t('staff.salary.count'),
    kind: 'text',
    sortable: false,
    value: ({ count, daysInMonth }) =>
      daysInMonth == null
        ? t('staff.salary.shiftsOf', { count })
        : t('staff.salary.daysOf', { count, of: daysInMonth }),
  },
  { key: 'payRate', label: t('staff.rate.rate'), kind: 'money', sortable: false },
  {
    key: 'payBasis',
    label: t('staff.rate.basis'),
    kind: 'text',
    sortable: false,
    hideOnPhone: true,
    value: ({ payBasis }) => basisWords(payBasis),
  },
  { key: 'amount', label: t('staff.amount'), kind: 'money', sortable: false },
];

const isNothing = (rupees: string): boolean => parseMoney(rupees) === 0;
const taken = (rupees: string): string => `-${rupees}`;

/** A salary broken down: pay line by line, deductions, and the remaining balance. */
export function SalaryFigures({ salary }: { salary: Preview }) {
  const { lines, shiftsWorked, earned, owedBefore, recovered, notRecovered, payable } = salary;
  return (
    <Panel title={t('staff.salary.of', { period: periodWords(salary), count: shiftsWorked })}>
      <DataTable
        label={t('staff.salary.lines')}
        columns={COLUMNS()}
        rows={lines}
        rowKey={({ from, payBasis }) => `${from} ${payBasis}`}
        totals={{ amount: earned }}
        empty={<EmptyState title={t('staff.salary.noPay')} />}
      />
      <dl className={classes.sums}>
        <Sum label={t('staff.salary.earned')} amount={earned} />
        {!isNothing(owedBefore) && <Sum label={t('staff.salary.owedBefore')} amount={owedBefore} />}
        {RECOVERED_IN_ORDER.filter((part) => !isNothing(recovered[part])).map((part) => (
          <Sum key={part} label={t(`staff.recovered.${part}`)} amount={taken(recovered[part])} />
        ))}
        <Sum label={t('staff.salary.payable')} amount={payable} className={classes.payable} sign />
        {RECOVERED_IN_ORDER.filter((part) => !isNothing(notRecovered[part])).map((part) => (
          <Sum key={part} label={t(`staff.left.${part}`)} amount={notRecovered[part]} className={classes.left} />
        ))}
      </dl>
    </Panel>
  );
}

interface SumProps {
  label: string;
  amount: string;
  className?: string;
  sign?: boolean;
}

const Sum = ({ label, amount, className, sign }: SumProps) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>
      <Money value={amount} sign={sign} />
    </dd>
  </div>
);
