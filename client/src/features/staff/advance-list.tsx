import { moneyText, parseMoney } from '../../../../server/domain/kernel/money';
import { sum } from '../../../../server/domain/kernel/sum';
import type { EmployeeAdvancesOfShiftQuery } from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { enteredAt, useListTitle } from '../../ui/late-entry/late-context';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import classes from './staff-form.module.css';
import { paidFrom } from './staff-words';

type Advance = EmployeeAdvancesOfShiftQuery['employeeAdvancesOfShift'][number];

const COLUMNS = (): Column<Advance>[] => [
  { key: 'employeeName', label: t('staff.employee'), kind: 'text' },
  { key: 'amount', label: t('staff.amount'), kind: 'money' },
  { key: 'way', label: t('staff.paidFrom'), kind: 'text', value: paidFrom },
  { key: 'comment', label: t('staff.comment'), kind: 'text' },
  { key: 'time', label: t('staff.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('staff.enteredBy'), kind: 'text', hideOnPhone: true },
];

const amountOfAll = (advances: readonly Advance[]): string =>
  moneyText(sum(advances, ({ amount }) => parseMoney(amount) ?? 0));

/** The advances of this shift, newest first. */
export function AdvanceList({ advances, loading }: { advances: readonly Advance[]; loading: boolean }) {
  const title = useListTitle(t('staff.advance.list'));
  return (
    <div className={classes.desk}>
      <h2 className={classes.title}>{title}</h2>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={advances}
        rowKey={({ id }) => id}
        changes={{ table: 'employee_advance', rowId: ({ id }) => id }}
        loading={loading}
        totals={advances.length === 0 ? undefined : { amount: amountOfAll(advances) }}
        empty={<EmptyState title={t('staff.advance.empty')} text={t('staff.advance.empty.text')} />}
      />
    </div>
  );
}
