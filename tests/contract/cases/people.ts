import { aShiftRuns } from '../work';
import { another, anotherEmail, type Cases, LAST_ID, list, next } from './case';

const CREDITOR = {
  firmName: 'Verma Traders',
  shortName: 'Verma',
  proprietorName: 'R Verma',
  email: 'verma@customer.example',
  contactNo: '9123456700',
  panNumber: 'ABCDE1234F',
  address: 'Main road',
  maxLimit: 250000,
  hasSmallCreditor: 1,
};

const EMPLOYEE = {
  employeeName: 'Kiran Rao',
  contactNo: '9876500000',
  address: 'Ward 4',
  payRate: '450.50',
  joinDate: '2024-04-01',
};

const PAY = {
  status: 409,
  msg: 'Change the pay rate, with its start date, under Pay rate',
  field: 'employeeData.payRate',
};

const USER = { name: 'Pooja', phoneNo: '9876500001', address: 'Ward 5', password: 'sesame-3', isAdmin: 0 };

export const peopleCases: Cases = {
  'POST /api/v1/creditor': {
    good: () => ({ body: { ...CREDITOR, firmName: another('Verma Traders') } }),
    answer: LAST_ID,
    bad: {
      body: { ...CREDITOR, firmName: 'V' },
      msg: 'firm name  must be between 2 to 45 characters',
      field: 'firmName',
    },
  },
  'GET /api/v1/creditor/:creditorId': {
    good: async ({ act }) => {
      const input = { ...CREDITOR, firmName: another('Sahu Traders'), maxLimit: '250000', isSmall: true };
      const { hasSmallCreditor, ...creditor } = input;
      return { path: `/api/v1/creditor/${(await act('createCreditor', creditor)).id}` };
    },
    answer: [
      {
        creditorId: expect.any(Number),
        firmName: expect.stringMatching(/^SAHU TRADERS \d+$/),
        shortName: 'VERMA',
        proprietorName: 'R VERMA',
        email: 'verma@customer.example',
        contactNo: '9123456700',
        panNumber: 'ABCDE1234F',
        address: 'MAIN ROAD',
        maxLimit: 250000,
        hasSmallCreditor: 1,
        creditDays: 15,
        interestRate: 18,
        openingBalance: 0,
        disabled: false,
        version: 1,
      },
    ],
    bad: { path: '/api/v1/creditor/99999', status: 404, msg: 'This creditor was not found' },
    alsoBad: [{ path: '/api/v1/creditor/abc', msg: 'creditorId must be a whole number', field: 'creditorId' }],
  },
  'PUT /api/v1/creditor': {
    good: async ({ rest, ids }) => {
      const [oldCreditor] = (await rest('GET', `/api/v1/creditor/${ids.creditors[2]}`)).body;
      const creditor = { ...oldCreditor, contactNo: String(9_000_000_000 + next()) };
      return { body: { creditor, comment: 'They moved', oldCreditor } };
    },
    answer: { msg: 'Creditor BALAJI ROADWAYS updated successfully.' },
    bad: ({ ids }) => ({
      body: { creditor: { creditorId: ids.creditors[2], contactNo: '9000011111' }, oldCreditor: {} },
      msg: 'Why you want to Edit',
      field: 'comment',
    }),
    alsoBad: [
      ({ ids }) => ({
        body: { creditor: { creditorId: ids.creditors[2], contactNo: '9000011111' }, comment: 'x'.repeat(3_000) },
        msg: 'The reason must be at most 500 characters',
        field: 'comment',
      }),
      ({ ids }) => ({
        body: { creditor: { creditorId: ids.creditors[2], interestRate: 101 }, comment: 'More' },
        msg: 'Interest % a year must be from 0.00 to 100.00, with at most 2 decimals',
        field: 'creditor.interestRate',
      }),
    ],
  },
  'GET /api/v1/creditorauto': list({ creditorId: expect.any(Number), shortName: 'SHREE' }),
  'POST /api/v1/employee': {
    good: () => ({ body: EMPLOYEE }),
    answer: LAST_ID,
    bad: { body: { ...EMPLOYEE, payRate: 'lots' }, msg: 'please enter a valid payrate', field: 'payRate' },
  },
  'GET /api/v1/employee/:employeeId': {
    good: ({ ids }) => ({ path: `/api/v1/employee/${ids.employees[1]}` }),
    // The specification has 'employee' here, and 'array; first element used' for the creditor.
    answer: {
      employeeId: expect.any(Number),
      employeeName: 'meena devi',
      contactNo: '9876543211',
      address: 'Station Road',
      payRate: 450,
      payBasis: 'SHIFT',
      joinDate: '2024-04-01',
      imagePath: null,
      documentPath: null,
      disabled: false,
      version: 1,
    },
    bad: { path: '/api/v1/employee/99999', status: 404, msg: 'This employee was not found' },
  },
  'PUT /api/v1/employee': {
    // The complete row as it was read, so its pay is unchanged.
    good: async ({ rest, ids }) => {
      const employee = (await rest('GET', `/api/v1/employee/${ids.employees[2]}`)).body;
      return {
        body: { employeeData: { ...employee, contactNo: String(9_000_000_000 + next()) }, comment: 'New number' },
      };
    },
    answer: { msg: 'Employee Update successfully' },
    bad: ({ ids }) => ({
      body: { employeeData: { employeeId: ids.employees[2], contactNo: '12' }, comment: 'New number' },
      msg: 'Contact number must be between 10 to 20 characters',
      field: 'employeeData.contactNo',
    }),
    alsoBad: [
      ({ ids }) => ({
        body: { employeeData: { employeeId: ids.employees[2], payRate: 999 }, comment: 'More' },
        ...PAY,
      }),
      ({ ids }) => ({
        body: { employeeData: { employeeId: ids.employees[2], payBasis: 'MONTH' }, comment: 'More' },
        ...PAY,
        field: 'employeeData.payBasis',
      }),
    ],
  },
  'GET /api/v1/employee/auto': list({ employeeId: expect.any(Number), employeeName: 'ramesh kumar' }),
  'POST /api/v1/employee-advance': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        employeeId: String(ids.employees[1]),
        amount: '1500',
        comment: 'Festival',
        trAccountId: '',
        payModeId: '',
        currencyData: [{ denominationName: 500, available: 40, in: '', out: '3' }],
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { employeeId: ids.employees[1], amount: 100, trAccountId: ids.accounts[0], payModeId: ids.paymentModes[2] },
      msg: 'STATE BANK does not accept UPI',
      field: 'payModeId',
    }),
    alsoBad: ['abc', '1,5', 0.005].map((amount) => ({
      body: { employeeId: 1, amount, trAccountId: '', payModeId: '' },
      msg: 'amount must be rupees with at most 2 decimals',
      field: 'amount',
    })),
  },
  'POST /api/v1/user': {
    isAdminOnly: true,
    good: () => ({ body: { ...USER, email: anotherEmail() } }),
    answer: LAST_ID,
    bad: {
      body: { ...USER, email: 'pooja@station.example', password: '1234' },
      msg: 'password must be 5 to 15 characters',
      field: 'password',
    },
  },
};
