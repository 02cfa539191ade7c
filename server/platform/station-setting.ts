import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Language } from '../../i18n/languages';
import type { Sql } from './sql';

/** Settings that a station's admins choose, unlike those the server is started with (Env). */
@Entity('station_setting')
export class StationSetting {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
}

/** Which quantity of a stock-in raises the stock: the entered one, or the one measured by tank and meters. */
const STOCK_RAISED_BY = ['ENTERED', 'MEASURED'] as const;
export type StockRaisedBy = (typeof STOCK_RAISED_BY)[number];

/** Whether an entry is done at once, or waits for an admin. */
const MAY_AT_ONCE = ['ALLOWED', 'ADMINS'] as const;
export type MayAtOnce = (typeof MAY_AT_ONCE)[number];

/** Whose log-in needs a second step. */
const SECOND_FACTOR_FOR = ['NOBODY', 'ADMINS'] as const;
export type SecondFactorFor = (typeof SECOND_FACTOR_FOR)[number];

export interface Settings {
  stationName: string;
  /** Printed below the name; null if not set. */
  address: string | null;
  phone: string | null;
  /** The oil company whose dealer the station is, printed on a separate line. */
  dealerLine: string | null;
  /** The GSTIN. */
  taxNumber: string | null;
  /** Bills and statements print a code to pay by UPI to it; null for none. */
  upiAddress: string | null;
  /** The language of the standard messages about events. */
  messageLanguage: Language;
  stockRaisedBy: StockRaisedBy;
  /** Admins' changes wait for another admin too (docs/design/domain.md#change-requests). */
  fourEyes: boolean;
  /** A tank below this percentage of its capacity is low; whole percent. */
  lowStockPercent: number;
  /**
   * The approval policy (services/approvals/approval-policy.ts). The largest advance, expenditure, payment to a supplier, amount above a
   * creditor's limit, and limit of a new creditor that staff enter at once, in paise; null for any amount, 0 for none.
   */
  advanceByStaff: number | null;
  expenditureByStaff: number | null;
  supplierPaymentByStaff: number | null;
  overLimitByStaff: number | null;
  creditorLimitByStaff: number | null;
  /** Whether staff change and delete their own entries of the last minutes (OWN_ENTRY_MINUTES) at once. */
  ownEntries: MayAtOnce;
  /** Whether these are done at once. An admin's wait for another admin. */
  employeeByStaff: MayAtOnce;
  employeeChangeByStaff: MayAtOnce;
  newUserByAdmin: MayAtOnce;
  productRateByAdmin: MayAtOnce;
  payRateByAdmin: MayAtOnce;
  undoCloseByAdmin: MayAtOnce;
  correctionByAdmin: MayAtOnce;
  /** Who must set up a second factor. */
  secondFactorFor: SecondFactorFor;
}

/** Defaults until an admin changes them. */
const DEFAULTS: Settings = {
  stationName: 'Forecourt Filling Station',
  address: null,
  phone: null,
  dealerLine: null,
  taxNumber: null,
  upiAddress: null,
  messageLanguage: 'en',
  stockRaisedBy: 'ENTERED',
  fourEyes: false,
  lowStockPercent: 15,
  advanceByStaff: null,
  expenditureByStaff: null,
  supplierPaymentByStaff: null,
  creditorLimitByStaff: null,
  overLimitByStaff: null,
  ownEntries: 'ADMINS',
  employeeByStaff: 'ALLOWED',
  employeeChangeByStaff: 'ADMINS',
  newUserByAdmin: 'ADMINS',
  productRateByAdmin: 'ALLOWED',
  payRateByAdmin: 'ALLOWED',
  undoCloseByAdmin: 'ALLOWED',
  correctionByAdmin: 'ALLOWED',
  secondFactorFor: 'NOBODY',
};

/** Reads the value of one setting. */
export async function stationSetting<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql<{ value: Settings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}

/** Reads all settings at once. */
export async function stationSettings(sql: Sql): Promise<Settings> {
  const [row] = await sql<{ set: Partial<Settings> }>(
    "SELECT COALESCE(jsonb_object_agg(key, value), '{}') AS set FROM station_setting WHERE key = ANY($1)",
    [Object.keys(DEFAULTS)],
  );
  return { ...DEFAULTS, ...row!.set };
}
