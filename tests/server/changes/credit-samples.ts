import { closeRunningShift, startNextShift } from '../../support/close-running-shift';
import { notesOf } from '../../support/closing-station';
import type { ChangeSample, ChangeStation } from './change-sample';

const LITRES_ON_CREDIT = 30_000;
/** The level of each tank at each close, whatever other samples unloaded. */
const LEVEL = 15_000_000;

const recordSale = async ({ act, ids }: ChangeStation, more: object = {}): Promise<number> => {
  const sale = { creditorId: ids.creditors[0], pumpId: ids.pumps[0], productId: ids.hs, litres: LITRES_ON_CREDIT };
  return (await act<{ creditSaleId: number }>('recordCreditSale', { ...sale, ...more })).creditSaleId;
};

const collect = async ({ act, ids }: ChangeStation, notes: object[] = []): Promise<number> => {
  const asked = { pumpId: ids.pumps[0], employeeId: ids.employees[1], amount: 500_000, notes };
  return (await act<{ cashCollectionId: number }>('collectCash', asked)).cashCollectionId;
};

/** Does the work in the running shift, closes it with ₹270 missing at P1 and starts the next one. */
async function inClosedShift(station: ChangeStation, work: () => Promise<number>): Promise<number> {
  const rowId = await work();
  await closeAsTaken(station, 27_000);
  await startNextShift(station);
  return rowId;
}

/** Each pump sells `least` of HS and of MS, and more, beyond its credit sales; `short` paise are missing at P1. */
export async function closeAsTaken(station: ChangeStation, short: number, least = 10_000): Promise<void> {
  const { sql, ids } = station;
  const [, shyam] = ids.employees;
  const typed = [];
  for (const pumpId of ids.pumps) {
    const [taken] = await sql<{ hs: number; ms: number; amount: number; cash: number }>(
      `SELECT (SELECT COALESCE(SUM(litres) FILTER (WHERE product_id = $2), 0) FROM credit_sale WHERE shift_id = s.id AND pump_id = $1)::bigint AS hs,
              (SELECT COALESCE(SUM(litres) FILTER (WHERE product_id = $3), 0) FROM credit_sale WHERE shift_id = s.id AND pump_id = $1)::bigint AS ms,
              (SELECT COALESCE(SUM(amount), 0) FROM credit_sale WHERE shift_id = s.id AND pump_id = $1)::bigint AS amount,
              (SELECT COALESCE(SUM(amount), 0) FROM cash_collection WHERE shift_id = s.id AND pump_id = $1)::bigint AS cash
       FROM shift s WHERE s.state = 'RUNNING'`,
      [pumpId, ids.hs, ids.ms],
    );
    const more = least + Math.ceil(taken!.cash / 10);
    const sold: [number, number] = [taken!.hs + more, taken!.ms + more];
    const sale = Math.floor((sold[0] * 9250 + 500) / 1000) + Math.floor((sold[1] * 10420 + 500) / 1000);
    const missing = pumpId === ids.pumps[0] ? short : 0;
    typed.push({
      sold,
      last: { employeeId: shyam, amount: sale - taken!.amount - taken!.cash - missing },
      shortages: missing > 0 ? [{ employeeId: shyam, amount: missing }] : [],
    });
  }
  await closeRunningShift(station, typed, LEVEL);
}

let slips = 0;
let books = 0;

/** A new book of ten leaves for all creditors: each has a prefix of its own. */
const enterBook = async ({ act }: ChangeStation): Promise<{ id: number; first: string }> => {
  const prefix = `BOOK${++books}-`;
  const asked = { firstSlip: `${prefix}01`, lastSlip: `${prefix}10` };
  return { id: (await act<{ slipBookId: number }>('createSlipBook', asked)).slipBookId, first: asked.firstSlip };
};

export const creditSamples: ChangeSample[] = [
  {
    table: 'slip_book',
    seed: async (station) => (await enterBook(station)).id,
    change: ({ ids }) => ({ creditorId: String(ids.creditors[0]) }),
    wrong: {
      change: () => ({ lastSlip: 'none' }),
      message: 'Enter a slip number that ends in up to 9 digits, such as A-0001',
    },
  },
  {
    table: 'void_leaf',
    async seed(station) {
      const { id, first } = await enterBook(station);
      await station.act('voidSlip', { slipNo: first, reason: 'torn out' });
      const [leaf] = await station.sql<{ id: number }>('SELECT id FROM void_leaf WHERE slip_book_id = $1', [id]);
      return leaf!.id;
    },
    change: () => ({ reason: 'written over' }),
    wrong: { change: () => ({ reason: 'x' }), message: 'Enter why the slip is void, in 3 to 200 characters' },
  },
  {
    table: 'credit_sale',
    seed: (station) => recordSale(station, { slipNo: `R${++slips}`, vehicle: 'CG04 AB 1234' }),
    change: ({ ids }) => ({
      creditorId: String(ids.creditors[1]),
      litres: '5.000',
      vehicle: 'CG04 ZZ 9',
      overLimitReason: 'a good customer',
    }),
    wrong: { change: ({ ids }) => ({ creditorId: String(ids.creditors[1]) }), message: /over the limit of ₹1,000.00/ },
  },
  {
    table: 'credit_sale',
    about: 'that was measured wrong, in the amount',
    seed: (station) => recordSale(station),
    change: ({ ids }) => ({ amount: '1042.00', productId: String(ids.ms), pumpId: String(ids.pumps[1]) }),
    wrong: { change: () => ({ litres: '1.000', amount: '92.55' }), message: /These litres cost ₹92.50/ },
  },
  {
    table: 'credit_sale',
    about: 'in a closed shift, whose shortage moves',
    seed: (station) => inClosedShift(station, () => recordSale(station)),
    change: () => ({ amount: '2875.00' }),
    wrong: { change: () => ({ litres: '900.000' }), message: /on credit is more than the [\d.]+ L sold$/ },
  },
  {
    table: 'credit_sale',
    about: 'in a closed shift, whose figures stay',
    seed: (station) => inClosedShift(station, () => recordSale(station, { slipNo: `C${++slips}` })),
    change: ({ ids }) => ({
      creditorId: String(ids.creditors[1]),
      slipNo: 'C 7',
      vehicle: 'CG07 A 1',
      overLimitReason: 'the other firm fetched it',
    }),
    wrong: { change: () => ({ vehicle: 'A'.repeat(21) }), message: 'vehicle must be at most 20 characters' },
  },
  {
    table: 'cash_collection',
    seed: (station) => collect(station),
    change: ({ ids }) => ({
      amount: '4900.00',
      employeeId: String(ids.employees[0]),
      pumpId: String(ids.pumps[1]),
    }),
    wrong: { change: () => ({ employeeId: '99999' }), message: 'Select an employee' },
  },
  {
    table: 'cash_collection',
    about: 'whose notes were counted',
    seed: (station) => collect(station, notesOf(500_000)),
    change: () => ({ amount: '5050.00' }),
    wrong: { change: () => ({ amount: '0' }), message: /^amount must be more than 0/ },
  },
  {
    table: 'cash_collection',
    about: 'in a closed shift, whose shortage moves',
    seed: (station) => inClosedShift(station, () => collect(station)),
    change: () => ({ amount: '4900.00' }),
    wrong: { change: () => ({ amount: '900000.00' }), message: /is more than sale − credit/ },
  },
  {
    table: 'cash_collection',
    about: 'that was the last one',
    seed: (station) => inClosedShift(station, () => recordSale(station)).then(() => lastOf(station)),
    change: ({ ids }) => ({ amount: '1600.00', employeeId: String(ids.employees[2]) }),
    wrong: { change: ({ ids }) => ({ pumpId: String(ids.pumps[1]) }), message: /cannot be moved to another pump$/ },
    notDeleted: /^The last collection is part of the shift close/,
  },
];

async function lastOf({ sql, ids }: ChangeStation): Promise<number> {
  const [row] = await sql<{ id: number }>('SELECT MAX(id) AS id FROM cash_collection WHERE is_last AND pump_id = $1', [
    ids.pumps[0],
  ]);
  return row!.id;
}
