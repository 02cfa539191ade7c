import { addDays } from '../../../server/domain/kernel/business-date';
import { closeRunningShift, startNextShift } from '../../support/close-running-shift';
import type { ChangeSample, ChangeStation } from './change-sample';
import { byBank, toDayBefore } from './value-date';

const transferred = async ({ act, ids }: ChangeStation, kind: string, note: object): Promise<number> => {
  const asked = { kind, accountId: ids.accountId, notes: [note], confirmed: true };
  return (await act<{ cashTransferId: number }>('transferCash', asked)).cashTransferId;
};

/** Sells 400 L of HS by swipe and closes the shift, so that each sample has a day of the machine to settle. */
async function takeOnMachine(station: ChangeStation): Promise<void> {
  const { ids, sql } = station;
  const taken = await sql('SELECT id FROM swipe_collection WHERE swipe_machine_id = $1', [ids.swipes[0]]);
  if (taken.length > 0) return;
  await closeRunningShift(station, [{ sold: [400_000, 0], swiped: 3_700_000 }], 9_500_000);
  await startNextShift(station);
}

const settled = async (station: ChangeStation, more: object): Promise<number> => {
  const { act, ids, today } = station;
  await takeOnMachine(station);
  const asked = { swipeMachineId: ids.swipes[0], paid: 100_000, paidOn: today, accountId: ids.accountId, ...more };
  return (await act<{ swipeSettlementId: number }>('settleSwipe', asked)).swipeSettlementId;
};

let exchanges = 0;
let suppliers = 0;

const spend = async ({ act, ids }: ChangeStation, more: object = {}): Promise<number> => {
  const asked = { expenditureCategoryId: ids.categoryIds[0], amount: 12_300, notes: [], ...more };
  return (await act<{ expenditureId: number }>('recordExpenditure', asked)).expenditureId;
};

const paySupplier = async ({ act }: ChangeStation, more: object = {}): Promise<number> => {
  const { id: supplierId } = await act<{ id: number }>('createSupplier', { name: `OIL ${++suppliers}` });
  const asked = { supplierId, amount: 12_300, notes: [], ...more };
  return (await act<{ supplierPaymentId: number }>('recordSupplierPayment', asked)).supplierPaymentId;
};

let wallets = 0;

/** Moves ₹123.00 from the bank to a new wallet. */
async function movedBetween({ act, ids, today }: ChangeStation, more: object = {}): Promise<number> {
  const { id: toAccountId } = await act<{ id: number }>('createTransactionAccount', { name: `WALLET ${++wallets}` });
  const asked = { fromAccountId: ids.accountId, toAccountId, amount: 12_300, transferDate: today, ...more };
  return (await act<{ bankTransferId: number }>('recordBankTransfer', asked)).bankTransferId;
}

export const cashSamples: ChangeSample[] = [
  {
    table: 'expenditure',
    seed: (station) => spend(station),
    change: ({ ids }) => ({ amount: '45.00', expenditureCategoryId: String(ids.categoryIds[1]), comment: 'tea' }),
    wrong: { change: () => ({ amount: '0' }), message: /amount/i },
  },
  {
    table: 'expenditure',
    seed: (station) => spend(station, byBank(station)),
    ...toDayBefore,
  },
  {
    table: 'supplier_payment',
    seed: (station) => paySupplier(station),
    change: () => ({ amount: '45.00', comment: 'on account' }),
    wrong: { change: () => ({ supplierId: '99999' }), message: 'Select a supplier' },
  },
  {
    table: 'supplier_payment',
    seed: (station) => paySupplier(station, byBank(station)),
    ...toDayBefore,
  },
  {
    table: 'cash_transfer',
    seed: async (station) => {
      // Brings the coins that it pays in, so that no order of the samples uses them up.
      await transferred(station, 'DRAWING', { value: 5, in: 2, out: 0 });
      return transferred(station, 'DEPOSIT', { value: 5, in: 0, out: 1 });
    },
    change: () => ({ reference: 'SLIP 12', comment: 'by Shyam', counted: '5 × 2' }),
    wrong: { change: () => ({ accountId: '99999' }), message: 'Select an account' },
  },
  {
    table: 'cash_transfer',
    about: 'into the safe',
    seed: (station) => transferred(station, 'DRAWING', { value: 100, in: 5, out: 0 }),
    change: () => ({ reference: 'CHEQUE 7', counted: '100 × 4' }),
    wrong: { change: () => ({ accountId: null }), message: 'Select an account' },
  },
  {
    table: 'cash_exchange',
    seed: async ({ act }) => {
      // Alternates the direction, so that neither denomination is used up.
      const [forth, back] = exchanges++ % 2 === 0 ? (['in', 'out'] as const) : (['out', 'in'] as const);
      const notes = [
        { value: 100, in: 0, out: 0, [forth]: 1 },
        { value: 50, in: 0, out: 0, [back]: 2 },
      ];
      return (await act<{ cashExchangeId: number }>('exchangeCash', { notes })).cashExchangeId;
    },
    change: () => ({ comment: 'for the bus conductor' }),
    wrong: { change: () => ({ comment: 'x'.repeat(501) }), message: /comment/i },
  },
  {
    table: 'swipe_settlement',
    seed: (station) => settled(station, {}),
    change: ({ ids }) => ({
      paid: '990.00',
      charges: '10.00',
      expenditureCategoryId: String(ids.categoryIds[1]),
      reference: 'UTR 5',
      comment: 'they kept 1 %',
    }),
    wrong: { change: () => ({ paid: '40000.00' }), message: /outstanding on this machine/ },
  },
  {
    table: 'swipe_settlement',
    about: 'with charges',
    seed: (station) => settled(station, { charges: 1_000, expenditureCategoryId: station.ids.categoryIds[0] }),
    change: () => ({ charges: '0.00', expenditureCategoryId: null }),
    wrong: {
      change: () => ({ expenditureCategoryId: null }),
      message: 'Select the expenditure category for the charges',
    },
  },
  {
    table: 'bank_transfer',
    seed: (station) => movedBetween(station),
    change: ({ ids, today }) => ({
      amount: '45.00',
      charges: '1.18',
      expenditureCategoryId: String(ids.categoryIds[1]),
      transferDate: addDays(today, -1),
      reference: 'IMPS 5',
    }),
    wrong: { change: () => ({ toAccountId: '99999' }), message: 'Select an account' },
  },
  {
    table: 'bank_transfer',
    about: 'with charges',
    seed: (station) => movedBetween(station, { charges: 590, expenditureCategoryId: station.ids.categoryIds[0] }),
    change: () => ({ charges: '0.00', comment: 'no charges by the statement' }),
    wrong: {
      change: () => ({ expenditureCategoryId: null }),
      message: 'Select the expenditure category for the charges',
    },
  },
];
