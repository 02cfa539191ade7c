import { type FieldRules, GREATEST_FIGURE, GREATEST_ID } from './field-rules';

/** Maximum sum of a tank's meters: a hundred nozzles. */
export const GREATEST_READING_SUM = 100 * GREATEST_FIGURE;

/** Selections that every other check of a stock-in needs, and the messages for missing ones. */
export const stockInSelections = {
  productId: 'Select Product',
  shiftId: 'Please select a shift',
  shiftDate: 'Please enter a valid shift date',
  invoiceLineId: 'Select Invoice',
  tankId: 'Select Tank',
} as const;

const id = (message: string) => ({ kind: 'integer', min: 1, max: GREATEST_ID, required: true, message }) as const;

const dip = (min: number, message: string) => ({ kind: 'integer', min, max: 99_999, message }) as const;

const volume = (min: number, message: string) =>
  ({ kind: 'litres', min, max: GREATEST_FIGURE, required: true, message }) as const;

const readingSum = (message: string) =>
  ({ kind: 'litres', min: 1, max: GREATEST_READING_SUM, required: true, message }) as const;

/**
 * Fields of a stock-in, in the order of the specification's section 5. `quantity` is typed in KL, `remaining` in
 * litres, dips in mm. By hand both dips are required; with a gauge (ATG) both volumes, and dips are optional.
 */
export function stockInRules(isAtg: boolean): FieldRules {
  return {
    // What an old tool considers remaining. Not used, since the books know it.
    remaining: { kind: 'wholeLitres', message: 'remaining must be a valid integer' },
    shiftDate: { kind: 'date', required: true, message: 'please enter a valid date YYYY-MM-DD format' },
    stockInDateTime: { kind: 'dateTime', required: true, message: 'please enter a valid StockIn  date & time' },
    invoiceLineId: id('invoiceDetailId must be a valid integer'),
    tankId: id('tankId must be a valid integer'),
    productId: id('productId must be a valid integer'),
    shiftId: id('ShiftId must be a valid integer'),
    quantity: {
      kind: 'kilolitres',
      min: 1,
      max: GREATEST_FIGURE,
      required: true,
      message: 'quantity must be a valid integer',
    },
    startDip: { ...dip(0, 'Start Dip must be a valid integer'), required: !isAtg },
    endDip: { ...dip(1, 'End Dip must be a valid integer'), required: !isAtg },
    beforeReading: readingSum('Before Reding   must be a valid integer'),
    afterReading: readingSum('After Reading  must be a valid integer'),
    ...(isAtg && {
      endVolume: volume(1, 'End Volume must be a valid integer'),
      startVolume: volume(0, 'Start Volume must be a valid integer'),
    }),
    comment: { kind: 'text', max: 500, message: 'Comment must be at most 500 characters' },
  };
}
