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
  /** Whether staff change and delete their own entries of the last minutes (OWN_ENTRY_MINUTES) at once. */
  ownEntries: MayAtOnce;
  /** Who must set up a second factor. */
  secondFactorFor: SecondFactorFor;
}

/** Name of the setting of a line of the approval policy, which says what staff, or an admin alone, enter at once. */
export type PolicySetting = `${string}By${'Staff' | 'Admin'}`;

/**
 * The settings of the lines of the approval policy (services/approvals/approval-line.ts). The largest amount that is
 * entered at once, in paise, null for any amount and 0 for none; or whether the entry is made at once.
 */
export type PolicySettings = Record<PolicySetting, number | null | MayAtOnce>;

type AllSettings = Settings & PolicySettings;

/** Defaults until an admin changes them. */
const DEFAULTS: AllSettings = {
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
  ownEntries: 'ADMINS',
  secondFactorFor: 'NOBODY',
};

/** Adds the setting of a line of the approval policy, with its default. */
export function addPolicySetting(name: PolicySetting, initial: PolicySettings[PolicySetting]): void {
  DEFAULTS[name] = initial;
}

/** Reads the value of one setting. */
export async function stationSetting<Key extends keyof AllSettings>(sql: Sql, key: Key): Promise<AllSettings[Key]> {
  const [row] = await sql<{ value: AllSettings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}

/** Reads all settings at once. */
export async function stationSettings(sql: Sql): Promise<AllSettings> {
  const [row] = await sql<{ set: AllSettings }>(
    "SELECT COALESCE(jsonb_object_agg(key, value), '{}') AS set FROM station_setting WHERE key = ANY($1)",
    [Object.keys(DEFAULTS)],
  );
  return { ...DEFAULTS, ...row!.set };
}
