import { askedBillsOf } from '../../client/src/features/credit/bill/requested-bills';

const TODAY = '2026-05-10';
const APRIL = { from: '2026-04-01', to: '2026-04-30' };

test.each<[string, number | null, object]>([
  ['', null, APRIL],
  ['creditor=7', 7, APRIL],
  ['creditor=7&from=2026-01-10&to=2026-05-02', 7, { from: '2026-01-10', to: '2026-05-02' }],
  ['from=2026-01-10&to=2026-05-02', null, { from: '2026-01-10', to: '2026-05-02' }],
  ['creditor=7&from=2026-02-30&to=2026-05-02', 7, APRIL],
  ['creditor=7&from=2026-01-10', 7, APRIL],
  ['creditor=', null, APRIL],
  ['creditor=0', null, APRIL],
  ['creditor=-7', null, APRIL],
  ['creditor=7.5', null, APRIL],
  ['creditor=SHREE', null, APRIL],
])('reads the creditor and period of ?%s', (query, creditorId, period) => {
  const asked = askedBillsOf(new URLSearchParams(query), TODAY);
  expect(asked).toMatchObject({ creditorId, period });
  expect([7, 8].map((id) => asked.isOfIt({ creditorId: id }))).toEqual([true, creditorId === null]);
});
