import type { PayingCreditorsQuery } from '../../../graphql/generated/graphql';
import type { Option } from '../../../ui/inputs/match-options';
import { disabledLast } from '../../../ui/late-entry/offered';
import { firmOptions } from '../sale/sale-choices';

/** All creditors, enabled ones first: a disabled one may still pay its dues. */
export const payingFirms = (creditors: PayingCreditorsQuery['creditors']): Option[] =>
  firmOptions(disabledLast(creditors));
