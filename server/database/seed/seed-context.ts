import type { Context } from '../../platform/context';

/** What seeding a station needs. */
export interface SeedContext extends Pick<Context, 'database' | 'events' | 'clock' | 'log' | 'env'> {
  /** Whether the database is the embedded one: only there the demo is the default. */
  isEmbedded: boolean;
}
