import { t } from '../../../i18n/translate';
import { Money } from '../../../ui/text/figures';
import classes from '../list-totals.module.css';
import { totalsByCategory } from './expenditure-totals';

/** The totals per category of a shift's expenditures. */
export const CategoryTotals = ({ rows }: { rows: readonly { categoryName: string; amount: string }[] }) => (
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
);
