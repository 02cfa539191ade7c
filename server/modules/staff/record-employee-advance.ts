import { Field, InputType, Int } from 'type-graphql';
import { employeeAdvanceRules, problemsOfEmployeeAdvance } from '../../domain/employee-advance.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { askAbout } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { account, post, transfer } from '../../services/ledger/post';
import { payMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { type LateEffects, lockShiftOfEntry, moveOpeningsBeforeLate, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, ShiftMeantField } from '../shifts/shift-meant-field';
import { lockWorkingEmployee } from './lock-employee';
import { unusualAdvanceText } from './unusual-advance';

@InputType({ description: 'An advance to an employee.' })
export class RecordEmployeeAdvanceInput extends PaidInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @Field(() => Int) @Ruled(employeeAdvanceRules.employeeId) employeeId!: number;
  @Field(() => String, { nullable: true }) @Ruled(employeeAdvanceRules.comment) comment?: string | null;
  @ConfirmedField('FIGURE_UNUSUAL') confirmed?: boolean | null;
}

export const ADVANCE_LINE = defineApprovalLine({
  setting: 'advanceByStaff',
  command: 'recordEmployeeAdvance',
  label: 'Employee advance',
  exempt: 'limits.exceed',
  hasAmount: true,
  ofChanges: true,
  stored: { table: 'employee_advance', title: ['employeeId', 'amount'], shift: 'RUNNING' },
});

/**
 * Pays an advance in the running shift, or late in a closed one: the employee owes it until a salary recovers it. A
 * salary that was paid before a late advance stays; the next one recovers it.
 */
export const recordEmployeeAdvance = defineCommand({
  name: 'recordEmployeeAdvance',
  right: 'employees.advance',
  input: RecordEmployeeAdvanceInput,
  async run(tx, input): Promise<{ employeeAdvanceId: number } & LateEffects> {
    const { employeeId, amount, accountId = null, paymentModeId = null, comment = null } = input;
    const shift = await lockShiftOfEntry(tx, input);
    const { lateReason } = shift;
    return withLateEffects(tx, shift, async (effects) => {
      await lockWorkingEmployee(tx, employeeId);
      refuseIf(problemsOfEmployeeAdvance({ ...input }, await paymentWaysOf(tx.sql), input.notes));
      await askAbout(tx, input, 'FIGURE_UNUSUAL', 'amount', () => unusualAdvanceText(tx.sql, input));
      await requireApproval(tx, ADVANCE_LINE, amount);
      effects.push(...(await moveOpeningsBeforeLate(tx, shift, { employee: employeeId, bank: accountId })));
      const [row] = await tx.sql<{ id: number }>(
        `INSERT INTO employee_advance (shift_id, employee_id, amount, account_id, payment_mode_id, comment, late_reason,
                                       created_by_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
        [shift.id, employeeId, amount, accountId, paymentModeId, comment, lateReason, tx.actor.userId],
      );
      const paid = await payMoney(tx, input);
      await post(tx, tx.actor.userId, [
        {
          document: { kind: 'EMPLOYEE_ADVANCE', id: row!.id },
          businessDate: shift.shiftDate,
          shiftId: shift.id,
          lines: transfer(account('EMPLOYEE', employeeId), paid.account, amount),
          notes: paid.notes,
        },
      ]);
      tx.audit({
        table: 'employee_advance',
        id: row!.id,
        after: { ...input, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { employeeAdvanceId: row!.id };
    });
  },
});
