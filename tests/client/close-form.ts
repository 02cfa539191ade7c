import { type Cell, emptySheet, type Sheet, withText } from '../../client/src/features/closing/sheet/sheet';
import { type CloseFormAnswer, type SheetForm, sheetFormOf } from '../../client/src/features/closing/sheet/sheet-form';

/**
 * The server's answer for the worked example of docs/design/domain.md: one pump, HS 300 L on credit, 80,000 collected.
 */
export const WORKED: CloseFormAnswer = {
  shiftId: 41,
  shiftDate: '2026-11-21',
  shiftName: 'Night',
  startedAt: '2026-11-21T12:00:00.000Z',
  draft: null,
  nozzles: [
    {
      nozzleId: 1,
      nozzleName: 'N1',
      pumpId: 7,
      pumpName: 'P1',
      productId: 1,
      open: '10000.000',
      close: null,
      testing: '0.000',
      endedBy: null,
      usual: '900.000',
      flowRate: 80,
    },
    {
      nozzleId: 2,
      nozzleName: 'N2',
      pumpId: 7,
      pumpName: 'P1',
      productId: 2,
      open: '20000.000',
      close: null,
      testing: '0.000',
      endedBy: null,
      usual: null,
      flowRate: 40,
    },
  ],
  products: [
    { productId: 1, productName: 'Diesel', shortName: 'HS', rate: '92.50' },
    { productId: 2, productName: 'Petrol', shortName: 'MS', rate: '104.20' },
  ],
  credits: [{ pumpId: 7, productId: 1, productName: 'Diesel', litres: '300.000', amount: '27750.00', slips: 2 }],
  cashCollections: [{ pumpId: 7, amount: '80000.00' }],
  swipeMachines: [
    { id: 3, name: 'SBI' },
    { id: 4, name: 'UPI' },
  ],
  employees: [
    { id: 11, name: 'ravi', contactNo: '9000000001', pumpId: 7 },
    { id: 12, name: 'sita', contactNo: '9000000002', pumpId: null },
  ],
  tanks: [
    {
      tankId: 5,
      tankName: 'T1',
      productId: 1,
      capacity: '18849.560',
      bookVolume: '9000.000',
      permittedVariation: null,
      nozzleIds: [1],
      chart: [
        { dip: 0, volume: '0.000' },
        { dip: 1000, volume: '9424.780' },
        { dip: 2000, volume: '18849.560' },
      ],
    },
  ],
};

export const workedForm = (change: Partial<CloseFormAnswer> = {}): SheetForm => sheetFormOf({ ...WORKED, ...change });

export const typed = (form: SheetForm, cells: Partial<Record<Cell, string>>): Sheet =>
  (Object.entries(cells) as [Cell, string][]).reduce(
    (sheet, [cell, text]) => withText(sheet, cell, text),
    emptySheet(form),
  );

/** The input of the worked example without the last collection. */
export const READ: Partial<Record<Cell, string>> = {
  'close:1': '11000.000',
  'close:2': '20600.000',
  'swipe:7:3': '30000.00',
  'volume:5': '8010.000',
};
