import type { Place } from '../sheet/sheet';
import type { SheetForm } from '../sheet/sheet-form';

const OF_CLOSE = ['nozzles', 'takings', 'last', 'dips', 'comment'] as const;
const OF_CORRECTION = ['nozzles', 'takings', 'collected', 'last', 'dips', 'crew', 'comment', 'reason'] as const;
export type SectionName = (typeof OF_CORRECTION)[number];

/** Whether the form has cash that was collected while the shift ran. */
export const hasCollected = ({ pumps }: Pick<SheetForm, 'pumps'>): boolean =>
  pumps.some(({ collections }) => collections.length > 0);

/** The sections of the form, in working order. */
export function sectionsOf(form: Pick<SheetForm, 'correction' | 'pumps'>): readonly SectionName[] {
  if (form.correction === null) return OF_CLOSE;
  return hasCollected(form) ? OF_CORRECTION : OF_CORRECTION.filter((section) => section !== 'collected');
}

/** The sections with a step for each pump. */
const BY_PUMP: ReadonlySet<SectionName> = new Set(['nozzles', 'takings', 'last']);

/** One screen of a phone: a section, or one pump's part of it. */
export interface Step {
  section: SectionName;
  pumpId?: number;
}

/** The steps of a phone, in the order of the sheet. */
export const stepsOf = (form: SheetForm): readonly Step[] =>
  sectionsOf(form).flatMap((section): Step[] =>
    BY_PUMP.has(section) ? form.pumps.map(({ pumpId }) => ({ section, pumpId })) : [{ section }],
  );

/** The step that contains a cell. */
export function stepOfPlace({ pumps }: SheetForm, place: Place): Step {
  const [kind, first] = place.split(':');
  const id = Number(first);
  switch (kind) {
    case 'tank':
    case 'pump':
    case 'event':
    case 'open':
    case 'close':
    case 'testing':
      return {
        section: 'nozzles',
        pumpId: pumps.flatMap(({ legs }) => legs).find(({ nozzleId }) => nozzleId === id)?.pumpId,
      };
    case 'endedOpen':
    case 'endedClose':
    case 'endedTesting':
      return {
        section: 'nozzles',
        pumpId: pumps.flatMap(({ legs }) => legs).find(({ legId }) => legId === id)?.pumpId,
      };
    case 'swipe':
    case 'credit':
    case 'cash':
      return { section: 'takings', pumpId: id };
    case 'dip':
    case 'water':
    case 'volume':
      return { section: 'dips' };
    case 'collected':
    case 'crew':
    case 'comment':
    case 'reason':
      return { section: kind };
    default:
      return { section: 'last', pumpId: id };
  }
}
