import { FIRST_DAY } from '../../support/small-station';
import type { Reply, Station } from '../../support/station';
import { aCreditSale, aShiftRuns } from '../work';
import { type Cases, LAST_ID } from './case';

let slips = 16;
let transfers = 4710;
/** Each on a slip of its own: a repeated one is asked about. */
const anotherSlip = () => ({ vehicle: 'MH 12 AB 1234', slipNo: String(++slips), quantity: '10.5' });

export const creditCases: Cases = {
  'POST /api/v1/credit': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        ...anotherSlip(),
        creditorId: String(ids.creditors[0]),
        mpdId: String(ids.pumps[0].id),
        productId: String(ids.products.diesel),
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { ...anotherSlip(), creditorId: ids.creditors[0], mpdId: 'P1', productId: ids.products.diesel },
      msg: 'Select a pump',
      field: 'mpdId',
    }),
  },
  'POST /api/v1/creditor-payment': {
    given: aShiftRuns,
    good: ({ ids }) => ({
      body: {
        creditorId: String(ids.creditors[0]),
        amount: '1500.50',
        trAccountId: String(ids.accounts[0]),
        payModeId: String(ids.paymentModes[1]),
        reference: `NEFT ${++transfers}`,
        comment: '',
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: {
        creditorId: ids.creditors[0],
        amount: 1500,
        trAccountId: ids.accounts[0],
        payModeId: ids.paymentModes[2],
      },
      msg: 'STATE BANK does not accept UPI',
      field: 'payModeId',
    }),
    alsoBad: [
      ({ ids }) => ({
        body: {
          creditorId: ids.creditors[0],
          amount: 1500,
          trAccountId: ids.accounts[0],
          payModeId: ids.paymentModes[1],
          reference: ' ',
        },
        msg: 'Enter the reference number',
        field: 'reference',
      }),
      ({ ids }) => ({
        body: { creditorId: ids.creditors[0], amount: 1500, payModeId: ids.paymentModes[1], reference: 'NEFT 4712' },
        msg: 'Select the account for NEFT',
        field: 'trAccountId',
      }),
    ],
  },
  'GET /api/v1/credit-report-between-dates': {
    given: async (station) => {
      await aShiftRuns(station);
      await aCreditSale(station);
    },
    good: ({ ids }) => ({
      path: `/api/v1/credit-report-between-dates?from=${FIRST_DAY}&to=2099-12-31&id=${ids.creditors[1]}`,
    }),
    look: ({ body }: Reply, { ids }: Station) =>
      expect(body[0]).toEqual({
        creditId: expect.any(Number),
        firmName: 'GANESH LOGISTICS',
        shiftDate: expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
        vehicle: 'KA 01 X 1',
        productId: ids.products.petrol,
        productName: 'MS',
        quantity: 1.5,
        price: 104.2,
        amount: 156.3,
      }),
    bad: {
      path: '/api/v1/credit-report-between-dates?from=2026-02-02&to=2026-02-01&id=false',
      msg: 'To must not be before From',
      field: 'to',
    },
  },
};
