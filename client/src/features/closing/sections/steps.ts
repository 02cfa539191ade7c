import type { Place } from '../sheet/sheet';
import type { SheetForm } from '../sheet/sheet-form';

/** The sections of the form, in working order. */
export const SECTIONS = ['nozzles', 'takings', 'last', 'dips', 'comment'] as const;
export type SectionName = (typeof SECTIONS)[number];

/** One screen of a phone: a section, or one pump's part of it. */
export interface Step {
  section: SectionName;
  pumpId?: number;
}

/** The steps of a phone, in the order of the sheet. */
export const stepsOf = ({ pumps }: SheetForm): readonly Step[] =>
  SECTIONS.flatMap((section): Step[] =>
    section === 'dips' || section === 'comment' ? [{ section }] : pumps.map(({ pumpId }) => ({ section, pumpId })),
  );

/** The step that contains a cell. */
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
