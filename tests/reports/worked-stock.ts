import { CHART } from '../support/small-station';
import type { Station } from '../support/station';

/** Petrol measured by hand at the close: 1,500 mm with 100 mm of water below. */
const PETROL_DIP = { dip: 1500, waterDip: 100 } as const;
const volumeAt = (dip: number): number => CHART.find((row) => row.dip === dip)!.volume;
export const PETROL_VOLUME = volumeAt(PETROL_DIP.dip) - volumeAt(PETROL_DIP.waterDip);

export interface WorkedStock {
  shiftId: number;
  invoiceLineIds: number[];
}

/**
 * A night shift after those of `workShifts`, with new rates, a delivery, densities and a reset meter. The first pump
 * sells 495 L of HS at 93.10, 100 L of them on credit, and 100 L of MS at 103.70; the second one 250 L of HS. Of the
 * first pump's 47,144.50 other than credit, 10,000.00 are paid by card and 37,000.00 in cash, 144.00 are short and 0.50
 * are not assigned to anyone; at the second pump 5.00 too much is handed in. Further events of that night run before
 * its close.
 */
export async function workStock(
  station: Station,
  beforeClose: () => Promise<unknown> = () => Promise.resolve(),
): Promise<WorkedStock> {
  const { act, ids, sql } = station;
  const { products, tanks, shiftTypes } = ids;
  const night = { shiftDate: '2025-04-03', shiftTypeId: shiftTypes.night };
  await act('createProductRate', { ...night, productId: products.diesel, rate: 9310 });
  await act('createProductRate', { ...night, productId: products.petrol, rate: 10_370 });
  const invoice = { receiveDateTime: '2025-04-03T20:15', truckNumber: 'GJ01XY9999', transportName: 'MAHA ROADLINES' };
  await act('createInvoice', {
    ...invoice,
    invoiceNumber: 'IOC-1001',
    invoiceDateTime: '2025-04-03T14:00',
    invoiceAmount: 100_000_001,
    lines: [
      { productId: products.diesel, quantity: 8_000_000, shortageQuantity: 20_000, density: '832.5' },
      { productId: products.petrol, quantity: 4_000_000, shortageQuantity: 0, density: '0.7540' },
    ],
  });
  await act('createInvoice', {
    ...invoice,
    invoiceNumber: 'IOC-1002',
    invoiceDateTime: '2025-04-03T15:30',
    invoiceAmount: 9_000_000,
    lines: [{ productId: products.diesel, quantity: 1_000_000, shortageQuantity: 0, density: '840.0' }],
  });
  // As entered before a density had to be a number.
  await sql("UPDATE invoice_line SET density = 'AS IN THE CHALLAN' WHERE id = (SELECT MAX(id) FROM invoice_line)");
  const lines = await sql<{ id: number }>('SELECT id FROM invoice_line ORDER BY id');
  const invoiceLineIds = lines.map(({ id }) => id);
  const [diesel, petrol] = invoiceLineIds as [number, number];

  const { shiftId } = await act<{ shiftId: number }>('startShift', { ...night, onDuty: [] });
  const unloading = { shiftId, shiftDate: night.shiftDate, stockInDateTime: '2025-04-03T21:40', isAtg: true };
  await act('recordStockIn', {
    ...unloading,
    productId: products.diesel,
    invoiceLineId: diesel,
    tankId: tanks.diesel,
    quantity: 8_000_000,
    startVolume: 10_142_200,
    endVolume: 18_057_200,
    beforeReading: 7_025_000,
    afterReading: 7_065_000,
    comment: 'Seal was broken',
  });
  await act('recordStockIn', {
    ...unloading,
    productId: products.petrol,
    invoiceLineId: petrol,
    tankId: tanks.petrol,
    quantity: 3_000_000,
    startVolume: 12_142_200,
    endVolume: 15_127_200,
    beforeReading: 13_000_000,
    afterReading: 13_030_000,
  });
  await measureDensities(station, invoiceLineIds);
  await act('recordCreditSale', {
    creditorId: ids.creditors[0],
    pumpId: ids.pumps[0].id,
    productId: products.diesel,
    litres: 100_000,
    vehicle: 'gj01ab1234',
    slipNo: 'S6',
  });
  await act('recordMeterEvent', {
    nozzleId: ids.pumps[0].diesel,
    kind: 'RESET',
    lastReading: 6_325_000,
    firstReading: 0,
    testing: 5_000,
    reason: 'Stamped anew',
  });
  await beforeClose();
  await closeNight(station);
  return { shiftId, invoiceLineIds };
}

async function measureDensities({ act, ids }: Station, [diesel]: number[]): Promise<void> {
  const { products, tanks } = ids;
  const record = (reading: object) => act('recordDensity', { businessDate: '2025-04-03', ...reading });
  const petrol = { productId: products.petrol, tankId: tanks.petrol };
  await record({ ...petrol, occasion: 'MORNING', density: 7420, temperature: 285 });
  const ofDiesel = { productId: products.diesel, invoiceLineId: diesel };
  await record({ ...ofDiesel, occasion: 'TANKER', density: 8220, temperature: 300 });
  const after = { ...ofDiesel, occasion: 'AFTER_UNLOADING', tankId: tanks.diesel };
  await record({ ...after, density: 8285, temperature: 320, comment: 'Sample kept' });
}

function closeNight({ act, ids }: Station): Promise<unknown> {
  const [first, second] = ids.pumps;
  const [ramesh, meena] = ids.employees;
  const handedIn = (employeeId: number | undefined, amount: number) => ({ employeeId, amount, notes: [] });
  return act('closeShift', {
    pumps: [
      {
        pumpId: first.id,
        nozzles: [
          { nozzleId: first.diesel, close: 200_000, testing: 0 },
          { nozzleId: first.petrol, close: 8_100_000, testing: 0 },
        ],
        swipes: [{ swipeMachineId: ids.swipeMachines[0], amount: 1_000_000 }],
        lastCollection: handedIn(ramesh, 3_700_000),
        shortages: [{ employeeId: ramesh, amount: 14_400 }],
      },
      {
        pumpId: second.id,
        nozzles: [
          { nozzleId: second.diesel, close: 1_250_000, testing: 0 },
          { nozzleId: second.petrol, close: 5_000_000, testing: 0 },
        ],
        swipes: [],
        lastCollection: handedIn(meena, 2_328_000),
        shortages: [],
      },
    ],
    tanks: [
      { tankId: ids.tanks.diesel, isAtg: true, volume: 17_392_000 },
      { tankId: ids.tanks.petrol, isAtg: false, ...PETROL_DIP },
    ],
  });
}
