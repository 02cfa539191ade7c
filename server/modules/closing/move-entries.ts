import { closing } from '../../domain/closing.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import { moveOpeningsBack, moveOpeningsOfShift, moveOpeningsToNewestShift } from '../../masters/move-openings';
import { ratesInForce } from '../../masters/product-rate.queries';
import type { Tx } from '../../platform/submit';
import { redateShift } from '../../services/ledger/redate';
import { coverSince } from '../cash/resettle-days';
import { lockMachine } from '../cash/settle-swipe';
import { lockCreditor } from '../credit/lock-creditor';
import { resettle } from '../credit/resettle';
import { lastShift, shiftAfter } from '../shifts/next-shift.queries';
import type { RunningShift } from '../shifts/running-shift';
import { checkSlot, type SlotInput } from '../shifts/shift-slot';
import { TANK_OPENING } from '../shifts/shift-tank.entity';
import { ratesToStartWith } from '../shifts/start-shift';
import { SALARY_CHANGE } from '../staff/change-paid-wages';
import { shareAgain } from '../stock/post-invoice';
import { correctRateIn } from './correct-rate';
import { chargedIn, lockCharged } from './recalculate-close';
import { tanksOpenedIn } from './remove-empty-shift';

/** A locked shift that gets another date or type. */
type MovingShift = RunningShift & { state: 'RUNNING' | 'CLOSED' };

/** A shift at its new date and type. */
type MovedShift = Omit<MovingShift, 'shiftTypeId'>;

/** Between the earlier and the later of both dates: what counts only one of them would count another sale or salary. */
interface MovedDays {
  first: string;
  last: string;
  /** The new one. */
  shiftDate: string;
}

/**
 * Gives a locked shift the date and the type that it should have been started with, strictly between its neighbours
 * (docs/design/domain.md#moved-shift): its entries and its close move with it, at the rates of the new place. The caller
 * holds the sequence of shifts. Returns the moved shift, and what followed, in sentences. Throws ProblemError NO_CHANGE,
 * SHIFT_NOT_MOVABLE if a bill, a salary or interest has counted one of the days, and the problems of `checkSlot`.
 */
export async function moveTo(
  tx: Tx,
  shift: MovingShift,
  input: SlotInput,
): Promise<{ moved: MovedShift; effects: Message[] }> {
  const { id, state } = shift;
  const { shiftDate, shiftTypeId } = input;
  const before = closing.shift({ date: shift.shiftDate, name: shift.shiftName });
  if (shiftDate === shift.shiftDate && shiftTypeId === shift.shiftTypeId)
    throw refusal('NO_CHANGE', closing.sameSlot({ shift: before }), 'shiftDate');
  const [previous, next] = [await lastShift(tx.sql, id), await shiftAfter(tx.sql, id)];
  const { name } = await checkSlot(tx, input, previous, next, shift.shiftTypeId);
  const locked = await lockAccounts(tx, id);
  const [first, last] = [shift.shiftDate, shiftDate].toSorted() as [string, string];
  const held = await heldByDays(tx, id, { first, last, shiftDate }, locked.creditorIds);
  if (held.length > 0)
    throw refusal('SHIFT_NOT_MOVABLE', closing.shiftNotMovable({ shift: before, held }), 'shiftDate');
  const moved = { id, state, shiftDate, shiftName: name };
  const settled = await moveEntries(tx, moved, shiftTypeId, locked.creditorIds);
  for (const machineId of locked.machineIds) settled.push(...(await coverSince(tx, machineId, first)));
  const repriced = await takeRates(tx, moved, shiftTypeId);
  const { id: _, state: __, ...was } = shift;
  tx.audit({ table: 'shift', id, before: was, after: { shiftDate, shiftTypeId, shiftName: name } });
  tx.publish('shiftChanged', { shiftId: id });
  tx.publish('creditSaleRecorded', { shiftId: id });
  tx.publish('cashChanged', { shiftId: id });
  tx.publish('stockChanged', { shiftId: id });
  const after = closing.shift({ date: shiftDate, name });
  return { moved, effects: [texts.movedShift({ before, after }), ...repriced, ...settled] };
}

interface LockedAccounts {
  creditorIds: number[];
  machineIds: number[];
}

/**
 * Locks whose accounts the shift has entries in, so that no bill, salary or settlement counts them until commit: the
 * creditors, then the employees, then the swipe machines, as other commands lock them. A payment with a value date does
 * not move.
 */
async function lockAccounts(tx: Tx, shiftId: number): Promise<LockedAccounts> {
  const ids = async (select: string): Promise<number[]> =>
    (await tx.sql<{ id: number }>(`${select} ORDER BY 1`, [shiftId])).map(({ id }) => id);
  const creditorIds = await ids(
    `SELECT creditor_id AS id FROM credit_sale WHERE shift_id = $1
     UNION SELECT creditor_id FROM creditor_payment WHERE shift_id = $1 AND value_date IS NULL`,
  );
  for (const id of creditorIds) await lockCreditor(tx, id);
  const employeeIds = await ids(
    `SELECT employee_id AS id FROM attendance WHERE shift_id = $1
     UNION SELECT employee_id FROM employee_advance WHERE shift_id = $1`,
  );
  await lockCharged(tx, [...employeeIds, ...(await chargedIn(tx, [shiftId]))]);
  const machineIds = await ids('SELECT DISTINCT swipe_machine_id AS id FROM swipe_collection WHERE shift_id = $1');
  for (const id of machineIds) await lockMachine(tx, id);
  return { creditorIds, machineIds };
}

/**
 * What has counted one of the days without the other: bills of the shift's customers, salaries of its crew, and interest
 * that its payments would change, or that would be charged beyond the newest shift, and cheques whose steps would come
 * before their payment. A salary that was paid in the shift
 * counts its account up to it.
 */
async function heldByDays(
  { sql }: Tx,
  shiftId: number,
  { first, last, shiftDate }: MovedDays,
  creditorIds: readonly number[],
): Promise<Message[]> {
  const [held] = await sql<{ bills: number; salaries: number; interest: boolean; cheques: number }>(
    `SELECT (SELECT COUNT(*)::int FROM creditor_bill
             WHERE creditor_id = ANY($4)
               AND ((to_date >= $2) <> (to_date >= $3) OR kind = 'SALES' AND (from_date <= $2) <> (from_date <= $3))) AS bills,
            (SELECT COUNT(*)::int FROM salary_payment p
             WHERE p.shift_id = $1
                OR EXISTS (SELECT FROM attendance WHERE shift_id = $1 AND employee_id = p.employee_id)
                   AND (($2 BETWEEN from_date AND to_date) <> ($3 BETWEEN from_date AND to_date)
                        OR $2 BETWEEN from_date AND to_date AND EXISTS (
                             SELECT FROM pay_terms WHERE employee_id = p.employee_id AND since > $2 AND since <= $3))) AS salaries,
            EXISTS (SELECT FROM interest_charge i JOIN creditor_bill b ON b.id = i.bill_id
                    WHERE i.charged_from < $3 AND i.charged_to > $2
                      AND (b.creditor_id = ANY($4) OR NOT EXISTS (SELECT FROM shift WHERE id > $1))) AS interest,
            (SELECT COUNT(*)::int FROM cheque q
             LEFT JOIN creditor_payment p ON p.id = q.creditor_payment_id LEFT JOIN supplier_payment y ON y.id = q.supplier_payment_id
             WHERE COALESCE(p.shift_id, y.shift_id) = $1 AND LEAST(q.deposited_on, q.returned_on) < $5) AS cheques`,
    [shiftId, first, last, creditorIds, shiftDate],
  );
  const { bills, salaries, interest, cheques } = held!;
  return [
    ...(bills > 0 ? [closing.heldBills({ count: bills })] : []),
    ...(salaries > 0 ? [closing.heldSalaries({ count: salaries })] : []),
    ...(interest ? [closing.heldInterest()] : []),
    ...(cheques > 0 ? [closing.heldCheques({ count: cheques })] : []),
  ];
}

/** Dates the shift, what is posted of it, and the opening balances that would come after it. Returns what follows. */
async function moveEntries(
  tx: Tx,
  { id, shiftDate }: MovedShift,
  shiftTypeId: number,
  creditorIds: readonly number[],
): Promise<Message[]> {
  const settled = await resettle(tx, creditorIds, async () => {
    await tx.sql('UPDATE shift SET shift_date = $2, shift_type_id = $3 WHERE id = $1', [id, shiftDate, shiftTypeId]);
    await tx.sql('UPDATE daily_total SET shift_date = $2 WHERE shift_id = $1', [id, shiftDate]);
    const begun = { kind: TANK_OPENING, ids: await tanksOpenedIn(tx, id) };
    // Pay of the shift that followed a paid salary is on the day of that salary.
    await redateShift(tx, tx.actor.userId, id, { begun, except: [SALARY_CHANGE] }, shiftDate);
  });
  // Each settles again what it moves.
  return [
    ...(await moveOpeningsToNewestShift(tx)),
    ...(await moveOpeningsOfShift(tx, id, shiftDate)),
    ...(await moveOpeningsBack(tx)),
    ...settled,
  ];
}

/** Gives the shift the rates of its new place. Returns what follows from those that differ. */
async function takeRates(tx: Tx, shift: MovedShift, shiftTypeId: number): Promise<Message[]> {
  const effects = await bringFirstRates(tx, shift, shiftTypeId);
  const rates = await ratesToStartWith(tx, { shiftDate: shift.shiftDate, shiftTypeId });
  const taken = await tx.sql<{ productId: number; product: string; rate: number }>(
    `SELECT r.product_id AS "productId", p.name AS product, r.rate
     FROM shift_rate r JOIN product p ON p.id = r.product_id WHERE r.shift_id = $1 ORDER BY r.product_id`,
    [shift.id],
  );
  for (const { productId, product, rate: before } of taken) {
    const after = rates.find((rate) => rate.productId === productId)?.rate;
    if (after === undefined || after === before) continue;
    effects.push(movedMoney(texts.rateOf({ product }), before, after));
    effects.push(...(await correctRateIn(tx, shift, { productId, after, field: 'shiftDate' })));
  }
  return effects;
}

/**
 * Moves the first rates of products that have none by the new place to it: none can be entered for a shift that has begun
 * before all others. Returns how purchases of those days change.
 */
async function bringFirstRates(tx: Tx, { id, shiftDate }: MovedShift, shiftTypeId: number): Promise<Message[]> {
  const taken = await tx.sql<{ productId: number }>(
    'SELECT product_id AS "productId" FROM shift_rate WHERE shift_id = $1 ORDER BY product_id',
    [id],
  );
  const rates = await ratesInForce(tx.sql, shiftDate, shiftTypeId);
  const without = taken.filter(({ productId }) => rates.every((rate) => rate.productId !== productId));
  const effects: Message[] = [];
  for (const { productId } of without) {
    const [moved] = await tx.sql<{ id: number; before: { shiftDate: string; shiftTypeId: number } }>(
      `UPDATE product_rate r SET shift_date = $2, shift_type_id = $3, version = r.version + 1
       FROM (SELECT f.id, jsonb_build_object('shiftDate', f.shift_date, 'shiftTypeId', f.shift_type_id) AS before
             FROM product_rate f JOIN shift_type t ON t.id = f.shift_type_id
             WHERE f.product_id = $1 ORDER BY f.shift_date, t.position LIMIT 1 FOR UPDATE OF f) first
       WHERE first.id = r.id RETURNING r.id, first.before`,
      [productId, shiftDate, shiftTypeId],
    );
    if (moved === undefined) continue;
    tx.audit({ table: 'product_rate', id: moved.id, before: moved.before, after: { shiftDate, shiftTypeId } });
    effects.push(...(await shareAgain(tx, { productId, shiftDate, shiftTypeId })));
  }
  return effects;
}
