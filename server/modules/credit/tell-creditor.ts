import { showDate } from '../../domain/kernel/business-date';
import { groupedLitres, inr } from '../../domain/kernel/format';
import type { Paise } from '../../domain/kernel/money';
import type { Tx } from '../../platform/submit';
import { balanceOf } from '../../services/ledger/balances.queries';
import { account } from '../../services/ledger/post';
import type { FactsOf } from '../../services/messages/station-events';
import { tellSubscribers } from '../../services/messages/tell-subscribers';
import type { CreditorBill } from './creditor-bill.entity';
import type { OverLimit, ToldOfLimit } from './over-limit';

const dueOf = async (tx: Tx, creditorId: number): Promise<string> =>
  inr(await balanceOf(tx.sql, account('CREDITOR', creditorId)));

const firmOf = async (tx: Tx, creditorId: number): Promise<string> => {
  const [creditor] = await tx.sql<{ firmName: string }>('SELECT firm_name AS "firmName" FROM creditor WHERE id = $1', [
    creditorId,
  ]);
  return creditor!.firmName;
};

const SALE = `
  SELECT s.shift_date AS date, t.name AS shift, c.firm_name AS firm, p.short_name AS product, k.litres, k.amount,
         COALESCE(k.vehicle, '-') AS vehicle, COALESCE(k.slip_no, '-') AS slip
  FROM credit_sale k
  JOIN shift s ON s.id = k.shift_id
  JOIN shift_type t ON t.id = s.shift_type_id
  JOIN creditor c ON c.id = k.creditor_id
  JOIN product p ON p.id = k.product_id
  WHERE k.id = $1`;

type Sale = Record<'date' | 'shift' | 'firm' | 'product' | 'vehicle' | 'slip', string> &
  Record<'litres' | 'amount', number>;

/** Announces a posted credit sale. */
export const notifyOfSale = (tx: Tx, creditSaleId: number, creditorId: number): Promise<void> =>
  tellSubscribers(tx, 'creditSale', {
    key: creditSaleId,
    about: { creditor: creditorId },
    facts: async () => {
      const [sale] = await tx.sql<Sale>(SALE, [creditSaleId]);
      const { date, litres, amount, ...names } = sale!;
      return {
        ...names,
        date: showDate(date),
        litres: groupedLitres(litres),
        amount: inr(amount),
        due: await dueOf(tx, creditorId),
      };
    },
  });

/** Announces that a credit sale exceeds its creditor's limit. */
export const notifyOfLimit = (
  tx: Tx,
  creditSaleId: number,
  creditorId: number,
  over: OverLimit,
  { key = creditSaleId, by = tx.actor.name }: ToldOfLimit = {},
): Promise<void> =>
  tellSubscribers(tx, 'creditLimitPassed', {
    key,
    about: { creditor: creditorId },
    facts: async (): Promise<FactsOf<'creditLimitPassed'>> => {
      const [sale] = await tx.sql<Sale>(SALE, [creditSaleId]);
      const { date, shift, firm, amount } = sale!;
      return {
        shift,
        firm,
        date: showDate(date),
        by,
        reason: over.reason,
        amount: inr(amount),
        due: inr(over.due),
        limit: inr(over.maxLimit),
      };
    },
  });

/** Announces a posted creditor payment; paise. */
export const notifyOfPayment = (
  tx: Tx,
  { id, creditorId, amount }: { id: number; creditorId: number; amount: Paise },
  { shiftDate, shiftName }: { shiftDate: string; shiftName: string },
): Promise<void> =>
  tellSubscribers(tx, 'creditorPayment', {
    key: id,
    about: { creditor: creditorId },
    facts: async () => ({
      date: showDate(shiftDate),
      shift: shiftName,
      amount: inr(amount),
      firm: await firmOf(tx, creditorId),
      due: await dueOf(tx, creditorId),
    }),
  });

type TellingBill = Pick<CreditorBill, 'id' | 'number' | 'creditorId' | 'fromDate' | 'toDate' | 'amount' | 'closing'>;

/** Announces a numbered bill, of sales or of interest. */
export const notifyOfBill = (tx: Tx, bill: TellingBill): Promise<void> =>
  tellSubscribers(tx, 'billMade', {
    key: bill.id,
    about: { creditor: bill.creditorId },
    facts: async () => ({
      number: bill.number,
      amount: inr(bill.amount),
      closing: inr(bill.closing),
      from: showDate(bill.fromDate),
      to: showDate(bill.toDate),
      firm: await firmOf(tx, bill.creditorId),
    }),
  });
