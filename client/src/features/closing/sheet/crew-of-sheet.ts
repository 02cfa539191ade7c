import { type CrewRow, type OnDuty, onDutyOf, rowsOf } from '../../../ui/crew/crew';
import type { Sheet } from './sheet';
import type { SheetForm } from './sheet-form';

/** The crew of a correction as shown: changed, or as it stands. */
export const crewOfSheet = ({ correction }: SheetForm, { crew }: Sheet): readonly CrewRow[] =>
  crew ?? rowsOf(correction?.onDuty ?? []);

/** The crew to send; undefined if it is the one that stands. */
export function changedCrewOf({ correction }: SheetForm, { crew }: Sheet): OnDuty[] | undefined {
  if (crew === undefined || correction === null) return undefined;
  const onDuty = onDutyOf(crew);
  return asText(onDuty) === asText(correction.onDuty) ? undefined : onDuty;
}

const asText = (crew: readonly OnDuty[]): string =>
  crew
    .map(({ employeeId, pumpId }) => `${employeeId} ${pumpId}`)
    .toSorted()
    .join();
