import { useQuery } from '@apollo/client/react';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { unusual } from '../../../../../server/domain/unusual.messages';
import { usualUnlessNear } from '../../../../../server/domain/unusual-figure.rules';
import { CreditVehicleLitresDocument } from '../../../graphql/generated/graphql';
import type { Sale } from './sale-draft';
import { type SaleQuestion, useQuestion } from './use-question';

/**
 * Asks about litres that are far from what the vehicle takes of the product. Looked up while the rest is typed; if the answer
 * is not here when the sale is saved, the server asks.
 */
export function useUnusualLitres(sale: Sale): SaleQuestion {
  const vehicle = sale.vehicle.trim();
  const litres = parseLitres(sale.litres);
  const skip = sale.creditorId === '' || sale.productId === '' || vehicle === '' || litres === null;
  const { data } = useQuery(CreditVehicleLitresDocument, {
    variables: { creditorId: Number(sale.creditorId), productId: Number(sale.productId), vehicle },
    skip,
    fetchPolicy: 'network-only',
  });
  const earlier = (!skip && data?.creditVehicleLitres) || [];
  const usual = skip
    ? null
    : usualUnlessNear(
        'litres',
        litres,
        earlier.map((text) => parseLitres(text) ?? 0),
      );
  const about = JSON.stringify([sale.creditorId, sale.productId, vehicle, litres]);
  const fact = usual === null || litres === null ? null : unusual.litres({ figure: litres, usual });
  return useQuestion(about, fact, skip || data !== undefined);
}
