import type { ChartRow } from '../../../../server/domain/dip-chart';
import type { BusinessDate } from '../../../../server/domain/kernel/business-date';
import { type Millilitres, parseLitres } from '../../../../server/domain/kernel/litres';
import type { LocalDateTime } from '../../../../server/domain/kernel/local-date-time';

/** What the server knows of a tank; figures are litres as decimal text. */
export interface KnownTank {
  tankId: number;
  tankName: string;
  productId: number;
  shortName: string;
  capacity?: string | null;
  bookVolume: string;
  chart: readonly { dip: number; volume: string }[];
  readingSum: string;
}

export interface PendingLine {
  invoiceLineId: number;
  invoiceNumber: string;
  receivedOn: BusinessDate;
  remaining: string;
}

export interface KnownShift {
  shiftId: number;
  shiftDate: BusinessDate;
  shiftName: string;
}

/** What untouched fields follow from. */
export interface Known {
  now: LocalDateTime;
  tanks: readonly KnownTank[];
  /** Of the product chosen, oldest first. */
  lines: readonly PendingLine[];
  /** The one that runs, or the closed ones of the day. */
  shifts: readonly KnownShift[];
  /** Into a closed shift: what the books and the meters say today was not so then. */
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
}

/** Those that hold the product. */
export const tanksOf = (productId: string, tanks: readonly KnownTank[]): readonly KnownTank[] =>
  tanks.filter((tank) => String(tank.productId) === productId);

export const tankOf = (tank: KnownTank, isBackward: boolean): Tank => ({
  tankName: tank.tankName,
  productId: tank.productId,
  capacity: parseLitres(tank.capacity ?? ''),
  chart: tank.chart.map(({ dip, volume }) => ({ dip, volume: parseLitres(volume) ?? 0 })),
  bookVolume: isBackward ? null : parseLitres(tank.bookVolume),
  readingSum: isBackward ? null : tank.readingSum,
});
