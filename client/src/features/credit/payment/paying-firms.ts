import type { PayingCreditorsQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';
import type { Option } from '../../../ui/inputs/match-options';
import { firmOptions } from '../sale/sale-choices';

/** All creditors, enabled ones first: a disabled one may still pay its dues. */
export function payingFirms(creditors: PayingCreditorsQuery['creditors']): Option[] {
  const disabled = firmOptions(creditors.filter((creditor) => creditor.disabled));
  return [
    ...firmOptions(creditors.filter((creditor) => !creditor.disabled)),
    ...disabled.map((option) => ({ ...option, hint: t('credit.payments.disabled') })),
  ];
}
