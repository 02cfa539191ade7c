import { densityText } from '../../../../../server/domain/density';
import { type MessageText, said, t } from '../../../i18n/translate';
import { Facts } from '../facts';
import type { DensityFinding } from './density-draft';
import classes from './density-facts.module.css';
import { deviationWords } from './density-words';

interface DensityFactsProps {
  /** Null until there is a reading. */
  finding: DensityFinding | null;
  /** Warnings about the reading. */
  doubts: readonly MessageText[];
}

/** The reading at 15 °C, its deviation from the challan, warnings, and a note on petrol. */
export const DensityFacts = ({ finding, doubts }: DensityFactsProps) => (
  <>
    {finding && <Facts label={t('stock.density.facts')} facts={figuresOf(finding)} />}
    <div aria-live="polite">
      {doubts.map((doubt) => (
        <p key={typeof doubt === 'string' ? doubt : doubt.message} className={classes.doubt}>
          {said(doubt)}
        </p>
      ))}
    </div>
    {finding?.note && <p className={classes.note}>{said(finding.note)}</p>}
  </>
);

const inWords = (density: number): string => t('stock.density.figure', { density: densityText(density) });

function figuresOf({ at15, challan, deviation }: DensityFinding) {
  return [
    { label: t('stock.density.at15'), figure: inWords(at15) },
    ...(challan === null ? [] : [{ label: t('stock.density.challan'), figure: inWords(challan) }]),
    ...(deviation === null
      ? []
      : [
          {
            label: t('stock.density.deviation'),
            figure: (
              <span className={classes.deviation} data-flagged={deviation.isFlagged || undefined}>
                {deviationWords(deviation)}
              </span>
            ),
          },
        ]),
  ];
}
