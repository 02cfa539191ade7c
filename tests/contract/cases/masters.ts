import { FIRST_DAY, OPENING_VOLUME } from '../../support/small-station';
import type { Reply, Station } from '../../support/station';
import { another, type Cases, LAST_ID, list, named, next } from './case';

const LITRES = OPENING_VOLUME / 1000;

export const mastersCases: Cases = {
  'POST /api/v1/mpds': named('mpdName', 1),
  'GET /api/v1/mpds': list({ mpdId: expect.any(Number), mpdName: 'P1' }),
  'GET /api/v1/mpdswithproduct': {
    look: ({ body }: Reply, { ids }: Station) => {
      const [first, second] = ids.pumps;
      const { diesel, petrol } = ids.products;
      expect(body.slice(0, 4)).toEqual(
        [first, second].flatMap(({ id, name }) => [
          { mpdId: id, mpdName: name, productId: diesel, productName: 'HS' },
          { mpdId: id, mpdName: name, productId: petrol, productName: 'MS' },
        ]),
      );
    },
    bad: null,
  },
  'POST /api/v1/nozzel': {
    isAdminOnly: true,
    good: async ({ act, ids }) => ({
      body: {
        nozelName: 'N9',
        mpdId: String((await act('createPump', { name: another('Spare') })).id),
        tankId: String(ids.tanks.diesel),
        openReading: '12345.678',
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { nozelName: 'N9', mpdId: ids.pumps[0].id, tankId: '', openReading: 0 },
      msg: 'Select Tank',
      field: 'tankId',
    }),
  },
  'POST /api/v1/products': {
    ...named('productName', 1),
    // A fuel would need a rate before the next shift.
    good: () => ({ body: { productName: another('Oil'), kind: 'PACKED' } }),
  },
  'GET /api/v1/products': {
    answer: expect.arrayContaining([{ productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 }]),
    bad: null,
  },
  'POST /api/v1/product-rate': {
    isAdminOnly: true,
    good: ({ ids }) => ({
      body: {
        productId: String(ids.products.diesel),
        sellingPrice: '93.10',
        shiftDate: `2030-01-${10 + (next() % 20)}`,
        shiftId: String(ids.shiftTypes.morning),
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { productId: ids.products.diesel, sellingPrice: 'dear', shiftDate: '2030-02-01', shiftId: 1 },
      msg: 'please enter a valid rate',
      field: 'sellingPrice',
    }),
  },
  'GET /api/v1/products-rate-by-shiftDate/:date': {
    good: () => ({ path: `/api/v1/products-rate-by-shiftDate/${FIRST_DAY}` }),
    answer: [
      { productId: expect.any(Number), productName: 'HS', sellingPrice: 92.5 },
      { productId: expect.any(Number), productName: 'MS', sellingPrice: 104.2 },
    ],
    bad: {
      path: '/api/v1/products-rate-by-shiftDate/2026-02-30',
      msg: 'please enter a valid date YYYY-MM-DD format',
      field: 'date',
    },
  },
  'POST /api/v1/tanks': {
    isAdminOnly: true,
    good: ({ ids }) => ({
      body: { tankName: another('T'), productId: String(ids.products.diesel), capacity: '18849.556' },
    }),
    answer: LAST_ID,
    bad: { body: { tankName: 'T9', productId: '' }, msg: 'Select Product', field: 'productId' },
  },
  'GET /api/v1/tanks': list({
    tankId: expect.any(Number),
    tankName: 'T1',
    productId: expect.any(Number),
    productName: 'HS',
  }),
  'POST /api/v1/dip-table': {
    isAdminOnly: true,
    good: async ({ act, ids }) => ({
      body: {
        tankId: (await act('createTank', { name: another('T'), productId: ids.products.petrol })).id,
        rows: [
          { dip: '0', volumeInLtrs: 0 },
          { dip: 1000, volumeInLtrs: '9000.5' },
        ],
      },
    }),
    answer: LAST_ID,
    bad: ({ ids }) => ({
      body: { tankId: ids.tanks.diesel, rows: [{ dip: 0, volumeInLtrs: 0 }] },
      msg: 'A dip chart needs at least two rows',
      field: 'rows',
    }),
  },
  'GET /api/v1/dip-table': {
    answer: expect.arrayContaining([{ tankId: expect.any(Number), dip: 1500, volumeInLtrs: LITRES }]),
    bad: null,
  },
  'GET /api/v1/dip-volume/:tankId/:dip': {
    good: ({ ids }) => ({ path: `/api/v1/dip-volume/${ids.tanks.petrol}/1500` }),
    answer: [{ volumeInLtrs: LITRES }],
    bad: ({ ids }) => ({
      path: `/api/v1/dip-volume/${ids.tanks.petrol}/deep`,
      msg: 'Dip must be a valid integer',
      field: 'dip',
    }),
  },
  'POST /api/v1/shift': named('shiftName', 2),
  'GET /api/v1/shift': list({ shiftId: expect.any(Number), shiftName: 'Morning' }),
  'POST /api/v1/swipemachine': named('swipeMachineName', 1),
  'GET /api/v1/swipemachines': list({ swipeId: expect.any(Number), swipeMachineName: 'CARD' }),
  'POST /api/v1/expCategory': named('exCatName', 2),
  'GET /api/v1/expCategory': list({ exCatId: expect.any(Number), exCatName: 'Tea' }),
  'POST /api/v1/transactionAcc': named('trAccountName', 2),
  'GET /api/v1/transactionAcc': list({ trAccountId: expect.any(Number), trAccountName: 'UPI WALLET' }),
  'GET /api/v1/transaction-acc-detail': {
    answer: expect.arrayContaining([
      {
        trAccountId: expect.any(Number),
        trAccountName: 'STATE BANK',
        payModes: [{ payModeId: expect.any(Number), payModeName: 'NEFT' }],
      },
      { trAccountId: expect.any(Number), trAccountName: 'UPI WALLET', payModes: [] },
    ]),
    bad: null,
  },
  'POST /api/v1/paymentmode': named('payModeName', 2),
  'GET /api/v1/paymentmode': list({ payModeId: expect.any(Number), payModeName: 'UPI' }),
};
