import type { Millilitres } from '../../../../../server/domain/kernel/litres';
import type { Paise } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import { changedMeters, type SheetCredit, type SheetForm, type SheetLeg, type SheetPump } from './sheet-form';

/** What others changed while the form was open: at a pump, or the book stock of a tank. */
export type FormNews =
  | { kind: 'credit'; pumpName: string; shortName: string; litres: Millilitres; amount: Paise }
  | { kind: 'cash'; pumpName: string; amount: Paise }
  | { kind: 'meter'; pumpName: string; nozzleName: string }
  | { kind: 'opening'; pumpName: string; nozzleName: string; open: Millilitres }
  | { kind: 'changed'; pumpName: string }
  | { kind: 'stock'; tankName: string; litres: Millilitres };

/** The differences between two answers for the same shift's form. */
export const newsBetween = (before: SheetForm, after: SheetForm): FormNews[] => {
  const meters = changedMeters(before, after);
  const ofPumps = after.pumps.flatMap((pump) => [
    ...newsOfPump(
      before.pumps.find(({ pumpId }) => pumpId === pump.pumpId),
      pump,
    ),
    ...pump.legs
      .filter(({ ended, nozzleId }) => !ended && meters.includes(nozzleId))
      .map(({ nozzleName }) => ({ kind: 'meter' as const, pumpName: pump.pumpName, nozzleName })),
    ...pump.legs
      .filter((leg, index) => !meters.includes(leg.nozzleId) && isOpenedAgain(before, pump, leg, index))
      .map(({ nozzleName, open }) => ({ kind: 'opening' as const, pumpName: pump.pumpName, nozzleName, open })),
  ]);
  return [...ofPumps, ...newsOfTanks(before, after)];
};

/** Deliveries, and another opening level: the close before it was corrected. */
const newsOfTanks = (before: SheetForm, { tanks }: SheetForm): FormNews[] =>
  tanks
    .filter(({ tankId, bookVolume }) =>
      before.tanks.some((known) => known.tankId === tankId && known.bookVolume !== bookVolume),
    )
    .map(({ tankName, bookVolume }) => ({ kind: 'stock', tankName, litres: bookVolume }));

/** Whether a leg opens at another reading: the close before it was corrected. */
function isOpenedAgain({ pumps }: SheetForm, { pumpId }: SheetPump, leg: SheetLeg, index: number): boolean {
  const known = pumps.find((pump) => pump.pumpId === pumpId)?.legs[index];
  return known?.nozzleId === leg.nozzleId && known.open !== leg.open;
}

function newsOfPump(before: SheetPump | undefined, { pumpName, credits, cash }: SheetPump): FormNews[] {
  const earlier = (productId: number): Pick<SheetCredit, 'litres' | 'amount'> =>
    before?.credits.find((credit) => credit.productId === productId) ?? { litres: 0, amount: 0 };
  const gains = credits.map(({ productId, shortName, litres, amount }) => ({
    kind: 'credit' as const,
    pumpName,
    shortName,
    litres: litres - earlier(productId).litres,
    amount: amount - earlier(productId).amount,
  }));
  const moreCash = cash - (before?.cash ?? 0);
  // A deleted product has no gain in the list: compare the sums.
  const slipsFell =
    sum(credits, ({ litres }) => litres) - sum(before?.credits ?? [], ({ litres }) => litres) !==
    sum(gains, ({ litres }) => litres);
  if (slipsFell || moreCash < 0 || gains.some(({ litres, amount }) => litres < 0 || amount < 0))
    return [{ kind: 'changed', pumpName }];
  return [
    ...gains.filter(({ amount }) => amount > 0),
    ...(moreCash > 0 ? [{ kind: 'cash' as const, pumpName, amount: moreCash }] : []),
  ];
}
