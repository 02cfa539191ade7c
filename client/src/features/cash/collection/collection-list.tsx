import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { CashCollectionsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { enteredAt, useListTitle } from '../../../ui/late-entry/late-context';
import { DataTable } from '../../../ui/table/data-table';
import type { Column } from '../../../ui/table/table-column';
import { TitledList } from '../../../ui/table/titled-list';
import { Money } from '../../../ui/text/figures';
import classes from '../list-totals.module.css';

type Collection = CashCollectionsOfShiftQuery['cashCollectionsOfShift'][number];

const COLUMNS = (): Column<Collection>[] => [
  { key: 'employeeName', label: t('cash.collect.employee'), kind: 'text' },
  { key: 'pumpName', label: t('cash.collect.pump'), kind: 'text' },
  { key: 'amount', label: t('cash.list.amount'), kind: 'money' },
  { key: 'time', label: t('cash.list.time'), kind: 'text', value: enteredAt },
  { key: 'enteredBy', label: t('cash.list.enteredBy'), kind: 'text' },
];

const amountOfAll = (collections: readonly Collection[]): string =>
  moneyText(sum(collections, ({ amount }) => parseMoney(amount) ?? 0));

/** The collections of this shift, newest first, with the total per pump. */
export function CollectionList({ collections, loading }: { collections: readonly Collection[]; loading: boolean }) {
  const pumps = new Map([...collections].sort((a, b) => a.pumpId - b.pumpId).map((c) => [c.pumpId, c.pumpName]));
  const title = useListTitle(t('cash.list'));
  return (
    <TitledList title={title}>
      <DataTable
        label={title}
        columns={COLUMNS()}
        rows={collections}
        rowKey={({ id }) => id}
        changes={{ table: 'cash_collection', rowId: ({ id }) => id }}
        loading={loading}
        totals={collections.length === 0 ? undefined : { amount: amountOfAll(collections) }}
        empty={<EmptyState title={t('cash.list.empty')} text={t('cash.list.empty.text')} />}
      />
      {pumps.size > 0 && (
        <dl className={classes.totals} aria-label={t('cash.list.totals')}>
          {[...pumps].map(([pumpId, name]) => (
            <div key={pumpId}>
              <dt>{name}</dt>
              <dd>
                <Money value={amountOfAll(collections.filter((collection) => collection.pumpId === pumpId))} sign />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </TitledList>
  );
}
