import type { DataSource } from 'typeorm';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Chance } from './chance';
import type { DemoClock } from './demo-clock';
import type { Act, DemoStation } from './demo-masters';

/** What the demo's days are worked with. */
export interface Work {
  act: Act;
  station: DemoStation;
  database: DataSource;
  clock: DemoClock;
  /** The day that the demo leads up to. */
  today: BusinessDate;
  chance: Chance;
  days: number;
  /** How many slips were taken. */
  slips: number;
}
