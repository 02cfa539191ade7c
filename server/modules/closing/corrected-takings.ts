import { cash as cashMessages } from '../../domain/cash.messages';
import { correction } from '../../domain/correction.messages';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import type { OpenTransaction } from '../../platform/transaction';
import { type CountedCash, lockSafe, type Safe, safeAfter, tallyNotes } from '../safe/count-notes';
import type { CloseTankInput, LastCollectionInput } from './close-shift.input';
import { withEndedLegs, withOpen } from './correct-ended-legs';
import { type ChangedMeter, withMeterEvents } from './correct-meter-events';
import type { CorrectedCollectionInput, CorrectShiftInput } from './correct-shift.input';
import { type TankChange, withTank } from './correct-tanks';
import {
  type CollectedBefore,
  isReadAtClose,
  type StandingClose,
  type StandingCollection,
  type StandingLevel,
} from './standing-close.queries';
import { type MeasuredShift, mergeTakings } from './takings';
import { cashOf, creditOf, type LegRow, legsOf, takersOf } from './takings.queries';

/** Cash collected while the shift ran, with its amount and notes as they are corrected. */
export interface CorrectedCollection {
  before: CollectedBefore;
  typed: CorrectedCollectionInput;
  /** Of the input. */
  field: string;
  cash: Pick<CountedCash, 'amount' | 'notes'>;
}

/** The takings of a closed shift, with the earlier collections that are corrected. */
export interface CorrectedTakings extends MeasuredShift {
  collections: CorrectedCollection[];
}

type Level = Pick<StandingLevel, 'isAtg' | 'dip' | 'waterDip' | 'volume'>;

/**
 * The takings of a closed shift with the corrected facts, as those of a running one with its form. Locks the safe. A
 * collection whose amount stays keeps its notes, and a level that stays keeps its volume, although the chart of its tank
 * may be another by now. Throws ProblemError for earlier collections that cannot be counted; the rules of all else are
 * checked with the close.
 */
export async function correctedTakings(
  tx: OpenTransaction,
  shiftId: number,
  standing: StandingClose,
  input: CorrectShiftInput,
  tanks: readonly TankChange[],
  meters: readonly ChangedMeter[],
): Promise<CorrectedTakings> {
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
  const earlier = changedCollections(standing.collectedBefore, input.collections ?? []);
  const counted = countCollections(
    withoutCollections(safe, [
      ...standing.collections.filter(({ pumpId }) => !isKept(pumpId)),
      ...earlier.map(({ before }) => before),
    ]),
    earlier,
  );
  const merged = mergeTakings(
    {
      safe: counted.safe,
      legs: corrected.map((leg) => toBeRead(withMeterEvents(withTank(leg, tanks), meters), input)),
      credit,
      cash: cash.map((row) => ({ ...row, amount: row.amount + addedTo(row.pumpId, counted.collections) })),
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
    collections: counted.collections,
    pumps: merged.pumps.map((measured) => {
      const { frozen } = standing.pumps.find((one) => one.frozen.pumpId === measured.pumpId)!;
      const pump = {
        ...measured,
        isWithoutLast: !frozen.isAllHandedIn && standing.collections.every(({ pumpId }) => pumpId !== measured.pumpId),
        isNobodyCharged: frozen.isAllHandedIn && frozen.employeeId === null && frozen.shortage === 0,
      };
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
function toBeRead(leg: LegRow, { pumps }: CorrectShiftInput): LegRow {
  if (!isReadAtClose(leg)) return leg;
  const typed = pumps.find(({ pumpId }) => pumpId === leg.pumpId)?.nozzles;
  const open = typed?.find(({ nozzleId }) => nozzleId === leg.nozzleId)?.open;
  return { ...withOpen(leg, open), close: null, testing: 0 };
}

/** Whether a corrected collection is the recorded one: its amount or none, with the same notes or none. */
function keepsNotes(
  { amount, notes }: StandingCollection,
  typed: Pick<LastCollectionInput, 'amount' | 'notes'> | null | undefined,
): boolean {
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

type ChangedCollection = Omit<CorrectedCollection, 'cash'>;

/** The collections whose amount or notes change; throws ProblemError for one that is not of the shift, or there twice. */
function changedCollections(
  standing: readonly CollectedBefore[],
  typed: readonly CorrectedCollectionInput[],
): ChangedCollection[] {
  const named = typed.map((collection, index) => ({
    typed: collection,
    before: standing.find(({ id }) => id === collection.collectionId),
    field: `collections.${index}`,
    isRepeated: typed.findIndex(({ collectionId }) => collectionId === collection.collectionId) < index,
  }));
  refuseIf(
    named.flatMap(({ before, field, isRepeated }) =>
      before === undefined || isRepeated
        ? [{ code: 'UNKNOWN_COLLECTION', ...correction.unknownCollection(), field: `${field}.collectionId` }]
        : [],
    ),
  );
  return named.flatMap(({ before, ...collection }) =>
    before === undefined || keepsNotes(before, collection.typed) ? [] : [{ ...collection, before }],
  );
}

/** Counts the changed collections. Each can pay out only the notes that those before it left in the safe. */
function countCollections(
  safe: Safe,
  changed: readonly ChangedCollection[],
): { collections: CorrectedCollection[]; safe: Safe } {
  let left = safe;
  const problems: Problem[] = [];
  const collections = changed.map(({ before, typed, field }) => {
    const counted = tallyNotes(left, typed.notes ?? [], typed.amount ?? null, `${field}.notes`);
    problems.push(...counted.problems);
    if (counted.problems.length === 0 && counted.cash.amount <= 0)
      problems.push({ code: 'NOT_POSITIVE', ...cashMessages.notPositive(), field: `${field}.amount` });
    left = safeAfter(left, counted.cash);
    return { before, typed, field, cash: counted.cash };
  });
  refuseIf(problems);
  return { collections, safe: left };
}

const addedTo = (pumpId: number, collections: readonly CorrectedCollection[]): number =>
  sum(collections, ({ before, cash }) => (before.pumpId === pumpId ? cash.amount - before.amount : 0));

/** Notes that a collection paid out are back in the safe before it is corrected. */
const withoutCollections = (safe: Safe, collections: readonly StandingCollection[]): Safe => ({
  ...safe,
  notes: safe.notes.map((row) => {
    const moved = collections.flatMap(({ notes }) => notes).filter(({ denominationId }) => denominationId === row.id);
    return { ...row, available: row.available + moved.reduce((back, { count }) => back + Math.max(0, -count), 0) };
  }),
});

/** Whether what is typed for a tank is what the close has; of a dip by hand the chart gives the volume. */
export const isSameReading = (
  level: Level,
  { isAtg, dip = null, waterDip = null, volume = null }: CloseTankInput,
): boolean =>
  isAtg === level.isAtg && dip === level.dip && (isAtg ? volume === level.volume : waterDip === level.waterDip);

export const isSameLevel = (one: Level, other: Level): boolean =>
  one.isAtg === other.isAtg && one.dip === other.dip && one.waterDip === other.waterDip && one.volume === other.volume;
