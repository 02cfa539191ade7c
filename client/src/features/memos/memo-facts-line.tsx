import { t } from '../../i18n/translate';
import { EmptyState } from '../../ui/feedback/empty-state';
import { Spinner } from '../../ui/feedback/loading';
import { Alert } from '../../ui/kit/feedback';
import { DataTable } from '../../ui/table/data-table';
import type { Column } from '../../ui/table/table-column';
import { Litres, Money } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { isOfDay, type MemoDraft, type MemoFacts } from './memo-draft';
import classes from './memo-form.module.css';
import type { AskedMemoFacts } from './use-memo-facts';

interface MemoFactsLineProps {
  draft: MemoDraft;
  facts: AskedMemoFacts;
}

type Sale = NonNullable<MemoFacts['credit']>['sales'][number];

const COLUMNS = (): Column<Sale>[] => [
  { key: 'firmName', label: t('memos.customer'), kind: 'text' },
  { key: 'vehicle', label: t('memos.vehicle'), kind: 'text' },
  { key: 'litres', label: t('memos.litres'), kind: 'litres' },
  { key: 'rate', label: t('memos.price'), kind: 'rate' },
  { key: 'amount', label: t('memos.amount'), kind: 'money' },
];

/** The price of the product on that day and, if included, its credit sales. */
export function MemoFactsLine({ draft, facts: { price, credit, failed } }: MemoFactsLineProps) {
  if (!isOfDay(draft)) return null;
  if (failed)
    return (
      <Alert color="red" mt="sm" role="alert">
        {t(failed === 'credit' ? 'memos.creditFailed' : 'ui.failed.query')}
      </Alert>
    );
  if (price === undefined || (draft.includeCredit && credit === undefined)) return <Spinner />;
  return (
    <>
      <dl className={classes.facts} aria-live="polite">
        <div>
          <dt>{t('memos.priceOnDay')}</dt>
          <dd>
            <ProductBadge shortName={price.shortName} />{' '}
            {price.rate === null ? t('memos.noPrice') : <Money value={price.rate} sign />}
          </dd>
        </div>
        {draft.includeCredit && credit && (
          <div>
            <dt>{t('memos.creditQuantity', { count: credit.sales.length })}</dt>
            <dd>
              <Litres value={credit.litres} /> {t('memos.litreSign')}
            </dd>
          </div>
        )}
      </dl>
      {draft.includeCredit && credit && (
        <DataTable
          label={t('memos.creditRows')}
          columns={COLUMNS()}
          rows={credit.sales}
          rowKey={({ id }) => id}
          totals={{ litres: credit.litres, amount: credit.amount }}
          maxHeight="300px"
          empty={<EmptyState title={t('memos.noCredit')} />}
        />
      )}
    </>
  );
}
