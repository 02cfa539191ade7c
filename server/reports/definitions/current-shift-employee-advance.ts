import { ADVANCE_COLUMNS, advanceRows } from '../advance-rows';
import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { defineReport } from '../report';

/** Employee advances of the current shift. */
export const currentShiftEmployeeAdvance = defineReport({
  route: 'current-shift-employee-advance',
  right: 'employees.read',
  title: 'Employee advances of this shift',
  menu: 'EMPLOYEE',
  sections: {
    shift: CURRENT_SHIFT,
    advances: {
      title: 'Advances',
      columns: ADVANCE_COLUMNS,
      changes: 'employee_advance',
      sql: advanceRows(`d.shift_id = ${CURRENT_SHIFT_ID}`),
    },
  },
});
