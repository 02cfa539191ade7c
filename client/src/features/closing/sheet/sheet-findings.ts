import { warningsSince } from '../../../../../server/domain/closing-warnings';
import type { MessageText } from '../../../i18n/translate';
import { type CheckedSheet, checkSheet, type PlacedProblem } from './check-sheet';
import { type CashCell, cellOf, isCashCell, type Place, textIn } from './sheet';
import type { SheetState } from './sheet-store';

/** The figures and findings of the current input. */
export const checkedSheet = ({ form, sheet, minutes }: SheetState): CheckedSheet => checkSheet(form, sheet, minutes);

const isBeingTyped = ({ typing, visited }: SheetState, place: Place | null): boolean =>
  place !== null && typing === place && !visited.has(place);

/** A hundred cells select from each state, so its problems are computed once. */
const shownOnes = new WeakMap<SheetState, readonly PlacedProblem[]>();

/** The problems to show now: without missing entries and the figure being typed. */
export function shownProblems(state: SheetState): readonly PlacedProblem[] {
  const known = shownOnes.get(state);
  if (known) return known;
  const shown = checkedSheet(state).problems.filter(
    ({ isMissing, place }) => state.attempted || (!isMissing && !isBeingTyped(state, place)),
  );
  shownOnes.set(state, shown);
  return shown;
}

/** The problem of a cell; undefined if there is none to show. */
export const problemAt = (state: SheetState, place: Place): MessageText | undefined =>
  state.refused[place] ?? shownProblems(state).find((problem) => problem.place === place);

/** A warning of a cell that does not block the close. */
export function warningAt(state: SheetState, place: Place): MessageText | undefined {
  if (state.typing === place) return undefined;
  return checkedSheet(state).warnings.find((warning) => warning.place === place);
}

/** The warnings of a correction that the figures as recorded do not have, or less so. */
export function newWarnings(state: SheetState): readonly PlacedProblem[] {
  const { recorded, standing, minutes } = state;
  const known = standing === null ? [] : checkSheet(recorded, standing, minutes).warnings;
  return warningsSince(known, checkedSheet(state).warnings);
}

/**
 * Whether the pump's readings and takings are valid and its last collection leaves a shortage that nobody answers for
 * yet.
 */
export function isShortageOpen(state: SheetState, pumpId: number): boolean {
  const calculated = checkedSheet(state).calculation.pumps.find(({ pump }) => pump.pumpId === pumpId);
  if (!calculated || calculated.pump.nozzles.some(({ close }) => close === null)) return false;
  return calculated.shortageNeeded > 0 && calculated.shortages !== calculated.shortageNeeded;
}

/** The amount whose notes to count: the focused one, or that of the focused pump, else the first blank last collection. */
export function cashToCount({ form, sheet, typing }: SheetState): CashCell {
  const focused = typing ?? '';
  if (isCashCell(focused)) return focused;
  const [kind, pumpId] = focused.split(':');
  if (kind === 'employee') return cellOf.last(Number(pumpId));
  const blank = form.pumps.find((pump) => textIn(sheet, `last:${pump.pumpId}`) === '');
  return cellOf.last((blank ?? form.pumps[0])?.pumpId ?? 0);
}
