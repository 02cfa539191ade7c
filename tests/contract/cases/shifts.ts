import { aShiftIsClosed, aShiftRuns, nextShift } from '../work';
import { type Cases, LAST_ID } from './case';

const SHIFT = { shiftId: expect.any(Number), shiftDate: expect.any(String), shiftName: 'Morning' };

export const shiftsCases: Cases = {
  'POST /api/v1/startnewshift': {
    given: aShiftIsClosed,
    good: async (station) => {
      await aShiftIsClosed(station);
      const { shiftDate, shiftTypeId } = await nextShift(station);
      return { body: { shiftDate, shiftId: String(shiftTypeId) } };
    },
    answer: LAST_ID,
    bad: {
      body: { shiftDate: '2025-13-01', shiftId: '1' },
      msg: 'Please enter a valid shift date',
      field: 'shiftDate',
    },
  },
  'GET /api/v1/shiftdetail': { given: aShiftRuns, answer: [SHIFT], bad: null },
  'GET /api/v1/mis/last-running-shift': { given: aShiftIsClosed, answer: [SHIFT], bad: null },
  'GET /api/v1/current-shift-product-rate': {
    given: aShiftRuns,
    answer: [
      { productId: expect.any(Number), productName: 'HS', sellingPrice: 92.5 },
      { productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 },
    ],
    bad: null,
  },
  'GET /api/v1/tank/current-shift-tank-detail': {
    given: aShiftRuns,
    answer: expect.arrayContaining([
      {
        tankId: expect.any(Number),
        tankName: 'T1',
        productName: 'HS',
        oDip: null,
        volume: 8000,
        stockIn: 0,
        available: 8000,
      },
    ]),
    bad: null,
  },
};
