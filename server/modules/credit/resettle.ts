import { effects as texts } from '../../domain/effects.messages';
import { type BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { sum } from '../../domain/kernel/sum';
import { movedMoney } from '../../domain/moved-figure';
import { onOpeningChanged } from '../../masters/creditor-opening';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { type Allocated, allocateOpen, OPENING_BALANCE } from './allocate';
import { interestDaysOf, interestDueOf } from './interest.queries';
import { advanceOf, debtsWhere, isSettledOutOfOrder, openDebtsOf } from './open-debts.queries';

/** Allocations of a debt. */
interface SettledDebt {
  creditorId: number;
  /** Null for the opening balance. */
  billId: number | null;
  /** Of the bill; null for the opening balance. */
  number: string | null;
  firmName: string;
  amount: Paise;
  /** `paymentId` is null for an advance with which the creditor began. */
  settledBy: { paymentId: number | null; amount: Paise; on: BusinessDate }[];
  /** The day up to which interest is charged on it. */
  chargedTo: BusinessDate | null;
}

/** Interest on a bill that can be charged up to a day. */
interface Chargeable {
  billId: number;
  number: string;
  to: BusinessDate;
  amount: Paise;
}

interface CreditorFigures {
  creditorId: number;
  firmName: string;
  due: Paise;
  advance: Paise;
}

/**
 * Reverses all allocations of creditors, runs the work, and allocates their payments again, oldest first: the result
 * equals that of a history with the work in it. The caller has locked their rows. Charged interest stays charged.
 * Returns what changed, in sentences.
 */
export async function resettle(tx: Tx, creditorIds: readonly number[], work: () => Promise<void>): Promise<Message[]> {
  return (await settleWithEffects(tx, creditorIds, work)).effects;
}

onOpeningChanged(resettle);

/**
 * Does the same for a payment that `work` enters late: its day may be earlier than that of payments that have settled
 * debts. Also returns the allocations, with those of the payment.
 */
export const settleLate = (
  tx: Tx,
  creditorId: number,
  work: () => Promise<void>,
): Promise<{ allocated: Allocated[]; effects: Message[] }> => settleWithEffects(tx, [creditorId], work);

/**
 * Settles a creditor's debts after a new payment or bill was written. The caller has locked the creditor's row.
 * Allocations are a pure function of the documents (docs/design/domain.md#payments), so a debt that is older than a
 * settled one, such as interest charged as at an earlier day, comes before it, and the whole history is settled again.
 * Returns the allocations, with those of the new document.
 */
export async function settleNew(tx: Tx, creditorId: number): Promise<Allocated[]> {
  const open = await openDebtsOf(tx.sql, creditorId);
  if (open.length === 0 || !(await isSettledOutOfOrder(tx.sql, creditorId, open[0]!)))
    return allocateOpen(tx, creditorId, open);
  return (await settleWhole(tx, [creditorId], async () => {})).allocated;
}

/** Settles the whole history around the work, and says what that changes for the creditors. */
async function settleWithEffects(
  tx: Tx,
  creditorIds: readonly number[],
  work: () => Promise<void>,
): Promise<{ allocated: Allocated[]; effects: Message[] }> {
  const ids = inOrder(creditorIds);
  const [figures, interest] = [await figuresOf(tx.sql, ids), await chargeableOf(tx, ids)];
  const { allocated, before, after, effects } = await settleWhole(tx, ids, work);
  return {
    allocated,
    effects: [
      ...movedFigures(figures, await figuresOf(tx.sql, ids)),
      ...effects,
      ...movedInterest({ debts: before, interest }, { debts: after, interest: await chargeableOf(tx, ids) }),
    ],
  };
}

const inOrder = (ids: readonly number[]): number[] => [...new Set(ids)].toSorted((one, other) => one - other);

/** Returns the debts before and after the work, and in words which of them are settled otherwise. */
async function settleWhole(tx: Tx, ids: number[], work: () => Promise<void>) {
  const before = await settledDebts(tx.sql, ids);
  await takeAllocationsBack(tx, ids);
  await work();
  // Only the difference is audited below: an unchanged allocation is no change of a row.
  const allocated: Allocated[] = [];
  for (const id of ids) allocated.push(...(await allocateOpen({ ...tx, audit: () => {} }, id)));
  const after = await settledDebts(tx.sql, ids);
  const effects = after.flatMap((debt) => {
    const old = before.find(({ creditorId, billId }) => creditorId === debt.creditorId && billId === debt.billId);
    return tellMoved(tx, debt, old);
  });
  return { allocated, before, after, effects };
}

const settledDebts = (sql: Sql, creditorIds: number[]): Promise<SettledDebt[]> =>
  sql(
    `WITH debt AS (${debtsWhere('c.id = ANY($1)', 'b.creditor_id = ANY($1)')}),
     allocation AS (
       SELECT p.creditor_id, a.bill_id, a.payment_id, a.amount, a.allocated_on
       FROM creditor_payment p JOIN payment_allocation a ON a.payment_id = p.id WHERE p.creditor_id = ANY($1)
       UNION ALL
       SELECT c.id, a.bill_id, NULL, a.amount, a.allocated_on
       FROM creditor c JOIN creditor_bill b ON b.creditor_id = c.id
       JOIN payment_allocation a ON a.bill_id = b.id AND a.payment_id IS NULL
       WHERE c.id = ANY($1) AND c.opening_settled < 0),
     part AS (
       SELECT creditor_id, bill_id, jsonb_agg(jsonb_build_object('paymentId', payment_id, 'amount', amount, 'on', allocated_on)
                                              ORDER BY allocated_on, payment_id NULLS FIRST) AS parts
       FROM allocation GROUP BY 1, 2)
     SELECT d.creditor_id AS "creditorId", d.bill_id AS "billId", b.number, c.firm_name AS "firmName", d.amount,
            COALESCE(part.parts, '[]') AS "settledBy",
            (SELECT MAX(charged_to) FROM interest_charge WHERE bill_id = d.bill_id) AS "chargedTo"
     FROM debt d JOIN creditor c ON c.id = d.creditor_id LEFT JOIN creditor_bill b ON b.id = d.bill_id
     LEFT JOIN part ON part.creditor_id = d.creditor_id AND part.bill_id IS NOT DISTINCT FROM d.bill_id
     ORDER BY d.creditor_id, d.date, d."order"`,
    [creditorIds],
  );

/** Interest that is not charged yet, as on the last day up to which it can be. */
async function chargeableOf({ sql, ctx }: Tx, creditorIds: readonly number[]): Promise<Chargeable[]> {
  const { latest: to } = await interestDaysOf(sql, ctx.clock.today(), null);
  const due = await interestDueOf(sql, to, creditorIds);
  return due.map(({ billId, number, toCharge }) => ({ billId, number, to, amount: toCharge }));
}

const figuresOf = (sql: Sql, creditorIds: number[]): Promise<CreditorFigures[]> =>
  sql(
    `SELECT c.id AS "creditorId", c.firm_name AS "firmName",
            COALESCE((SELECT account_balance(id, 'infinity') FROM ledger_account WHERE kind = 'CREDITOR' AND ref_id = c.id), 0)::bigint AS due,
            ${advanceOf('c')} AS advance
     FROM creditor c WHERE c.id = ANY($1) ORDER BY c.id`,
    [creditorIds],
  );

async function takeAllocationsBack({ sql }: Tx, creditorIds: number[]): Promise<void> {
  await sql(
    `DELETE FROM payment_allocation a USING creditor_payment p WHERE p.id = a.payment_id AND p.creditor_id = ANY($1)`,
    [creditorIds],
  );
  await sql(
    `DELETE FROM payment_allocation a USING creditor c JOIN creditor_bill b ON b.creditor_id = c.id
     WHERE a.bill_id = b.id AND a.payment_id IS NULL AND c.id = ANY($1) AND c.opening_settled < 0`,
    [creditorIds],
  );
  await sql('UPDATE creditor_payment SET allocated = 0 WHERE creditor_id = ANY($1) AND allocated > 0', [creditorIds]);
  await sql('UPDATE creditor_bill SET settled = 0, settled_on = NULL WHERE creditor_id = ANY($1) AND settled > 0', [
    creditorIds,
  ]);
  await sql('UPDATE creditor SET opening_settled = 0 WHERE id = ANY($1) AND opening_settled <> 0', [creditorIds]);
}

const movedFigures = (before: CreditorFigures[], after: CreditorFigures[]): Message[] =>
  after.flatMap(({ firmName, due, advance }, index) => {
    const old = before[index]!;
    return [
      ...(due === old.due ? [] : [movedMoney(texts.due({ creditor: firmName }), old.due, due)]),
      ...(advance === old.advance ? [] : [movedMoney(texts.advance({ creditor: firmName }), old.advance, advance)]),
    ];
  });

interface Chargeability {
  debts: readonly SettledDebt[];
  interest: readonly Chargeable[];
}

/** Interest that can be charged on bills that remain. Charging and cancelling it says its own sentence. */
function movedInterest(before: Chargeability, after: Chargeability): Message[] {
  const debtIn = ({ debts }: Chargeability, id: number): SettledDebt | undefined =>
    debts.find(({ billId }) => billId === id);
  const amountIn = ({ interest }: Chargeability, id: number): Paise =>
    interest.find(({ billId }) => billId === id)?.amount ?? 0;
  const bills = new Map([...before.interest, ...after.interest].map((bill) => [bill.billId, bill]));
  return [...bills.values()].flatMap(({ billId, number, to }) => {
    const [old, debt] = [debtIn(before, billId), debtIn(after, billId)];
    if (!old || !debt || old.chargedTo !== debt.chargedTo) return [];
    const [was, is] = [amountIn(before, billId), amountIn(after, billId)];
    return was === is ? [] : [movedMoney(texts.interestToCharge({ bill: number, to }), was, is)];
  });
}

function tellMoved(tx: Tx, debt: SettledDebt, old: SettledDebt | undefined): Message[] {
  const { creditorId, billId, number, firmName, amount, settledBy, chargedTo } = debt;
  const settledBefore = old?.settledBy ?? [];
  const isSettledAgain = JSON.stringify(settledBy) !== JSON.stringify(settledBefore);
  if (isSettledAgain)
    tx.audit({
      ...(billId === null ? { table: 'creditor', id: creditorId } : { table: 'creditor_bill', id: billId }),
      before: { settledBy: settledBefore.map(audited) },
      after: { settledBy: settledBy.map(audited) },
    });
  const named = number === null ? texts.openingBalance({ creditor: firmName }) : texts.bill({ bill: number });
  const more = sum(settledBy, (part) => part.amount) - sum(settledBefore, (part) => part.amount);
  const ofCharged = (parts: SettledDebt['settledBy']): string =>
    JSON.stringify(
      parts.filter(({ on }) => chargedTo !== null && on < chargedTo).map((part) => [part.on, part.amount]),
    );
  const isAnother = old !== undefined && old.amount !== amount;
  return [
    ...(more === 0
      ? []
      : [(more < 0 ? texts.lessSettled : texts.moreSettled)({ debt: named, amount: Math.abs(more) })]),
    ...(chargedTo !== null && (isAnother || ofCharged(settledBy) !== ofCharged(settledBefore))
      ? [texts.interestStays({ debt: named, to: chargedTo })]
      : []),
  ];
}

const audited = ({ paymentId, ...part }: SettledDebt['settledBy'][number]) => ({
  paymentId: paymentId ?? OPENING_BALANCE,
  ...part,
});
