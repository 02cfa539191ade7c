import { effects as texts } from '../../domain/effects.messages';
import { type BusinessDate, showDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { problemsOfSalary, salaryRules } from '../../domain/salary.rules';
import { staff } from '../../domain/staff.messages';
import { PaymentMode } from '../../masters/payment-mode';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { waysOfChange } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import { problemsOfValuedPayment, VALUE_DATE_CHANGE, withStoredDate } from '../safe/value-date';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { SALARY_CHANGE } from './change-paid-wages';
import { lockEmployee } from './lock-employee';
import { accountsMovedBy } from './moved-accounts';
import { OF_EMPLOYEE } from './pay-days.queries';
import { postSalary } from './pay-salary';

interface SalaryRow extends ShiftDocumentRow {
  employeeId: number;
  employeeName: string;
  from: BusinessDate;
  to: BusinessDate;
  earned: number;
  amount: number;
  carried: number;
  accountId: number | null;
  valueDate: BusinessDate | null;
  paymentModeId: number | null;
  reference: string | null;
  comment: string | null;
}

const documentOf = ({ id }: SalaryRow) => ({ kind: 'SALARY', id });

const daysOf = ({ from, to }: Pick<SalaryRow, 'from' | 'to'>): string => `${showDate(from)} – ${showDate(to)}`;

/**
 * A salary's figures never change: a wrong one is reversed, newest first, and paid again. Its source of payment and its
 * value date can be corrected unless the employee's account has moved since, because the payslip states the balance it
 * left.
 */
shiftDocumentChange<SalaryRow>({
  table: 'salary_payment',
  label: 'Salary',
  right: 'pay.record',
  fields: [
    referenceField('accountId', 'Account', salaryRules.accountId, () => TransactionAccount),
    referenceField('paymentModeId', 'Payment mode', salaryRules.paymentModeId, () => PaymentMode),
    VALUE_DATE_CHANGE,
    changeField('reference', 'Reference', salaryRules.reference),
    changeField('comment', 'Comment', salaryRules.comment, { kind: 'multiline' }),
  ],
  facts: [
    { name: 'employeeName', label: 'Employee', kind: 'text' },
    { name: 'from', label: 'From', kind: 'date' },
    { name: 'to', label: 'To', kind: 'date' },
    { name: 'earned', label: 'Earned', kind: 'money' },
    { name: 'amount', label: 'Paid', kind: 'money' },
    { name: 'carried', label: 'Carried forward', kind: 'money' },
    LATE_FACT,
  ],
  columns: `d.employee_id AS "employeeId", e.name AS "employeeName", d.from_date AS "from", d.to_date AS "to", d.earned,
            d.paid AS amount, d.carried, d.account_id AS "accountId", d.value_date AS "valueDate",
            d.payment_mode_id AS "paymentModeId", d.reference, d.comment, d.late_reason AS "lateReason"`,
  joins: 'JOIN employee e ON e.id = d.employee_id',
  titleOf: (row) => `${row.employeeName}, ${daysOf(row)}, ${inr(row.amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  async lockFirst(tx, id) {
    const [row] = await tx.sql<{ employeeId: number }>(
      'SELECT employee_id AS "employeeId" FROM salary_payment WHERE id = $1',
      [id],
    );
    if (row) await lockEmployee(tx, row.employeeId);
  },
  modify: withReferenceSeen('salary_payment', async (tx, changed: SalaryRow, before: SalaryRow) => {
    const after = withStoredDate(changed, changed);
    refuseIf(problemsOfSalary({ ...after }, await waysOfChange(tx.sql, after, before)));
    refuseIf(await problemsOfValuedPayment(tx, after, false));
    if (after.amount === 0 && (after.accountId !== null || after.paymentModeId !== null))
      throw refusal('NOTHING_PAID', staff.nothingPaid(), 'accountId');
    const write = { valueDate: after.valueDate };
    if (after.accountId === before.accountId && after.valueDate === before.valueDate) return { write };
    return { write, effects: await repostSalary(tx, after, before) };
  }),
  async remove(tx, row) {
    await refuseUnlessNewest(tx.sql, row);
    let money: Message[] = [];
    const owed = await accountsMovedBy(tx.sql, [row.employeeId], async () => {
      money = await moneyMovedBy(tx, [row.accountId], () => reverse(tx, tx.actor.userId, documentOf(row)));
      // The salary that is paid again counts the attendance as it is now.
      await reverse(tx, tx.actor.userId, { kind: SALARY_CHANGE, id: row.id });
    });
    await tx.sql('DELETE FROM salary_line WHERE salary_payment_id = $1', [row.id]);
    return { effects: [...owed, ...money, texts.salaryAgain({ days: texts.days(row), employee: row.employeeName })] };
  },
});

/** Posts it again from its account and on its value date. Returns how the money moves, in sentences. */
async function repostSalary(tx: Tx, after: SalaryRow, before: SalaryRow): Promise<Message[]> {
  const [{ moved }] = (await tx.sql(
    `SELECT EXISTS (
       SELECT FROM posting WHERE account_id = (SELECT id FROM ledger_account WHERE kind = 'EMPLOYEE' AND ref_id = $1)
         AND entry_id > (SELECT MAX(id) FROM journal_entry WHERE document_kind = 'SALARY' AND document_id = $2)) AS moved`,
    [after.employeeId, after.id],
  )) as [{ moved: boolean }];
  if (moved) {
    const isElsewhere = after.accountId !== before.accountId;
    const text = (isElsewhere ? staff.accountMoved : staff.valueDateHeld)({ employee: after.employeeName });
    throw refusal('ACCOUNT_MOVED', text, isElsewhere ? 'accountId' : 'valueDate');
  }
  return moneyMovedBy(tx, [before.accountId, after.accountId], async () => {
    await reverse(tx, tx.actor.userId, documentOf(before));
    return postSalary(tx, { ...after, shift: { id: after.shiftId, shiftDate: after.shiftDate }, notes: [] });
  });
}

/** A later salary recovered the balance that this one carried forward. */
async function refuseUnlessNewest(sql: Sql, { id, employeeId, employeeName }: SalaryRow): Promise<void> {
  const [newest] = await sql<Pick<SalaryRow, 'id' | 'from' | 'to'>>(
    `SELECT id, from_date AS "from", to_date AS "to" FROM salary_payment WHERE ${OF_EMPLOYEE} ORDER BY id DESC LIMIT 1`,
    [employeeId],
  );
  if (newest!.id === id) return;
  const { from, to } = newest!;
  throw refusal('NOT_NEWEST', staff.notNewest({ employee: employeeName, from, to }));
}
