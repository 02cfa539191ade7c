import { type OpenBill, settle } from '../../../../../server/domain/allocation';
import type { BusinessDate } from '../../../../../server/domain/kernel/business-date';
import { inr } from '../../../../../server/domain/kernel/format';
import { moneyText, type Paise, parseMoney } from '../../../../../server/domain/kernel/money';
import type { CreditorDebtsQuery } from '../../../graphql/generated/graphql';
import { t, translateLabel } from '../../../i18n/translate';
import { rupees } from '../../../ui/text/rupees';

export type Debts = NonNullable<CreditorDebtsQuery['creditorDebts']>;

/** A debt and the part a payment settles: rupees as decimal text, empty if none. */
export interface SettledDebt {
  key: string;
  label: string;
  date: BusinessDate;
  unsettled: string;
  settles: string;
}

/** The effect of a payment. */
export interface Preview {
  /** In order of settlement. */
  debts: SettledDebt[];
  /** The part of the payment that settles no debt. */
  advance: Paise;
}

/**
 * Allocates an amount to a creditor's debts (docs/design/domain.md#payments), by the server's own rule; 0 settles none.
 */
export function previewOf({ debts }: Debts, amount: Paise, today: BusinessDate): Preview {
  const bills = debts.map(
    ({ date, unsettled }, index): OpenBill => ({ date, order: index, unpaid: parseMoney(unsettled) ?? 0 }),
  );
  const { allocations, advance } = settle(bills, [{ id: 0, date: today, unallocated: amount }]);
  const settledOf = (place: number): string => {
    const allocated = allocations.find(({ bill }) => bill.order === place);
    return allocated ? moneyText(allocated.amount) : '';
  };
  return {
    debts: debts.map(({ billId, label, date, unsettled }, index) => {
      return { key: String(billId), label: translateLabel(label), date, unsettled, settles: settledOf(index) };
    }),
    advance,
  };
}

const MOST_NAMED = 3;
/** The preview as a sentence: 'Settles CR/2026-27/000012 ₹500.00 of ₹700.00, the rest ₹200.00 is an advance'. */
export function previewWords({ debts, advance }: Preview): string {
  const settled = debts.filter(({ settles }) => settles !== '');
  const named = settled.slice(0, MOST_NAMED).map(({ label, settles, unsettled }) => {
    return t('credit.payments.settles.one', { label, amount: rupees(settles), of: rupees(unsettled) });
  });
  const more = settled.length - named.length;
  if (more > 0) named.push(t('credit.payments.settles.more', { count: more }));
  const debtsSettled = named.join(', ');
  if (advance === 0) return settled.length === 0 ? '' : t('credit.payments.settles', { debts: debtsSettled });
  if (settled.length === 0) return t('credit.payments.allAdvance', { amount: inr(advance) });
  return t('credit.payments.settlesAndRest', { debts: debtsSettled, rest: inr(advance) });
}
