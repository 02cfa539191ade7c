import { inr } from '../../../../../server/domain/kernel/format';
import { parseRate } from '../../../../../server/domain/kernel/money';
import type { Option } from '../../../ui/inputs/match-options';
import { hintOf } from '../../../ui/late-entry/offered';
import type { PumpProduct } from './pump-product';

/** Puts the short name first, since staff type it; not if the creditor's name begins with it. */
function firmLabel(firmName: string, shortName: string): string {
  return firmName.toLowerCase().startsWith(shortName.toLowerCase()) ? firmName : `${shortName} · ${firmName}`;
}

export interface ListedFirm {
  id: number;
  firmName: string;
  shortName: string;
  disabled?: boolean;
}

export const firmOptions = (creditors: readonly ListedFirm[]): Option[] =>
  creditors.map(({ id, firmName, shortName, disabled }) => ({
    value: String(id),
    label: firmLabel(firmName, shortName),
    hint: hintOf({ disabled }),
  }));

export const pumpOptions = (sold: readonly PumpProduct[]): Option[] => [
  ...new Map(sold.map(({ pumpId, pumpName }) => [pumpId, { value: String(pumpId), label: pumpName }])).values(),
];

/** The products sold at the pump, with rates; those of all pumps if none is chosen. */
export const productOptions = (sold: readonly PumpProduct[], pumpId: string): Option[] => [
  ...new Map(
    sold
      .filter((row) => pumpId === '' || String(row.pumpId) === pumpId)
      .map(({ productId, productName, shortName, rate }) => [
        productId,
        { value: String(productId), label: shortName, aliases: productName, hint: inr(parseRate(rate) ?? 0) },
      ]),
  ).values(),
];
