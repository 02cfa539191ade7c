import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { cash } from '../../domain/cash.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { amountRule } from '../../domain/money-document.rules';
import { askAbout } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { defineLateLine } from '../../services/approvals/approval-line';
import { account, post, transfer } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import { recalculateLate } from '../shifts/late-takings';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { problemsOfPlace } from './collection-place.queries';
import { unusualCollectionText } from './unusual-cash';

@InputType({ description: 'Cash that an employee hands in for a pump during the shift.' })
export class CollectCashInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Int) @IsInt(saying(cash.selectPump())) pumpId!: number;
  @Field(() => Int) @IsInt(saying(cash.selectEmployee())) employeeId!: number;
  @Field(() => Money, { nullable: true, description: 'Rupees; required only if no notes are counted.' })
  @Ruled({ ...amountRule, required: false })
  amount?: number | null;
  @NotesField({ defaultValue: [] })
  notes!: NoteInput[];
  @ConfirmedField('FIGURE_UNUSUAL') confirmed?: boolean | null;
}

/** Cash that was handed in, in paise. */
export interface CollectedCash extends LateEffects {
  cashCollectionId: number;
  amount: number;
}

defineLateLine({
  command: 'collectCash',
  label: 'Cash collection',
  stored: { table: 'cash_collection', title: ['pumpId', 'employeeId', 'amount'], figures: ['amount'] },
});

/** Receives cash into the safe against the clearing account of the running shift, or late of a closed one. */
export const collectCash = defineCommand({
  name: 'collectCash',
  right: 'cash.record',
  input: CollectCashInput,
  async run(tx, input): Promise<CollectedCash> {
    const shift = await lockShiftOfEntry(tx, input);
    const { lateReason } = shift;
    return withLateEffects(tx, shift, async (effects) => {
      // Who has left since may have worked in the shift of a late entry.
      const keptId = lateReason === null ? null : input.employeeId;
      refuseIf(await problemsOfPlace(tx.sql, { ...input, shiftId: shift.id }, keptId));
      if (lateReason !== null) await lockThoseWhoAnswer(tx, shift.id, input.pumpId);
      const counted = countNotes(await lockSafe(tx), input.notes, input.amount ?? null, 'notes');
      if (counted.amount <= 0) throw refusal('NOT_POSITIVE', cash.notPositive(), 'notes', 'INVALID');
      const field = input.amount == null ? 'notes' : 'amount';
      await askAbout(tx, input, 'FIGURE_UNUSUAL', field, () => unusualCollectionText(tx.sql, { ...input, ...counted }));
      const [row] = await tx.sql<{ id: number }>(
        `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, late_reason, created_by_id)
         VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
        [shift.id, input.pumpId, input.employeeId, counted.amount, lateReason, tx.actor.userId],
      );
      effects.push(...(await recalculateLate(tx, shift, input.pumpId, field)));
      await post(tx, tx.actor.userId, [
        {
          document: { kind: 'CASH_COLLECTION', id: row!.id },
          businessDate: shift.shiftDate,
          shiftId: shift.id,
          lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), counted.amount),
          notes: counted.notes,
        },
      ]);
      tx.audit({
        table: 'cash_collection',
        id: row!.id,
        after: { ...input, amount: counted.amount, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { cashCollectionId: row!.id, amount: counted.amount };
    });
  },
});

/** Locks the employees whose shortage at the pump may change: employees come before the safe in the lock order. */
const lockThoseWhoAnswer = (tx: Tx, shiftId: number, pumpId: number): Promise<unknown> =>
  tx.sql(
    `SELECT FROM employee
     WHERE id IN (SELECT employee_id FROM employee_shortage WHERE shift_id = $1 AND pump_id = $2
                  UNION SELECT employee_id FROM pump_close WHERE shift_id = $1 AND pump_id = $2)
     ORDER BY id FOR NO KEY UPDATE`,
    [shiftId, pumpId],
  );
