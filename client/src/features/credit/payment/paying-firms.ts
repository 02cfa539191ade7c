import type { PayingCreditorsQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { Option } from '../../../ui/inputs/match-options';
import { firmOptions } from '../sale/sale-choices';

/** All firms, those that are sold to first: a disabled one may still pay what it owes. */
export function payingFirms(creditors: PayingCreditorsQuery['creditors']): Option[] {
  const disabled = firmOptions(creditors.filter((creditor) => creditor.disabled));
  return [
    ...firmOptions(creditors.filter((creditor) => !creditor.disabled)),
    ...disabled.map((option) => ({ ...option, hint: t('credit.payments.disabled') })),
  ];
}
