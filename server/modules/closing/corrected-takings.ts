import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { OpenTransaction } from '../../platform/transaction';
import { lockSafe, type Safe } from '../safe/count-notes';
import type { CloseTankInput, LastCollectionInput } from './close-shift.input';
import { withEndedLegs } from './correct-ended-legs';
import type { CorrectShiftInput } from './correct-shift.input';
import {
  isReadAtClose,
  type StandingClose,
  type StandingCollection,
  type StandingLevel,
} from './standing-close.queries';
import { type MeasuredShift, mergeTakings } from './takings';
import { cashOf, creditOf, type LegRow, legsOf, takersOf } from './takings.queries';

type Level = Pick<StandingLevel, 'isAtg' | 'dip' | 'waterDip' | 'volume'>;

/**
 * The takings of a closed shift with the corrected facts, as those of a running one with its form. Locks the safe. A
 * last collection whose amount stays keeps its notes, and a level that stays keeps its volume, although the chart of its
 * tank may be another by now.
 */
export async function correctedTakings(
  tx: OpenTransaction,
  shiftId: number,
  standing: StandingClose,
  input: CorrectShiftInput,
): Promise<MeasuredShift> {
  const [safe, legs, credit, cash, takers] = await inOneRoundTrip([
    lockSafe(tx),
    legsOf(tx.sql, shiftId),
    creditOf(tx.sql, shiftId),
    cashOf(tx.sql, shiftId),
    takersOf(tx.sql),
  ]);
  const corrected = await withEndedLegs(tx.sql, shiftId, legs, input.endedLegs ?? []);
  const kept = standing.collections.filter((collection) =>
    keepsNotes(collection, input.pumps.find(({ pumpId }) => pumpId === collection.pumpId)?.lastCollection),
  );
  const isKept = (id: number): boolean => kept.some(({ pumpId }) => pumpId === id);
  const merged = mergeTakings(
    {
      safe: withoutCollections(
        safe,
        standing.collections.filter(({ pumpId }) => !isKept(pumpId)),
      ),
      legs: corrected.map(toBeRead),
      credit,
      cash,
      takers,
      tanks: standing.levels,
    },
    {
      ...input,
      pumps: input.pumps.map((pump) => {
        const collection = kept.find(({ pumpId }) => pumpId === pump.pumpId);
        return collection === undefined
          ? pump
          : { ...pump, lastCollection: { ...pump.lastCollection, amount: collection.amount, notes: [] } };
      }),
    },
  );
  return {
    ...merged,
    pumps: merged.pumps.map((pump) => {
      const collection = kept.find(({ pumpId }) => pumpId === pump.pumpId);
      if (collection === undefined) return pump;
      const { amount, notes } = collection;
      return { ...pump, lastCash: { amount, cashIn: amount, cashOut: 0, notes } };
    }),
    tanks: merged.tanks.map((tank) => {
      const level = standing.levels.find(({ tankId }) => tankId === tank.tankId)!;
      const typed = input.tanks.find(({ tankId }) => tankId === tank.tankId);
      return typed && isSameReading(level, typed)
        ? { ...tank, volume: level.volume, chart: undefined, capacity: null }
        : tank;
    }),
  };
}

/** A leg that the close read, as before it. */
const toBeRead = (leg: LegRow): LegRow => (isReadAtClose(leg) ? { ...leg, close: null, testing: 0 } : leg);

/** Whether a corrected last collection is the recorded one: its amount or none, with the same notes or none. */
function keepsNotes({ amount, notes }: StandingCollection, typed: LastCollectionInput | null | undefined): boolean {
  const counted = (typed?.notes ?? []).filter((note) => note.in !== 0 || note.out !== 0);
  if (counted.length === 0) return typed?.amount === amount;
  return (
    (typed?.amount == null || typed.amount === amount) &&
    counted.length === notes.length &&
    counted.every((note) =>
      notes.some(({ value, count }) => value === note.value * 100 && count === note.in - note.out),
    )
  );
}

/** Notes that a collection paid out are back in the safe before it is corrected. */
const withoutCollections = (safe: Safe, collections: readonly StandingCollection[]): Safe => ({
  ...safe,
  notes: safe.notes.map((row) => {
    const moved = collections.flatMap(({ notes }) => notes).filter(({ denominationId }) => denominationId === row.id);
    return { ...row, available: row.available + moved.reduce((back, { count }) => back + Math.max(0, -count), 0) };
  }),
});

/** Whether what is typed for a tank is what the close has; of a dip by hand the chart gives the volume. */
const isSameReading = (level: Level, { isAtg, dip = null, waterDip = null, volume = null }: CloseTankInput): boolean =>
  isAtg === level.isAtg && dip === level.dip && (isAtg ? volume === level.volume : waterDip === level.waterDip);

export const isSameLevel = (one: Level, other: Level): boolean =>
  one.isAtg === other.isAtg && one.dip === other.dip && one.waterDip === other.waterDip && one.volume === other.volume;
