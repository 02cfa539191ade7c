import { calculatePump, type PumpCalculation, type Rates, SHORTAGE_TOLERANCE } from '../../domain/closing';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { amountOf } from '../../domain/kernel/money';
import { moveOpeningsBefore } from '../../masters/move-openings';
import type { Tx } from '../../platform/submit';
import { post } from '../../services/ledger/post';
import { CLOSE_CHANGE } from '../shifts/close-change';
import type { NamedShift } from '../shifts/running-shift';
import { raiseClosedBook } from '../stock/change-close';
import { type ChangedPump, type ChangedRates, movedShares } from './changed-pumps';
import type { LegPlace } from './correct-meter-events';
import { movedAmounts } from './moved-amounts';
import { differenceOf, entryOf, postingsOf } from './postings-of-close';
import type { LegRow } from './takings.queries';
import { writeChangedPumps } from './write-changed-close';

/**
 * Replaces the figures of pumps of a closed shift, and posts the difference on the shift's date
 * (docs/design/domain.md#corrections). The originals stay. The shift and the employees concerned are locked, the changes
 * are validated, and the readings and the last collections are already written. Opening balances of employees that would
 * come after the shift move to its date; returns what that changed, and what is short now without an employee who is
 * charged.
 */
export async function rewriteClose(
  tx: Tx,
  shift: NamedShift,
  pumps: readonly ChangedPump[],
  rates: ChangedRates,
): Promise<Message[]> {
  const calculated = pumps.map((pump) => ({ ...pump, calculation: calculatePump(pump.after, rates.after) }));
  await writeChangedPumps(
    tx,
    shift,
    calculated.map(({ calculation, ...pump }) => {
      const { sale, credit, cash, swipe, last, shortages, shortAndOver } = calculation;
      const employeeId = pump.after.lastCollection?.employeeId ?? null;
      const { isAllHandedIn = false } = pump.after;
      const { typedShares = pump.frozen.typedShares } = pump;
      return {
        ...pump,
        figures: {
          ...{ sale, credit, cash, swipe, last, shortage: shortages, shortAndOver },
          ...{ employeeId, isAllHandedIn, typedShares },
        },
        shares: movedShares(pump),
        swipes: movedAmounts(pump.before.swipes, pump.after.swipes, ({ swipeMachineId }) => swipeMachineId),
      };
    }),
  );
  const opened: Message[] = [];
  for (const { employeeId } of pumps.flatMap(movedShares))
    opened.push(...(await moveOpeningsBefore(tx, shift.shiftDate, { employee: employeeId })));
  opened.push(...calculated.flatMap((pump) => shortOfNobody(shift, pump)));
  const posted = pumps.map((pump) => asPosted(pump, rates.before));
  const corrected = calculated.map(({ after, calculation }) => ({ ...after, figures: calculation }));
  const difference = differenceOf(postingsOf(shift.id, posted), postingsOf(shift.id, corrected));
  await post(tx, tx.actor.userId, [entryOf(CLOSE_CHANGE, shift, difference)]);
  // The measured level stays, so the variation takes up what was sold more or less.
  for (const { tank, amount } of difference.sold) await raiseClosedBook(tx, shift, tank, -amount);
  return opened;
}

/** A pump at which nobody handed in at the close, if more than the tolerance is missing there now. */
function shortOfNobody(
  { shiftDate: day, shiftName: shift }: NamedShift,
  { frozen, after, calculation }: ChangedPump & { calculation: PumpCalculation },
): Message[] {
  const { missing, shortages, shortAndOver } = calculation;
  if (shortages > 0 || missing <= SHORTAGE_TOLERANCE || shortAndOver === frozen.shortAndOver) return [];
  return [texts.nobodyCharged({ amount: missing, pump: after.pumpName, day, shift })];
}

/** A pump as it has been posted. Its credit and cash may have changed since, which moved what is short or over. */
const asPosted = ({ frozen: { shortAndOver }, before }: ChangedPump, rates: Rates) => ({
  ...before,
  figures: { ...calculatePump(before, rates), shortAndOver },
});

/**
 * Writes legs of meters in one statement, because a leg must open where the one before it closed; some get another place
 * in the chains of their meter. The amount of a leg without one (its shift runs) stays empty.
 */
export async function writeLegs(tx: Tx, legs: readonly LegRow[], places: readonly LegPlace[] = []): Promise<void> {
  const rows = legs.map(({ legId, pumpId, tankId, productId, open, close, testing, rate }) => ({
    id: legId,
    pumpId,
    tankId,
    productId,
    open,
    close,
    testing,
    rate,
    amount: close === null ? null : amountOf(close - open - testing, rate),
  }));
  await tx.sql(
    `UPDATE nozzle_reading r
     SET pump_id = COALESCE(n."pumpId", r.pump_id), tank_id = COALESCE(n."tankId", r.tank_id),
         product_id = COALESCE(n."productId", r.product_id), open = COALESCE(n.open, r.open), close = COALESCE(n.close, r.close),
         testing = COALESCE(n.testing, r.testing), rate = COALESCE(n.rate, r.rate),
         amount = CASE WHEN r.amount IS NULL THEN NULL ELSE COALESCE(n.amount, r.amount) END,
         chain = COALESCE(n.chain, r.chain), sequence = COALESCE(n.sequence, r.sequence)
     FROM (SELECT * FROM jsonb_to_recordset($1::jsonb)
             AS w(id bigint, "pumpId" int, "tankId" int, "productId" int, open bigint, close bigint, testing bigint, rate bigint, amount bigint)
           FULL JOIN jsonb_to_recordset($2::jsonb) AS p("legId" bigint, chain int, sequence int) ON p."legId" = w.id) n
     WHERE r.id = COALESCE(n.id, n."legId")`,
    [JSON.stringify(rows), JSON.stringify(places)],
  );
}
