import { recordEmployeeAdvance } from '../../../modules/staff/record-employee-advance';
import { lastId } from '../present';
import { type Row, submitRow } from '../route';
import { body, text, whole } from '../shape';
import { paid } from './cash';

export const staffRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/employee-advance',
    command: recordEmployeeAdvance,
    shape: body({ ...paid, employeeId: whole('employeeId'), comment: text('comment') }),
    present: ({ employeeAdvanceId }) => lastId(employeeAdvanceId),
  }),
];
