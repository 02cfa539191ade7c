import { cells } from '../../domain/cells.messages';
import { closing } from '../../domain/closing.messages';
import { employeeAdvanceRules } from '../../domain/employee-advance.rules';
import { Employee } from '../../masters/employee';
import { definePaidDocument } from '../documents/define-paid-document';
import { EmployeeAdvance } from './employee-advance.entity';
import { lockEmployee, lockWorkingEmployee } from './lock-employee';
import { accountsMovedBy } from './moved-accounts';
import { unusualAdvanceText } from './unusual-advance';

/**
 * An advance: the employee owes it until a salary recovers it. A salary that was paid before a late advance, or that
 * recovered one that is corrected, stays; the next one adjusts it.
 */
export const employeeAdvance = definePaidDocument({
  kind: 'EMPLOYEE_ADVANCE',
  table: 'employee_advance',
  entity: () => EmployeeAdvance,
  label: 'Employee advance',
  names: {
    record: 'recordEmployeeAdvance',
    id: 'employeeAdvanceId',
    list: 'employeeAdvancesOfShift',
    view: 'EmployeeAdvanceView',
  },
  descriptions: {
    input: 'An advance to an employee.',
    record: 'Records an advance to an employee.',
    list: 'Advances of the running shift, or of another one, newest first.',
    view: 'An advance to an employee.',
  },
  rights: { record: 'employees.advance', list: 'employees.read' },
  subject: {
    field: 'employeeId',
    name: 'employeeName',
    nameDescription: 'Name of the employee.',
    label: 'Employee',
    of: () => Employee,
    table: 'employee',
    account: 'EMPLOYEE',
  },
  lists: {
    held: closing.heldAdvances,
    cashWay: 'advances',
    inCash: { named: cells.advanceToEmployee, param: 'employee', plain: cells.advanceTo },
  },
  rules: employeeAdvanceRules,
  countedSince: `EXISTS (
    SELECT FROM salary_payment p JOIN journal_entry e ON e.document_kind = 'SALARY' AND e.document_id = p.id
    WHERE p.employee_id = d.employee_id AND e.id > (
      SELECT MIN(id) FROM journal_entry WHERE document_kind = 'EMPLOYEE_ADVANCE' AND document_id = d.id))`,
  staysInShift: true,
  approval: {
    setting: 'advanceByStaff',
    shown: {
      label: 'Advance by staff up to',
      description: 'Largest advance by staff that needs no approval, in rupees; null for any amount.',
      order: 10,
    },
    ofSubject: true,
  },
  lockSubject: (tx, employeeId, isNew) => (isNew ? lockWorkingEmployee : lockEmployee)(tx, employeeId),
  unusualText: unusualAdvanceText,
  alsoMoved: accountsMovedBy,
});
