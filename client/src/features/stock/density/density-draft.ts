import {
  challanDensity,
  type Density,
  type DensityDeviation,
  densityAt15,
  densityNote,
  deviationOf,
  parseDensity,
  parseTemperature,
  problemsOfReading,
  unusualWords,
} from '../../../../../server/domain/density';
import { type DensityOccasion, problemsOfDensityReading } from '../../../../../server/domain/density-reading.rules';
import type { BusinessDate } from '../../../../../server/domain/kernel/business-date';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import type { DensityChoicesQuery, LinesToCompareQuery, RecordDensityInput } from '../../../graphql/generated/graphql';

export type DensityProduct = DensityChoicesQuery['products'][number];
export type DensityTank = DensityChoicesQuery['tanks'][number];
export type DeliveredLine = LinesToCompareQuery['linesToCompare'][number];

/** A density reading as it is typed; figures are decimal texts. */
export interface DensityDraft {
  occasion: DensityOccasion | '';
  businessDate: string;
  productId: string;
  tankId: string;
  invoiceLineId: string;
  density: string;
  temperature: string;
  comment: string;
}

/** A draft of which only the occasion and the day are known. */
export const freshDraft = (occasion: DensityDraft['occasion'], businessDate: string): DensityDraft => ({
  occasion,
  businessDate,
  productId: '',
  tankId: '',
  invoiceLineId: '',
  density: '',
  temperature: '',
  comment: '',
});

/** What the draft's product has: its tanks, and the deliveries to compare with, newest first. */
export interface DensityPlaces {
  tanks: readonly DensityTank[];
  lines: readonly DeliveredLine[];
}

/** A tanker stands before no tank yet; in the morning there is no delivery. */
export const asksForTank = ({ occasion }: DensityDraft): boolean => occasion !== 'TANKER';
export const needsLine = ({ occasion }: DensityDraft): boolean => occasion === 'TANKER';
/** After unloading the tank may be compared with what came. */
export const asksForLine = (draft: DensityDraft): boolean => needsLine(draft) || draft.occasion === 'AFTER_UNLOADING';

/** The only one there is needs no choosing. */
const only = (chosen: string, ids: readonly number[]): string =>
  chosen === '' && ids.length === 1 ? String(ids[0]) : chosen;

/** The draft with what goes without saying, and without what its occasion does not ask for. */
export function placed(draft: DensityDraft, { tanks, lines }: DensityPlaces): DensityDraft {
  const tankId = only(
    draft.tankId,
    tanks.map(({ id }) => id),
  );
  const lineId = only(
    draft.invoiceLineId,
    lines.map((line) => line.invoiceLineId),
  );
  return {
    ...draft,
    tankId: asksForTank(draft) ? tankId : '',
    invoiceLineId: needsLine(draft) ? lineId : asksForLine(draft) ? draft.invoiceLineId : '',
  };
}

const lineOf = ({ invoiceLineId }: DensityDraft, { lines }: DensityPlaces): DeliveredLine | null =>
  lines.find((line) => String(line.invoiceLineId) === invoiceLineId) ?? null;

/** What a reading comes to at 15 °C, and how far from its challan; null while it is no reading of a motor fuel. */
export interface DensityFinding {
  at15: Density;
  challan: Density | null;
  /** Null where there is no challan to compare with. */
  deviation: DensityDeviation | null;
  note: string | null;
  /** Why it may be another fuel; null where it may be this one. */
  unusual: string | null;
}

/** What the draft, with its places, comes to so far; `shortName` is its product's. */
export function findingOf(draft: DensityDraft, places: DensityPlaces, shortName: string): DensityFinding | null {
  const [density, temperature] = [parseDensity(draft.density), parseTemperature(draft.temperature)];
  if (density === null || temperature === null) return null;
  const reading = { density, temperature };
  if (problemsOfReading(reading).length > 0) return null;
  const at15 = densityAt15(reading);
  const challan = challanDensity(lineOf(draft, places)?.density ?? '');
  const deviation = challan === null ? null : deviationOf(at15, challan);
  return { at15, challan, deviation, note: densityNote(shortName), unusual: unusualWords(shortName, at15) };
}

/** The day that a reading is most likely of: the running shift's, unless that is a day to come. */
export const likelyDay = (today: BusinessDate, shiftDate: BusinessDate | null): BusinessDate =>
  shiftDate !== null && shiftDate < today ? shiftDate : today;

/** Why the draft, with its places, cannot be sent. `lastDay` is the last that a reading may be of. */
export function problemsOfDraft(draft: DensityDraft, places: DensityPlaces, lastDay: BusinessDate): Problem[] {
  const tank = places.tanks.find(({ id }) => String(id) === draft.tankId);
  const line = lineOf(draft, places);
  const productId = Number(draft.productId);
  return problemsOfDensityReading(
    { ...draft },
    { lastDay, tank: tank ? { tankName: tank.name, productId: tank.productId } : null, line: line && { productId } },
  );
}

const idOrNull = (text: string): number | null => (text === '' ? null : Number(text));

/** The draft as it is sent, once nothing is wrong with it. */
export function densityInput(draft: DensityDraft): RecordDensityInput {
  const comment = draft.comment.trim();
  return {
    businessDate: draft.businessDate,
    occasion: draft.occasion,
    productId: Number(draft.productId),
    tankId: idOrNull(draft.tankId),
    invoiceLineId: idOrNull(draft.invoiceLineId),
    density: draft.density,
    temperature: draft.temperature,
    comment: comment === '' ? null : comment,
  };
}
