import type { PumpCalculation } from '../../../../../server/domain/closing';
import type { Paise } from '../../../../../server/domain/kernel/money';
import { t } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { LitreFigure, Rupees } from '../pumps/unit-figures';
import type { SheetProduct } from '../sheet/sheet-form';
import classes from './calculation-lines.module.css';

interface CalculationLinesProps {
  /** The accessible name, since the heading is visual only. */
  label: string;
  calculation: Omit<PumpCalculation, 'pumpId'>;
  products: readonly SheetProduct[];
  /** Whether all meters are read: before, what was paid is more than the known sale. */
  isRead: boolean;
  /** Whether nothing is pending, so that the remainder is cash short or over. */
  isSettled: boolean;
}

/** Breaks a sale down by how it was paid, line by line. */
export function CalculationLines({ label, calculation, products, isRead, isSettled }: CalculationLinesProps) {
  const { sale, credit, cash, swipe, toHandIn, last, missing, shortages, shortAndOver } = calculation;
  const sold = products.filter(({ productId }) => productId in calculation.saleByProduct);
  return (
    <table className={classes.lines} aria-label={label}>
      <tbody>
        {sold.map(({ productId, shortName }) => (
          <tr key={productId} data-part>
            <th scope="row">
              <ProductBadge shortName={shortName} />{' '}
              <LitreFigure litres={calculation.litresByProduct[productId] ?? 0} /> L
            </th>
            <td>
              <Rupees paise={calculation.saleByProduct[productId] ?? 0} />
            </td>
          </tr>
        ))}
        <Line label={t('closing.panel.sale')} paise={sale} sum />
        <Line label={t('closing.panel.credit')} paise={credit} />
        <Line label={t('closing.panel.cash')} paise={cash} />
        <Line label={t('closing.panel.swipe')} paise={swipe} />
        <Line label={t('closing.panel.toHandIn')} paise={isRead || toHandIn >= 0 ? toHandIn : null} sum />
        <Line label={t('closing.panel.last')} paise={last} />
        {(isRead || missing >= 0) && (
          <Line
            label={t(missing < 0 ? 'closing.panel.tooMuch' : 'closing.panel.missing')}
            paise={Math.abs(missing)}
            sum
          />
        )}
        {shortages > 0 && <Line label={t('closing.panel.shortages')} paise={shortages} />}
        {isSettled && shortAndOver !== 0 && <Line label={t('closing.panel.shortOver')} paise={shortAndOver} />}
      </tbody>
    </table>
  );
}

const Line = ({ label, paise, sum = false }: { label: string; paise: Paise | null; sum?: boolean }) => (
  <tr data-sum={sum || undefined}>
    <th scope="row">{label}</th>
    <td>{paise === null ? '–' : <Rupees paise={paise} />}</td>
  </tr>
);
