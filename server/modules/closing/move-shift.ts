import { IsBoolean, IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import { effects as texts } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import { moveOpeningsToNewestShift } from '../../masters/move-openings';
import { IsBusinessDate } from '../../platform/is-business-date';
import { BusinessDate } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { toldResult } from '../../services/approvals/editable-table';
import { redateShift } from '../../services/ledger/redate';
import { lockCreditor } from '../credit/lock-creditor';
import { resettle } from '../credit/resettle';
import { lastShift } from '../shifts/next-shift.queries';
import { lockRunningShift, lockShiftSequence, type RunningShift } from '../shifts/running-shift';
import { checkSlot } from '../shifts/shift-slot';
import { TANK_OPENING } from '../shifts/shift-tank.entity';
import { ratesToStartWith } from '../shifts/start-shift';
import { correctRateIn } from './correct-rate';
import type { CorrectedShift } from './correct-shift';
import { tanksOpenedIn } from './remove-empty-shift';

@InputType({ description: 'Gives the running shift the date and the type that it should have been started with.' })
export class MoveShiftInput {
  @Field(() => Int, { description: 'Id of the running shift; refused if a different one runs.' })
  @IsInt()
  shiftId!: number;
  @Field(() => Int, { description: 'Id of the shift type.' })
  @IsInt()
  shiftTypeId!: number;
  @Field(() => BusinessDate)
  @IsBusinessDate('Please enter a valid shift date')
  shiftDate!: string;
  @Field(() => Boolean, {
    nullable: true,
    description: 'Confirmation by an admin of a date more than a day ahead of the next shift due.',
  })
  @IsOptional()
  @IsBoolean()
  confirmAhead?: boolean | null;
}

/**
 * Moves the running shift, with its entries, to another date or type (docs/design/domain.md#moved-shift). Its rates are
 * those of the new place, and its sales follow. Throws ProblemError SHIFT_NOT_MOVABLE if a bill, a salary or interest
 * has counted its day, and the problems of `checkSlot`.
 */
export const moveShift = defineCommand({
  name: 'moveShift',
  right: 'shift.undo',
  input: MoveShiftInput,
  async run(tx, input): Promise<CorrectedShift> {
    await lockShiftSequence(tx);
    const running = await lockRunningShift(tx);
    const { shiftDate, shiftTypeId } = input;
    const shift = closing.shift({ date: running.shiftDate, name: running.shiftName });
    if (input.shiftId !== running.id) throw refusal('SHIFT_OVER', closing.otherShiftRunning({ shift }));
    if (shiftDate === running.shiftDate && shiftTypeId === running.shiftTypeId)
      throw refusal('NO_CHANGE', closing.sameSlot({ shift }), 'shiftDate');
    const { name } = await checkSlot(tx, input, await lastShift(tx.sql, running.id));
    const creditorIds = await lockCreditorsOf(tx, running.id);
    const held = await heldByDay(tx, running, shiftDate, creditorIds);
    if (held.length > 0) throw refusal('SHIFT_NOT_MOVABLE', closing.shiftNotMovable({ shift, held }), 'shiftDate');
    const moved = { id: running.id, shiftDate, shiftName: name, state: 'RUNNING' as const };
    const settled = await moveEntries(tx, moved, shiftTypeId, creditorIds);
    const repriced = await takeRates(tx, moved, shiftTypeId);
    const { id: _, ...before } = running;
    tx.audit({ table: 'shift', id: running.id, before, after: { shiftDate, shiftTypeId, shiftName: name } });
    tx.publish('shiftChanged', { shiftId: running.id });
    tx.publish('creditSaleRecorded', { shiftId: running.id });
    tx.publish('cashChanged', { shiftId: running.id });
    tx.publish('stockChanged', { shiftId: running.id });
    const is = closing.shift({ date: shiftDate, name });
    const effects = [texts.movedShift({ before: shift, after: is }), ...repriced, ...settled];
    return { shiftId: running.id, shiftDate, ...toldResult({ effects }) };
  },
});

/** Locks the creditors of the shift's sales and payments, so that no bill is made of them until commit. Returns their ids. */
async function lockCreditorsOf(tx: Tx, shiftId: number): Promise<number[]> {
  const creditors = await tx.sql<{ id: number }>(
    `SELECT creditor_id AS id FROM credit_sale WHERE shift_id = $1
     UNION SELECT creditor_id FROM creditor_payment WHERE shift_id = $1 ORDER BY 1`,
    [shiftId],
  );
  for (const { id } of creditors) await lockCreditor(tx, id);
  return creditors.map(({ id }) => id);
}

/** What has counted the days between the old and the new date: bills of its customers, salaries, interest. */
async function heldByDay(
  { sql }: Tx,
  { id, shiftDate }: RunningShift,
  day: string,
  creditorIds: readonly number[],
): Promise<Message[]> {
  const [held] = await sql<{ bills: number; salaries: number; interest: boolean }>(
    `WITH first AS (SELECT LEAST($2::date, $3::date) AS day)
     SELECT (SELECT COUNT(*)::int FROM creditor_bill
             WHERE creditor_id = ANY($4) AND (to_date >= first.day OR bill_date >= first.day)) AS bills,
            (SELECT COUNT(*)::int FROM salary_payment WHERE shift_id = $1 OR to_date >= first.day) AS salaries,
            EXISTS (SELECT FROM interest_charge WHERE charged_to > first.day) AS interest
     FROM first`,
    [id, shiftDate, day, creditorIds],
  );
  const { bills, salaries, interest } = held!;
  return [
    ...(bills > 0 ? [closing.heldBills({ count: bills })] : []),
    ...(salaries > 0 ? [closing.heldSalaries({ count: salaries })] : []),
    ...(interest ? [closing.heldInterest()] : []),
  ];
}

/** Dates the shift, what is posted of it, and the opening balances that would come after it. Returns what settles otherwise. */
async function moveEntries(
  tx: Tx,
  { id, shiftDate }: { id: number; shiftDate: string },
  shiftTypeId: number,
  creditorIds: readonly number[],
): Promise<Message[]> {
  return resettle(tx, creditorIds, async () => {
    await tx.sql('UPDATE shift SET shift_date = $2, shift_type_id = $3 WHERE id = $1', [id, shiftDate, shiftTypeId]);
    const ids = await tanksOpenedIn(tx, id);
    await redateShift(tx, tx.actor.userId, id, { kind: TANK_OPENING, ids }, shiftDate);
    await moveOpeningsToNewestShift(tx);
  });
}

/** Gives the shift the rates of its new place. Returns what follows from those that differ. */
async function takeRates(
  tx: Tx,
  shift: { id: number; shiftDate: string; shiftName: string; state: 'RUNNING' },
  shiftTypeId: number,
): Promise<Message[]> {
  const rates = await ratesToStartWith(tx, { shiftDate: shift.shiftDate, shiftTypeId });
  const taken = await tx.sql<{ productId: number; product: string; rate: number }>(
    `SELECT r.product_id AS "productId", p.name AS product, r.rate
     FROM shift_rate r JOIN product p ON p.id = r.product_id WHERE r.shift_id = $1 ORDER BY r.product_id`,
    [shift.id],
  );
  const effects: Message[] = [];
  for (const { productId, product, rate: before } of taken) {
    const after = rates.find((rate) => rate.productId === productId)?.rate;
    if (after === undefined || after === before) continue;
    effects.push(movedMoney(texts.rateOf({ product }), before, after));
    effects.push(...(await correctRateIn(tx, shift, { productId, after })));
  }
  return effects;
}
