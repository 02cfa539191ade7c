import { type Percent, percentText, WHOLE } from '../../../../../server/domain/kernel/percent';
import { t } from '../../../i18n/translate';
import { shownLitres } from '../invoice/kilolitres';
import type { Filling } from '../stock-in/stock-in-checks';
import classes from './tank-filling.module.css';

interface TankFillingProps {
  /** Null without a tank, or while its level is unknown. */
  filling: Filling | null;
  /** Whether the stock increases by the measured instead of the entered quantity. */
  countsMeasured: boolean;
}

/** The resulting level of the tank: as text, announced as it changes, and as a bar. */
export const TankFilling = ({ filling, countsMeasured }: TankFillingProps) => (
  <div className={classes.filling} data-over={filling?.isOver || undefined} aria-live="polite">
    {filling === null ? (
      <p className={classes.none}>{t('stock.in.filling.none')}</p>
    ) : (
      <>
        <p className={classes.words}>{wordsOf(filling)}</p>
        {filling.percent && <Bar {...filling.percent} isNearlyFull={filling.isAboveSafeFill} />}
        {filling.isOver && <p className={classes.over}>{t('stock.in.filling.over')}</p>}
        <p className={classes.none}>{t(filling.isMeasured ? 'stock.in.filling.measured' : 'stock.in.filling.books')}</p>
      </>
    )}
    {countsMeasured && <p className={classes.none}>{t('stock.in.counts.measured')}</p>}
  </div>
);

/** Without trailing decimals: 81.4 %, 100 %. */
const shownPercent = (percent: Percent): string => percentText(percent).replace(/\.?0+$/, '');

function wordsOf({ tankName, before, quantity, after, capacity, percent }: Filling): string {
  const figures = {
    tank: tankName,
    before: shownLitres(before),
    quantity: shownLitres(quantity),
    after: shownLitres(after),
  };
  if (capacity === null || percent === null) return t('stock.in.filling.open', figures);
  return t('stock.in.filling.words', {
    ...figures,
    capacity: shownLitres(capacity),
    percent: shownPercent(percent.after),
  });
}

/** Decorative: the text has all its information. */
function Bar({ before, after, isNearlyFull }: { before: Percent; after: Percent; isNearlyFull: boolean }) {
  const width = (share: Percent): string => `${percentText(Math.min(share, WHOLE))}%`;
  return (
    <div className={classes.bar} data-nearly-full={isNearlyFull || undefined} aria-hidden>
      <div className={classes.after} style={{ width: width(after) }} />
      <div className={classes.before} style={{ width: width(before) }} />
    </div>
  );
}
