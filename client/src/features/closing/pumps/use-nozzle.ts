import { soldBy } from '../../../../../server/domain/closing';
import type { Millilitres } from '../../../../../server/domain/kernel/litres';
import { amountOf, type Paise } from '../../../../../server/domain/kernel/money';
import { readLeg } from '../sheet/read-leg';
import type { SheetLeg } from '../sheet/sheet-form';
import { useSheet } from '../sheet/sheet-workspace';

/** A meter's opening reading, and its live figures: null until its close reading is valid. */
export function useNozzle(leg: SheetLeg): { open: Millilitres; sold: Millilitres | null; amount: Paise | null } {
  const open = useSheet(({ sheet }) => readLeg(leg, sheet).open);
  const sold = useSheet(({ sheet }) => {
    const read = readLeg(leg, sheet);
    return read.close === null ? null : soldBy(read);
  });
  return { open, sold, amount: sold === null ? null : amountOf(sold, leg.rate) };
}
