import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sql } from './sql';

/** What a station decides about itself, as against the settings its server is started with (Env). */
@Entity('station_setting')
export class StationSetting {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
}

/** What a stock-in raises the stock by: the quantity that was entered, or the litres that tank and meters measured. */
export type StockRaisedBy = 'ENTERED' | 'MEASURED';

interface Settings {
  stationName: string;
  stockRaisedBy: StockRaisedBy;
}

/** What holds until somebody sets it. */
const DEFAULTS: Settings = { stationName: 'Forecourt Filling Station', stockRaisedBy: 'ENTERED' };

/** The value of a setting. */
export async function stationSetting<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql<{ value: Settings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}
