import { addDays } from '../../server/domain/kernel/business-date';
import { parseLitres } from '../../server/domain/kernel/litres';
import { amountOf, moneyText, parseMoney } from '../../server/domain/kernel/money';
import { sum } from '../../server/domain/kernel/sum';
import { FIRST_DAY } from '../support/small-station';
import type { Station } from '../support/station';
import { another } from './cases/case';

/** The next shift that may start: the morning after the last one. */
export async function nextShift({ sql, ids }: Station): Promise<{ shiftDate: string; shiftTypeId: number }> {
  const [last] = await sql<{ date: string | null }>('SELECT MAX(shift_date) AS date FROM shift');
  return { shiftDate: last?.date ? addDays(last.date, 1) : FIRST_DAY, shiftTypeId: ids.shiftTypes.morning };
}

const runs = async ({ sql }: Station): Promise<boolean> =>
  (await sql("SELECT id FROM shift WHERE state = 'RUNNING'")).length > 0;

/** Ensures that a shift is running. */
export async function aShiftRuns(station: Station): Promise<void> {
  if (!(await runs(station))) await station.act('startShift', await nextShift(station));
}

/** Ensures that no shift is running and the last one is closed. */
export async function aShiftIsClosed(station: Station): Promise<void> {
  await aShiftRuns(station);
  const { status, body } = await station.rest('POST', '/api/v1/closeshift', await screenState(station));
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** A sale in the running shift: 1.5 litres of petrol for the second creditor at the second pump. */
export async function aCreditSale({ act, ids }: Station): Promise<void> {
  const { creditors, pumps, products } = ids;
  const at = { creditorId: creditors[1], pumpId: pumps[1].id, productId: products.petrol };
  await act('recordCreditSale', { ...at, litres: 1500, vehicle: 'ka 01 x 1' });
}

/** A bill of the second creditor's sales. */
export async function aBill(station: Station): Promise<{ billId: number; number: string }> {
  await aShiftRuns(station);
  await aCreditSale(station);
  const [last] = await station.sql<{ date: string }>('SELECT MAX(shift_date) AS date FROM shift');
  return station.act('makeBill', { creditorId: station.ids.creditors[1], from: FIRST_DAY, to: last!.date });
}

/** A discount of one rupee for the first creditor. */
export async function aCreditorAdjustment(station: Station): Promise<number> {
  await aShiftRuns(station);
  const asked = { kind: 'DISCOUNT', creditorId: station.ids.creditors[0], amount: 100, confirmed: true };
  return (await station.act<{ creditorAdjustmentId: number }>('recordCreditorAdjustment', asked)).creditorAdjustmentId;
}

/** A payment of a hundred rupees by the second creditor, uncounted. */
export async function aCreditorPayment(station: Station): Promise<number> {
  await aShiftRuns(station);
  const paid = { creditorId: station.ids.creditors[1], amount: 10_000, notes: [] };
  return (await station.act<{ creditorPaymentId: number }>('recordCreditorPayment', paid)).creditorPaymentId;
}

/** Pays a new employee with a monthly salary for one day, of which nothing is paid out. */
export async function aSalary(station: Station): Promise<number> {
  await aShiftRuns(station);
  const [last] = await station.sql<{ date: string }>('SELECT MAX(shift_date) AS date FROM shift');
  const from = addDays(last!.date, -1);
  const { id: employeeId } = await station.act('createEmployee', {
    name: another('clerk'),
    contactNo: '9876543210',
    address: 'Main road',
    payRate: 3_000_000,
    payBasis: 'MONTH',
    joinDate: from,
  });
  const paid = { employeeId, from, to: from, amount: 0, notes: [] };
  return (await station.act<{ salaryPaymentId: number }>('paySalary', paid)).salaryPaymentId;
}

export const aSupplier = async ({ act }: Station): Promise<number> =>
  (await act<{ id: number }>('createSupplier', { name: another('oil company') })).id;

export const aDebitNote = async (station: Station): Promise<number> => {
  const claim = { productId: station.ids.products.diesel, kind: 'RATE', amount: 12_300, noteDate: '2025-04-01' };
  const input = { supplierId: await aSupplier(station), ...claim, confirmed: true };
  return (await station.act<{ debitNoteId: number }>('recordDebitNote', input)).debitNoteId;
};

export const aBankTransfer = async ({ act, ids }: Station): Promise<void> => {
  const [fromAccountId, toAccountId] = ids.accounts;
  const charged = { charges: 590, expenditureCategoryId: ids.expenditureCategories[0] };
  await act('recordBankTransfer', { fromAccountId, toAccountId, amount: 12_300, ...charged, transferDate: FIRST_DAY });
};

export const aSmallCreditor = async ({ act }: Station): Promise<number> =>
  (
    await act('createCreditor', {
      firmName: another('CORNER SHOP'),
      shortName: 'SHOP',
      proprietorName: 'OWNER',
      address: 'MAIN ROAD',
      email: 'shop@customer.example',
      contactNo: '9123456710',
      maxLimit: 10_000_000,
      isSmall: true,
    })
  ).id;

interface Nozzle {
  nozelId: number;
  mpdId: number;
  productId: number;
  openReading: number;
}

/** Amounts and litres of closeshiftdata, by pump. */
const at = <Row extends { mpdId: number }>(rows: Row[], mpdId: number) => rows.filter((row) => row.mpdId === mpdId);
const SOLD = 200;

/**
 * What the old screen posts for a shift in which each nozzle sold 200 litres besides the credit sales, with the rest
 * handed in as uncounted cash, and with its internal keys.
 */
/** Without the digits that a sum of decimals adds. */
const toLitres = (sum: number): number => Number(sum.toFixed(3));

export async function screenState(station: Station) {
  const { body } = await station.rest('GET', '/api/v1/closeshiftdata');
  const tanks = (await station.rest('GET', '/api/v1/tank/current-shift-tank-detail')).body as { tankId: number }[];
  const [nozzles, products, credits, cash] = body as [
    Nozzle[],
    { productId: number; sellingPrice: number }[],
    { mpdId: number; productId: number; quantity: number; amount: number }[],
    { mpdId: number; cashCollection: number }[],
  ];
  const pumpIds = [...new Set(nozzles.map(({ mpdId }) => mpdId))];
  return {
    comment: 'All quiet',
    isLoading: false,
    products,
    tanks: tanks.map((tank) => ({
      ...tank,
      dip: '',
      volumeInLtrs: '8000',
      isAtg: true,
    })),
    mpds: pumpIds.map((mpdId) => {
      const readings = at(nozzles, mpdId).map((nozzle) => {
        const credit = at(credits, mpdId).find(({ productId }) => productId === nozzle.productId)?.quantity ?? 0;
        const consumption = toLitres(credit + SOLD);
        return { ...nozzle, closeReading: toLitres(nozzle.openReading + consumption), testing: '', consumption };
      });
      const sale = sum(readings, ({ consumption, productId }) => {
        const price = products.find((product) => product.productId === productId)!.sellingPrice;
        return amountOf(parseLitres(String(consumption))!, parseMoney(String(price))!);
      });
      const taken =
        sum(at(credits, mpdId), ({ amount }) => parseMoney(String(amount))!) +
        sum(at(cash, mpdId), ({ cashCollection }) => parseMoney(String(cashCollection))!);
      return {
        mpdId,
        mpdName: 'P',
        nozzles: readings,
        swipes: [],
        lastCashCollection: {
          employeeId: String(station.ids.employees[0]),
          employeeName: 'ramesh kumar',
          amount: moneyText(sale - taken),
          currencyData: [{ denominationName: 500, available: 40, in: '', out: '' }],
          cashInTotal: 0,
          cashOutTotal: 0,
        },
        employeeShortages: [],
      };
    }),
  };
}
