import { litresText } from '../../../../../server/domain/kernel/litres';
import { moneyText } from '../../../../../server/domain/kernel/money';
import type { CloseShiftInput } from '../../../graphql/generated/graphql';
import { type CashCell, type CountedNote, cellOf, type Sheet, textIn } from './sheet';
import type { SheetForm } from './sheet-form';
import { takingsOf } from './takings-of-sheet';

/** Converts the sheet to the server's input: decimal texts; pumps, nozzles and tanks keep the form's order. */
export function closeInputOf(form: SheetForm, sheet: Sheet): CloseShiftInput {
  const takings = takingsOf(form, sheet);
  const comment = textIn(sheet, 'comment').trim();
  return {
    shiftId: form.shiftId,
    pumps: takings.pumps.map((pump) => ({
      pumpId: pump.pumpId,
      nozzles: pump.nozzles
        .filter(({ ended }) => !ended)
        .map(({ nozzleId, open, close, testing }) => ({
          nozzleId,
          open: litresText(open),
          close: close === null ? null : litresText(close),
          testing: testing === null ? null : litresText(testing),
        })),
      swipes: pump.swipes.map(({ swipeMachineId, amount }) => ({ swipeMachineId, amount: moneyText(amount) })),
      lastCollection: lastCollectionInput(pump.lastCollection, countedIn(sheet, cellOf.last(pump.pumpId))),
      ...(pump.isAllHandedIn && { isAllHandedIn: true }),
      shortages: pump.shortages.map(({ employeeId, amount }) => ({ employeeId, amount: moneyText(amount) })),
    })),
    tanks: takings.tanks.map(({ tankId, isAtg, dip, waterDip = null, volume }) => ({
      tankId,
      isAtg,
      dip,
      waterDip,
      // For manual dips the server reads its own chart.
      volume: isAtg && volume !== null ? litresText(volume) : null,
    })),
    comment: comment === '' ? null : comment,
  };
}

type Collected = ReturnType<typeof takingsOf>['pumps'][number]['lastCollection'];

/** The employee on duty is prefilled; without an amount nothing was handed in. */
function lastCollectionInput(
  collected: Collected,
  notes: CountedNote[],
): CloseShiftInput['pumps'][number]['lastCollection'] {
  if (collected === null || collected.amount === null) return null;
  return {
    employeeId: collected.employeeId,
    amount: moneyText(collected.amount),
    notes,
  };
}

/** The counted notes of an amount, as an input has them. */
export const countedIn = ({ notes }: Sheet, cell: CashCell): CountedNote[] =>
  (notes[cell] ?? []).map(({ value, in: cameIn, out }) => ({ value, in: cameIn, out }));
