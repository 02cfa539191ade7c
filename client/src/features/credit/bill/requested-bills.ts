import { type BillPeriod, lastMonth } from '../../../../../server/domain/bill-period';
import { type BusinessDate, isBusinessDate } from '../../../../../server/domain/kernel/business-date';

/** The creditor and period that the page's address preselects. */
export interface AskedBills {
  /** Null: all creditors. */
  creditorId: number | null;
  period: BillPeriod;
  isOfIt: (firm: { creditorId: number }) => boolean;
}

/** '?creditor=7&from=2026-04-01&to=2026-04-30'; a missing or invalid part means all creditors, last month. */
export function askedBillsOf(address: URLSearchParams, today: BusinessDate): AskedBills {
  const number = Number(address.get('creditor'));
  const creditorId = Number.isInteger(number) && number > 0 ? number : null;
  const [from, to] = [address.get('from') ?? '', address.get('to') ?? ''];
  return {
    creditorId,
    period: isBusinessDate(from) && isBusinessDate(to) ? { from, to } : lastMonth(today),
    isOfIt: (firm) => creditorId === null || firm.creditorId === creditorId,
  };
}
