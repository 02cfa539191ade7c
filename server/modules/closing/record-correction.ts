import { showDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Tx } from '../../platform/submit';
import type { CalculatedCorrection } from './calculate-correction';
import type { CloseShiftInput } from './close-shift.input';
import type { CorrectedCollectionInput, EndedLegInput, NozzleTankInput } from './correct-shift.input';
import type { TankChange } from './correct-tanks';
import type { CorrectedCollection } from './corrected-takings';
import type { LockedCorrection } from './lock-correction';
import type { RecordedClose } from './shift-correction.entity';
import type { MovedFigure } from './shown-figures.queries';
import { countedNotesOf, type StandingClose } from './standing-close.queries';
import { writeCorrection } from './write-correction';

/** What a correction has changed. */
interface Changes {
  /** The close as corrected. */
  close: CloseShiftInput;
  figures: readonly MovedFigure[];
  effects: readonly Message[];
}

/**
 * Records a correction with the close before and after it: on the sheet of its shift and of the next one that it changed,
 * and on the sheets of further shifts what it changed there.
 */
export async function recordCorrection(
  tx: Tx,
  { shift, standing }: LockedCorrection,
  corrected: CalculatedCorrection,
  { close, figures, effects }: Changes,
): Promise<void> {
  const reason = corrected.input.reason.trim();
  const recorded = { ...closesOf(standing, corrected, close), reason };
  const [nextShiftId = null, ...later] = new Set(
    figures.flatMap(({ shiftId }) => (shiftId === null || shiftId === shift.id ? [] : [shiftId])),
  );
  await writeCorrection(tx, { shift, nextShiftId, effects, ...recorded });
  const cause = { table: 'shift', rowId: shift.id, title: `${showDate(shift.shiftDate)} ${shift.shiftName}` };
  for (const id of later) {
    const own = figures.filter(({ shiftId }) => shiftId === id).map(({ text }) => text);
    await writeCorrection(tx, {
      ...{ shift: { id }, nextShiftId: null, reason },
      ...{ before: cause, after: cause, effects: own },
    });
  }
  tx.audit({ table: 'shift', id: shift.id, ...recorded });
}

/** The close before and after the correction, with what else it corrected. */
function closesOf(
  standing: StandingClose,
  { input, tanks, takings: { collections }, meters }: CalculatedCorrection,
  close: CloseShiftInput,
): { before: RecordedClose; after: RecordedClose } {
  const endedLegs = input.endedLegs ?? [];
  const nozzleTanks = (input.nozzleTanks ?? []).filter(({ nozzleId }) =>
    tanks.some((leg) => leg.nozzleId === nozzleId),
  );
  return {
    before: recordedClose(standing.input, {
      endedLegs: endedAsStanding(standing, endedLegs),
      collections: collections.map(collectedAsStanding),
      nozzleTanks: nozzleTanks.map((nozzle) => ({ ...nozzle, ...placeBefore(tanks, nozzle) })),
      meterEvents: meters.map(({ nozzleId, before: events }) => ({ nozzleId, events })),
    }),
    after: recordedClose(close, {
      endedLegs,
      collections: collections.map(({ typed }) => typed),
      nozzleTanks,
      meterEvents: meters.map(({ nozzleId, after: events }) => ({ nozzleId, events })),
    }),
  };
}

/** A close with the lists of what else was corrected; empty ones are left out. */
const recordedClose = (close: CloseShiftInput, others: Omit<RecordedClose, keyof CloseShiftInput>): RecordedClose => ({
  ...close,
  ...Object.fromEntries(Object.entries(others).filter(([, list]) => list.length > 0)),
});

function placeBefore(tanks: readonly TankChange[], { nozzleId }: NozzleTankInput) {
  const { tankId, pumpId } = tanks.find((leg) => leg.nozzleId === nozzleId)!.before;
  return { tankId, pumpId };
}

function endedAsStanding({ pumps }: StandingClose, ended: readonly EndedLegInput[]): EndedLegInput[] {
  const legs = pumps.flatMap(({ takings }) => takings.nozzles);
  return ended.map(({ legId }) => {
    const { open, close, testing } = legs.find((leg) => leg.legId === legId)!;
    return { legId, open, close: close!, testing };
  });
}

const collectedAsStanding = ({ before }: CorrectedCollection): CorrectedCollectionInput => ({
  collectionId: before.id,
  amount: before.amount,
  notes: countedNotesOf(before),
});
