import { memo } from 'react';
import { litresText } from '../../../../../server/domain/kernel/litres';
import { t, useLocale } from '../../../i18n/translate';
import { ProductBadge } from '../../../ui/text/product-badge';
import { endedWords } from '../ended-words';
import { PlaceNote, useProblemAt } from '../sections/place-note';
import { cellsOfLeg } from '../sheet/sheet';
import { warningAt } from '../sheet/sheet-findings';
import type { SheetLeg } from '../sheet/sheet-form';
import { useSheet } from '../sheet/sheet-workspace';
import { FigureCell } from './figure-cell';
import { closeLabel, openLabel, testingLabel } from './leg-labels';
import { NozzleEvents, useNozzleEvents } from './nozzle-events';
import classes from './nozzle-section.module.css';
import { NozzleTankChoice, useNozzleTank } from './nozzle-tank';
import { ChangeTankButton, MeterEventsButton } from './rare-change';
import { LitreFigure, Rupees } from './unit-figures';
import { useNozzle } from './use-nozzle';

interface NozzleRowProps {
  pumpName: string;
  leg: SheetLeg;
  isFirst: boolean;
}

/** A meter, as a row of the grid. The opening reading is plain text if it is the last close. */
export const NozzleRow = memo(function NozzleRow({ pumpName, leg, isFirst }: NozzleRowProps) {
  useLocale();
  const cells = cellsOfLeg(leg);
  const { close, testing } = cells;
  const { open, sold, amount } = useNozzle(leg);
  const values = { pump: pumpName, nozzle: leg.nozzleName };
  const isShown = leg.ended && leg.legId === null;
  const tank = useNozzleTank(leg);
  const events = useNozzleEvents(leg);
  return (
    <>
      <tr>
        <td className={classes.pumpName}>{isFirst && pumpName}</td>
        <th scope="row">
          {leg.nozzleName}
          {leg.ended && <span className={classes.ended}>{endedWords(leg)}</span>}
          {events.isOffered && <MeterEventsButton pumpName={pumpName} leg={leg} show={events.show} />}
        </th>
        <td>
          <ProductBadge shortName={leg.shortName} />
          {tank.isOffered && <ChangeTankButton pumpName={pumpName} leg={leg} show={tank.show} />}
        </td>
        {leg.isFirst ? (
          <td data-enter-skip>
            <FigureCell cell={cells.open} label={openLabel(leg, values)} places={3} column="open" />
          </td>
        ) : (
          <td data-figure>
            <LitreFigure litres={open} />
          </td>
        )}
        {isShown ? (
          <>
            <td data-figure>
              <LitreFigure litres={leg.close ?? 0} />
            </td>
            <td data-figure>
              <LitreFigure litres={leg.testing ?? 0} />
            </td>
          </>
        ) : (
          <>
            <td>
              <FigureCell
                cell={close}
                label={closeLabel(leg, values)}
                places={3}
                base={litresText(open)}
                column="close"
              />
            </td>
            <td data-enter-skip>
              <FigureCell cell={testing} label={testingLabel(leg, values)} places={3} column="testing" />
            </td>
          </>
        )}
        <td data-figure>{sold !== null && <LitreFigure litres={sold} />}</td>
        <td data-figure>{amount !== null && <Rupees paise={amount} />}</td>
      </tr>
      {tank.isShown && (
        <tr data-note>
          <td />
          <td colSpan={7}>
            <NozzleTankChoice pumpName={pumpName} leg={leg} />
          </td>
        </tr>
      )}
      {events.isShown && (
        <tr data-note>
          <td />
          <td colSpan={7}>
            <NozzleEvents pumpName={pumpName} leg={leg} />
          </td>
        </tr>
      )}
      {!isShown && <NoteRow leg={leg} owner={t('closing.ofNozzle', values)} />}
    </>
  );
});

/** Problems and warnings of a meter, below it. */
function NoteRow({ leg, owner }: { leg: SheetLeg; owner: string }) {
  const { open, close, testing } = cellsOfLeg(leg);
  const hasProblem = [useProblemAt(open), useProblemAt(close), useProblemAt(testing)].some(Boolean);
  const hasWarning = useSheet((state) => warningAt(state, close) !== undefined);
  if (!hasProblem && !hasWarning) return null;
  return (
    <tr data-note>
      <td colSpan={4} />
      <td colSpan={4}>
        <PlaceNote place={open} owner={owner} />
        <PlaceNote place={close} owner={owner} />
        <PlaceNote place={testing} owner={owner} />
      </td>
    </tr>
  );
}
