import { Field, InputType, Int } from 'type-graphql';
import type { PayBasis, PayTerms } from '../../domain/earned-pay';
import { refuseIf } from '../../domain/kernel/problem';
import { payRateRules, problemsOfPayRate, replacedTerms, termsWith } from '../../domain/pay-rate.rules';
import { addPayTerms } from '../../masters/add-pay-terms';
import { Employee } from '../../masters/employee';
import { referenceField } from '../../masters/reference-field';
import { unusualPayText } from '../../masters/unusual-pay';
import { askAbout } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { BusinessDate, Money } from '../../platform/scalars';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { tellOtherAdmins } from '../../services/approvals/ask-or-apply';
import { changeField } from '../../services/approvals/change-field';
import { requireApproval } from '../../services/approvals/require-approval';
import { lockWorkingEmployee } from './lock-employee';
import { paidUpTo } from './pay-days.queries';
import { payHistoryOf } from './pay-history.queries';

@InputType({ description: 'Pay terms of an employee from a day on: new ones, or the corrected ones of that day.' })
export class ChangePayRateInput {
  @Field(() => Int) @Ruled(payRateRules.employeeId) employeeId!: number;
  @Field(() => BusinessDate) @Ruled(payRateRules.since) since!: string;
  @Field(() => String, { description: 'SHIFT or MONTH.' }) @Ruled(payRateRules.payBasis) payBasis!: PayBasis;
  @Field(() => Money) @Ruled(payRateRules.payRate) payRate!: number;
  @Field(() => String) @Ruled(payRateRules.reason) reason!: string;
  @ConfirmedField('FIGURE_UNUSUAL') confirmed?: boolean | null;
}

const PAY_RATE_LINE = defineApprovalLine({
  setting: 'payRateByAdmin',
  shown: {
    label: 'New pay rate',
    description: 'ALLOWED or ADMINS: whether a new pay rate waits for somebody else who decides on requests.',
    order: 50,
  },
  initial: 'ALLOWED',
  command: 'changePayRate',
  label: 'New pay rate',
  exempt: null,
  hasAmount: false,
  stored: {
    table: 'employee',
    fields: [
      referenceField('employeeId', 'Employee', payRateRules.employeeId, () => Employee),
      changeField('since', 'Since', payRateRules.since),
    ],
    title: ['employeeId', 'since'],
  },
});

/**
 * Adds new pay terms of an employee; earlier days stay at their rates. Replaces terms of the same day that no salary was
 * paid by, and those that are not yet in force.
 */
export const changePayRate = defineCommand({
  name: 'changePayRate',
  right: 'pay.record',
  input: ChangePayRateInput,
  async run(tx, { employeeId, reason, confirmed, ...terms }): Promise<{ employeeId: number }> {
    await lockWorkingEmployee(tx, employeeId);
    const history = await payHistoryOf(tx.sql, employeeId);
    const facts = { today: tx.today, history, paidUpTo: await paidUpTo(tx.sql, employeeId) };
    refuseIf(problemsOfPayRate({ employeeId, reason, ...terms }, facts));
    const changed = termsWith(terms, facts);
    const newest = changed.at(-1)!;
    await askAbout(tx, { confirmed }, 'FIGURE_UNUSUAL', 'payRate', () =>
      unusualPayText(tx, { employeeId, ...terms }, changed[changed.indexOf(terms) - 1]),
    );
    await requireApproval(tx, PAY_RATE_LINE);
    await tellOtherAdmins(tx, { table: 'employee', rowId: employeeId, changes: payOf(newest), comment: reason });
    for (const old of replacedTerms(terms.since, facts)) await removePayTerms(tx, employeeId, old, reason);
    await addPayTerms(tx, employeeId, terms, reason);
    await tx.sql('UPDATE employee SET pay_basis = $2, pay_rate = $3, version = version + 1 WHERE id = $1', [
      employeeId,
      newest.payBasis,
      newest.payRate,
    ]);
    tx.audit({ table: 'employee', id: employeeId, before: payOf(history.at(-1)!), after: payOf(newest), reason });
    tx.publish('masterChanged', { master: 'employee', id: employeeId });
    return { employeeId };
  },
});

async function removePayTerms(tx: Tx, employeeId: number, terms: PayTerms, reason: string): Promise<void> {
  const [row] = await tx.sql<{ id: number }>(
    'DELETE FROM pay_terms WHERE employee_id = $1 AND since = $2 RETURNING id',
    [employeeId, terms.since],
  );
  tx.audit({ table: 'pay_terms', id: row!.id, before: { employeeId, ...terms }, reason });
}

const payOf = ({ payBasis, payRate }: PayTerms) => ({ payBasis, payRate });
