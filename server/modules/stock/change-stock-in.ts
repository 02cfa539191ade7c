import { effects as texts } from '../../domain/effects.messages';
import type { FieldRule } from '../../domain/field-rules';
import { groupedLitres } from '../../domain/kernel/format';
import type { Millilitres } from '../../domain/kernel/litres';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { movedLitres } from '../../domain/moved-figure';
import { stockInRules } from '../../domain/stock-in.rules';
import { tank as tankTexts } from '../../domain/tank.messages';
import { stationSetting } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';
import { type ChangeField, changeField } from '../../services/approvals/change-field';
import { reverse } from '../../services/ledger/reverse';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { raiseClosedBook } from './change-close';
import { checkStockIn, STOCK_IN, unload } from './enter-stock-in';
import { postStock } from './post-stock';
import { raiseInterimBook } from './raise-interim-book';

interface StockInRow extends ShiftDocumentRow {
  shiftTypeId: number;
  invoiceLineId: number;
  invoiceNumber: string;
  tankId: number;
  tankName: string;
  productId: number;
  stockInDateTime: string;
  isAtg: boolean;
  startDip: number | null;
  endDip: number | null;
  startVolume: Millilitres;
  endVolume: Millilitres;
  beforeReading: Millilitres;
  afterReading: Millilitres;
  quantity: Millilitres;
  measured: Millilitres;
  stockQuantity: Millilitres;
  comment: string | null;
  toReview: boolean;
}

const rules = stockInRules(true);

/** `problemsOfStockIn` reports what is required for manual dips or for the gauge. */
const field = (name: string, label: string, more: Partial<ChangeField> = {}): ChangeField =>
  changeField(name, label, { ...(rules[name] as FieldRule), required: false }, more);

/** Corrects a stock-in: its receipt is posted again, and in a closed shift the variation of the close follows. */
shiftDocumentChange<StockInRow>({
  table: 'stock_in',
  label: 'Stock-in',
  fields: [
    field('stockInDateTime', 'Date and time'),
    field('quantity', 'Quantity, KL'),
    changeField('isAtg', 'By gauge', { kind: 'flag', required: true, message: 'isAtg must be true or false' }),
    field('startDip', 'Start dip'),
    field('endDip', 'End dip'),
    field('startVolume', 'Start volume', { hint: 'By the gauge only' }),
    field('endVolume', 'End volume', { hint: 'By the gauge only' }),
    field('beforeReading', 'Before reading'),
    field('afterReading', 'After reading'),
    field('comment', 'Comment', { kind: 'multiline' }),
  ],
  facts: [
    { name: 'invoiceNumber', label: 'Invoice', kind: 'text' },
    { name: 'tankName', label: 'Tank', kind: 'text' },
    { name: 'measured', label: 'Measured quantity', kind: 'litres' },
    { name: 'stockQuantity', label: 'Added to stock', kind: 'litres' },
    { name: 'toReview', label: 'To review', kind: 'flag' },
  ],
  columns: `s.shift_type_id AS "shiftTypeId", d.invoice_line_id AS "invoiceLineId", i.invoice_number AS "invoiceNumber",
            d.tank_id AS "tankId", k.name AS "tankName", k.product_id AS "productId",
            d.stock_in_date_time AS "stockInDateTime", d.is_atg AS "isAtg", d.start_dip AS "startDip",
            d.end_dip AS "endDip", d.start_volume AS "startVolume", d.end_volume AS "endVolume",
            d.before_reading AS "beforeReading", d.after_reading AS "afterReading", d.quantity, d.measured,
            d.stock_quantity AS "stockQuantity", d.comment, d.to_review AS "toReview"`,
  joins: `JOIN tank k ON k.id = d.tank_id
          JOIN invoice_line l ON l.id = d.invoice_line_id
          JOIN invoice i ON i.id = l.invoice_id`,
  titleOf: ({ invoiceNumber, tankName, quantity }) => `${invoiceNumber} → ${tankName}, ${groupedLitres(quantity)} L`,
  events: ({ shiftId }) => [['stockChanged', { shiftId }]],
  async modify(tx, after, before) {
    refuseVolumesByHand(after, before);
    const { levels, measured } = await checkStockIn(tx, asRead(after, before), shiftOf(after), before.quantity);
    const stockQuantity = (await isRaisedByMeasure(tx, before)) ? measured : after.quantity;
    const effects = await moveReceipt(tx, before, { quantity: after.quantity, stockQuantity });
    if (after.stockInDateTime === before.stockInDateTime)
      await raiseInterimBook(tx, before, stockQuantity - before.stockQuantity);
    else {
      await raiseInterimBook(tx, before, -before.stockQuantity);
      await raiseInterimBook(tx, after, stockQuantity);
    }
    const { startVolume, endVolume } = levels;
    return { write: { startVolume, endVolume, stockQuantity }, effects };
  },
  async remove(tx, row) {
    await raiseInterimBook(tx, row, -row.stockQuantity);
    return { effects: await moveReceipt(tx, row, { quantity: 0, stockQuantity: 0 }) };
  },
});

const shiftOf = ({ shiftId, shiftState, ...shift }: StockInRow) => ({ ...shift, id: shiftId, state: shiftState });

/** For manual dips the volumes come from the chart. */
function refuseVolumesByHand(after: StockInRow, before: StockInRow): void {
  const changed = (['startVolume', 'endVolume'] as const).find((name) => after[name] !== before[name]);
  if (!after.isAtg && changed !== undefined)
    throw refusal('BY_THE_CHART', tankTexts.volumeByChart(), changed, 'INVALID');
}

/** Unchanged levels keep their volumes, whatever chart the tank has today. */
const asRead = (after: StockInRow, before: StockInRow): StockInRow => {
  const isReadAgain = (['isAtg', 'startDip', 'endDip'] as const).some((name) => after[name] !== before[name]);
  return isReadAgain ? after : { ...after, isAtg: true };
};

/** The quantity that raised the stock stays the same one; if both were equal, the current setting decides. */
const isRaisedByMeasure = async (tx: Tx, { quantity, measured, stockQuantity }: StockInRow): Promise<boolean> =>
  quantity === measured ? (await stationSetting(tx.sql, 'stockRaisedBy')) === 'MEASURED' : stockQuantity === measured;

/** Reverses the receipt and posts the new one. Returns what changes with it, in sentences. */
async function moveReceipt(
  tx: Tx,
  before: StockInRow,
  after: Pick<StockInRow, 'quantity' | 'stockQuantity'>,
): Promise<Message[]> {
  const { id, shiftDate, tankId, tankName, productId, invoiceLineId, invoiceNumber } = before;
  const shift = shiftOf(before);
  const taken = after.quantity - before.quantity;
  const raised = after.stockQuantity - before.stockQuantity;
  const effects: Message[] = [];
  if (taken !== 0) {
    const unloaded = await unload(tx, invoiceLineId, taken);
    effects.push(movedLitres(texts.unloaded({ invoice: invoiceNumber }), unloaded - taken, unloaded));
  }
  if (raised === 0) return effects;
  await reverse(tx, tx.actor.userId, { kind: STOCK_IN, id });
  await postStock(tx, shift, { kind: STOCK_IN, id }, [
    { tankId, productId, kind: 'RECEIPT', litres: after.stockQuantity },
  ]);
  effects.push(
    movedLitres(texts.received({ tank: tankName, day: shiftDate }), before.stockQuantity, after.stockQuantity),
  );
  return shift.state === 'RUNNING' ? effects : [...effects, ...(await raiseClosedBook(tx, shift, before, raised))];
}
