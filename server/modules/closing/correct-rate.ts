import { closing } from '../../domain/closing.messages';
import { correction } from '../../domain/correction.messages';
import { effects as texts } from '../../domain/effects.messages';
import { editReasonRule } from '../../domain/employee.rules';
import { labelled, type Message } from '../../domain/kernel/message';
import { messageOf, refusal } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import { type CorrectedRate, onRateCorrected } from '../../masters/rate-correction';
import type { Tx } from '../../platform/submit';
import { lockBuyers, repriceSales } from '../credit/reprice-sales';
import { lockShift, lockShiftSequence, type NamedShift } from '../shifts/running-shift';
import { shareAgain } from '../stock/post-invoice';
import { shareShortages } from './changed-pumps';
import { closedPumpsOf } from './closed-pumps.queries';
import { chargedIn, lockCharged } from './recalculate-close';
import { rewriteClose, writeLegs } from './rewrite-close';
import { movedFigures, shownFigures } from './shown-figures.queries';
import { legsOf } from './takings.queries';
import { writeCorrection } from './write-correction';

type UsedIn = NamedShift & { state: 'RUNNING' | 'CLOSED' };

/** A rate that shifts may have used. */
type UsedRate = CorrectedRate & { before: number };

const isUsed = (rate: CorrectedRate): rate is UsedRate => rate.before !== null;

/** Corrects a rate in the shifts that have used it, and in the shares of the invoices of its days. Returns what changed. */
export const correctRate = async (tx: Tx, rate: CorrectedRate): Promise<Message[]> => [
  ...(isUsed(rate) ? await correctInShifts(tx, rate) : []),
  ...(await shareAgain(tx, rate)),
];

onRateCorrected(correctRate);

/**
 * Corrects a rate in the shifts that have used it (docs/design/domain.md#corrections): their copies, the amounts of the
 * readings, the credit sales, and the pumps of closed shifts with what follows from them. The sheet of each closed shift
 * lists it. Returns what changed, in sentences. Throws ProblemError REFUSED at the rate if a shift would not close with
 * it, and REQUIRED at the reason if a closed one has none.
 */
async function correctInShifts(tx: Tx, rate: UsedRate): Promise<Message[]> {
  const shifts = await lockShiftsWith(tx, rate);
  if (shifts.length === 0) return [];
  const ids = shifts.map(({ id }) => id);
  const closed = shifts.filter(({ state }) => state === 'CLOSED');
  const reason = rate.reason?.trim() ?? '';
  if (closed.length > 0 && reason === '')
    throw refusal('REQUIRED', labelled(editReasonRule.missing!), 'reason', 'INVALID');
  // All of them before the first shift is written: creditors, then employees, as other commands lock them.
  await lockBuyers(tx, ids, rate.productId);
  await lockCharged(tx, await chargedIn(tx, ids));
  const since = shifts[0]!.shiftDate;
  const before = await shownFigures(tx, ids, since);
  const effects = new Map<number, Message[]>();
  for (const shift of shifts) effects.set(shift.id, await correctRateIn(tx, shift, rate));
  for (const shiftId of ids) {
    tx.publish('shiftChanged', { shiftId });
    tx.publish('creditSaleRecorded', { shiftId });
  }
  const figures = movedFigures(before, await shownFigures(tx, ids, since));
  const moved = movedMoney(texts.rateOf({ product: await nameOfProduct(tx, rate.productId) }), rate.before, rate.after);
  for (const shift of closed)
    await writeCorrection(tx, {
      ...{ shift, nextShiftId: null, reason },
      before: { rates: { [rate.productId]: rate.before } },
      after: { rates: { [rate.productId]: rate.after } },
      effects: [
        moved,
        ...figures.filter(({ shiftId }) => shiftId === shift.id).map(({ text }) => text),
        ...effects.get(shift.id)!,
      ],
    });
  return [...figures.map(({ text }) => text), ...[...effects.values()].flat()];
}

async function nameOfProduct({ sql }: Tx, productId: number): Promise<string> {
  const [product] = await sql<{ name: string }>('SELECT name FROM product WHERE id = $1', [productId]);
  return product!.name;
}

/** Locks the shifts with the rate in order; one that ran may have been closed or cancelled before it was locked. */
async function lockShiftsWith(tx: Tx, rate: UsedRate): Promise<UsedIn[]> {
  await lockShiftSequence(tx);
  for (const { id } of await shiftsWith(tx, rate)) await lockShift(tx, id);
  return shiftsWith(tx, rate);
}

/** The shifts that took their rate from the corrected one: from its first shift to the one before the next rate. */
const shiftsWith = ({ sql }: Tx, { productId, shiftDate, shiftTypeId, before }: UsedRate): Promise<UsedIn[]> =>
  sql<UsedIn>(
    `SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName", s.state
     FROM shift s
     JOIN shift_type t ON t.id = s.shift_type_id
     JOIN shift_rate r ON r.shift_id = s.id AND r.product_id = $1 AND r.rate = $4
     JOIN shift_type first ON first.id = $3
     WHERE (s.shift_date, t.position) >= ($2::date, first.position)
       AND NOT EXISTS (SELECT FROM product_rate n JOIN shift_type u ON u.id = n.shift_type_id
                       WHERE n.product_id = $1 AND (n.shift_date, u.position) > ($2::date, first.position)
                         AND (n.shift_date, u.position) <= (s.shift_date, t.position))
     ORDER BY s.id`,
    [productId, shiftDate, shiftTypeId, before],
  );

/** Corrects the rate of a product in one locked shift, whose buyers are locked. Returns what follows, in sentences. */
export async function correctRateIn(
  tx: Tx,
  shift: UsedIn,
  { productId, after, field = 'rate' }: Pick<CorrectedRate, 'productId' | 'after' | 'field'>,
): Promise<Message[]> {
  const legs = (await legsOf(tx.sql, shift.id)).filter((leg) => leg.productId === productId);
  const pumpIds = [...new Set(legs.map(({ pumpId }) => pumpId))];
  const closed = shift.state === 'CLOSED' ? await closedPumpsOf(tx.sql, shift.id, pumpIds) : null;
  await tx.sql('UPDATE shift_rate SET rate = $3 WHERE shift_id = $1 AND product_id = $2', [shift.id, productId, after]);
  await writeLegs(
    tx,
    legs.map((leg) => ({ ...leg, rate: after })),
  );
  const effects = await repriceSales(tx, shift, productId, { rate: after, field });
  if (closed === null) return effects;
  const { pumps, rates } = await closedPumpsOf(tx.sql, shift.id, pumpIds);
  const named = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  const takingsBefore = new Map(closed.pumps.map((pump) => [pump.frozen.pumpId, pump.takings]));
  const changed = shareShortages(
    pumps.map(({ frozen, takings }) => ({ frozen, before: takingsBefore.get(frozen.pumpId)!, after: takings })),
    rates,
    (problem) => ({
      code: problem.code,
      ...correction.wouldNotClose({ shift: named, problem: messageOf(problem) }),
      field,
    }),
  );
  return [...effects, ...(await rewriteClose(tx, shift, changed, { before: closed.rates, after: rates }))];
}
