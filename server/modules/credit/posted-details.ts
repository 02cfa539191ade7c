import type { Entry } from '../../services/ledger/post';
import type { CreditSale } from './credit-sale.entity';
import type { CreditorPayment } from './creditor-payment.entity';

type SaleDetails = Pick<CreditSale, 'slipNo' | 'vehicle' | 'productId' | 'litres'>;
type PaymentDetails = Pick<CreditorPayment, 'paymentModeId' | 'reference'>;

/** What a creditor's statement shows of a sale that is reversed later; litres in millilitres. */
export const detailsOfSale = ({ slipNo, vehicle, productId, litres }: SaleDetails): Entry['details'] => ({
  slipNo,
  vehicle,
  productId,
  litres,
});

/** What a creditor's statement shows of a payment that is reversed later. */
export const detailsOfPayment = ({ paymentModeId, reference }: PaymentDetails): Entry['details'] => ({
  paymentModeId,
  reference,
});
