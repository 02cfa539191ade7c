import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf, type Sql, sqlOn } from './sql';
import { HEARD_WITHIN_MS, SNAPSHOT } from './transaction';

/** Time limits of one read, which bound how long it holds its connection. */
export interface ReadingLimits {
  /** For one statement, or one step through a long one, in milliseconds. */
  statementMs: number;
  /** Maximum idle time between two statements, in milliseconds. */
  restMs: number;
  /** Aborted when nobody waits for the rest any more: the running statement is cancelled and no other begins. */
  until?: AbortSignal | undefined;
}

/**
 * A read-only snapshot transaction that outlives the function that began it, so that a long answer is read while it is
 * sent. The caller that began it ends it.
 */
export class SnapshotReading {
  /** Runs single statements on the snapshot. */
  readonly sql: Sql;
  /** Resolves when the connection is lost; never otherwise. */
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
    // Longer than the database's own limit; replaces the pool's limit, which is meant for short statements.
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
    // The connection may break while no statement waits on it, and an unhandled error event ends the process.
    client.on('error', this.onError);
  }

  /** Takes a connection from the pool. Throws the database's errors, and the reason of `until`. */
  static async begin(database: DataSource, { statementMs, restMs, until }: ReadingLimits): Promise<SnapshotReading> {
    until?.throwIfAborted();
    const reading = new SnapshotReading(database, await poolOf(database).connect(), statementMs, until);
    try {
      await reading.sql(SNAPSHOT, [], { isPrepared: false, withinMs: HEARD_WITHIN_MS });
      // All rows are read eventually, so the plan is optimised for the last row, not for the first.
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
   * Streams the rows of a statement, at most `atOnce` of them in memory. It uses an SQL cursor, not a protocol portal,
   * so that the statement timeout applies to each step and not to the reader's pace.
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
    // When the reader stops early, the end of the transaction closes the cursor.
    await this.sql(`CLOSE ${cursor}`, [], { isPrepared: false });
  }

  /**
   * Cancels from another connection, because this one is busy with its statement. If that fails, the statement runs
   * until its own limit.
   */
  private readonly cancel = (): void => {
    this.cancelling = poolOf(this.database)
      .query('SELECT pg_cancel_backend($1)', [this.processId])
      .catch(() => null);
  };

  /** Returns the connection to the pool, or drops it if its transaction cannot end. */
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
    // A late cancellation must not hit the connection's next user.
    this.client.release(isBroken || this.cancelling !== null);
  }
}
