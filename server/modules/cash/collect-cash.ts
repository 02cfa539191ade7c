import { IsInt } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { cash } from '../../domain/cash.messages';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { amountRule } from '../../domain/money-document.rules';
import { Ruled } from '../../platform/ruled';
import { Money } from '../../platform/scalars';
import { defineCommand } from '../../platform/submit';
import { saying } from '../../platform/validated';
import { account, post, transfer } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { shareRunningShift } from '../shifts/running-shift';
import { ShiftMeantField } from '../shifts/shift-meant-field';
import { problemsOfPlace } from './collection-place.queries';

@InputType({ description: 'Cash that an employee hands in for a pump during the shift.' })
export class CollectCashInput {
  @ShiftMeantField() shiftId?: number | null;
  @Field(() => Int) @IsInt(saying(cash.selectPump())) pumpId!: number;
  @Field(() => Int) @IsInt(saying(cash.selectEmployee())) employeeId!: number;
  @Field(() => Money, { nullable: true, description: 'Rupees; required only if no notes are counted.' })
  @Ruled({ ...amountRule, required: false })
  amount?: number | null;
  @NotesField({ defaultValue: [] })
  notes!: NoteInput[];
}

/** Receives cash into the safe against the running shift's clearing account. */
export const collectCash = defineCommand({
  name: 'collectCash',
  right: 'cash.record',
  input: CollectCashInput,
  async run(tx, input): Promise<{ cashCollectionId: number; amount: number }> {
    const shift = await shareRunningShift(tx, input.shiftId);
    refuseIf(await problemsOfPlace(tx.sql, { ...input, shiftId: shift.id }));
    const counted = countNotes(await lockSafe(tx), input.notes, input.amount ?? null, 'notes');
    if (counted.amount <= 0) throw refusal('NOT_POSITIVE', cash.notPositive(), 'notes', 'INVALID');
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO cash_collection (shift_id, pump_id, employee_id, amount, created_by_id)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [shift.id, input.pumpId, input.employeeId, counted.amount, tx.actor.userId],
    );
    await post(tx, tx.actor.userId, [
      {
        document: { kind: 'CASH_COLLECTION', id: row!.id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: transfer(account('CASH'), account('SHIFT_CLEARING', shift.id), counted.amount),
        notes: counted.notes,
      },
    ]);
    tx.audit({ table: 'cash_collection', id: row!.id, after: { ...input, amount: counted.amount } });
    tx.publish('cashChanged', { shiftId: shift.id });
    return { cashCollectionId: row!.id, amount: counted.amount };
  },
});
