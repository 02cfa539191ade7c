import { showDate } from '../../../../server/domain/kernel/business-date';
import { inr } from '../../../../server/domain/kernel/format';
import { parseMoney } from '../../../../server/domain/kernel/money';
import { t } from '../../i18n/translate';

/** An employee's balance in words: 'owes ₹500.00'. */
export function standingWords(balance: string): string {
  const paise = parseMoney(balance) ?? 0;
  if (paise > 0) return t('staff.owes', { amount: inr(paise) });
  return paise < 0 ? t('staff.isOwed', { amount: inr(-paise) }) : t('staff.owesNothing');
}

export const periodWords = ({ from, to }: { from: string; to: string }): string =>
  from === to ? showDate(from) : t('staff.period', { from: showDate(from), to: showDate(to) });

export const basisWords = (payBasis: string): string =>
  payBasis === 'MONTH' ? t('staff.basis.month') : t('staff.basis.shift');
