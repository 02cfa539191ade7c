import { ask } from '../../server/platform/ask';
import { reports } from '../../server/reports';
import type { Row } from '../../server/reports/section';
import { notesOf } from '../support/closing-station';
import { type OpenClosingStation, openClosingStation } from '../support/open-closing-station';
import { expectBooksInOrder } from '../support/state-of-books';

const opened: OpenClosingStation[] = [];

afterEach(async () => {
  for (const { backend } of opened.splice(0)) {
    await expectBooksInOrder(backend.database);
    await backend.close();
  }
});

const DAY = '2026-01-01';
const CASH_OF_MORNING = 786_250;

/** Works a day: two sales in the morning and a payment; a payment at night. `isRight`: with all of it right at once. */
async function work(isRight: boolean): Promise<OpenClosingStation> {
  const station = await openClosingStation();
  opened.push(station);
  const { act, station: ids, backend } = station;
  const sell = (litres: number, late = {}) =>
    act<{ creditSaleId: number }>('recordCreditSale', {
      ...{ creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, litres },
      ...{ vehicle: 'MH12AB1234', confirmed: true, ...late },
    });
  const pay = (amount: number) =>
    act('recordCreditorPayment', { creditorId: ids.creditors[0], amount, notes: notesOf(amount), confirmed: true });
  const { shiftId } = await act<{ shiftId: number }>('startShift', { shiftDate: DAY, shiftTypeId: ids.morning });
  const { creditSaleId } = await sell(isRight ? 10_000 : 11_000);
  await pay(20_000);
  if (isRight) await sell(5_000);
  await act('closeShift', {
    shiftId,
    pumps: ids.pumps.map((pumpId, index) => ({
      pumpId,
      nozzles: [
        { nozzleId: 2 * index + 1, close: index === 0 ? 1_100_000 : 1_000_000 },
        { nozzleId: 2 * index + 2, close: 2_000_000 },
      ],
      swipes: [],
      lastCollection: index === 0 ? { employeeId: ids.employees[0], amount: CASH_OF_MORNING } : null,
      shortages: index === 0 && !isRight ? [{ employeeId: ids.employees[0], amount: 37_000 }] : [],
    })),
    tanks: ids.tanks.map((tankId) => ({ tankId, isAtg: true, volume: 9_000_000 })),
  });
  await act('startShift', { shiftDate: DAY, shiftTypeId: ids.night });
  await pay(50_000);
  if (isRight) return station;
  await sell(5_000, { shiftId, lateReason: 'The slip was found at night' });
  await act('changeRow', {
    ...{ table: 'credit_sale', rowId: creditSaleId, permission: 2, comment: 'It says 10 L' },
    changes: [{ field: 'litres', value: '10.000' }],
  });
  expect(await backend.sql('SELECT amount FROM employee_shortage')).toEqual([]);
  return station;
}

async function rowsOf({ ctx }: OpenClosingStation, route: string, section: string, values: object): Promise<Row[]> {
  const { query, sections } = reports.find((one) => one.route === route)!;
  const answer = await ask(ctx, query, values as never);
  return answer.sections[sections.findIndex(({ name }) => name === section)]!.rows;
}

const statement = (station: OpenClosingStation, over: object = {}) =>
  rowsOf(station, 'credit-statement', 'lines', {
    ...{ creditor: station.station.creditors[0], from: DAY, to: DAY },
    ...over,
  });

const duesOf = async (station: OpenClosingStation) => {
  const payments = await station.backend.sql<{ id: number }>('SELECT id FROM creditor_payment ORDER BY id');
  const receipts = payments.map(({ id }) =>
    rowsOf(station, 'creditor-payment-receipt', 'receipt', { creditorPaymentId: id }),
  );
  return (await Promise.all(receipts)).map(([receipt]) => receipt!.due);
};

test('a changed sale and a late one are on the lines that they would have had at once, with the same balances', async () => {
  const [wrong, right] = [await work(false), await work(true)];
  const figures = async (station: OpenClosingStation) =>
    (await statement(station)).map(({ debit, credit, balance }) => [debit, credit, balance]);
  expect(await figures(right)).toEqual([
    [92_500, 0, 92_500],
    [0, 20_000, 72_500],
    [46_250, 0, 118_750],
    [0, 50_000, 68_750],
  ]);
  expect(await figures(wrong)).toEqual(await figures(right));
  const reversedToo = await statement(wrong, { corrections: true });
  expect(reversedToo.at(-1)!.balance).toBe(68_750);
  expect(reversedToo).toHaveLength(6);
});

test('the due on a receipt is the balance of its line in the statement, whatever was corrected since', async () => {
  const [wrong, right] = [await work(false), await work(true)];
  expect(await duesOf(right)).toEqual([72_500, 68_750]);
  expect(await duesOf(wrong)).toEqual([72_500, 68_750]);
});
