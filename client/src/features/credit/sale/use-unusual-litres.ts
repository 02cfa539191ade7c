import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { parseLitres } from '../../../../../server/domain/kernel/litres';
import { unusual } from '../../../../../server/domain/unusual.messages';
import { usualUnlessNear } from '../../../../../server/domain/unusual-figure.rules';
import { isAsking } from '../../../graphql/asking';
import { CreditVehicleLitresDocument } from '../../../graphql/generated/graphql';
import type { MessageText } from '../../../i18n/translate';
import type { Sale } from './sale-draft';
import type { SaleQuestion } from './use-slip-seen';

/**
 * Asks about litres that are far from what the vehicle takes of the product. Looked up while the rest is typed; if the answer
 * is not here when the sale is saved, the server asks.
 */
export function useUnusualLitres(sale: Sale, refused: MessageText | undefined): SaleQuestion {
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
  const about = [sale.creditorId, sale.productId, vehicle, litres].join(' ');
  const [asked, setAsked] = useState('');
  const isAnswered = isAsking(refused) || (usual !== null && asked === about);
  return {
    words: usual !== null && litres !== null && asked === about ? unusual.litres({ figure: litres, usual }) : undefined,
    ask: () => {
      if (usual === null || isAnswered) return false;
      setAsked(about);
      return true;
    },
    isAnswered,
    reset: () => setAsked(''),
  };
}
