import { inr } from '../../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import { Litres, Money } from '../../../ui/text/figures';
import { ProductBadge } from '../../../ui/text/product-badge';
import { amountOfAll, type RecordedSale, totalsByProduct } from './sale-totals';
import classes from './shift-totals.module.css';
import type { PendingSale } from './use-pending-sales';

interface ShiftTotalsProps {
  sales: readonly RecordedSale[];
  pending: readonly PendingSale[];
  shortNames: ReadonlyMap<number, string>;
}

/** Credit sales of this shift per product and in total; unrecorded ones are listed separately. */
export function ShiftTotals({ sales, pending, shortNames }: ShiftTotalsProps) {
  const unsaved = inr(parseMoney(amountOfAll(pending.map(({ sale }) => sale))) ?? 0);
  return (
    <dl className={classes.totals} aria-label={t('credit.totals')}>
      {totalsByProduct(sales).map(({ productId, productName, litres, amount }) => (
        <div key={productId} className={classes.total}>
          <dt>
            <ProductBadge shortName={shortNames.get(productId) ?? productName} name={productName} />
          </dt>
          <dd>
            <Litres value={litres} /> L
          </dd>
          <dd>
            <Money value={amount} sign />
          </dd>
        </div>
      ))}
      <div className={classes.total}>
        <dt>{t('credit.totals.slips', { count: sales.length })}</dt>
        <dd className={classes.whole}>
          <Money value={amountOfAll(sales)} sign />
        </dd>
      </div>
      {pending.length > 0 && (
        <div className={classes.total}>
          <dt className={classes.unsaved}>{t('credit.totals.unsaved', { count: pending.length })}</dt>
          <dd className={classes.unsaved}>{unsaved}</dd>
        </div>
      )}
    </dl>
  );
}
