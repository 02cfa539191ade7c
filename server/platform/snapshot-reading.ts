import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf, type Sql, sqlOn } from './sql';
import { HEARD_WITHIN_MS, SNAPSHOT } from './transaction';

/** How long one reading may hold its connection up. */
export interface ReadingLimits {
  /** For one statement, or one step through a long one, in milliseconds. */
  statementMs: number;
  /** For who reads to rest between two of them, in milliseconds. */
  restMs: number;
  /** Aborted when nobody waits for the rest any more: what runs is cancelled, and nothing more begins. */
  until?: AbortSignal | undefined;
}

/**
 * A transaction that reads one moment of the database and outlives the function that began it: a long answer is read while
 * it is sent. Who began it ends it.
 */
export class SnapshotReading {
  /** Of single statements, on the same moment. */
  readonly sql: Sql;
  /** When the connection was lost; otherwise never. */
  readonly lost: Promise<void>;
  private isLost = false;
  private isEnded = false;
  private cursors = 0;
  private readonly onError: () => void;
  private processId = 0;
  private cancelling: Promise<unknown> | null = null;

  private constructor(
    private readonly database: DataSource,
    private readonly client: PoolClient,
    statementMs: number,
    private readonly until?: AbortSignal,
  ) {
    // Longer than the database's own limit, and in place of the pool's, which is that of shorter statements.
    const withinMs = statementMs + HEARD_WITHIN_MS;
    const sql = sqlOn(client);
    this.sql = (text, values, options) => sql(text, values, { withinMs, ...options });
    let tell: () => void;
    this.lost = new Promise((resolve) => {
      tell = resolve;
    });
    this.onError = () => {
      this.isLost = true;
      tell();
    };
    // Nobody may be waiting for the connection when it breaks, and an error that nobody hears ends the process.
    client.on('error', this.onError);
  }

  /** Takes a connection out of the pool. Throws as the database does, and the reason of `until`. */
  static async begin(database: DataSource, { statementMs, restMs, until }: ReadingLimits): Promise<SnapshotReading> {
    until?.throwIfAborted();
    const reading = new SnapshotReading(database, await poolOf(database).connect(), statementMs, until);
    try {
      await reading.sql(SNAPSHOT, [], { isPrepared: false, withinMs: HEARD_WITHIN_MS });
      // All rows are read in the end: the plan is to be the fastest to the last one.
      const [backend] = await reading.sql<{ pid: number }>(
        `SELECT pg_backend_pid() AS pid, set_config('cursor_tuple_fraction', '1', true), set_config('statement_timeout', $1, true),
                set_config('idle_in_transaction_session_timeout', $2, true)`,
        [String(statementMs), String(restMs)],
        { isPrepared: false, withinMs: HEARD_WITHIN_MS },
      );
      reading.processId = backend!.pid;
      until?.throwIfAborted();
      until?.addEventListener('abort', reading.cancel);
    } catch (error) {
      await reading.end();
      throw error;
    }
    return reading;
  }

  /**
   * The rows of a statement, at most `atOnce` of them in memory. A cursor of SQL and not of the protocol, so that the limit
   * on a statement's time is one on each step, and not on who reads.
   */
  async *rows<Row extends object>(
    { text, values }: { text: string; values: unknown[] },
    atOnce: number,
  ): AsyncGenerator<Row[]> {
    const cursor = `lines_${++this.cursors}`;
    await this.sql(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values, { isPrepared: false });
    for (;;) {
      this.until?.throwIfAborted();
      const rows = await this.sql<Row>(`FETCH ${atOnce} FROM ${cursor}`, [], { isPrepared: false });
      if (rows.length > 0) yield rows;
      if (rows.length < atOnce) break;
    }
    // Who stops before leaves it to the end of the transaction.
    await this.sql(`CLOSE ${cursor}`, [], { isPrepared: false });
  }

  /** From another connection: this one hears nothing while its statement runs. Unheard, it runs until its own limit. */
  private readonly cancel = (): void => {
    this.cancelling = poolOf(this.database)
      .query('SELECT pg_cancel_backend($1)', [this.processId])
      .catch(() => null);
  };

  /** Gives the connection back, or drops it where it cannot end its transaction. */
  async end(): Promise<void> {
    if (this.isEnded) return;
    this.isEnded = true;
    this.until?.removeEventListener('abort', this.cancel);
    await this.cancelling;
    const isBroken =
      this.isLost ||
      (await this.sql('ROLLBACK', [], { isPrepared: false }).then(
        () => false,
        () => true,
      ));
    this.client.removeListener('error', this.onError);
    // A cancellation that comes late is not to meet who has the connection next.
    this.client.release(isBroken || this.cancelling !== null);
  }
}
