import { expectBooksInOrder } from '../support/state-of-books';
import { type Station, startStation } from '../support/station';
import { aShiftRuns } from './work';

jest.setTimeout(60_000);

let station: Station;
beforeAll(async () => {
  station = await startStation();
});
afterAll(() => station?.close());

const firm = (firmName: string) => ({
  firmName,
  shortName: firmName,
  proprietorName: 'OWNER',
  email: 'accounts@firm.example',
  contactNo: '9876543210',
  address: 'MAIN ROAD',
});

test('REST and GraphQL take an advance as a negative opening balance, and answer it as a figure', async () => {
  const { rest, graphql, act, ids, sql } = station;
  const old = {
    ...firm('BY OLD TOOL'),
    panNumber: null,
    maxLimit: '250000',
    hasSmallCreditor: 0,
    openingBalance: '-50',
  };
  expect(await rest('POST', '/api/v1/creditor', old)).toMatchObject({ status: 200 });
  const [{ id }] = (await sql<{ id: number }>("SELECT id FROM creditor WHERE firm_name = 'BY OLD TOOL'")) as [
    { id: number },
  ];
  expect((await rest('GET', `/api/v1/creditor/${id}`)).body).toMatchObject([{ openingBalance: -50 }]);
  const { body: created } = await graphql(
    'mutation ($input: CreditorInput!) { createCreditor(input: $input) { creditor { openingBalance } userErrors { message } } }',
    { input: { ...firm('BY GRAPHQL'), maxLimit: '250000.00', openingBalance: '-5000.00' } },
  );
  expect(created.data.createCreditor).toEqual({ creditor: { openingBalance: '-5000.00' }, userErrors: [] });

  await aShiftRuns(station);
  const sale = { pumpId: ids.pumps[0].id, productId: ids.products.diesel, litres: 1_000 };
  await act('recordCreditSale', { creditorId: id, ...sale });
  const [shift] = await sql<{ day: string }>('SELECT shift_date AS day FROM shift');
  await act('makeBill', { creditorId: id, from: shift!.day, to: shift!.day });
  const { body: read } = await graphql(
    `{ records { creditor(id: ${id}) { openingBalance bills { settlements { amount payment { id } } } } } }`,
  );
  expect(read.data.records.creditor).toEqual({
    openingBalance: '-50.00',
    bills: [{ settlements: [{ amount: '50.00', payment: null }] }],
  });
  await expectBooksInOrder(station.database);
});
