import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { CreditorPaymentsOfShiftQuery } from '../../../graphql/generated/graphql';
import { t } from '../../../i18n/translate';

export type RecordedPayment = CreditorPaymentsOfShiftQuery['creditorPaymentsOfShift'][number];

export const amountOfPayments = (payments: readonly Pick<RecordedPayment, 'amount'>[]): string =>
  moneyText(sum(payments, ({ amount }) => parseMoney(amount) ?? 0));

/** Totals by payment mode, cash first, then by name. */
export function totalsByMode(payments: readonly RecordedPayment[]): { mode: string; amount: string }[] {
  const cash = t('ui.payment.cash');
  const modeOf = ({ paymentModeName }: RecordedPayment): string => paymentModeName ?? cash;
  const place = (mode: string): string => (mode === cash ? '' : mode);
  return [...new Set(payments.map(modeOf))]
    .sort((one, other) => place(one).localeCompare(place(other)))
    .map((mode) => ({ mode, amount: amountOfPayments(payments.filter((payment) => modeOf(payment) === mode)) }));
}
