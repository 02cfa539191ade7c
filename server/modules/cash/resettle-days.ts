import { cash } from '../../domain/cash.messages';
import { effects as texts } from '../../domain/effects.messages';
import { type BusinessDate } from '../../domain/kernel/business-date';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { sum } from '../../domain/kernel/sum';
import { type CoveredDay, lastPaidDay, settleSwipes } from '../../domain/swipe-settlement';
import type { Tx } from '../../platform/submit';
import { unsettledDays } from './machine-days.queries';
import { keepDays } from './settle-swipe';

type CoveredDays = Pick<CoveredDay, 'businessDate' | 'settled'>[];

/** A settlement whose days were removed: paise, and the days that it covered, oldest first. */
export interface UncoveredSettlement {
  id: number;
  paidOn: BusinessDate;
  paid: number;
  charges: number;
  days: CoveredDays;
}

/** '01-04-2026 to 03-04-2026', or one day. */
function daysOf(days: CoveredDays): Message {
  const [from, to] = [days[0]!.businessDate, days.at(-1)!.businessDate];
  return from === to ? texts.day({ day: from }) : texts.days({ from, to });
}

/**
 * Removes the days of a settlement and of all later ones of its machine, as each covers the oldest days left by those
 * before it. Returns the later ones in the order of entry. The caller has locked the machine.
 */
export async function takeDaysBack(
  tx: Tx,
  { id, swipeMachineId }: { id: number; swipeMachineId: number },
): Promise<UncoveredSettlement[]> {
  return (await uncoverFrom(tx, id, swipeMachineId)).filter((settlement) => settlement.id !== id);
}

/**
 * Covers the days of a machine again, from its first settlement that has covered `since` or a later day: the takings of
 * a shift have got another day. The caller has locked the machine. Throws and returns as `coverAgain`.
 */
export async function coverSince(tx: Tx, swipeMachineId: number, since: BusinessDate): Promise<Message[]> {
  const [first] = await tx.sql<{ id: number | null }>(
    `SELECT MIN(t.id) AS id FROM swipe_settlement t JOIN swipe_settlement_day d ON d.swipe_settlement_id = t.id
     WHERE t.swipe_machine_id = $1 AND d.business_date >= $2`,
    [swipeMachineId, since],
  );
  const { id } = first!;
  return id === null ? [] : coverAgain(tx, swipeMachineId, await uncoverFrom(tx, id, swipeMachineId));
}

/** Removes the days of a machine's settlements from one on. */
const uncoverFrom = ({ sql }: Tx, id: number, swipeMachineId: number): Promise<UncoveredSettlement[]> =>
  sql<UncoveredSettlement>(
    `WITH taken AS (
       DELETE FROM swipe_settlement_day d USING swipe_settlement t
       WHERE t.id = d.swipe_settlement_id AND t.swipe_machine_id = $2 AND t.id >= $1
       RETURNING t.id, t.paid_on, t.paid, t.charges, d.business_date, d.amount)
     SELECT id, paid_on AS "paidOn", paid, charges,
            jsonb_agg(jsonb_build_object('businessDate', business_date, 'settled', amount) ORDER BY business_date) AS days
     FROM taken GROUP BY id, paid_on, paid, charges ORDER BY id`,
    [id, swipeMachineId],
  );

/**
 * Allocates the oldest days to later settlements again, one after the other. Throws ProblemError REFUSED if one would
 * exceed what the machine took, or cover a day after its payment. Returns what changed, in sentences.
 */
export async function coverAgain(
  tx: Tx,
  swipeMachineId: number,
  settlements: readonly UncoveredSettlement[],
): Promise<Message[]> {
  const effects: Message[] = [];
  for (const { id, paidOn, days: old, ...payment } of settlements) {
    const { days } = settleSwipes(await unsettledDays(tx.sql, swipeMachineId, { back: true }), payment);
    const { paid } = payment;
    if (sum(days, ({ settled }) => settled) < paid + payment.charges)
      throw refusal('ABOVE_TO_COME', cash.laterPaymentAboveOutstanding({ paid, paidOn }));
    const last = lastPaidDay({ days })!.businessDate;
    if (last > paidOn) throw refusal('BEFORE_ITS_DAYS', cash.laterPaymentBeforeItsDays({ paid, paidOn, last }));
    const covered = await keepDays(tx, id, days);
    if (JSON.stringify(covered) !== JSON.stringify(old.map(({ businessDate, settled }) => ({ businessDate, settled }))))
      tx.audit({ table: 'swipe_settlement', id, before: { days: old }, after: { days: covered } });
    const [now, before] = [daysOf(covered), daysOf(old)];
    if (now.message !== before.message) effects.push(texts.settlement({ paid, day: paidOn, now, before }));
  }
  return effects;
}
