import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sql } from './sql';

/** What a station decides about itself, as against the settings its server is started with (Env). */
@Entity('station_setting')
export class StationSetting {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
}

/** What a stock-in raises the stock by: the quantity that was entered, or the litres that tank and meters measured. */
export const STOCK_RAISED_BY = ['ENTERED', 'MEASURED'] as const;
export type StockRaisedBy = (typeof STOCK_RAISED_BY)[number];

/** Whether staff make an entry by themselves, or admins alone. */
export const STAFF_MAY = ['ALLOWED', 'ADMINS'] as const;
export type StaffMay = (typeof STAFF_MAY)[number];

export interface Settings {
  stationName: string;
  /** What prints have under the name; null where it is not told. */
  address: string | null;
  phone: string | null;
  /** Whose dealer the station is, in a line of its own. */
  dealerLine: string | null;
  /** The GSTIN. */
  taxNumber: string | null;
  stockRaisedBy: StockRaisedBy;
  /** Admins' edits wait for another admin too (domain: section 7). */
  fourEyes: boolean;
  /** A tank with less than this percentage of its capacity is low; whole percent. */
  lowStockPercent: number;
  /** The greatest advance, the greatest expenditure and the highest limit of a new creditor by staff: paise, null for any. */
  advanceByStaff: number | null;
  expenditureByStaff: number | null;
  creditorLimitByStaff: number | null;
  /** Whether staff sell over a creditor's limit, for a reason, and whether they add employees. */
  overLimitByStaff: StaffMay;
  employeeByStaff: StaffMay;
}

/** What holds until somebody sets it. */
const DEFAULTS: Settings = {
  stationName: 'Forecourt Filling Station',
  address: null,
  phone: null,
  dealerLine: null,
  taxNumber: null,
  stockRaisedBy: 'ENTERED',
  fourEyes: false,
  lowStockPercent: 15,
  advanceByStaff: null,
  expenditureByStaff: null,
  creditorLimitByStaff: null,
  overLimitByStaff: 'ALLOWED',
  employeeByStaff: 'ALLOWED',
};

/** The value of a setting. */
export async function stationSetting<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql<{ value: Settings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}

/** All of them at once. */
export async function stationSettings(sql: Sql): Promise<Settings> {
  const [row] = await sql<{ set: Partial<Settings> }>(
    "SELECT COALESCE(jsonb_object_agg(key, value), '{}') AS set FROM station_setting WHERE key = ANY($1)",
    [Object.keys(DEFAULTS)],
  );
  return { ...DEFAULTS, ...row!.set };
}
