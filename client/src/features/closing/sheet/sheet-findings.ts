import { type JudgedSheet, judgeSheet, type PlacedProblem } from './judge-sheet';
import { type Place, textIn } from './sheet';
import type { SheetState } from './sheet-store';

/** The figures and findings of what is typed now. */
export const judgedOf = ({ form, sheet, minutes }: SheetState): JudgedSheet => judgeSheet(form, sheet, minutes);

const isBeingTyped = ({ typing, visited }: SheetState, place: Place | null): boolean =>
  place !== null && typing === place && !visited.has(place);

/** A hundred cells ask after each key, so each state is looked through once. */
const shownOnes = new WeakMap<SheetState, readonly PlacedProblem[]>();

/** The findings to be shown now: not what is still to be entered, nor a figure that is half typed. */
export function shownProblems(state: SheetState): readonly PlacedProblem[] {
  const known = shownOnes.get(state);
  if (known) return known;
  const shown = judgedOf(state).problems.filter(
    ({ isMissing, place }) => state.attempted || (!isMissing && !isBeingTyped(state, place)),
  );
  shownOnes.set(state, shown);
  return shown;
}

/** What is wrong at a place; undefined when nothing is, or not yet. */
export const problemAt = (state: SheetState, place: Place): string | undefined =>
  state.refused[place] ?? shownProblems(state).find((problem) => problem.place === place)?.message;

/** What looks odd at a place but closes all the same. */
export function warningAt(state: SheetState, place: Place): string | undefined {
  if (state.typing === place) return undefined;
  return judgedOf(state).warnings.find((warning) => warning.place === place)?.message;
}

/** Whether the pump's readings and takings stand, and its last collection leaves a shortage that nobody answers for yet. */
export function isShortageOpen(state: SheetState, pumpId: number): boolean {
  const { takings, reckoning } = judgedOf(state);
  const place = takings.pumps.findIndex((pump) => pump.pumpId === pumpId);
  const [pump, reckoned] = [takings.pumps[place], reckoning.pumps[place]];
  if (!pump || !reckoned || pump.nozzles.some(({ close }) => close === null)) return false;
  return reckoned.shortageNeeded > 0 && reckoned.shortages !== reckoned.shortageNeeded;
}

/** The pump whose notes are meant: the one with the cursor, else the first whose last collection is blank. */
export function pumpToCount({ form, sheet, typing }: SheetState): number {
  const [kind, pumpId] = (typing ?? '').split(':');
  if (kind === 'last' || kind === 'employee') return Number(pumpId);
  const blank = form.pumps.find((pump) => textIn(sheet, `last:${pump.pumpId}`) === '');
  return (blank ?? form.pumps[0])?.pumpId ?? 0;
}
