import type { ChartRow } from '../../../../../server/domain/dip-chart';
import type { BusinessDate } from '../../../../../server/domain/kernel/business-date';
import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import type { LocalDateTime } from '../../../../../server/domain/kernel/local-date-time';

/** What the server knows of a tank; figures are litres as decimal text. */
export interface KnownTank {
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  shortName: string;
  capacity?: string | null;
  chart: readonly { dip: number; volume: string }[];
  /**
   * By the books; the sum of its meters when the shift began; and the last sum that is known of them. None of a closed
   * shift: today's figures do not hold for it.
   */
  bookVolume?: string;
  readingSum?: string;
  lastReading?: string;
}

export interface PendingLine {
  invoiceLineId: number;
  invoiceNumber: string;
  invoiceDateTime: LocalDateTime;
  receivedOn: BusinessDate;
  /** Litres that were ordered, and those that the paper notes as short. */
  quantity: string;
  shortageQuantity: string;
  remaining: string;
}

export interface KnownShift {
  shiftId: number;
  shiftDate: BusinessDate;
  shiftName: string;
  /** It goes on after midnight. */
  isLastOfDay: boolean;
  /** Those that have a part in it. */
  tanks: readonly KnownTank[];
}

/** What untouched fields follow from. */
export interface Known {
  now: LocalDateTime;
  /** Of the product chosen, oldest first. */
  lines: readonly PendingLine[];
  /** The one that runs, or the closed ones of the day. */
  shifts: readonly KnownShift[];
  /** Into a closed shift. */
  isBackward: boolean;
}

/** A tank with its figures in millilitres. */
export interface Tank {
  tankName: string;
  productId: number;
  capacity: Millilitres | null;
  chart: readonly ChartRow[];
  /** By the books, and the sum of its meters; null where they tell nothing of that time. */
  bookVolume: Millilitres | null;
  readingSum: string | null;
  lastReading: string | null;
}

/** Those that hold the product. */
export const tanksOf = (productId: string, tanks: readonly KnownTank[]): readonly KnownTank[] =>
  tanks.filter((tank) => String(tank.productId) === productId);

export const tankOf = (tank: KnownTank): Tank => ({
  tankName: tank.tankName,
  productId: tank.productId,
  capacity: parseLitres(tank.capacity ?? ''),
  chart: tank.chart.map(({ dip, volume }) => ({ dip, volume: parseLitres(volume) ?? 0 })),
  bookVolume: parseLitres(tank.bookVolume ?? ''),
  readingSum: tank.readingSum ?? null,
  lastReading: tank.lastReading ?? null,
});

/** Whether what was kept in the browser is such knowledge. */
export const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Known).now === 'string' &&
  typeof (value as Known).isBackward === 'boolean' &&
  Array.isArray((value as Known).lines) &&
  Array.isArray((value as Known).shifts) &&
  (value as Known).shifts.every(({ tanks }) => Array.isArray(tanks));
