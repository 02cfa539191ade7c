import { Field, InputType, Int } from 'type-graphql';
import type { Message } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { type Payslip, payslipOf, problemOfPaid } from '../../domain/salary';
import { problemsOfSalary, salaryRules } from '../../domain/salary.rules';
import { staff } from '../../domain/staff.messages';
import { Employee } from '../../masters/employee';
import { referenceField } from '../../masters/reference-field';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { account, post, transfer } from '../../services/ledger/post';
import { type MoneyMovement, payMoney } from '../safe/move-money';
import { PaidInput } from '../safe/paid-input';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import {
  entriesOn,
  moveOpeningsBeforePosted,
  postedOn,
  problemsOfValuedPayment,
  ValueDateField,
  withStoredDate,
} from '../safe/value-date';
import { type EntryShift, type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import type { RunningShift } from '../shifts/running-shift';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { type CalculatedSalary, calculateSalary } from './calculate-salary';
import { lockEmployee } from './lock-employee';

@InputType({
  description:
    'A salary for a period. An amount of 0 needs no account or payment mode: everything is recovered or remains owed.',
})
export class PaySalaryInput extends PaidInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => Int) @Ruled(salaryRules.employeeId) employeeId!: number;
  @Field(() => BusinessDate) @Ruled(salaryRules.from) from!: string;
  @Field(() => BusinessDate) @Ruled(salaryRules.to) to!: string;
  @Field(() => Money) @Ruled(salaryRules.amount) override amount!: number;
  @ValueDateField() valueDate?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(salaryRules.reference) reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(salaryRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN') confirmed?: boolean | null;
}

export interface PaidSalary extends LateEffects {
  salaryPaymentId: number;
  paid: number;
  /** The balance of the employee's account after it: positive if owed by the employee, negative if by the station. */
  carried: number;
}

defineLateLine({
  command: 'paySalary',
  label: 'Salary',
  stored: {
    table: 'salary_payment',
    fields: [referenceField('employeeId', 'Employee', salaryRules.employeeId, () => Employee)],
    title: ['employeeId', 'from', 'to', 'amount'],
    figures: ['carried'],
  },
});

/**
 * Pays the salary of a period in the running shift, or late in a closed one (docs/design/domain.md#salary): credits the employee's account with what was earned,
 * which recovers what is owed there, and debits what is paid. Former employees can be paid too.
 */
export const paySalary = defineCommand({
  name: 'paySalary',
  right: 'pay.record',
  input: PaySalaryInput,
  async run(tx, typed): Promise<PaidSalary> {
    const { employeeId, amount } = typed;
    const shift = await lockShiftOfEntry(tx, typed);
    const { lateReason } = shift;
    // Nothing moves through the bank for an amount of 0.
    const input = amount === 0 && typed.valueDate ? { ...typed, valueDate: null } : withStoredDate(typed, shift);
    const { valueDate = null } = input;
    return withLateEffects(tx, { ...shift, valueDate }, async (effects) => {
      await lockEmployee(tx, employeeId);
      refuseIf([
        ...problemsOfSalary({ ...input }, await paymentWaysOf(tx.sql, lateReason !== null), input.notes),
        ...(await problemsOfValuedPayment(tx, input, false)),
      ]);
      await askAboutReference(tx, 'salary_payment', input);
      const salary = await calculateSalary(tx.sql, shift, employeeId, input);
      const problem = problemOfPaid(salary, amount);
      refuseIf(problem ? [problem] : []);
      // It would be empty, and leave no entry for the next salary to begin after.
      if (salary.earned === 0 && amount === 0) throw refusal('NOTHING_TO_PAY', staff.nothingToPay(), 'to');
      const slip = { ...salary, ...payslipOf(salary, amount) };
      const salaryPaymentId = await keepPayslip(tx, shift, input, slip);
      effects.push(...(await postSalary(tx, { ...input, id: salaryPaymentId, shift, earned: slip.earned })));
      tx.audit({
        table: 'salary_payment',
        id: salaryPaymentId,
        after: { ...input, ...slip, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { salaryPaymentId, paid: amount, carried: slip.carried };
    });
  },
});

/** A salary for posting: the earned amount, and the paid amount with its way (paise). */
interface PostedSalary extends PaidInput {
  id: number;
  shift: Pick<RunningShift, 'id' | 'shiftDate'>;
  /** As it is stored. */
  valueDate?: string | null;
  employeeId: number;
  earned: number;
}

/**
 * Pays the money and posts a salary on the day of its shift, and what an account paid on the value date. Opening balances
 * of its accounts that would come after it move to its day; returns what that changed.
 */
export async function postSalary(
  tx: Tx,
  { id, shift, valueDate = null, employeeId, earned, ...way }: PostedSalary,
): Promise<Message[]> {
  const posted = postedOn(valueDate, shift, { staysInShift: true });
  const opened = await moveOpeningsBeforePosted(tx, posted, { employee: employeeId, bank: way.accountId });
  const paid: MoneyMovement = way.amount === 0 ? { account: account('CASH'), notes: [] } : await payMoney(tx, way);
  const employee = account('EMPLOYEE', employeeId);
  const lines = [...transfer(account('SALARIES'), employee, earned), ...transfer(employee, paid.account, way.amount)];
  await post(tx, tx.actor.userId, entriesOn(posted, { document: { kind: 'SALARY', id }, lines, notes: paid.notes }));
  return opened;
}

/** Freezes the figures: no later change of terms or attendance affects them. */
async function keepPayslip(
  tx: Tx,
  { id: shiftId, lateReason }: EntryShift,
  { employeeId, from, to, amount, accountId, paymentModeId, valueDate, reference, comment }: PaySalaryInput,
  slip: CalculatedSalary & Payslip,
): Promise<number> {
  const { recovered, notRecovered } = slip;
  const way = amount === 0 ? [null, null] : [accountId ?? null, paymentModeId ?? null];
  const [row] = await tx.sql<{ id: number }>(
    `INSERT INTO salary_payment (shift_id, employee_id, from_date, to_date, shifts_worked, earned, owed_before,
       recovered_carried, recovered_advances, recovered_shortages,
       not_recovered_carried, not_recovered_advances, not_recovered_shortages,
       paid, carried, account_id, payment_mode_id, value_date, reference, comment, late_reason, created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22) RETURNING id`,
    [
      shiftId,
      employeeId,
      from,
      to,
      slip.shiftsWorked,
      slip.earned,
      slip.owedBefore,
      recovered.carried,
      recovered.advances,
      recovered.shortages,
      notRecovered.carried,
      notRecovered.advances,
      notRecovered.shortages,
      slip.paid,
      slip.carried,
      ...way,
      valueDate ?? null,
      reference ?? null,
      comment ?? null,
      lateReason,
      tx.actor.userId,
    ],
  );
  await tx.sql(
    `INSERT INTO salary_line (salary_payment_id, place, from_date, to_date, pay_basis, pay_rate, count, days_in_month, amount)
     SELECT $1, l.place, l."from", l."to", l."payBasis", l."payRate", l.count, l."daysInMonth", l.amount
     FROM jsonb_to_recordset($2::jsonb) AS l(place int, "from" date, "to" date, "payBasis" text, "payRate" bigint,
                                             count int, "daysInMonth" int, amount bigint)`,
    [row!.id, JSON.stringify(slip.pay.map((line, at) => ({ ...line, place: at + 1 })))],
  );
  return row!.id;
}
