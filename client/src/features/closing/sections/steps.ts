import type { Place } from '../sheet/sheet';
import type { SheetForm } from '../sheet/sheet-form';

/** The parts of the form, in the order in which they are worked. */
export const SECTIONS = ['nozzles', 'takings', 'last', 'dips', 'comment'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** What a phone shows at once: a section, of one pump where it goes by pumps. */
export interface Step {
  section: SectionName;
  pumpId?: number;
}

/** The steps of a phone, in the order of the sheet. */
export const stepsOf = ({ pumps }: SheetForm): readonly Step[] =>
  SECTIONS.flatMap((section): Step[] =>
    section === 'dips' || section === 'comment' ? [{ section }] : pumps.map(({ pumpId }) => ({ section, pumpId })),
  );

/** Where a place stands in the form. */
export function stepOfPlace({ pumps }: SheetForm, place: Place): Step {
  const [kind, first] = place.split(':');
  const id = Number(first);
  switch (kind) {
    case 'close':
    case 'testing':
      return {
        section: 'nozzles',
        pumpId: pumps.find(({ legs }) => legs.some(({ nozzleId }) => nozzleId === id))?.pumpId,
      };
    case 'swipe':
    case 'credit':
    case 'cash':
      return { section: 'takings', pumpId: id };
    case 'dip':
    case 'water':
    case 'volume':
      return { section: 'dips' };
    case 'comment':
      return { section: 'comment' };
    default:
      return { section: 'last', pumpId: id };
  }
}
