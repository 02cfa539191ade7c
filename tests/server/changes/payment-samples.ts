import type { ChangeSample, ChangeStation } from './change-sample';
import { byBank, toDayBefore } from './value-date';

let firms = 0;

/** Each sample has its own creditor, so that the sales of others are not on its bill. */
const addFirm = async ({ act }: ChangeStation): Promise<number> => {
  const firmName = `BILLED FIRM ${++firms}`;
  const { id } = await act('createCreditor', {
    firmName,
    shortName: firmName,
    proprietorName: 'OWNER',
    email: 'accounts@firm.example',
    contactNo: '9876543210',
    address: 'MAIN ROAD',
    maxLimit: 10_000_000,
  });
  return id;
};

const pay = async ({ act }: ChangeStation, creditorId: number, more: object = {}): Promise<number> => {
  const asked = { creditorId, amount: 50_000, notes: [], confirmed: true, ...more };
  return (await act<{ creditorPaymentId: number }>('recordCreditorPayment', asked)).creditorPaymentId;
};

const billOf = async ({ act, ids, today }: ChangeStation, creditorId: number): Promise<number> => {
  await act('recordCreditSale', { creditorId, pumpId: ids.pumps[0], productId: ids.hs, litres: 10_000 });
  return (await act<{ billId: number }>('makeBill', { creditorId, from: today, to: today })).billId;
};

const chequeOf = async (station: ChangeStation): Promise<number> => {
  const { act, ids, sql, today } = station;
  const { id: paymentModeId } = await act('createPaymentMode', { name: `Cheque ${++firms}`, isCheque: true });
  await act('createAccountPaymentMode', { accountId: ids.accountId, paymentModeId });
  const way = { accountId: ids.accountId, paymentModeId, reference: `00${firms}` };
  await pay(station, ids.creditors[0], { ...way, chequeBank: 'HDFC BANK', chequeDate: today });
  return (await sql<{ id: number }>('SELECT MAX(id) AS id FROM cheque'))[0]!.id;
};

export const paymentSamples: ChangeSample[] = [
  {
    table: 'cheque',
    seed: chequeOf,
    change: () => ({ bank: 'BANK OF BARODA', chequeDate: '2026-01-15' }),
    wrong: { change: () => ({ bank: null }), message: 'Enter the bank of the cheque' },
    notDeleted: 'This cheque cannot be deleted',
  },
  {
    table: 'creditor_adjustment',
    seed: async ({ act, ids }) => {
      const asked = { kind: 'TAX_DEDUCTED', creditorId: ids.creditors[0], amount: 12_300, confirmed: true };
      return (await act<{ creditorAdjustmentId: number }>('recordCreditorAdjustment', asked)).creditorAdjustmentId;
    },
    change: ({ ids }) => ({ creditorId: String(ids.creditors[1]), amount: '45.00', reference: 'TDS 12' }),
    wrong: { change: () => ({ creditorId: '99999' }), message: 'Select a creditor' },
  },
  {
    table: 'creditor_payment',
    seed: (station) => pay(station, station.ids.creditors[0]),
    change: ({ ids }) => ({ creditorId: String(ids.creditors[1]), amount: '450.00', comment: 'the other firm' }),
    wrong: { change: ({ ids }) => ({ accountId: String(ids.accountId) }), message: 'Select a payment mode' },
  },
  {
    table: 'creditor_payment',
    about: 'through an account',
    seed: ({ ids, ...station }) =>
      pay({ ids, ...station }, ids.creditors[0], {
        accountId: ids.accountId,
        paymentModeId: ids.modeId,
        reference: 'UTR 1',
      }),
    change: () => ({ accountId: null, paymentModeId: null, reference: null }),
    wrong: { change: () => ({ reference: null }), message: 'Enter the reference number' },
  },
  {
    table: 'creditor_payment',
    seed: (station) => pay(station, station.ids.creditors[0], byBank(station)),
    ...toDayBefore,
  },
  {
    table: 'creditor_payment',
    about: 'that a bill shows and that settles it',
    seed: async (station) => {
      const creditorId = await addFirm(station);
      const paymentId = await pay(station, creditorId);
      await billOf(station, creditorId);
      return paymentId;
    },
    change: () => ({ amount: '1200.00', comment: 'a figure more' }),
    wrong: { change: () => ({ creditorId: '99999' }), message: /creditor/i },
  },
  {
    table: 'creditor_bill',
    seed: async (station) => {
      const creditorId = await addFirm(station);
      await pay(station, creditorId);
      return billOf(station, creditorId);
    },
    change: null,
  },
];
