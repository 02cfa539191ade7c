import { type BillPeriod, problemsOfBillPeriod } from '../../../../../server/domain/bill-period';
import { isBusinessDate } from '../../../../../server/domain/kernel/business-date';
import { type MessageText, t } from '../../../i18n/translate';
import { today } from '../../../ui/text/station-zone';

/** The problems of the period as typed, by field. */
export function billPeriodErrors(period: BillPeriod): Record<string, MessageText> {
  if (!isBusinessDate(period.from)) return { from: t('bills.from.missing') };
  if (!isBusinessDate(period.to)) return { to: t('bills.to.missing') };
  return Object.fromEntries(problemsOfBillPeriod(period, today()).map((problem) => [problem.field ?? 'to', problem]));
}
