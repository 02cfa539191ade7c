import { litresText } from '../../../../../server/domain/kernel/litres';
import { t } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { endedWords } from '../ended-words';
import { PlaceNote } from '../sections/place-note';
import type { SheetLeg } from '../sheet/sheet-form';
import { FigureCell } from './figure-cell';
import classes from './nozzle-section.module.css';
import { LitreFigure, Rupees } from './unit-figures';
import { cellsOfLeg, useNozzle } from './use-nozzle';

/** A meter, as a card on a phone. */
export function NozzleCard({ pumpName, leg }: { pumpName: string; leg: SheetLeg }) {
  const { close, testing } = cellsOfLeg(leg);
  const { sold, amount } = useNozzle(leg);
  const values = { pump: pumpName, nozzle: leg.nozzleName };
  const owner = t('closing.ofNozzle', values);
  const open = litresText(leg.open);
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{leg.nozzleName}</strong>
        <ProductBadge shortName={leg.shortName} />
        <span className={classes.opening}>
          {t('closing.open')} <LitreFigure litres={leg.open} />
        </span>
      </div>
      {leg.ended ? (
        <p className={classes.opening}>
          {t('closing.close')} <LitreFigure litres={leg.close ?? 0} />, {endedWords(leg)}
        </p>
      ) : (
        <div className={classes.cardCells}>
          <div>
            <span aria-hidden className={classes.cardLabel}>
              {t('closing.close')}
            </span>
            <FigureCell cell={close} label={t('closing.closeOf', values)} places={3} base={open} column="close" />
          </div>
          <div data-enter-skip>
            <span aria-hidden className={classes.cardLabel}>
              {t('closing.testing')}
            </span>
            <FigureCell cell={testing} label={t('closing.testingOf', values)} places={3} column="testing" />
          </div>
        </div>
      )}
      <PlaceNote place={close} owner={owner} />
      <PlaceNote place={testing} owner={owner} />
      {sold !== null && amount !== null && (
        <p className={classes.cardFoot}>
          <span>
            <LitreFigure litres={sold} /> L
          </span>
          <Rupees paise={amount} sign />
        </p>
      )}
    </li>
  );
}
