import type { ExpendituresOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { wayWords } from '../../../ui/payment/way-words';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { Money } from '../../../ui/text/figures';
import classes from '../list-totals.module.css';
import { amountOfAll, totalsByCategory } from './expenditure-totals';

type Expenditure = ExpendituresOfShiftQuery['expendituresOfShift'][number];

const COLUMNS = (): Column<Expenditure>[] => [
  { key: 'categoryName', label: t('cash.expenditure.category'), kind: 'text' },
  { key: 'way', label: t('ui.payment.from'), kind: 'text', value: wayWords },
  { key: 'amount', label: t('cash.list.amount'), kind: 'money' },
  { key: 'reference', label: t('ui.payment.reference'), kind: 'text' },
  { key: 'comment', label: t('cash.comment'), kind: 'text' },
  { key: 'time', label: t('cash.list.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text', hideOnPhone: true },
];

/** The expenditures of this shift, newest first, with totals per category. */
export function ExpenditureList({ rows }: { rows: readonly Expenditure[] | undefined }) {
  const title = useListTitle(t('cash.expenditure.list'));
  return (
    <TitledList title={title}>
      {rows !== undefined && rows.length > 0 && (
        <dl className={classes.totals} aria-label={t('cash.expenditure.totals')}>
          {totalsByCategory(rows).map(({ category, amount }) => (
            <div key={category}>
              <dt>{category}</dt>
              <dd>
                <Money value={amount} sign />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={rows ?? []}
        rowKey={({ id }) => id}
        changes={{ table: 'expenditure', rowId: ({ id }) => id }}
        loading={rows === undefined}
        totals={rows === undefined || rows.length === 0 ? undefined : { amount: amountOfAll(rows) }}
        empty={<EmptyState title={t('cash.expenditure.empty')} text={t('cash.list.empty.text')} />}
      />
    </TitledList>
  );
}
