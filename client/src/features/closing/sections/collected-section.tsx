import { memo } from 'react';
import { dayIn } from '../../../../../server/domain/kernel/business-date';
import { t, useLocale } from '../../../i18n/translate';
import { Button } from '../../../ui/kit/buttons';
import { showInstant, showTime } from '../../../ui/text/show-time';
import { stationZone } from '../../../ui/text/station-zone';
import { FigureCell } from '../pumps/figure-cell';
import { cellOf } from '../sheet/sheet';
import type { SheetCollection } from '../sheet/sheet-form';
import { useSheet, useWorkspace } from '../sheet/sheet-workspace';
import { CountedNotes } from './counted-notes';
import { PlaceNote } from './place-note';
import { Section } from './section';
import { Strip, StripItem, Strips } from './strip';

const COLUMNS = 'minmax(52px, auto) minmax(64px, auto) minmax(140px, 1.4fr) minmax(110px, 1fr) max-content';

/** Cash that was collected while the shift ran: a correction changes its amount and its notes. */
export const CollectedSection = memo(function CollectedSection() {
  useLocale();
  const pumps = useSheet(({ form }) => form.pumps);
  return (
    <Section name="collected">
      <Strips label={t('closing.collected')} columns={COLUMNS}>
        {pumps.flatMap(({ pumpName, collections }) =>
          collections.map((collection) => (
            <CollectedStrip key={collection.collectionId} pumpName={pumpName} collection={collection} />
          )),
        )}
      </Strips>
    </Section>
  );
});

interface CollectedStripProps {
  pumpName: string;
  collection: SheetCollection;
}

function CollectedStrip({ pumpName, collection: { collectionId, employeeName, collectedAt } }: CollectedStripProps) {
  const { countNotes } = useWorkspace();
  const cell = cellOf.collected(collectionId);
  const shiftDate = useSheet(({ form }) => form.shiftDate);
  // A late entry is of another day than its shift.
  const isOfShift = dayIn(stationZone, new Date(collectedAt)) === shiftDate;
  const time = isOfShift ? showTime(collectedAt) : showInstant(collectedAt);
  const values = { pump: pumpName, employee: employeeName, time };
  return (
    <Strip
      name={pumpName}
      notes={
        <>
          <CountedNotes cell={cell} />
          <PlaceNote place={cell} owner={pumpName} />
        </>
      }
    >
      <StripItem label={t('closing.collected.time')}>{time}</StripItem>
      <StripItem label={t('closing.employee')}>{employeeName}</StripItem>
      <StripItem label={t('closing.amount')} figure>
        <FigureCell cell={cell} label={t('closing.collected.of', values)} places={2} column="collected" />
      </StripItem>
      <StripItem label={<>&nbsp;</>}>
        <Button
          variant="default"
          onClick={() => countNotes(cell)}
          aria-label={t('closing.collected.count', values)}
          data-hotkey="Alt+M"
        >
          {t('closing.count')}
        </Button>
      </StripItem>
    </Strip>
  );
}
