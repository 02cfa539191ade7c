import { densityText } from '../../../../server/domain/density';
import { t } from '../../i18n/translate';
import type { DensityFinding } from './density-draft';
import classes from './density-facts.module.css';
import { deviationWords } from './density-words';
import { Facts } from './facts';

const inWords = (density: number): string => t('stock.density.figure', { density: densityText(density) });

/** What the reading is at 15 °C, how far from the challan, and what is to be said of petrol. */
export const DensityFacts = ({ finding: { at15, challan, deviation, note } }: { finding: DensityFinding }) => (
  <>
    <Facts
      label={t('stock.density.facts')}
      facts={[
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
      ]}
    />
    {note && <p className={classes.note}>{note}</p>}
  </>
);
