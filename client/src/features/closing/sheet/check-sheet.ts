import { cash } from '../../../../../server/domain/cash.messages';
import {
  calculateShift,
  problemsOf,
  productAboveSold,
  type ShiftCalculation,
  type ShiftTakings,
  soldBy,
} from '../../../../../server/domain/closing';
import { closing } from '../../../../../server/domain/closing.messages';
import {
  doubtOfBook,
  doubtOfTank,
  type NozzleHabit,
  warningsOf,
  warningsOfExcess,
} from '../../../../../server/domain/closing-warnings';
import { problemsOfEndedReading, problemsOfNextReading } from '../../../../../server/domain/corrected-reading';
import { correction } from '../../../../../server/domain/correction.messages';
import type { Millilitres } from '../../../../../server/domain/kernel/litres';
import type { Message } from '../../../../../server/domain/kernel/message';
import { roundHalfUp } from '../../../../../server/domain/kernel/money';
import { messageOf, type Problem } from '../../../../../server/domain/kernel/problem';
import { sum } from '../../../../../server/domain/kernel/sum';
import { t } from '../../../i18n/translate';
import { readDecimal } from '../../../ui/inputs/decimal-text';
import { problemsOfEvents } from './meter-events-of-sheet';
import { placeOfField, placesInOrder } from './place-of-field';
import { type Cell, cellOf, cellsOfLeg, type Place, type Sheet, textIn } from './sheet';
import type { SheetForm, SheetTank } from './sheet-form';
import { type SheetPumpTakings, type SheetTakings, takingsOf } from './takings-of-sheet';
import { problemsOfPlaces } from './tanks-of-sheet';

/** A problem and its cell; null if it concerns the whole form. */
export interface PlacedProblem extends Problem {
  place: Place | null;
  /** Not entered yet: reported only once a close is tried. */
  isMissing: boolean;
  /** How far off the figure is, in paise or millilitres. */
  size?: number;
}

/**
 * A tank's measured and book stock after this shift's sales. Millilitres; percentage of the book stock in hundredths.
 */
interface TankBalance {
  tank: SheetTank;
  volume: Millilitres | null;
  book: Millilitres;
  variance: Millilitres | null;
  variancePercent: number | null;
}

/** All figures and findings of a sheet. */
export interface CheckedSheet {
  takings: SheetTakings;
  calculation: ShiftCalculation<SheetPumpTakings>;
  problems: readonly PlacedProblem[];
  warnings: readonly PlacedProblem[];
  tanks: readonly TankBalance[];
}

const MISSING: ReadonlySet<string> = new Set([
  'CLOSE_MISSING',
  'LAST_COLLECTION_MISSING',
  'LAST_COLLECTION_EMPLOYEE',
  'SHORTAGE_TOTAL',
  'DIP_MISSING',
  'REASON_MISSING',
  'READING_MISSING',
  'REQUIRED',
]);

const checkedForms = new WeakMap<Sheet, { form: SheetForm; minutes: number; checked: CheckedSheet }>();

/** Checks a sheet by the server's own rules. `minutes` is the shift's running time. Memoised per sheet. */
export function checkSheet(form: SheetForm, sheet: Sheet, minutes: number): CheckedSheet {
  const known = checkedForms.get(sheet);
  if (known?.form === form && known.minutes === minutes) return known.checked;
  const checked = check(form, sheet, minutes);
  checkedForms.set(sheet, { form, minutes, checked });
  return checked;
}

function check(form: SheetForm, sheet: Sheet, minutes: number): CheckedSheet {
  const takings = takingsOf(form, sheet);
  const placedIn =
    (checked: SheetTakings) =>
    (problem: Problem): PlacedProblem => ({
      ...problem,
      place: placeOfField(problem.field, checked),
      isMissing: MISSING.has(problem.code),
    });
  const read = asRead(takings);
  const changes = [...problemsOfEvents(form, sheet), ...problemsOfPlaces(form, sheet)];
  const own = [...changes.map(placedIn(takings)), ...unreadable(form, sheet)];
  const ownPlaces = new Set(own.map(({ place }) => place));
  const order = new Map(placesInOrder(form).map((place, at) => [place, at]));
  const tanks = form.tanks.map((tank) => balanceOf(tank, takings));
  const calculation = calculateShift(takings, form.rates);
  const rank = ({ place }: PlacedProblem): number => (place === null ? -1 : (order.get(place) ?? -1));
  return {
    takings,
    calculation,
    problems: [
      ...own,
      ...[...beyondLimits(takings), ...problemsOf(takings, form.rates)]
        .map((problem) => atTank(problem, form, takings))
        .map(placedIn(takings))
        .filter(({ place }) => !ownPlaces.has(place)),
      ...withoutAmount(takings).filter(({ place }) => !ownPlaces.has(place)),
      ...withoutReason(form, sheet),
    ].toSorted((one, other) => rank(one) - rank(other)),
    warnings: [
      ...tanks.flatMap((balance) => doubtsOf(balance, sheet)),
      ...warningsOf(read, habitsOf(form), minutes).map(placedIn(read)),
      ...warningsOfExcess(calculation.pumps).map(placedIn(takings)),
    ],
    tanks,
  };
}

/** The legs in the order in which they were read: a warning of a nozzle belongs to its last one, at the close. */
const asRead = (takings: SheetTakings): SheetTakings => ({
  ...takings,
  pumps: takings.pumps.map((pump) => ({
    ...pump,
    nozzles: pump.nozzles.toSorted((one, other) => Number(other.ended) - Number(one.ended)),
  })),
});

const faultAt = (place: Place, code: string, message: string): PlacedProblem => ({
  code,
  message,
  place,
  isMissing: false,
});

/** Cash that was collected cannot become nothing. */
const withoutAmount = ({ collections }: SheetTakings): PlacedProblem[] =>
  collections
    .filter(({ amount }) => (amount ?? 0) <= 0)
    .map(({ collectionId, pumpName }) => ({
      ...{ code: 'NOT_POSITIVE', ...closing.atPump({ pump: pumpName, problem: cash.notPositive() }) },
      ...{ place: cellOf.collected(collectionId), isMissing: false },
    }));

/** A correction needs a reason. */
const withoutReason = (form: SheetForm, sheet: Sheet): PlacedProblem[] =>
  form.correction === null || textIn(sheet, 'reason').trim() !== ''
    ? []
    : [{ code: 'REASON_MISSING', ...correction.reasonMissing(), place: 'reason', isMissing: true }];

/** Credit sales of what the pump no longer sold are refused at the tank or pump that causes it, as by the server. */
function atTank(problem: Problem, { pumps: all, tanks }: SheetForm, { pumps, nozzleTanks }: SheetTakings): Problem {
  const [, at] = (problem.field ?? '').split('.');
  const pump = pumps[Number(at)];
  const product = pump && productAboveSold(pump, problem);
  if (product === undefined) return problem;
  const legs = all.flatMap((one) => one.legs);
  const productOf = (id: number | null): number | undefined => tanks.find(({ tankId }) => tankId === id)?.productId;
  const soldIt = (nozzleId: number): boolean =>
    legs.some((leg) => leg.nozzleId === nozzleId && leg.pumpId === pump!.pumpId && productOf(leg.tankId) === product);
  const moved = nozzleTanks.findIndex(
    ({ nozzleId, pumpId }) => pumpId !== null && pumpId !== pump!.pumpId && soldIt(nozzleId),
  );
  const refusedAt = (field: string, message: Message): Problem => ({ ...problem, ...message, field });
  if (moved >= 0)
    return refusedAt(`nozzleTanks.${moved}.pumpId`, correction.creditOfOtherPump({ problem: messageOf(problem) }));
  const index = nozzleTanks.findIndex(
    ({ nozzleId, tankId }) => tankId !== null && soldIt(nozzleId) && productOf(tankId) !== product,
  );
  if (index < 0) return problem;
  return refusedAt(`nozzleTanks.${index}.tankId`, correction.creditOfOtherTank({ problem: messageOf(problem) }));
}

/** Corrected readings that the next shift or a meter event does not allow. */
const beyondLimits = ({ pumps }: SheetTakings): Problem[] =>
  pumps.flatMap(({ pumpName, nozzles }, p) =>
    nozzles.flatMap(({ nozzleName, close, next, event }, n) => {
      if (close === null) return [];
      const reading = { pumpName, nozzleName, close, field: `pumps.${p}.nozzles.${n}.close` };
      if (next) return problemsOfNextReading(reading, next);
      return event ? problemsOfEndedReading(reading, event) : [];
    }),
  );

/** Text that is not a number; the domain sees such a cell as blank. */
function unreadable(form: SheetForm, sheet: Sheet): PlacedProblem[] {
  const faultIn = (cell: Cell, places: number, owner: string): PlacedProblem[] => {
    const text = textIn(sheet, cell);
    const reading = text === '' ? null : readDecimal(text, places);
    if (reading === null || 'value' in reading) return [];
    if (reading.problem === 'tooManyDecimals')
      return [faultAt(cell, 'UNREADABLE', `${owner}: ${t('ui.field.tooManyDecimals', { places })}`)];
    const isNoFigure = reading.problem === 'notANumber';
    return [faultAt(cell, 'UNREADABLE', `${owner}: ${t(isNoFigure ? 'ui.field.notAFigure' : 'ui.field.tooLarge')}`)];
  };
  return [
    ...form.pumps.flatMap(({ pumpId, pumpName, legs, collections }) => [
      ...legs.flatMap((leg) => {
        const owner = t('closing.ofNozzle', { pump: pumpName, nozzle: leg.nozzleName });
        const { open, close, testing } = cellsOfLeg(leg);
        return [open, close, testing].flatMap((cell) => faultIn(cell, 3, owner));
      }),
      ...form.machines.flatMap(({ id }) => faultIn(cellOf.swipe(pumpId, id), 2, pumpName)),
      ...collections.flatMap(({ collectionId }) => faultIn(cellOf.collected(collectionId), 2, pumpName)),
      ...faultIn(cellOf.last(pumpId), 2, pumpName),
    ]),
    ...form.tanks.flatMap(({ tankId, tankName }) =>
      sheet.isAtg
        ? faultIn(cellOf.volume(tankId), 3, tankName)
        : [...faultIn(cellOf.dip(tankId), 0, tankName), ...faultIn(cellOf.water(tankId), 0, tankName)],
    ),
  ];
}

/** A nozzle with a median above zero sells in every shift. */
const habitsOf = (form: SheetForm): NozzleHabit[] =>
  form.pumps.flatMap(({ legs }) =>
    legs.map(({ nozzleId, usual, pourPerMinute }) => ({
      nozzleId,
      usual,
      pourPerMinute,
    })),
  );

/** Warnings for a tank, at its level. */
function doubtsOf({ tank, book, volume, variance }: TankBalance, { isAtg }: Sheet): PlacedProblem[] {
  const { tankId, tankName, permittedVariation } = tank;
  const place = isAtg ? cellOf.volume(tankId) : cellOf.dip(tankId);
  const doubt =
    volume === null || variance === null
      ? doubtOfBook(tankName, book)
      : doubtOfTank({ tankName, volume, variation: variance, permittedVariation });
  return doubt === null ? [] : [{ ...doubt, field: `tanks.${tankId}`, place, isMissing: false }];
}

function balanceOf(tank: SheetTank, { pumps, tanks }: ShiftTakings): TankBalance {
  const volume = tanks.find(({ tankId }) => tankId === tank.tankId)?.volume ?? null;
  const legs = pumps.flatMap((pump) => pump.nozzles).filter(({ nozzleId }) => tank.nozzleIds.includes(nozzleId));
  const book = tank.bookVolume - sum(legs, soldBy);
  const variance = volume === null ? null : volume - book;
  const variancePercent = variance === null || book <= 0 ? null : roundHalfUp(BigInt(variance) * 10_000n, book);
  return { tank, volume, book, variance, variancePercent };
}
