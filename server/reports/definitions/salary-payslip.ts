import { parameter } from '../parameter';
import { PAYSLIP_PAPER, payslipSheet } from '../payslip-sheet';
import { defineReport } from '../report';

/** A paid salary on a sheet for the employee. */
export const salaryPayslip = defineReport({
  route: 'salary-payslip',
  right: 'pay.read',
  title: 'Payslip',
  isDocument: true,
  parameters: { salaryPaymentId: parameter('integer', 'Salary', { inPath: true }) },
  sections: payslipSheet('d.id = :salaryPaymentId'),
  paper: { ...PAYSLIP_PAPER, document: 'SELECT d.id FROM salary_payment d WHERE d.id = :salaryPaymentId' },
});
