import { type CalculatedPump, type NozzleReading, type ShiftTakings, soldBy } from './closing';
import { closing } from './closing.messages';
import type { Millilitres } from './kernel/litres';
import type { Message } from './kernel/message';
import type { Percent } from './kernel/percent';
import type { Problem } from './kernel/problem';
import { sum } from './kernel/sum';
import { permittedOfTank } from './variation-band';

/** Default for a nozzle's flow rate per minute: a high-flow diesel nozzle's 80 litres. */
const FASTEST_POUR_PER_MINUTE: Millilitres = 80_000;

/** From this many nozzles on, one warning says that all of them sold more than they can pour. */
const WARNED_TOGETHER = 4;

/** A reading above this many times the nozzle's usual litres causes a warning. */
const MUCH_MORE_THAN_USUAL = 3;

/** What the books know about a nozzle. */
export interface NozzleHabit {
  nozzleId: number;
  /** Median per shift over the last 30 days; null for a new nozzle. */
  usual: Millilitres | null;
  /** Litres it can pour per minute; defaults to the fastest nozzle. */
  pourPerMinute?: Millilitres;
}

/**
 * Warns of readings that look wrong but do not prevent the close, such as an extra digit: at most one warning per
 * nozzle, at the close of its last leg. `minutes` is how long the shift has been running. If all nozzles that sold
 * something sold too much for these minutes, it was started late on this system, and one warning says so.
 */
export function warningsOf(takings: ShiftTakings, habits: readonly NozzleHabit[], minutes: number): Problem[] {
  const warnings = nozzleWarnings(takings, habits, minutes);
  const tooFast = warnings.filter(({ code }) => code === 'MORE_THAN_IT_POURS');
  if (tooFast.length < WARNED_TOGETHER || tooFast.length < nozzlesThatSold(takings)) return warnings;
  const { code, field } = tooFast[0]!;
  return [
    { code, field, ...closing.allMoreThanTheyPour({ count: tooFast.length, minutes }) },
    ...warnings.filter((warning) => warning.code !== code),
  ];
}

/** A figure that is off. */
export interface Doubt extends Problem {
  /** By how much, in paise or millilitres. */
  size: number;
}

/** The warnings that a correction has made: new ones, and those of a figure at its `field` that is further off now. */
export const warningsSince = <Warning extends Problem & Partial<Doubt>>(
  before: readonly Warning[],
  after: readonly Warning[],
): Warning[] =>
  after.filter(({ message, messageId, field, size }) =>
    before.every((known) =>
      size === undefined
        ? known.message !== message
        : known.field !== field || known.messageId !== messageId || (known.size ?? 0) < size,
    ),
  );

/**
 * Warns of cash above what was due on pumps whose meters are read and whose cash was all handed in
 * (docs/adr/0090-all-cash-handed-in.md): a collection may have a digit too many.
 */
export const warningsOfExcess = (pumps: readonly Pick<CalculatedPump, 'pump' | 'missing'>[]): Doubt[] =>
  pumps.flatMap(({ pump: { pumpName, isAllHandedIn, nozzles }, missing }, index) => {
    if (!isAllHandedIn || missing >= 0 || nozzles.some(({ close }) => close === null)) return [];
    const text = closing.atPump({ pump: pumpName, problem: closing.cashOver({ over: -missing }) });
    return [{ code: 'CASH_OVER', ...text, size: -missing, field: `pumps.${index}.lastCollection.amount` }];
  });

interface MeasuredTank {
  tankName: string;
  volume: Millilitres;
  /** Gain +, loss −, against the book stock. */
  variation: Millilitres;
  /** Share of the measured stock; null if none is set. */
  permittedVariation: Percent | null;
}

/**
 * Warns of a measured tank: more was drawn than the books had in it, so a reading is wrong or a delivery missing, or its
 * variation exceeds the permitted share of the measured stock. Null if neither.
 */
export function doubtOfTank({ tankName, volume, variation, permittedVariation }: MeasuredTank): Doubt | null {
  const below = doubtOfBook(tankName, volume - variation);
  if (below !== null || permittedVariation === null) return below;
  const permitted = permittedOfTank(volume, permittedVariation);
  const size = Math.abs(variation);
  if (size <= permitted) return null;
  const figures = { tank: tankName, litres: size, permitted };
  return { code: 'FAR_OFF', size, ...(variation < 0 ? closing.tankLoss(figures) : closing.tankGain(figures)) };
}

/** Warns of a book stock below zero, of a tank that may not be measured yet. */
export const doubtOfBook = (tankName: string, book: Millilitres): Doubt | null =>
  book < 0 ? { code: 'BOOK_BELOW_ZERO', size: -book, ...closing.bookBelowZero({ tank: tankName }) } : null;

const nozzlesThatSold = ({ pumps }: ShiftTakings): number =>
  new Set(
    pumps.flatMap(({ nozzles }) =>
      nozzles.filter((leg) => leg.close !== null && soldBy(leg) > 0).map(({ nozzleId }) => nozzleId),
    ),
  ).size;

function nozzleWarnings(takings: ShiftTakings, habits: readonly NozzleHabit[], minutes: number): Problem[] {
  const habitOf = new Map(habits.map((habit) => [habit.nozzleId, habit]));
  return takings.pumps.flatMap((pump, pumpPlace) =>
    [...new Set(pump.nozzles.map((leg) => leg.nozzleId))].flatMap((nozzleId) => {
      const legs = pump.nozzles.filter((leg) => leg.nozzleId === nozzleId);
      const doubt = doubtOf(legs, habitOf.get(nozzleId), minutes);
      if (doubt === null) return [];
      const lastPlace = pump.nozzles.findLastIndex((leg) => leg.nozzleId === nozzleId);
      return [
        {
          code: doubt.code,
          ...closing.atNozzle({ pump: pump.pumpName, nozzle: legs[0]!.nozzleName, problem: doubt.problem }),
          field: `pumps.${pumpPlace}.nozzles.${lastPlace}.close`,
        },
      ];
    }),
  );
}

/** Minutes since the start of a shift, rounded up; 0 if this clock is behind the one that started it. */
export const minutesRunning = (startedAt: string, now: Date): number =>
  Math.max(0, Math.ceil((now.getTime() - Date.parse(startedAt)) / 60_000));

/** Warns if a nozzle sold more than it can pour in the shift's minutes; null if it can. */
export function doubtOfPour(
  sold: Millilitres,
  minutes: number,
  pourPerMinute: Millilitres = FASTEST_POUR_PER_MINUTE,
): Message | null {
  const most = pourPerMinute * minutes;
  if (sold <= most) return null;
  return closing.moreThanItPours({ sold, most });
}

function doubtOf(
  legs: NozzleReading[],
  habit: NozzleHabit | undefined,
  minutes: number,
): { code: string; problem: Message } | null {
  if (legs.some((leg) => leg.close === null)) return null;
  const sold = sum(legs, soldBy);
  const pour = doubtOfPour(sold, minutes, habit?.pourPerMinute);
  if (pour !== null) return { code: 'MORE_THAN_IT_POURS', problem: pour };
  if (habit === undefined) return null;
  if (habit.usual !== null && sold > MUCH_MORE_THAN_USUAL * habit.usual)
    return { code: 'MORE_THAN_USUAL', problem: closing.moreThanUsual({ sold, usual: habit.usual }) };
  if ((habit.usual ?? 0) > 0 && sold === 0) return { code: 'NOTHING_SOLD', problem: closing.nothingSold() };
  return null;
}
