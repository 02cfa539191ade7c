import { refusal } from '../../domain/kernel/problem';
import { staff } from '../../domain/staff.messages';
import type { OpenTransaction } from '../../platform/transaction';

export interface LockedEmployee {
  id: number;
  name: string;
  disabled: boolean;
}

/**
 * Locks an employee's row: changes of the account or the terms are serialised, so that no salary is calculated on
 * changing data. Foreign keys to the employee do not wait: a cash collection has locked the safe by then, which a
 * salary locks next. Throws ProblemError INVALID for an unknown employee.
 */
export async function lockEmployee({ sql }: OpenTransaction, employeeId: number): Promise<LockedEmployee> {
  const [employee] = await sql<LockedEmployee>(
    'SELECT id, name, disabled FROM employee WHERE id = $1 FOR NO KEY UPDATE',
    [employeeId],
  );
  if (!employee) throw refusal('UNKNOWN_EMPLOYEE', staff.selectEmployee(), 'employeeId', 'INVALID');
  return employee;
}

/** As `lockEmployee`; also throws ProblemError REFUSED if the employee has left. */
export async function lockWorkingEmployee(tx: OpenTransaction, employeeId: number): Promise<LockedEmployee> {
  const employee = await lockEmployee(tx, employeeId);
  if (employee.disabled) throw refusal('EMPLOYEE_DISABLED', staff.disabled({ employee: employee.name }), 'employeeId');
  return employee;
}
