import type { Station } from '../support/station';

export interface WorkedMoney {
  /** Ramesh's in cash, Meena's through the bank. */
  salaries: [number, number];
}

/**
 * Payments and receipts of the night shift of 3 April besides its sales: tea of 1,250.00 in cash and 3,000.00 through
 * the bank; BALAJI pays 5,000.00 in cash; ramesh gets an advance of 500.00 and meena of 700.00; 50,000.00 are deposited
 * and 3,000.00 drawn. For four shifts of 1 and 2 April at 450.00 ramesh earned 1,800.00: 500.00 are recovered, and
 * 1,000.00 of the 1,300.00 are paid. Meena, with 15,000.00 a month since the first, earned 1,500.00 in three days: her
 * advance and the shortages of 280.00 are recovered, and 520.00 are paid through the bank.
 */
export async function workMoney({ act, ids }: Station): Promise<WorkedMoney> {
  const [ramesh, meena] = ids.employees;
  const bank = { accountId: ids.accounts[0], paymentModeId: ids.paymentModes[1], notes: [] };
  const tea = { expenditureCategoryId: ids.expenditureCategories[0] };
  const out = (...notes: [value: number, count: number][]) =>
    notes.map(([value, count]) => ({ value, in: 0, out: count }));
  await act('recordExpenditure', {
    ...tea,
    amount: 125_000,
    notes: out([500, 2], [200, 1], [50, 1]),
    comment: 'Sweets for the festival',
  });
  await act('recordExpenditure', { ...tea, ...bank, amount: 300_000, reference: 'UTR77' });
  await act('recordCreditorPayment', {
    creditorId: ids.creditors[2],
    amount: 500_000,
    notes: [{ value: 500, in: 10, out: 0 }],
  });
  await act('recordEmployeeAdvance', { employeeId: ramesh, amount: 50_000, notes: [], comment: 'School fees' });
  await act('recordEmployeeAdvance', { employeeId: meena, amount: 70_000, notes: [] });
  const transfer = { accountId: ids.accounts[0], reference: 'SLIP 12' };
  await act('transferCash', { ...transfer, kind: 'DEPOSIT', notes: out([500, 100]) });
  await act('transferCash', { ...transfer, kind: 'DRAWING', notes: [{ value: 100, in: 30, out: 0 }] });
  await act('changePayRate', {
    employeeId: meena,
    since: '2025-04-01',
    payBasis: 'MONTH',
    payRate: 1_500_000,
    reason: 'Keeps the books now',
  });
  const paid = (employeeId: number | undefined, to: string, salary: object) =>
    act<{ salaryPaymentId: number }>('paySalary', { employeeId, from: '2025-04-01', to, ...salary });
  const first = await paid(ramesh, '2025-04-02', { amount: 100_000, notes: [] });
  const second = await paid(meena, '2025-04-03', { ...bank, amount: 52_000, reference: 'UTR78' });
  return { salaries: [first.salaryPaymentId, second.salaryPaymentId] };
}

/** Starts the night shift of 3 April after `workShifts`, with ramesh and meena on duty. */
export async function startNight({ act, ids }: Station): Promise<number> {
  const [ramesh, meena] = ids.employees;
  const { shiftId } = await act<{ shiftId: number }>('startShift', {
    shiftTypeId: ids.shiftTypes.night,
    shiftDate: '2025-04-03',
    onDuty: [
      { employeeId: ramesh, pumpId: ids.pumps[0].id },
      { employeeId: meena, pumpId: ids.pumps[1].id },
    ],
  });
  return shiftId;
}

/** Collects 10,000.00 from ramesh during a shift. */
export const collect = ({ act, ids }: Station): Promise<unknown> =>
  act('collectCash', {
    pumpId: ids.pumps[0].id,
    employeeId: ids.employees[0],
    notes: [{ value: 500, in: 20, out: 0 }],
  });

/**
 * Closes that night: 200 L of HS are 18,500.00; besides the 10,000.00, ramesh hands in 8,400.00 and is 100.00 short.
 */
export async function closeNight({ act, ids }: Station): Promise<void> {
  const [first, second] = ids.pumps;
  const [ramesh] = ids.employees;
  await act('closeShift', {
    pumps: [
      {
        pumpId: first.id,
        nozzles: [
          { nozzleId: first.diesel, close: 6_225_000, testing: 0 },
          { nozzleId: first.petrol, close: 8_000_000, testing: 0 },
        ],
        swipes: [],
        lastCollection: { employeeId: ramesh, amount: 840_000, notes: [] },
        shortages: [{ employeeId: ramesh, amount: 10_000 }],
      },
      {
        pumpId: second.id,
        nozzles: [
          { nozzleId: second.diesel, close: 1_000_000, testing: 0 },
          { nozzleId: second.petrol, close: 5_000_000, testing: 0 },
        ],
        swipes: [],
        shortages: [],
      },
    ],
    tanks: [
      { tankId: ids.tanks.diesel, isAtg: true, volume: 9_942_200 },
      { tankId: ids.tanks.petrol, isAtg: true, volume: 12_142_200 },
    ],
  });
}

/**
 * Starts the morning shift of 4 April and pays ramesh for 3 April: two shifts earned 900.00; with the 300.00 carried
 * forward, less an advance of 250.00 and the shortage of 100.00, 850.00 are paid in cash. Returns the salary.
 */
export async function workMorning({ act, ids }: Station): Promise<number> {
  const [ramesh] = ids.employees;
  await act('startShift', { shiftTypeId: ids.shiftTypes.morning, shiftDate: '2025-04-04', onDuty: [] });
  await act('recordEmployeeAdvance', { employeeId: ramesh, amount: 25_000, notes: [] });
  const { salaryPaymentId } = await act<{ salaryPaymentId: number }>('paySalary', {
    employeeId: ramesh,
    from: '2025-04-03',
    to: '2025-04-03',
    amount: 85_000,
    notes: [],
  });
  return salaryPaymentId;
}

/** A collection, tea and an advance in the running shift. */
export async function spend(station: Station): Promise<void> {
  const { act, ids } = station;
  await collect(station);
  await act('recordExpenditure', { expenditureCategoryId: ids.expenditureCategories[0], amount: 8_000, notes: [] });
  await act('recordEmployeeAdvance', { employeeId: ids.employees[0], amount: 20_000, notes: [] });
}
