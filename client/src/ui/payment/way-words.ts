import { t } from '../../i18n/translate';

/** 'Cash', or the payment mode and the account. */
export function wayWords({
  accountName,
  paymentModeName,
}: {
  accountName?: string | null;
  paymentModeName?: string | null;
}): string {
  if (accountName == null) return paymentModeName ?? t('ui.payment.cash');
  return `${paymentModeName} · ${accountName}`;
}
