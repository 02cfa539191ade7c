import { employeeAdvanceRules, problemsOfEmployeeAdvance } from '../../domain/employee-advance.rules';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { Employee } from '../../masters/employee';
import { PaymentMode } from '../../masters/payment-mode';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import { changeField } from '../../services/approvals/change-field';
import { questionsOf } from '../../services/approvals/editable-table';
import { requireApproval } from '../../services/approvals/require-approval';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { waysOfChange } from '../safe/payment-ways.queries';
import { repostPaid } from '../safe/repost-paid';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { lockEmployee, lockWorkingEmployee } from './lock-employee';
import { accountsMovedBy } from './moved-accounts';
import { ADVANCE_LINE } from './record-employee-advance';
import { unusualAdvanceText } from './unusual-advance';

interface AdvanceRow extends ShiftDocumentRow {
  employeeId: number;
  employeeName: string;
  amount: number;
  accountId: number | null;
  paymentModeId: number | null;
  comment: string | null;
}

const documentOf = ({ id }: AdvanceRow) => ({ kind: 'EMPLOYEE_ADVANCE', id });

/** Corrects an advance. Salaries that recovered it stay as they were paid: the next one adjusts it. */
shiftDocumentChange<AdvanceRow>({
  table: 'employee_advance',
  label: 'Employee advance',
  fields: [
    referenceField('employeeId', 'Employee', employeeAdvanceRules.employeeId, () => Employee),
    changeField('amount', 'Amount', employeeAdvanceRules.amount),
    referenceField('accountId', 'Account', employeeAdvanceRules.accountId, () => TransactionAccount),
    referenceField('paymentModeId', 'Payment mode', employeeAdvanceRules.paymentModeId, () => PaymentMode),
    changeField('comment', 'Comment', employeeAdvanceRules.comment, { kind: 'multiline' }),
  ],
  facts: [LATE_FACT],
  columns: `d.employee_id AS "employeeId", e.name AS "employeeName", d.amount, d.account_id AS "accountId",
            d.payment_mode_id AS "paymentModeId", d.comment, d.late_reason AS "lateReason"`,
  joins: 'JOIN employee e ON e.id = d.employee_id',
  titleOf: ({ employeeName, amount }) => `${employeeName}, ${inr(amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  async modify(tx, after, before) {
    refuseIf(problemsOfEmployeeAdvance({ ...after }, await waysOfChange(tx.sql, after, before)));
    const isOfOther = after.employeeId !== before.employeeId;
    if (isOfOther || after.amount > before.amount) await requireApproval(tx, ADVANCE_LINE, after.amount);
    if (!isOfOther && after.amount === before.amount && after.accountId === before.accountId) return undefined;
    const isFigureNew = isOfOther || after.amount !== before.amount;
    const far = isFigureNew ? await unusualAdvanceText(tx.sql, after) : null;
    const employees = [before.employeeId, after.employeeId].toSorted((one, other) => one - other);
    for (const id of new Set(employees))
      await (isOfOther && id === after.employeeId ? lockWorkingEmployee : lockEmployee)(tx, id);
    let money: Message[] = [];
    const owed = await accountsMovedBy(tx.sql, employees, async () => {
      money = await moneyMovedBy(tx, [before.accountId, after.accountId], () =>
        repostPaid(tx, {
          before,
          after,
          way: 'OUT',
          document: documentOf(after),
          shift: { id: after.shiftId, shiftDate: after.shiftDate },
          against: account('EMPLOYEE', after.employeeId),
        }),
      );
    });
    return { effects: [...owed, ...money], questions: questionsOf('FIGURE_UNUSUAL', 'amount', far) };
  },
  async remove(tx, row) {
    await lockEmployee(tx, row.employeeId);
    let money: Message[] = [];
    const owed = await accountsMovedBy(tx.sql, [row.employeeId], async () => {
      money = await moneyMovedBy(tx, [row.accountId], () => reverse(tx, tx.actor.userId, documentOf(row)));
    });
    return { effects: [...owed, ...money] };
  },
});
