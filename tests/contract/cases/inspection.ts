import { addDays } from '../../../server/domain/kernel/business-date';
import { FIRST_DAY } from '../../support/small-station';
import { type Cases, LAST_ID, next } from './case';

const FIGURES = { readingSum: '12000.5', totalStock: 15_000, totalBeforeStock: '0' };
/** Keys added later; the old tools do not send them. */
const LATER = { inspectionTime: '14:30', testingBefore: '10' };

export const inspectionCases: Cases = {
  'POST /api/v1/mis/dsr-inpection/create': {
    good: ({ ids }) => ({
      body: {
        date: addDays(FIRST_DAY, next()),
        productId: String(ids.products.diesel),
        jsonData: JSON.stringify({ ...FIGURES, ...LATER }),
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { date: FIRST_DAY, productId: ids.products.diesel, jsonData: { ...FIGURES, readingSum: '' } },
      msg: 'Enter Reading Sum',
      field: 'jsonData.readingSum',
    }),
  },
};
