import {
  type DecantingFacts,
  differenceOf,
  type Levels,
  levelsOf,
  problemsOfStockIn,
  receivedByMeasure,
} from '../../domain/decanting';
import { effects as texts } from '../../domain/effects.messages';
import type { Millilitres } from '../../domain/kernel/litres';
import type { LocalDateTime } from '../../domain/kernel/local-date-time';
import type { Message } from '../../domain/kernel/message';
import { refuseIf } from '../../domain/kernel/problem';
import { movedLitres } from '../../domain/moved-figure';
import { problemsInShift, type StockInShift } from '../../domain/stock-in-shift';
import { calibrationAt } from '../../masters/dip-chart.queries';
import { inOneRoundTrip } from '../../platform/in-one-round-trip';
import { stationSetting } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';
import { tellOtherAdmins } from '../../services/approvals/ask-or-apply';
import { markedAs } from '../../services/approvals/notice-mark';
import type { RunningShift } from '../shifts/running-shift';
import type { ClosedTank } from './change-close';
import { meterSumsOf } from './meter-sums.queries';
import { postStock } from './post-stock';
import { IS_LAST_OF_DAY } from './shift-meant.queries';
import type { StockInInput } from './stock-in.input';
import { notifyOfStockIn } from './tell-stock-received';

export const STOCK_IN = 'STOCK_IN';

/** The shift of a stock-in, locked so that it is neither closed nor reopened concurrently. */
export type HeldShift = RunningShift & { state: 'RUNNING' | 'CLOSED' };

/** The result of a stock-in. Millilitres; a negative difference is short. */
export interface RecordedStockIn {
  stockInId: number;
  measured: Millilitres;
  difference: Millilitres;
}

export interface EnteredStockIn extends RecordedStockIn {
  /** The quantity that raised the stock. */
  stockQuantity: Millilitres;
  tank: ClosedTank;
  /** What it raised, in sentences: the unloaded quantity of its line, and the receipts of its tank on the day. */
  effects: Message[];
}

/** A validated stock-in: its levels, the measured quantity, its tank and its line. */
export interface JudgedStockIn {
  levels: Levels;
  measured: Millilitres;
  tank: NonNullable<KnownFacts['tank']>;
  line: NonNullable<KnownFacts['line']>;
}

/**
 * Validates a stock-in against its line, its tank and the locked shift; `own` is what this document itself has
 * unloaded. The shift is null if not found. Throws ProblemError INVALID with the texts of the specification's section
 * 5.
 */
export async function checkStockIn(
  tx: Tx,
  input: StockInInput,
  found: HeldShift | null,
  own: Millilitres = 0,
): Promise<JudgedStockIn> {
  const [facts, inShift] = await inOneRoundTrip([
    factsOf(tx, input, found?.id ?? null, own),
    found && placeInShift(tx, found.id, input.tankId),
  ]);
  // Without a date no shift is found, whichever was chosen.
  const shiftId = input.shiftDate ? (found?.id ?? null) : (input.shiftId ?? input.shiftTypeId);
  refuseIf(problemsOfStockIn({ ...input, shiftId }, facts));
  // Anything not found has been refused above.
  const [shift, tank, line] = [found!, facts.tank!, facts.line!];
  const entry = { ...input, invoiceDateTime: line.invoiceDateTime };
  const { shiftDate, shiftName } = shift;
  const place = { shiftDate, shiftName, isClosed: shift.state === 'CLOSED', tankName: tank.tankName, ...inShift! };
  refuseIf(problemsInShift(entry, place, tx.ctx.clock.minute()));
  const levels = levelsOf({ ...input }, tank.chart)!;
  return { levels, measured: receivedByMeasure(levels), tank, line };
}

/**
 * Enters a stock-in into the books of a locked shift: the document, the unloaded quantity of its line, and the tank's
 * receipt. The shift is null if not found. Throws ProblemError INVALID with the texts of the specification's section 5.
 */
export async function enterStockIn(tx: Tx, input: StockInInput, found: HeldShift | null): Promise<EnteredStockIn> {
  const [{ levels, measured, tank, line }, raisedBy] = await inOneRoundTrip([
    checkStockIn(tx, input, found),
    stationSetting(tx.sql, 'stockRaisedBy'),
  ]);
  const shift = found!;
  const stockQuantity = raisedBy === 'MEASURED' ? measured : input.quantity;
  const [[row], unloaded] = await inOneRoundTrip([
    tx.sql<{ id: number; to_review: boolean }>(
      `INSERT INTO stock_in (shift_id, is_backward, stock_in_date_time, invoice_line_id, tank_id, is_atg, start_dip, end_dip,
                           start_volume, end_volume, before_reading, after_reading, quantity, stock_quantity, comment,
                           created_by_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16) RETURNING *`,
      [
        shift.id,
        shift.state === 'CLOSED',
        input.stockInDateTime,
        input.invoiceLineId,
        input.tankId,
        input.isAtg,
        input.startDip ?? null,
        input.endDip ?? null,
        levels.startVolume,
        levels.endVolume,
        levels.beforeReading,
        levels.afterReading,
        input.quantity,
        stockQuantity,
        input.comment ?? null,
        tx.actor.userId,
      ],
    ),
    unload(tx, input.invoiceLineId, input.quantity),
  ]);
  await inOneRoundTrip([
    postStock(tx, shift, { kind: STOCK_IN, id: row!.id }, [
      { tankId: input.tankId, productId: input.productId, kind: 'RECEIPT', litres: stockQuantity },
    ]),
    notifyOfStockIn(tx, shift, row!.id),
  ]);
  tx.audit({ table: 'stock_in', id: row!.id, after: row });
  if (row!.to_review) await tellOtherAdmins(tx, { table: 'stock_in', rowId: row!.id, changes: markedAs('toReview') });
  tx.publish('stockChanged', { shiftId: shift.id });
  const difference = differenceOf(measured, input.quantity).litres;
  return {
    ...{ stockInId: row!.id, measured, difference, stockQuantity, tank: { ...tank, tankId: input.tankId } },
    effects: [
      movedLitres(texts.unloaded({ invoice: line.invoiceNumber }), unloaded - input.quantity, unloaded),
      movedLitres(texts.received({ tank: tank.tankName, day: shift.shiftDate }), 0, stockQuantity),
    ],
  };
}

/** Adds to the unloaded litres of a locked line; negative litres are put back. Returns the new unloaded quantity. */
export async function unload(tx: Tx, invoiceLineId: number, litres: Millilitres): Promise<Millilitres> {
  const [line] = await tx.sql<{ unloaded: Millilitres }>(
    'UPDATE invoice_line SET unloaded = unloaded + $2 WHERE id = $1 RETURNING unloaded',
    [invoiceLineId, litres],
  );
  const { unloaded } = line!;
  tx.audit({
    table: 'invoice_line',
    id: invoiceLineId,
    before: { unloaded: unloaded - litres },
    after: { unloaded },
  });
  return unloaded;
}

interface KnownFacts {
  line: (DecantingFacts['line'] & { invoiceDateTime: LocalDateTime; invoiceNumber: string }) | null;
  tank: DecantingFacts['tank'] | null;
}

/**
 * The tank with the chart that it had at the close of the shift, if that is closed, and the line with its remaining
 * quantity, locked exclusively: stock-ins of one line are serialised.
 */
async function factsOf(
  tx: Tx,
  { tankId, invoiceLineId }: StockInInput,
  shiftId: number | null,
  own: Millilitres,
): Promise<KnownFacts> {
  const [[tank], [line]] = await inOneRoundTrip([
    tx.sql<DecantingFacts['tank']>(
      `SELECT t.name AS "tankName", t.product_id AS "productId",
              ${calibrationAt('(SELECT closed_at FROM shift WHERE id = $2::int)')}
       FROM tank t WHERE t.id = $1`,
      [tankId, shiftId],
    ),
    tx.sql<NonNullable<KnownFacts['line']>>(
      `SELECT l.product_id AS "productId", l.quantity - l.unloaded + $2 AS remaining,
              i.invoice_date_time AS "invoiceDateTime", i.invoice_number AS "invoiceNumber"
       FROM invoice_line l JOIN invoice i ON i.id = l.invoice_id WHERE l.id = $1 FOR UPDATE OF l`,
      [invoiceLineId, own],
    ),
  ]);
  return { line: line ?? null, tank: tank ?? null };
}

/** A shift's position in its day, and the meter readings of the tank's nozzles in it. */
async function placeInShift(
  { sql }: Tx,
  shiftId: number,
  tankId: number,
): Promise<Pick<StockInShift, 'isLastOfDay' | 'hasTank' | 'meters'>> {
  const [[place], meters] = await inOneRoundTrip([
    sql<Pick<StockInShift, 'isLastOfDay' | 'hasTank'>>(
      `SELECT ${IS_LAST_OF_DAY} AS "isLastOfDay",
              EXISTS (SELECT FROM shift_tank WHERE shift_id = s.id AND tank_id = $2) AS "hasTank"
       FROM shift s JOIN shift_type t ON t.id = s.shift_type_id WHERE s.id = $1`,
      [shiftId, tankId],
    ),
    meterSumsOf(sql, shiftId),
  ]);
  return { ...place!, meters: meters.get(tankId) ?? null };
}
