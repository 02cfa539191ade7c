import type { Context } from '../../platform/context';

/** What a station is planted on. */
export interface Ground extends Pick<Context, 'database' | 'events' | 'clock' | 'log' | 'env'> {
  /** Whether the database is the embedded one: only there does a demo come unasked. */
  isEmbedded: boolean;
}
