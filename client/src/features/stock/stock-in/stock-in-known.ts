import type { ChartRow } from '../../../../../server/domain/dip-chart';
import type { BusinessDate } from '../../../../../server/domain/kernel/business-date';
import { type Millilitres, parseLitres } from '../../../../../server/domain/kernel/litres';
import type { LocalDateTime } from '../../../../../server/domain/kernel/local-date-time';

/** Server data of a tank; figures are litres as decimal text. */
export interface KnownTank {
  tankId: number;
  tankName: string;
  productId: number;
  productName: string;
  shortName: string;
  capacity?: string | null;
  chart: readonly { dip: number; volume: string }[];
  /**
   * The stock by the books, the sum of the tank's meters when the shift began, and the last known sum. Absent for a closed
   * shift, since they are today's figures.
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
  /** Litres ordered, and the shortage noted on the invoice. */
  quantity: string;
  shortageQuantity: string;
  remaining: string;
}

export interface KnownShift {
  shiftId: number;
  shiftDate: BusinessDate;
  shiftName: string;
  /** Whether it runs past midnight. */
  isLastOfDay: boolean;
  /** The tanks it affects. */
  tanks: readonly KnownTank[];
}

/** The data that defaults of untouched fields come from. */
export interface Known {
  now: LocalDateTime;
  /** Of the chosen product, oldest first; null while unknown. */
  lines: readonly PendingLine[] | null;
  /** The running one, or the closed ones of the date. */
  shifts: readonly KnownShift[];
  /** Whether it is recorded in a closed shift. */
  isBackward: boolean;
}

/** A tank with its figures in millilitres. */
export interface Tank {
  tankName: string;
  productId: number;
  capacity: Millilitres | null;
  chart: readonly ChartRow[];
  /** By the books, and the sum of its meters; null if unknown for that time. */
  bookVolume: Millilitres | null;
  readingSum: string | null;
  lastReading: string | null;
}

/** The tanks of the product. */
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

/** Type guard for stored data. */
export const isKnown = (value: unknown): value is Known =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Known).now === 'string' &&
  typeof (value as Known).isBackward === 'boolean' &&
  ((value as Known).lines === null || Array.isArray((value as Known).lines)) &&
  Array.isArray((value as Known).shifts) &&
  (value as Known).shifts.every(({ tanks }) => Array.isArray(tanks));
