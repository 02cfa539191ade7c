import type { InspectionFacts as Known } from '../../../../../server/domain/inspection-warnings';
import { showDate } from '../../../../../server/domain/kernel/business-date';
import { litresText, type Millilitres } from '../../../../../server/domain/kernel/litres';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import { said, t } from '../../../i18n/translate';
import { Litres } from '../../../ui/text/figures';
import { Facts } from '../facts';
import classes from './inspection-facts.module.css';

interface InspectionFactsProps {
  /** Null if the books have no data of the product on that day; undefined until loaded. */
  facts: Known | null | undefined;
  /** Warnings about the input. */
  doubts: readonly Problem[];
}

/** The book figures of the product and day next to the input, with warnings about differences. */
export const InspectionFacts = ({ facts, doubts }: InspectionFactsProps) => (
  <div className={classes.beside}>
    {facts === undefined && <p className={classes.waiting}>{t('stock.inspection.facts.waiting')}</p>}
    {facts === null && <p className={classes.waiting}>{t('stock.inspection.facts.none')}</p>}
    {facts && <Facts label={t('stock.inspection.facts')} facts={figuresOf(facts)} />}
    <div className={classes.doubts} aria-live="polite">
      {doubts.map((doubt) => (
        <p key={doubt.message} className={classes.doubt}>
          {said(doubt)}
        </p>
      ))}
    </div>
  </div>
);

const litres = (figure: Millilitres) => <Litres value={litresText(figure)} />;

function figuresOf({ day, asItBegan, asItEnded }: Known) {
  const date = showDate(day);
  return [
    { label: t('stock.inspection.facts.metersBegan', { date }), figure: litres(asItBegan.readingSum) },
    ...(asItEnded ? [{ label: t('stock.inspection.facts.metersEnded'), figure: litres(asItEnded.readingSum) }] : []),
    { label: t('stock.inspection.facts.tanksBegan', { date }), figure: litres(asItBegan.stock) },
    ...(asItEnded ? [{ label: t('stock.inspection.facts.tanksEnded'), figure: litres(asItEnded.stock) }] : []),
  ];
}
