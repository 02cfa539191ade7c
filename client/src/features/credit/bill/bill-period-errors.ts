import { type BillPeriod, problemsOfBillDate, problemsOfBillPeriod } from '../../../../../server/domain/bill-period';
import { type BusinessDate, isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { type MessageText, t } from '../../../i18n/translate';
import { today } from '../../../ui/text/station-zone';

/** The problems of the period and of the date of the bills as typed, by field. */
export function billPeriodErrors(period: BillPeriod, billDate: BusinessDate): Record<string, MessageText> {
  if (!isBusinessDate(period.from)) return { from: t('bills.from.missing') };
  if (!isBusinessDate(period.to)) return { to: t('bills.to.missing') };
  if (!isBusinessDate(billDate)) return { billDate: t('bills.date.missing') };
  const problems = [...problemsOfBillPeriod(period, today()), ...problemsOfBillDate(period, billDate, today())];
  return Object.fromEntries(problems.map((problem) => [problem.field ?? 'to', problem]));
}
