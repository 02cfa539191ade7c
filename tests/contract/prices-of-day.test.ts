import { FIRST_DAY } from '../support/small-station';
import { type Station, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station?.close());

test('a day with two rates of a product returns its last price, and lists all of them in order', async () => {
  const { act, ids, rest } = station;
  await act('createProductRate', {
    productId: ids.products.diesel,
    rate: 9400,
    shiftDate: FIRST_DAY,
    shiftTypeId: ids.shiftTypes.night,
  });
  const prices = async (date: string) => (await rest('GET', `/api/v1/products-rate-by-shiftDate/${date}`)).body;
  const diesel = { productId: ids.products.diesel, productName: 'HS', sellingPrice: 94 };
  const petrol = { productId: ids.products.petrol, productName: 'MS', sellingPrice: 104.2 };
  expect(await prices(FIRST_DAY)).toEqual([{ ...diesel, sellingPrices: [92.5, 94] }, petrol]);
  expect(await prices('2025-04-02')).toEqual([diesel, petrol]);
});
