import { SETTLED, verdictOf } from '../pumps/pump-verdict';
import { type Place, textIn } from '../sheet/sheet';
import { checkedSheet, shownProblems } from '../sheet/sheet-findings';
import { type SheetState } from '../sheet/sheet-store';
import { type SectionName, sectionsOf, stepOfPlace } from './steps';

export interface SectionState {
  section: SectionName;
  /** Entries made so far; null if the section has no mandatory ones. */
  done: number | null;
  all: number;
  faults: number;
}

/** The progress of each section, for the rail. */
export function sectionStates(state: SheetState): SectionState[] {
  const { form } = state;
  const { takings, calculation } = checkedSheet(state);
  const places = [...Object.keys(state.refused), ...shownProblems(state).map(({ place }) => place)] as (Place | null)[];
  const legs = takings.pumps.flatMap(({ nozzles }) => nozzles.filter(({ ended }) => !ended));
  const settled = calculation.pumps.filter((calculated) => SETTLED.has(verdictOf(calculated, form.rates)));
  const counts: Partial<Record<SectionName, { done: number; all: number }>> = {
    nozzles: { done: legs.filter(({ close }) => close !== null).length, all: legs.length },
    last: { done: settled.length, all: takings.pumps.length },
    dips: { done: takings.tanks.filter(({ volume }) => (volume ?? 0) > 0).length, all: takings.tanks.length },
    reason: { done: textIn(state.sheet, 'reason').trim() === '' ? 0 : 1, all: 1 },
  };
  return sectionsOf(form).map((section) => ({
    section,
    done: counts[section]?.done ?? null,
    all: counts[section]?.all ?? 0,
    faults: places.filter((place) => place !== null && stepOfPlace(form, place).section === section).length,
  }));
}
