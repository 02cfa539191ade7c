import { withMinusSign } from '../../../../../server/domain/kernel/format';
import { percentText } from '../../../../../server/domain/kernel/percent';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { said, t } from '../../../i18n/translate';
import { shownLitres } from '../invoice/kilolitres';
import type { Measured } from '../stock-in/stock-in-checks';
import classes from './measured-line.module.css';

interface MeasuredLineProps {
  /** Null until all figures are entered. */
  measured: Measured | null;
  warnings: readonly Problem[];
}

/** The quantity measured by tank and meters against the entered one, live; announced as it changes. */
export const MeasuredLine = ({ measured, warnings }: MeasuredLineProps) => (
  <div className={classes.lines} aria-live="polite">
    {measured === null ? (
      <p className={classes.waiting}>{t('stock.in.measured.waiting')}</p>
    ) : (
      <p className={classes.measured} data-explain={measured.difference.needsComment || undefined}>
        {wordsOf(measured)}
      </p>
    )}
    {warnings.map((warning) => (
      <p key={warning.message} className={classes.warning}>
        {said(warning)}
      </p>
    ))}
  </div>
);

function wordsOf({ received, claimed, difference: { litres, percent, needsComment } }: Measured): string {
  const plus = litres > 0 ? '+' : '';
  const figures = {
    received: shownLitres(received),
    claimed: shownLitres(claimed),
    difference: plus + shownLitres(litres),
    percent: plus + withMinusSign(percentText(percent)),
  };
  return t(needsComment ? 'stock.in.measured.explain' : 'stock.in.measured', figures);
}
