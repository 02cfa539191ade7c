import { CURRENT_SHIFT, CURRENT_SHIFT_ID } from '../current-shift';
import { EXPENDITURE_COLUMNS, expendituresOf } from '../expenditure-rows';
import { defineReport } from '../report';

/** Expenditures of the current shift. */
export const currentShiftExpenditure = defineReport({
  route: 'current-shift-expenditure',
  right: 'cash.read',
  title: 'Expenditure of this shift',
  menu: 'EXPENDITURE',
  sections: {
    shift: CURRENT_SHIFT,
    expenditure: {
      title: 'Expenditure',
      columns: EXPENDITURE_COLUMNS,
      changes: 'expenditure',
      sql: expendituresOf(CURRENT_SHIFT_ID),
    },
  },
});
