import type { Station } from '../support/station';
import { onDay, type WorkedCredit, workCredit } from './worked-credit';

export interface WorkedBills extends WorkedCredit {
  /** The first creditor's bill of the days after `billId`, then the second creditor's bill and its interest bill. */
  nextBillId: number;
  lateBillId: number;
  interestBillId: number;
  /** The first creditor's, through the bank. */
  bankPaymentId: number;
}

/**
 * After `workCredit`: SHREE buys fuel for 24,689.45, pays 50,000.00 through the bank, and is billed 33,999.45 for its
 * sales from 3 April on, of which 14,500.00 are paid in advance. GANESH is billed 55,500.00 on 3 April, due at once,
 * pays nothing, has a credit period of 15 days from then on, and is charged a day's interest on 4 April. The bank pays
 * 59,100.00 of 60,000.00 for the card machine.
 */
export async function workBills(station: Station): Promise<WorkedBills> {
  const { act, ids } = station;
  const credit = await workCredit(station);
  const [shree, ganesh] = ids.creditors as [number, number];
  const [bank] = ids.accounts as [number];
  const giveCredit = (days: number) =>
    station.sql('UPDATE creditor SET credit_days = $2 WHERE id = $1', [ganesh, days]);
  await giveCredit(0);
  const late = await onDay<{ billId: number }>(station, '2025-04-03', 'makeBill', {
    creditorId: ganesh,
    from: '2025-04-01',
    to: '2025-04-03',
  });
  await giveCredit(15);
  const sell = (productId: number, litres: number, vehicle: string | null, slipNo: string) =>
    act('recordCreditSale', { creditorId: shree, pumpId: ids.pumps[0].id, productId, litres, vehicle, slipNo });
  await sell(ids.products.diesel, 200_000, 'GJ05XY0007', 'S8');
  await sell(ids.products.petrol, 50_000, 'GJ05XY0007', 'S9');
  await sell(ids.products.diesel, 9_500, null, 'S10');
  const { creditorPaymentId } = await act<{ creditorPaymentId: number }>('recordCreditorPayment', {
    creditorId: shree,
    amount: 5_000_000,
    notes: [],
    accountId: bank,
    paymentModeId: ids.paymentModes[1],
    reference: 'UTR2504040001',
    comment: 'For the bills of April',
  });
  const next = await onDay<{ billId: number }>(station, '2025-04-05', 'makeBill', {
    creditorId: shree,
    from: '2025-04-03',
    to: '2025-04-05',
  });
  const interest = await act<{ billId: number }>('chargeInterest', { creditorId: ganesh, asAt: '2025-04-04' });
  await act('settleSwipe', {
    swipeMachineId: ids.swipeMachines[0],
    accountId: bank,
    paidOn: '2025-04-03',
    paid: 5_910_000,
    charges: 90_000,
    expenditureCategoryId: ids.expenditureCategories[0],
    reference: 'POS-0403',
  });
  return {
    ...credit,
    nextBillId: next.billId,
    lateBillId: late.billId,
    interestBillId: interest.billId,
    bankPaymentId: creditorPaymentId,
  };
}
