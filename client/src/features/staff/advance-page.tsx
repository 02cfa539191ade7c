import { problemsOfEmployeeAdvance } from '../../../../server/domain/employee-advance.rules';
import { toldApart } from '../../../../server/domain/told-apart';
import {
  EmployeeAdvancesOfShiftDocument,
  EmployeeStandingsDocument,
  type EmployeeStandingsQuery,
  RecordEmployeeAdvanceDocument,
} from '../../graphql/generated/graphql';
import { t } from '../../i18n/translate';
import type { PaidSubject } from '../../ui/paid-document/paid-document';
import { paidDocumentPage } from '../../ui/paid-document/paid-document-page';
import { savedAs } from '../../ui/paid-document/use-saved-paid';
import { standingWords } from './staff-words';

/** The employees with what they owe. */
function employeesOf({ employeeStandings }: EmployeeStandingsQuery): PaidSubject[] {
  const labels = toldApart(
    employeeStandings.map(({ employeeId: id, employeeName: name, contactNo }) => ({ id, name, contactNo })),
  );
  return employeeStandings.map(({ employeeId: id, employeeName: name, balance, hasLeft }) => ({
    id,
    name,
    label: labels.get(id)!,
    hint: standingWords(balance),
    disabled: hasLeft,
  }));
}

/** Advances on pay, given to employees. */
export const Component = paidDocumentPage({
  sentAs: 'employee-advance',
  table: 'employee_advance',
  command: 'recordEmployeeAdvance',
  help: 'advance',
  texts: () => ({
    title: t('staff.advance.title'),
    noShift: t('staff.advance.noShift'),
    form: t('staff.advance.form'),
    subject: t('staff.employee'),
    list: t('staff.advance.list'),
    empty: t('staff.advance.empty'),
  }),
  savedText: (name, amount) => t('staff.advance.saved', { name, amount }),
  record: RecordEmployeeAdvanceDocument,
  idOf: ({ employeeAdvanceId }) => employeeAdvanceId,
  subject: { field: 'employeeId', name: 'employeeName', addedWith: 'masters.employee.add', adds: 'Employee' },
  choices: { query: EmployeeStandingsDocument, of: employeesOf, isMoved: true },
  list: {
    query: EmployeeAdvancesOfShiftDocument,
    of: ({ employeeAdvancesOfShift }) => employeeAdvancesOfShift,
    columns: ['amount', 'way', 'comment'],
  },
  problemsOf: problemsOfEmployeeAdvance,
  useSaved: savedAs('employee-advance', 'employeeId'),
});
