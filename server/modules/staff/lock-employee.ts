import { refusal } from '../../domain/kernel/problem';
import type { OpenTransaction } from '../../platform/transaction';

export interface LockedEmployee {
  id: number;
  name: string;
  disabled: boolean;
}

/**
 * An employee's row, held alone: what moves the account or the terms comes one after the other, so that no salary is
 * reckoned on what changes meanwhile. Who only refers to the employee does not wait: a cash collection holds the safe by
 * then, which a salary wants next. Throws ProblemError INVALID where there is none.
 */
export async function lockEmployee({ sql }: OpenTransaction, employeeId: number): Promise<LockedEmployee> {
  const [employee] = await sql<LockedEmployee>(
    'SELECT id, name, disabled FROM employee WHERE id = $1 FOR NO KEY UPDATE',
    [employeeId],
  );
  if (!employee) throw refusal('UNKNOWN_EMPLOYEE', 'Select an employee', 'employeeId', 'INVALID');
  return employee;
}

/** As `lockEmployee`, and still working here: throws ProblemError REFUSED of who left. */
export async function lockWorkingEmployee(tx: OpenTransaction, employeeId: number): Promise<LockedEmployee> {
  const employee = await lockEmployee(tx, employeeId);
  if (employee.disabled) throw refusal('EMPLOYEE_DISABLED', `${employee.name} is disabled`, 'employeeId');
  return employee;
}
