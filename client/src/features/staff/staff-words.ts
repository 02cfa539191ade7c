import { showDate } from '../../../../server/domain/kernel/business-date';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { t } from '../../i18n/translate';

/** Rupees as decimal text, with their sign and grouping. */
export const rupees = (text: string): string => inr(parseMoney(text) ?? 0);

/** How an employee stands, from the account's balance: 'owes ₹500.00'. */
export function standingWords(balance: string): string {
  const paise = parseMoney(balance) ?? 0;
  if (paise > 0) return t('staff.owes', { amount: inr(paise) });
  return paise < 0 ? t('staff.isOwed', { amount: inr(-paise) }) : t('staff.owesNothing');
}

/** 'Cash', or the mode and the account that it was paid from. */
export function paidFrom({ accountName, paymentModeName }: PaidFrom): string {
  if (accountName == null) return paymentModeName ?? t('ui.payment.cash');
  return `${paymentModeName} · ${accountName}`;
}

interface PaidFrom {
  accountName?: string | null;
  paymentModeName?: string | null;
}

export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? showDate(from) : t('staff.period', { from: showDate(from), to: showDate(to) });

export const basisWords = (payBasis: string): string =>
  payBasis === 'MONTH' ? t('staff.basis.month') : t('staff.basis.shift');
