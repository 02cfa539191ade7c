import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Sql } from './sql';

/** What a station decides about itself, as against the settings its server is started with (Env). */
@Entity('station_setting')
export class StationSetting {
  @PrimaryColumn({ type: 'text' }) key!: string;
  @Column({ type: 'jsonb' }) value!: unknown;
}

/** The settings and what holds until somebody sets them. */
const DEFAULTS = { stationName: 'Forecourt Filling Station' };
type Settings = typeof DEFAULTS;

/** The value of a setting. */
export async function stationSetting<Key extends keyof Settings>(sql: Sql, key: Key): Promise<Settings[Key]> {
  const [row] = await sql<{ value: Settings[Key] }>('SELECT value FROM station_setting WHERE key = $1', [key]);
  return row?.value ?? DEFAULTS[key];
}
