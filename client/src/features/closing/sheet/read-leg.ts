import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { cellsOfLeg, type Sheet, textIn } from './sheet';
import type { SheetLeg } from './sheet-form';

/** null: blank, or text that is not a number. Blank is never 0. */
export const litresIn = (sheet: Sheet, cell: Parameters<typeof textIn>[1]): Millilitres | null =>
  parseLitres(textIn(sheet, cell));

/** The leg with its typed readings. A blank opening reading is unchanged. */
export function readLeg(leg: SheetLeg, sheet: Sheet): SheetLeg {
  if (leg.ended && leg.legId === null) return leg;
  const cells = cellsOfLeg(leg);
  const open = (leg.isFirst ? litresIn(sheet, cells.open) : null) ?? leg.open;
  return {
    ...leg,
    open,
    isOpenCorrected: open !== leg.open,
    close: litresIn(sheet, cells.close),
    testing: litresIn(sheet, cells.testing),
  };
}
