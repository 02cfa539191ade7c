import { inr } from '../../../../../server/domain/kernel/format';
import { parseRate } from '../../../../../server/domain/kernel/money';
import type { CreditChoicesQuery } from '../../../graphql/generated/graphql';
import type { Option } from '../../../ui/inputs/match-options';
import type { PumpProduct } from './pump-product';

/** The short name stands first, since it is what staff type; not where the firm's name begins with it anyway. */
function firmLabel(firmName: string, shortName: string): string {
  return firmName.toLowerCase().startsWith(shortName.toLowerCase()) ? firmName : `${shortName} · ${firmName}`;
}

export const firmOptions = (creditors: CreditChoicesQuery['creditors']): Option[] =>
  creditors.map(({ id, firmName, shortName }) => ({ value: String(id), label: firmLabel(firmName, shortName) }));

export const pumpOptions = (sold: readonly PumpProduct[]): Option[] => [
  ...new Map(sold.map(({ pumpId, pumpName }) => [pumpId, { value: String(pumpId), label: pumpName }])).values(),
];

/** What the pump sells, with the rate; of all pumps while none is chosen. */
export const productOptions = (sold: readonly PumpProduct[], pumpId: string): Option[] => [
  ...new Map(
    sold
      .filter((row) => pumpId === '' || String(row.pumpId) === pumpId)
      .map(({ productId, shortName, rate }) => [
        productId,
        { value: String(productId), label: shortName, hint: inr(parseRate(rate) ?? 0) },
      ]),
  ).values(),
];
