import { litresText } from '../../../../../server/domain/kernel/litres';
import { t } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { endedWords } from '../ended-words';
import { PlaceNote } from '../sections/place-note';
import { cellsOfLeg } from '../sheet/sheet';
import type { SheetLeg } from '../sheet/sheet-form';
import { FigureCell } from './figure-cell';
import { closeLabel, openLabel, testingLabel } from './leg-labels';
import { NozzleEvents, useNozzleEvents } from './nozzle-events';
import classes from './nozzle-section.module.css';
import { NozzleTankChoice, useNozzleTank } from './nozzle-tank';
import { ChangeTankButton, MeterEventsButton } from './rare-change';
import { LitreFigure, Rupees } from './unit-figures';
import { useNozzle } from './use-nozzle';

/** A meter, as a card on a phone. */
export function NozzleCard({ pumpName, leg }: { pumpName: string; leg: SheetLeg }) {
  const cells = cellsOfLeg(leg);
  const { close, testing } = cells;
  const { open, sold, amount } = useNozzle(leg);
  const values = { pump: pumpName, nozzle: leg.nozzleName };
  const owner = t('closing.ofNozzle', values);
  const tank = useNozzleTank(leg);
  const events = useNozzleEvents(leg);
  const isCloseShown = leg.ended && leg.legId === null;
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <strong>{leg.nozzleName}</strong>
        <ProductBadge shortName={leg.shortName} />
        {tank.isOffered && <ChangeTankButton pumpName={pumpName} leg={leg} show={tank.show} />}
        {events.isOffered && <MeterEventsButton pumpName={pumpName} leg={leg} show={events.show} />}
        {!leg.isFirst && (
          <span className={classes.opening}>
            {t('closing.open')} <LitreFigure litres={open} />
          </span>
        )}
      </div>
      {tank.isShown && <NozzleTankChoice pumpName={pumpName} leg={leg} />}
      {events.isShown && <NozzleEvents pumpName={pumpName} leg={leg} />}
      {isCloseShown && (
        <p className={classes.opening}>
          {t('closing.close')} <LitreFigure litres={leg.close ?? 0} />, {endedWords(leg)}
        </p>
      )}
      {leg.ended && !isCloseShown && <p className={classes.opening}>{endedWords(leg)}</p>}
      {leg.isFirst && (
        <div data-enter-skip>
          <span aria-hidden className={classes.cardLabel}>
            {t('closing.open')}
          </span>
          <FigureCell cell={cells.open} label={openLabel(leg, values)} places={3} column="open" />
        </div>
      )}
      {(!leg.ended || leg.legId !== null) && (
        <div className={classes.cardCells}>
          {!isCloseShown && (
            <div>
              <span aria-hidden className={classes.cardLabel}>
                {t('closing.close')}
              </span>
              <FigureCell
                cell={close}
                label={closeLabel(leg, values)}
                places={3}
                base={litresText(open)}
                column="close"
              />
            </div>
          )}
          <div data-enter-skip>
            <span aria-hidden className={classes.cardLabel}>
              {t('closing.testing')}
            </span>
            <FigureCell cell={testing} label={testingLabel(leg, values)} places={3} column="testing" />
          </div>
        </div>
      )}
      <PlaceNote place={cells.open} owner={owner} />
      <PlaceNote place={close} owner={owner} />
      <PlaceNote place={testing} owner={owner} />
      <p className={classes.cardFoot}>
        {sold !== null && amount !== null && (
          <>
            <span>
              <LitreFigure litres={sold} /> L
            </span>
            <Rupees paise={amount} sign />
          </>
        )}
      </p>
    </li>
  );
}
