import { employeeAdvance } from '../../../modules/staff/employee-advance';
import { type Row, submitRow } from '../route';
import { flag, text, whole } from '../shape';
import { paid } from './cash';
import { entryBody, entryId } from './shift-entry';

export const staffRows: Row[] = [
  submitRow({
    method: 'POST',
    path: '/api/v1/employee-advance',
    command: employeeAdvance.record,
    shape: entryBody({
      ...paid,
      employeeId: whole('employeeId'),
      valueDate: text('valueDate'),
      comment: text('comment'),
      confirmed: flag('confirmed', false),
    }),
    present: ({ employeeAdvanceId, ...late }) => entryId(employeeAdvanceId, late),
  }),
];
