import type { PayBasis } from '../domain/earned-pay';
import { effects } from '../domain/effects.messages';
import { employeeRules } from '../domain/employee.rules';
import { masters as texts } from '../domain/masters.messages';
import { defineApprovalLine } from '../services/approvals/approval-line';
import { defineNamedBalance } from '../services/approvals/ledger-effects';
import { requireApproval } from '../services/approvals/require-approval';
import { addPayTerms } from './add-pay-terms';
import { employeeLabel } from './employee-label';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { moveFirstTerms, refuseJoinDate } from './move-join-date';
import {
  changeOpening,
  OPENING_DATE,
  OPENING_OF_EITHER_SIGN,
  postOpening,
  problemsOfGuardedOpening,
  waitsForOpening,
} from './opening-balance';
import { OPENINGS } from './opening-day';
import { unusualPayText } from './unusual-pay';

export const PAY_BASES: Readonly<Record<PayBasis, string>> = { SHIFT: 'By the shift', MONTH: 'By the month' };

/** Paise: from here on a pay is rarely that of one shift, and below it rarely that of a month. */
const LIKELY_A_SALARY = 300_000;

const UNDER_PAY_RATE = 'Change the pay rate, with its start date, under Pay rate';

defineNamedBalance('EMPLOYEE', {
  name: `SELECT ${employeeLabel('e')} FROM employee e WHERE e.id = a.ref_id`,
  text: (employee) => effects.employee({ employee }),
});

const NEW_EMPLOYEE_LINE = defineApprovalLine({
  setting: 'employeeByStaff',
  shown: {
    label: 'New employee by staff',
    description: 'ALLOWED or ADMINS: whether staff add employees at once, or wait for approval.',
    order: 10,
  },
  initial: 'ALLOWED',
  command: 'createEmployee',
  label: 'New employee',
  exempt: 'limits.exceed',
  hasAmount: false,
  stored: { table: 'employee', title: ['name'] },
});

defineApprovalLine({
  setting: 'employeeChangeByStaff',
  shown: {
    label: 'Change of an employee by staff',
    description: 'ALLOWED or ADMINS: whether staff change employees at once.',
    order: 20,
  },
  initial: 'ADMINS',
  command: 'updateEmployee',
  label: 'Employee',
  exempt: 'limits.exceed',
  hasAmount: false,
  changesOf: 'employee',
});

@Master<Employee>({
  label: 'Employee',
  description: 'An employee of the station',
  path: '/page/create-employee',
  addedBy: 'masters.employee.add',
  legacyId: 'employeeId',
  ledger: "ledger_account WHERE kind = 'EMPLOYEE' AND ref_id = $1",
  needsReason: true,
  created: ({ name }) => texts.employeeAdded({ name }),
  updated: () => texts.employeeUpdated(),
  async check(tx, after, before) {
    if (before === null) await requireApproval(tx, NEW_EMPLOYEE_LINE);
    const problems = await refuseJoinDate(tx, after, before);
    return [...problems, ...(await problemsOfGuardedOpening(tx, OPENINGS.employee, after, before))];
  },
  waits: waitsForOpening,
  async afterUpdate(tx, after, before) {
    await moveFirstTerms(tx, after, before);
    await changeOpening(tx, OPENINGS.employee, after, before);
  },
  async afterCreate(tx, employee) {
    const { id, joinDate, payBasis, payRate } = employee;
    await postOpening(tx, OPENINGS.employee, employee);
    return addPayTerms(tx, id, { since: joinDate, payBasis, payRate });
  },
  async asks(tx, { payBasis, payRate }, before) {
    const text = before === null ? await unusualPayText(tx, { employeeId: null, payBasis, payRate }) : null;
    return text === null ? [] : [{ field: 'payRate', text }];
  },
})
export class Employee extends MasterEntity {
  @MasterField({ ...employeeRules.employeeName, label: 'Employee name', inList: true, legacy: 'employeeName' })
  name!: string;
  @MasterField({
    ...employeeRules.contactNo,
    kind: 'phone',
    label: 'Contact number',
    inList: true,
    legacy: 'contactNo',
  })
  contactNo!: string;
  @MasterField({ ...employeeRules.address, kind: 'multiline', label: 'Address', inList: true, legacy: 'address' })
  address!: string;
  @MasterField({
    ...employeeRules.payRate,
    label: 'Pay rate',
    readBy: 'pay.read',
    readOnlyAfterCreate: true,
    changedElsewhere: UNDER_PAY_RATE,
    legacy: 'payRate',
  })
  payRate!: number;
  @MasterField({
    label: 'Paid',
    description: 'Whether pay is by the shift or by the month',
    kind: 'choice',
    choices: PAY_BASES,
    default: 'SHIFT',
    doubtOfDefault: ({ payRate, payBasis }) => {
      if (typeof payRate !== 'number' || payRate >= LIKELY_A_SALARY === (payBasis === 'MONTH')) return null;
      const text =
        payBasis === 'MONTH' ? texts.payOfMonth : payBasis === 'SHIFT' ? texts.payOfShift : texts.payWithoutBasis;
      return text({ figure: payRate });
    },
    readOnlyAfterCreate: true,
    changedElsewhere: UNDER_PAY_RATE,
    legacy: 'payBasis',
  })
  payBasis!: PayBasis;
  @MasterField({ ...employeeRules.joinDate, label: 'Join date', inList: true, legacy: 'joinDate' })
  joinDate!: string;
  @MasterField({
    ...OPENING_OF_EITHER_SIGN,
    description: 'What the employee owed at first, in rupees; below 0 what the station owed to the employee',
    hint: 'What the employee owes; with a minus what the station owes',
  })
  openingBalance!: number;
  @MasterField(OPENING_DATE) openingDate!: string | null;
  @MasterField({ label: 'Picture', kind: 'text', inForm: false, legacy: 'imagePath' })
  imagePath!: string | null;
  @MasterField({ label: 'Document', kind: 'text', inForm: false, legacy: 'documentPath' })
  documentPath!: string | null;
}
