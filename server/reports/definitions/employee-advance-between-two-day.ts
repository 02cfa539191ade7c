import { Employee } from '../../masters/employee';
import { ADVANCE_COLUMNS, advanceRows } from '../advance-rows';
import { date, key, text } from '../column';
import { dateRange, reference } from '../parameter';
import { defineReport } from '../report';

/** Employee advances by the days of their shifts. */
export const employeeAdvanceBetweenTwoDay = defineReport({
  route: 'employee-advance-between-two-day',
  right: 'employees.read',
  title: 'Employee advances between two days',
  menu: 'EMPLOYEE',
  parameters: { ...dateRange, employee: reference('Employee', () => Employee) },
  columns: [
    key('shiftId'),
    date('date', { drill: '/report/closed-shift-report/{shiftId}/{date}' }),
    text('shift'),
    ...ADVANCE_COLUMNS,
  ],
  subtotalBy: 'employee',
  changes: 'employee_advance',
  sql: advanceRows('s.shift_date BETWEEN :from AND :to AND (:employee IS NULL OR d.employee_id = :employee)'),
});
