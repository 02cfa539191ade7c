import type { DataSource } from 'typeorm';
import type { Clock } from '../../platform/clock';
import type { Chance } from './chance';
import type { Act, DemoStation } from './demo-masters';

/** What the demo's days are worked with. */
export interface Work {
  act: Act;
  station: DemoStation;
  database: DataSource;
  clock: Clock;
  chance: Chance;
  days: number;
}
