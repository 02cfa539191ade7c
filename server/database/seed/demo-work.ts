import type { DataSource } from 'typeorm';
import type { BusinessDate } from '../../domain/kernel/business-date';
import type { Chance } from './chance';
import type { DemoClock } from './demo-clock';
import type { Act, DemoStation } from './demo-masters';

/** The state shared by the steps of the demo's days. */
export interface Work {
  act: Act;
  station: DemoStation;
  database: DataSource;
  clock: DemoClock;
  /** The last day of the demo. */
  today: BusinessDate;
  chance: Chance;
  days: number;
  /** The number of slips used. */
  slips: number;
}
