import { litresText } from '../../../../../server/domain/kernel/litres';
import { moneyText } from '../../../../../server/domain/kernel/money';
import { type CashCell, type Cell, type CountedNote, cellOf, cellsOfLeg, emptySheet, type Sheet } from './sheet';
import type { SheetForm, StoredPump } from './sheet-form';

type Entry = [Cell, string];
const entry = (cell: Cell, figure: number | null | undefined, text: (figure: number) => string): Entry[] =>
  figure == null ? [] : [[cell, text(figure)]];

/** Restores the sheet of a stored close; null if there is none. */
export function sheetOfStored(form: SheetForm): Sheet | null {
  if (form.stored === null) return null;
  const { pumps = [], tanks = [], comment } = form.stored;
  const cells = pumps.flatMap(({ pumpId, nozzles = [], swipes = [], shortages = [], ...pump }): Entry[] => [
    ...nozzles
      .filter((nozzle) => isSameMeter(form, nozzle))
      .flatMap(({ nozzleId, close, testing }) => [
        ...entry(cellOf.close(nozzleId), close, litresText),
        ...entry(cellOf.testing(nozzleId), testing, litresText),
      ]),
    ...swipes.flatMap((swipe) => entry(cellOf.swipe(pumpId, swipe.swipeMachineId), swipe.amount, moneyText)),
    ...entry(cellOf.employee(pumpId), pump.lastCollection?.employeeId, String),
    // Without the flag a recorded 0 is no typed one.
    ...entry(cellOf.last(pumpId), pump.isAllHandedIn ? 0 : lastAmountOf(pump.lastCollection), moneyText),
    ...shortages.flatMap((share) => entry(cellOf.share(pumpId, share.employeeId), share.amount, rupeesText)),
  ]);
  const levels = tanks.flatMap(({ tankId, isAtg = true, dip, waterDip, volume }): Entry[] =>
    isAtg
      ? entry(cellOf.volume(tankId), volume, litresText)
      : [...entry(cellOf.dip(tankId), dip, String), ...entry(cellOf.water(tankId), waterDip, String)],
  );
  const legs = form.pumps.flatMap((pump) => pump.legs);
  const opened = legs
    .filter(({ isFirst }) => isFirst)
    .flatMap((leg) => entry(cellsOfLeg(leg).open, leg.open, litresText));
  const ended = legs
    .filter((leg) => leg.ended && leg.legId !== null)
    .flatMap((leg) => [
      ...entry(cellsOfLeg(leg).close, leg.close, litresText),
      ...entry(cellsOfLeg(leg).testing, leg.testing, litresText),
    ]);
  const collections = form.pumps.flatMap((pump) => pump.collections);
  const collected = collections.flatMap(({ collectionId, amount }) =>
    entry(cellOf.collected(collectionId), amount, moneyText),
  );
  const counted: [CashCell, readonly CountedNote[]][] = [
    ...pumps.map(({ pumpId, lastCollection }): [CashCell, readonly CountedNote[]] => [
      cellOf.last(pumpId),
      lastCollection?.notes ?? [],
    ]),
    ...collections.map(({ collectionId, notes }): [CashCell, readonly CountedNote[]] => [
      cellOf.collected(collectionId),
      notes,
    ]),
  ];
  // In a correction nobody is named who was not at the close.
  const empty = form.correction === null ? emptySheet(form).cells : {};
  return {
    cells: {
      ...empty,
      ...Object.fromEntries([...cells, ...collected, ...opened, ...ended, ...levels]),
      ...(comment && { comment }),
    },
    notes: Object.fromEntries(counted.filter(([, notes]) => notes.length > 0)),
    isAtg: tanks.every(({ isAtg = true }) => isAtg),
  };
}

/** Counted notes may come to 0. */
const lastAmountOf = (last: StoredPump['lastCollection']) => (last?.notes?.length ? last.amount : last?.amount || null);

/** A meter event since then began another leg, for which the old reading is invalid. */
const isSameMeter = ({ pumps }: SheetForm, { nozzleId, open }: { nozzleId: number; open?: number | null }): boolean =>
  open == null ||
  pumps.some(({ legs }) => legs.some((leg) => !leg.ended && leg.nozzleId === nozzleId && leg.open === open));

/** Shortages are typed in whole rupees. */
const rupeesText = (amount: number): string => moneyText(amount).replace(/\.00$/, '');
