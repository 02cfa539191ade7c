import { NOTES } from '../../support/small-station';
import type { Reply } from '../../support/station';
import { aShiftRuns } from '../work';
import { type Cases, LAST_ID, next } from './case';

export const cashCases: Cases = {
  'GET /api/v1/availablecurrency': {
    look: ({ body }: Reply) => {
      const values: number[] = body.map(({ denominationName }: { denominationName: number }) => denominationName);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(values).toEqual(expect.arrayContaining(Object.keys(NOTES).map(Number)));
      expect(body).toEqual(expect.arrayContaining([{ denominationName: 1, available: 40 }]));
    },
    bad: null,
  },
  'POST /api/v1/currency': {
    good: () => ({ body: { denominationName: String(3000 + next()), available: '0' } }),
    answer: LAST_ID,
    bad: {
      body: { denominationName: 'many', available: 2 },
      msg: 'Value must be a whole number of rupees',
      field: 'denominationName',
    },
  },
  'POST /api/v1/cash-exchange': {
    given: aShiftRuns,
    good: () => ({
      body: {
        exchangeId: 1,
        cashInTotal: 500,
        cashOutTotal: 500,
        comment: 'Change for P1',
        currencyData: [
          { denominationName: 500, available: 40, in: 1, out: '' },
          { denominationName: 100, available: 40, in: '', out: '5' },
        ],
      },
    }),
    answer: { msg: 'Cash Exchange Successfull' },
    bad: {
      body: { exchangeId: 1, currencyData: [{ denominationName: 500, available: 40, in: 1, out: 0 }] },
      msg: 'Cash In and Cash Out must be same amount',
      field: 'currencyData',
    },
  },
  'POST /api/v1/employee-cash-collection': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        employeeId: String(ids.employees[0]),
        mpdId: String(ids.pumps[0].id),
        currencyData: [{ denominationName: '500', available: '40', in: '2', out: '0' }],
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { employeeId: ids.employees[0], mpdId: 999, currencyData: [{ denominationName: 500, in: 1, out: 0 }] },
      msg: 'Select a pump of this shift',
      field: 'mpdId',
    }),
    alsoBad: [
      ({ ids }) => ({
        body: { employeeId: ids.employees[0], mpdId: ids.pumps[0].id, amount: -5, currencyData: [] },
        msg: 'amount must be more than 0 and at most ₹99,99,99,999.99',
        field: 'amount',
      }),
    ],
  },
  'POST /api/v1/expenditure': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        exCatId: String(ids.expenditureCategories[0]),
        amount: '20',
        comment: 'Tea for the night',
        payModeId: '',
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { exCatId: ids.expenditureCategories[0], amount: 20, trAccountId: 999, payModeId: 1 },
      msg: 'Select an account',
      field: 'trAccountId',
    }),
  },
};
