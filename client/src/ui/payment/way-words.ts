import { showDate } from '../../../../server/domain/kernel/business-date';
import { t } from '../../i18n/translate';

/** 'Cash', or the payment mode and the account, with the value date if there is one. */
export function wayWords({
  accountName,
  paymentModeName,
  valueDate,
}: {
  accountName?: string | null;
  paymentModeName?: string | null;
  valueDate?: string | null;
}): string {
  if (accountName == null) return paymentModeName ?? t('ui.payment.cash');
  const way = `${paymentModeName} · ${accountName}`;
  return valueDate == null ? way : t('ui.payment.wayOn', { way, date: showDate(valueDate) });
}
