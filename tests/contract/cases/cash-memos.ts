import { FIRST_DAY } from '../../support/small-station';
import type { Reply } from '../../support/station';
import type { Cases } from './case';

const asked = (query: object): string =>
  `?${new URLSearchParams({ date: FIRST_DAY, quantity: '2', seed: '7', ...query })}`;

export const cashMemoCases: Cases = {
  'GET /api/v1/cash-memos': {
    good: ({ ids }) => ({ path: asked({ productId: String(ids.products.diesel) }) }),
    look: ({ body }: Reply) =>
      expect(body).toEqual([
        {
          customerName: expect.stringMatching(/^(CASH CUSTOMER|WALK-IN) \d{3}$/),
          vehicleNumber: expect.stringMatching(/^VEHICLE \d{3}$/),
          date: FIRST_DAY,
          productName: 'HS',
          price: 92.5,
          quantity: 2,
          amount: 185,
          number: '7/1',
          source: 'Split of unrecorded cash sales',
        },
      ]),
    bad: { path: asked({}), msg: 'Please select product first', field: 'productId' },
    alsoBad: [
      ({ ids }) => ({
        path: asked({ productId: String(ids.products.petrol) }),
        status: 400,
        msg: 'Additional memos can be made for HS only',
        field: 'quantity',
      }),
      ({ ids }) => ({
        path: asked({ productId: String(ids.products.diesel), format: 'xml' }),
        msg: 'format must be json or pdf',
        field: 'format',
      }),
    ],
  },
};
