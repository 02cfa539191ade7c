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
import type { Message } from '../../../../../server/domain/kernel/message';
import type { Problem } from '../../../../../server/domain/kernel/problem';
import type { DensityChoicesQuery, LinesToCompareQuery, RecordDensityInput } from '../../../graphql/generated/graphql';
import type { MessageText } from '../../../i18n/translate';

type DensityTank = DensityChoicesQuery['tanks'][number];
export type DeliveredLine = LinesToCompareQuery['linesToCompare'][number];

/** A density reading being typed; figures are decimal texts. */
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

/** A draft with only occasion and date set. */
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

/** The tanks of the draft's product, and the deliveries to compare with, newest first. */
export interface DensityPlaces {
  tanks: readonly DensityTank[];
  lines: readonly DeliveredLine[];
}

/** A tanker is not at a tank yet; a morning reading has no delivery. */
export const asksForTank = ({ occasion }: DensityDraft): boolean => occasion !== 'TANKER';
export const needsLine = ({ occasion }: DensityDraft): boolean => occasion === 'TANKER';
/** After unloading, the tank can be compared with the delivery. */
export const asksForLine = (draft: DensityDraft): boolean => needsLine(draft) || draft.occasion === 'AFTER_UNLOADING';

/** Preselects the only choice. */
const only = (chosen: string, ids: readonly number[]): string =>
  chosen === '' && ids.length === 1 ? String(ids[0]) : chosen;

/** Fills in fields with a single choice and clears those that the occasion does not need. */
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

/**
 * A reading converted to 15 °C, with its deviation from the challan; null unless it is a valid reading of a motor fuel.
 */
export interface DensityFinding {
  at15: Density;
  challan: Density | null;
  /** Null if there is no challan to compare with. */
  deviation: DensityDeviation | null;
  note: MessageText | null;
  /** Why the product may be a different fuel; null if it is plausible. */
  unusual: Message | null;
}

/** The result of the draft so far; `shortName` is its product's. */
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

/** The default date of a reading: the running shift's, unless that is in the future. */
export const likelyDay = (today: BusinessDate, shiftDate: BusinessDate | null): BusinessDate =>
  shiftDate !== null && shiftDate < today ? shiftDate : today;

/** Why the draft cannot be sent. `lastDay` is the latest date allowed for a reading. */
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

/** A draft without problems as server input. */
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
