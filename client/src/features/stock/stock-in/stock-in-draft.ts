import { receivedByMeasure, SAFE_FILL } from '../../../../../server/domain/decanting';
import { problemOfDip, volumeAt } from '../../../../../server/domain/dip-chart';
import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import { type LocalDateTime, parseLocalDateTime } from '../../../../../server/domain/kernel/local-date-time';
import { type Percent, shareOf } from '../../../../../server/domain/kernel/percent';
import { klText } from '../invoice/kilolitres';
import { readFigure } from '../read-figure';
import { isKnown, type Known, type KnownShift, type PendingLine, type Tank, tankOf, tanksOf } from './stock-in-known';

/** A stock-in being typed. Null fields are untouched: their defaults follow from the data and earlier fields. */
export interface StockInDraft {
  isAtg: boolean;
  stockInDateTime: string | null;
  productId: string;
  shiftDate: string | null;
  shiftId: string | null;
  invoiceLineId: string | null;
  tankId: string | null;
  startDip: string;
  endDip: string;
  startVolume: string;
  endVolume: string;
  beforeReading: string;
  afterReading: string;
  /** KL. */
  quantity: string | null;
  comment: string;
  /**
   * The data it was sent with, until it is edited or answered. The server may have recorded it, and then returns newer
   * data; a retry must be identical to be idempotent.
   */
  sentWith: Known | null;
}

/** Most tanks have a gauge (specification, section 9). */
export const EMPTY_DRAFT: StockInDraft = {
  isAtg: true,
  stockInDateTime: null,
  productId: '',
  shiftDate: null,
  shiftId: null,
  invoiceLineId: null,
  tankId: null,
  startDip: '',
  endDip: '',
  startVolume: '',
  endVolume: '',
  beforeReading: '',
  afterReading: '',
  quantity: null,
  comment: '',
  sentWith: null,
};

/** Type guard for a stored draft of this form. */
export const isStockInDraft = (value: unknown): value is StockInDraft =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(EMPTY_DRAFT).every(([field, empty]) => {
    const kept = (value as Record<string, unknown>)[field];
    if (field === 'sentWith') return kept === null || isKnown(kept);
    return typeof kept === (empty === null ? 'string' : typeof empty) || (empty === null && kept === null);
  });

type Texts = { [Field in keyof Omit<StockInDraft, 'isAtg' | 'sentWith'>]: string };

/** A draft with its defaults. */
export interface StockIn extends Texts {
  isAtg: boolean;
  isBackward: boolean;
  shift: KnownShift | null;
  line: PendingLine | null;
  tank: Tank | null;
  /** The level before and after, in millilitres; null while unknown. */
  volumes: Record<'start' | 'end', Millilitres | null>;
}

/** Applies a change: another product resets invoice and tank, and a gauge has no dips. */
export const changed = (draft: StockInDraft, change: Partial<StockInDraft>): StockInDraft => ({
  ...draft,
  ...(change.productId !== undefined && { invoiceLineId: null, tankId: null }),
  ...(change.shiftDate !== undefined && { shiftId: null }),
  ...(change.isAtg && { startVolume: '', endVolume: '' }),
  sentWith: null,
  ...change,
});

/** The draft as sent: defaults are fixed at the values that were shown, even if the data changes later. */
export function sent(draft: StockInDraft, stockIn: StockIn, known: Known): StockInDraft {
  const { stockInDateTime, shiftDate, shiftId, invoiceLineId, tankId, quantity } = stockIn;
  return {
    ...draft,
    stockInDateTime,
    invoiceLineId,
    tankId,
    quantity,
    // The running shift is never chosen.
    ...(known.isBackward && { shiftDate, shiftId }),
    sentWith: known,
  };
}

/** The date to look for shifts: as typed, else that of the unloading. */
export const shiftDateOf = (draft: Pick<StockInDraft, 'shiftDate' | 'stockInDateTime'>, now: LocalDateTime): string =>
  draft.shiftDate ?? (parseLocalDateTime(draft.stockInDateTime ?? now) ?? now).slice(0, 10);

/** The chosen row if it still exists, else the only row. */
function chosen<Row>(rows: readonly Row[], id: (row: Row) => number, choice: string | null): Row | null {
  const [first, second] = rows;
  if (choice === null) return first !== undefined && second === undefined ? first : null;
  return rows.find((row) => String(id(row)) === choice) ?? null;
}

/** Fills in the defaults of untouched fields. */
export function stockInOf({ sentWith, ...draft }: StockInDraft, known: Known): StockIn {
  const shift = chosen(known.shifts, ({ shiftId }) => shiftId, draft.shiftId);
  const line = chosen(known.lines ?? [], ({ invoiceLineId }) => invoiceLineId, draft.invoiceLineId);
  const ofProduct = tanksOf(draft.productId, shift?.tanks ?? []);
  const knownTank = chosen(ofProduct, ({ tankId }) => tankId, draft.tankId);
  const tank = knownTank && tankOf(knownTank);
  const volumes = { start: volumeIn(draft, 'start', tank), end: volumeIn(draft, 'end', tank) };
  const sold = soldBetween(draft.beforeReading, draft.afterReading);
  return {
    ...draft,
    stockInDateTime: draft.stockInDateTime ?? known.now,
    shiftDate: known.isBackward ? shiftDateOf(draft, known.now) : (shift?.shiftDate ?? ''),
    shiftId: shift === null ? '' : String(shift.shiftId),
    invoiceLineId: line === null ? '' : String(line.invoiceLineId),
    tankId: knownTank === null ? '' : String(knownTank.tankId),
    quantity: draft.quantity ?? proposedQuantity(line, tank, { ...volumes, sold }),
    isBackward: known.isBackward,
    shift,
    line,
    tank,
    volumes,
  };
}

/** From the gauge, or by the tank's chart. */
function volumeIn(draft: Omit<StockInDraft, 'sentWith'>, end: 'start' | 'end', tank: Tank | null): Millilitres | null {
  if (draft.isAtg) return readFigure(`${end}Volume`, draft[`${end}Volume`]);
  const dip = draft[`${end}Dip`];
  if (tank === null || !/^[0-9]+$/.test(dip) || problemOfDip(tank.chart, Number(dip)) !== null) return null;
  return volumeAt(tank.chart, Number(dip));
}

/** Litres that the tank's nozzles poured between two typed readings; null until both are valid. */
function soldBetween(before: string, after: string): Millilitres | null {
  const [first, last] = [parseLitres(before), parseLitres(after)];
  return first === null || last === null ? null : last - first;
}

/** The greatest credible shortage; if more is missing, only a part of the delivery was unloaded. */
const GREATEST_SHORTAGE: Percent = 1000;

interface Measurement {
  start: Millilitres | null;
  end: Millilitres | null;
  sold: Millilitres | null;
}

/**
 * The quantity that the form proposes, in KL; empty if there is none. Once tank and meters are measured, it is the whole
 * remainder of the invoice, so that a shortage shows, or the measured quantity if clearly only a part was unloaded. Before
 * that, it is the remainder of the invoice, up to the safe fill of the tank.
 */
function proposedQuantity(line: PendingLine | null, tank: Tank | null, { start, end, sold }: Measurement): string {
  if (line === null || tank === null) return '';
  const remaining = parseLitres(line.remaining) ?? 0;
  if (start !== null && end !== null && sold !== null) {
    const measured = receivedByMeasure({ startVolume: start, endVolume: end, beforeReading: 0, afterReading: sold });
    const isPart = remaining - measured > shareOf(remaining, GREATEST_SHORTAGE);
    if (measured > 0) return proposedText(isPart ? measured : remaining);
  }
  const level = start ?? tank.bookVolume;
  if (tank.capacity === null || level === null) return proposedText(remaining);
  return proposedText(Math.min(remaining, shareOf(tank.capacity, SAFE_FILL) - level));
}

const proposedText = (litres: Millilitres): string => (litres > 0 ? klText(litres) : '');
