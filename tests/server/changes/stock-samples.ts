import { addDays } from '../../../server/domain/kernel/business-date';
import { receiveInvoice } from '../../support/deliveries';
import type { ChangeSample, ChangeStation } from './change-sample';

/** A line of 12 KL of diesel and one of 6 KL of petrol on the same invoice. */
const linesOf = ({ act, sql, ids }: ChangeStation): Promise<number[]> =>
  receiveInvoice({ act, sql }, [
    { productId: ids.hs, quantity: 12_000_000 },
    { productId: ids.ms, quantity: 6_000_000 },
  ]);

/** Unloads 5,000 L by gauge, exactly the quantity of the challan. */
async function unload(
  station: ChangeStation,
  command: string,
  shift: { shiftId: number; shiftDate: string },
  stockInDateTime: string,
) {
  const [invoiceLineId] = await linesOf(station);
  const { hs, tanks } = station.ids;
  const [meters] = await station.sql<{ open: number }>(
    'SELECT SUM(open)::bigint AS open FROM nozzle_reading WHERE shift_id = $1 AND tank_id = $2',
    [shift.shiftId, tanks[0]],
  );
  const { stockInId } = await station.act<{ stockInId: number }>(command, {
    ...shift,
    stockInDateTime,
    invoiceLineId,
    tankId: tanks[0],
    productId: hs,
    isAtg: true,
    startVolume: 9_000_000,
    endVolume: 13_999_999,
    beforeReading: meters!.open,
    afterReading: meters!.open + 1,
    quantity: 5_000_000,
  });
  return stockInId;
}

const unloadNow = async (station: ChangeStation): Promise<number> => {
  const [shift] = await station.sql<{ shiftId: number; shiftDate: string }>(
    `SELECT id AS "shiftId", shift_date AS "shiftDate" FROM shift WHERE state = 'RUNNING'`,
  );
  return unload(station, 'recordStockIn', shift!, `${station.today}T10:30`);
};

const unloadBackward = (station: ChangeStation): Promise<number> => {
  const shiftDate = addDays(station.today, -1);
  const shift = { shiftId: station.ids.closedShiftId, shiftDate };
  return unload(station, 'recordBackwardStockIn', shift, `${shiftDate}T23:30`);
};

const invoiceOf = async (station: ChangeStation, lineId: number): Promise<number> => {
  const [line] = await station.sql<{ id: number }>('SELECT invoice_id AS id FROM invoice_line WHERE id = $1', [lineId]);
  return line!.id;
};

const KEPT = '9900.000';

/** Restores the level that the close of the night measured in T1. */
async function levelOfClose({ act, sql, ids }: ChangeStation): Promise<number> {
  const [dip] = await sql<{ id: number; volume: number }>(
    "SELECT id, volume FROM tank_dip WHERE shift_id = $1 AND tank_id = $2 AND kind = 'CLOSE'",
    [ids.closedShiftId, ids.tanks[0]],
  );
  const { id, volume } = dip!;
  if (volume !== 9_900_000)
    await act('changeRow', {
      table: 'tank_dip',
      rowId: id,
      permission: 2,
      comment: 'Read wrong',
      changes: [{ field: 'volume', value: KEPT }],
    });
  return id;
}

const READ_OFF = "The volume comes from the tank's dip chart. Change the dip instead.";

let inspected = 0;
let claimed = 0;

export const stockSamples: ChangeSample[] = [
  {
    table: 'stock_in',
    seed: unloadNow,
    change: () => ({ quantity: '4.990', endVolume: '13990.000', comment: '10 L short' }),
    wrong: { change: () => ({ quantity: '12.001' }), message: 'StockIn Quantity not more then Remaining Quantity' },
  },
  {
    table: 'stock_in',
    about: 'of a closed shift',
    seed: unloadBackward,
    change: () => ({ quantity: '5.010', stockInDateTime: '2026-02-19T23:45' }),
    wrong: {
      change: () => ({ stockInDateTime: '2026-02-21T00:00' }),
      message: 'The stock-in must be on 19-02-2026 or 20-02-2026, like the shift',
    },
  },
  {
    table: 'invoice',
    seed: async (station) => invoiceOf(station, (await linesOf(station))[0]!),
    change: () => ({ amount: '1234567.00', receiveDateTime: '2025-04-02T09:15', truckNumber: 'MH 14 ZZ 9' }),
    wrong: {
      change: () => ({ receiveDateTime: '2025-03-31T09:15' }),
      message: 'Receive date canot be less than Invoice date',
    },
  },
  {
    table: 'invoice',
    about: 'that is unloaded in part',
    seed: async (station) => {
      const stockInId = await unloadNow(station);
      const [line] = await station.sql<{ id: number }>('SELECT invoice_line_id AS id FROM stock_in WHERE id = $1', [
        stockInId,
      ]);
      return invoiceOf(station, line!.id);
    },
    change: () => ({ amount: '990000.00' }),
    wrong: {
      change: () => ({ invoiceDateTime: '2026-02-20T10:31', receiveDateTime: '2026-02-20T10:31' }),
      message: 'The invoice must not be after its stock-in of 20-02-2026 10:30',
    },
    notDeleted: '5,000.000 L of HS has already been unloaded. Delete the stock-in first.',
  },
  {
    table: 'debit_note',
    seed: async ({ act, ids, today: noteDate }) => {
      const { id: supplierId } = await act<{ id: number }>('createSupplier', { name: `REFINERY ${++claimed}` });
      const claim = { supplierId, productId: ids.hs, kind: 'RATE', amount: 12_300, noteDate, confirmed: true };
      return (await act<{ debitNoteId: number }>('recordDebitNote', claim)).debitNoteId;
    },
    change: ({ ids }) => ({
      amount: '45.00',
      productId: String(ids.ms),
      kind: 'DENSITY',
      noteDate: '2026-02-01',
      number: 'C 1',
    }),
    wrong: { change: () => ({ productId: '99999' }), message: 'Please select a product' },
  },
  {
    table: 'invoice_line',
    seed: async (station) => (await linesOf(station))[1]!,
    change: () => ({ quantity: '8.000', shortageQuantity: '20', density: '741.0' }),
    wrong: {
      change: () => ({ shortageQuantity: '6001' }),
      message: 'shortageQuantity must not be more than the quantity',
    },
  },
  {
    table: 'invoice_line',
    about: 'that is alone on its invoice',
    seed: async ({ act, sql, ids }) =>
      (await receiveInvoice({ act, sql }, [{ productId: ids.ms, quantity: 6_000_000 }]))[0]!,
    change: () => ({ quantity: '5.000' }),
    wrong: { change: () => ({ quantity: '0' }), message: 'Enter a valid quantity' },
    notDeleted: 'Add at least one product to the invoice',
  },
  {
    table: 'tank_dip',
    about: 'in between',
    seed: async ({ act, ids }) => {
      const dip = { tankId: ids.tanks[0], isAtg: false, dip: 990, waterDip: 20 };
      return (await act<{ tankDipId: number }>('measureTank', dip)).tankDipId;
    },
    change: () => ({ dip: '980', waterDip: null }),
    wrong: { change: () => ({ volume: '9800.000' }), message: READ_OFF },
  },
  {
    table: 'tank_dip',
    about: 'of a close',
    seed: levelOfClose,
    change: () => ({ volume: '9950.000', dip: '995' }),
    wrong: {
      change: () => ({ volume: '20000.001' }),
      message: 'T1: 20,000.001 L is more than the tank holds, 20,000.000 L',
    },
    notDeleted: 'A closing dip cannot be deleted, because the next shift opened with it. Change it instead.',
  },
  {
    table: 'density_reading',
    seed: async ({ act, ids, today }) => {
      const { densityReadingId } = await act<{ densityReadingId: number }>('recordDensity', {
        businessDate: today,
        occasion: 'MORNING',
        productId: ids.hs,
        tankId: ids.tanks[0],
        density: 8220,
        temperature: 300,
      });
      return densityReadingId;
    },
    change: ({ ids }) => ({
      productId: String(ids.ms),
      tankId: String(ids.tanks[1]),
      density: '742.0',
      temperature: '28.5',
      comment: 'it was petrol',
    }),
    wrong: { change: ({ ids }) => ({ tankId: String(ids.tanks[1]) }), message: 'T2 holds another product' },
  },
  {
    table: 'inspection',
    seed: async ({ act, ids }) => {
      const { inspectionId } = await act<{ inspectionId: number }>('recordInspection', {
        productId: ids.hs,
        inspectionDate: addDays('2025-01-01', inspected++),
        readingSum: 2_000_000,
        totalStock: 10_000_000,
        totalBeforeStock: 0,
      });
      return inspectionId;
    },
    change: () => ({ readingSum: '1999.500', totalStock: '9990.000', totalBeforeStock: '12.000' }),
    wrong: { change: () => ({ inspectionDate: '2999-02-21' }), message: 'Inspection date must not be in the future' },
  },
];
