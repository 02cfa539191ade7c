import { t } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { checkedSheet } from '../sheet/sheet-findings';
import type { SheetPump } from '../sheet/sheet-form';
import { useDeferredSheet } from '../sheet/sheet-workspace';
import classes from './nozzle-section.module.css';
import { LitreFigure, Rupees } from './unit-figures';

/** The pump's litres by product and its sale, below its meters. */
export function PumpSubtotal({ pump }: { pump: SheetPump }) {
  const state = useDeferredSheet();
  const calculated = checkedSheet(state).calculation.pumps.find(({ pumpId }) => pumpId === pump.pumpId);
  if (!calculated) return null;
  const sold = state.form.products.filter(({ productId }) => productId in calculated.litresByProduct);
  return (
    <tr data-subtotal>
      <th scope="row" colSpan={4}>
        {t('closing.subtotal', { pump: pump.pumpName })}
      </th>
      <td colSpan={3} data-figure>
        {sold.map(({ productId, shortName }) => (
          <span key={productId} className={classes.product}>
            <ProductBadge shortName={shortName} /> <LitreFigure litres={calculated.litresByProduct[productId] ?? 0} />
          </span>
        ))}
      </td>
      <td data-figure>
        <Rupees paise={calculated.sale} />
      </td>
    </tr>
  );
}
