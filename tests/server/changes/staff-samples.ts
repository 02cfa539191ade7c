import type { ChangeSample, ChangeStation } from './change-sample';

let clerks = 0;

/** Pays nineteen days of February to a new clerk with a monthly salary. */
const paySalary = async ({ act }: ChangeStation): Promise<number> => {
  const { id: employeeId } = await act('createEmployee', {
    name: `clerk ${++clerks}`,
    contactNo: '9876543210',
    address: 'Main road',
    joinDate: '2026-02-01',
    payBasis: 'MONTH',
    payRate: 280_000,
  });
  const asked = { employeeId, from: '2026-02-01', to: '2026-02-19', amount: 150_000, notes: [] };
  return (await act<{ salaryPaymentId: number }>('paySalary', asked)).salaryPaymentId;
};

export const staffSamples: ChangeSample[] = [
  {
    table: 'employee_advance',
    seed: async ({ act, ids }) => {
      const asked = { employeeId: ids.employees[0], amount: 20_000, notes: [] };
      return (await act<{ employeeAdvanceId: number }>('recordEmployeeAdvance', asked)).employeeAdvanceId;
    },
    change: ({ ids }) => ({ employeeId: String(ids.employees[1]), amount: '150.00', comment: 'it was Shyam' }),
    wrong: { change: () => ({ employeeId: '99999' }), message: 'Select an employee' },
  },
  {
    table: 'salary_payment',
    seed: paySalary,
    change: ({ ids }) => ({
      accountId: String(ids.accountId),
      paymentModeId: String(ids.modeId),
      reference: 'UTR 9',
      comment: 'paid by the bank',
    }),
    wrong: { change: ({ ids }) => ({ accountId: String(ids.accountId) }), message: 'Select a payment mode' },
  },
];
