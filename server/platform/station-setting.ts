import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sql } from './sql';
import type { Tx } from './submit';

/** What a station decides about itself, as against the settings its server is started with (Env). */
@Entity('station_setting')
export class StationSetting {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
}

/** What a stock-in raises the stock by: the quantity that was entered, or the litres that tank and meters measured. */
export const STOCK_RAISED_BY = ['ENTERED', 'MEASURED'] as const;
export type StockRaisedBy = (typeof STOCK_RAISED_BY)[number];

interface Settings {
  stationName: string;
  stockRaisedBy: StockRaisedBy;
  /** Admins' edits wait for another admin too (domain: section 7). */
  fourEyes: boolean;
}

/** What holds until somebody sets it. */
const DEFAULTS: Settings = { stationName: 'Forecourt Filling Station', stockRaisedBy: 'ENTERED', fourEyes: false };

/** The value of a setting. */
export async function stationSetting<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql<{ value: Settings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}

/** Sets it for everybody from now on, with an audit row. What is recorded already stays as it is. */
export async function setStationSetting<Key extends keyof Settings>(
  tx: Tx,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  const before = await stationSetting(tx.sql, key);
  await tx.sql(
    'INSERT INTO station_setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value',
    [key, JSON.stringify(value)],
  );
  tx.audit({ table: 'station_setting', id: key, before: { value: before }, after: { value } });
}
