import type { CalculatedPump, Rates } from '../../../../server/domain/closing';
import { rateText } from '../../../../server/domain/kernel/money';
import { t } from '../../i18n/translate';
import { Money, Percent } from '../../ui/text/figures';
import { ProductBadge } from '../../ui/text/product-badge';
import { verdictOf } from './pumps/pump-verdict';
import { PumpVerdictLine } from './pumps/pump-verdict-line';
import { LitreFigure, percentText, Rupees } from './pumps/unit-figures';
import classes from './review-figures.module.css';
import { isToThePaisa } from './review-order';
import { ReviewWarnings } from './review-warnings';
import { CalculationLines } from './sections/calculation-lines';
import { checkedSheet } from './sheet/sheet-findings';
import { useSheet } from './sheet/sheet-workspace';

/** The figures of the close: warnings, sales, where the money is, shortages, and the tanks. */
export function ReviewFigures() {
  const state = useSheet((all) => all);
  const { form } = state;
  const { takings, calculation, tanks, warnings } = checkedSheet(state);
  const nameOf = (employeeId: number): string => form.employees.find(({ id }) => id === employeeId)?.name ?? '';
  const shares = takings.pumps.flatMap(({ pumpName, shortages }) => shortages.map((share) => ({ pumpName, ...share })));
  const isSettled = (calculated: CalculatedPump): boolean => isToThePaisa(verdictOf(calculated, form.rates));
  const settled = calculation.pumps.filter(isSettled);
  const open = calculation.pumps.filter((calculated) => !isSettled(calculated));
  return (
    <div className={classes.figures}>
      {warnings.length > 0 && <ReviewWarnings warnings={warnings} />}
      <section>
        <h3>{t('closing.review.money')}</h3>
        <CalculationLines label={t('closing.review.money')} calculation={calculation} products={[]} isRead isSettled />
        <PumpLines pumps={open} rates={form.rates} />
        {settled.length > 0 && (
          <details className={classes.folded}>
            <summary>{t('closing.review.settled', { count: settled.length })}</summary>
            <PumpLines pumps={settled} rates={form.rates} />
          </details>
        )}
      </section>
      <div>
        <section>
          <h3>{t('closing.review.products')}</h3>
          <table className={classes.table}>
            <tbody>
              {form.products
                .filter(({ productId }) => productId in calculation.litresByProduct)
                .map(({ productId, shortName, rate }) => (
                  <tr key={productId}>
                    <th scope="row">
                      <ProductBadge shortName={shortName} />
                    </th>
                    <td>
                      <LitreFigure litres={calculation.litresByProduct[productId] ?? 0} /> L ×{' '}
                      <Money value={rateText(rate)} />
                    </td>
                    <td>
                      <Rupees paise={calculation.saleByProduct[productId] ?? 0} />
                    </td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
        {shares.length > 0 && (
          <section>
            <h3>{t('closing.review.shortages')}</h3>
            <table className={classes.table}>
              <tbody>
                {shares.map(({ pumpName, employeeId, amount }) => (
                  <tr key={`${pumpName}-${employeeId}`}>
                    <th scope="row">{nameOf(employeeId)}</th>
                    <td>{pumpName}</td>
                    <td>
                      <Rupees paise={amount} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        )}
        <section>
          <h3>{t('closing.review.tanks')}</h3>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t('closing.tank')}</th>
                <th scope="col">{t('closing.volume')}</th>
                <th scope="col">{t('closing.variance')}</th>
                <th scope="col">{t('closing.percent')}</th>
              </tr>
            </thead>
            <tbody>
              {tanks.map(({ tank, volume, variance, variancePercent }) => (
                <tr key={tank.tankId}>
                  <th scope="row">{tank.tankName}</th>
                  <td>{volume !== null && <LitreFigure litres={volume} />}</td>
                  <td>{variance !== null && <LitreFigure litres={variance} />}</td>
                  <td>{variancePercent !== null && <Percent value={percentText(variancePercent)} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </div>
    </div>
  );
}

interface PumpLinesProps {
  pumps: readonly CalculatedPump[];
  rates: Rates;
}

const PumpLines = ({ pumps, rates }: PumpLinesProps) => (
  <ul className={classes.list}>
    {pumps.map((calculated) => (
      <li key={calculated.pumpId}>
        <PumpVerdictLine calculated={calculated} rates={rates} />
      </li>
    ))}
  </ul>
);
