import { groupBy } from '../../../../../server/domain/kernel/group-by';
import { moneyText, parseMoney } from '../../../../../server/domain/kernel/money';
import { sum } from '../../../../../server/domain/kernel/sum';
import type { InterestDueQuery } from '../../../graphql/generated/graphql';

export type LateBill = InterestDueQuery['interestDue'][number];

/** The total of a creditor's late bills; figures are decimal text. */
export interface LateFirm {
  creditorId: number;
  firmName: string;
  bills: readonly LateBill[];
  unpaid: string;
  interest: string;
  charged: string;
  toCharge: string;
}

/** Sums the bills of each creditor exactly, in their original order. */
export function lateFirmsOf(bills: readonly LateBill[]): LateFirm[] {
  return [...groupBy(bills, ({ creditorId }) => creditorId).values()].map((ofFirm) => {
    const total = (figure: 'unpaid' | 'interest' | 'charged' | 'toCharge'): string =>
      moneyText(sum(ofFirm, (bill) => parseMoney(bill[figure]) ?? 0));
    return {
      creditorId: ofFirm[0]!.creditorId,
      firmName: ofFirm[0]!.firmName,
      bills: ofFirm,
      unpaid: total('unpaid'),
      interest: total('interest'),
      charged: total('charged'),
      toCharge: total('toCharge'),
    };
  });
}

export const isToCharge = ({ toCharge }: LateFirm): boolean => (parseMoney(toCharge) ?? 0) > 0;
