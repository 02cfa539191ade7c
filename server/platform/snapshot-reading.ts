import type { PoolClient } from 'pg';
import type { DataSource } from 'typeorm';
import { poolOf, type Sql, sqlOn } from './sql';
import { SNAPSHOT } from './transaction';

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

  private constructor(private readonly client: PoolClient) {
    this.sql = sqlOn(client);
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

  /** Takes a connection out of the pool. Throws as the database does. */
  static async begin(database: DataSource): Promise<SnapshotReading> {
    const reading = new SnapshotReading(await poolOf(database).connect());
    try {
      await reading.client.query(SNAPSHOT);
      // All rows are read in the end: the plan is to be the fastest to the last one.
      await reading.client.query('SET LOCAL cursor_tuple_fraction = 1');
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
    await this.client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${text}`, values);
    for (;;) {
      const { rows } = await this.client.query<Row>(`FETCH ${atOnce} FROM ${cursor}`);
      if (rows.length > 0) yield rows;
      if (rows.length < atOnce) break;
    }
    // Who stops before leaves it to the end of the transaction.
    await this.client.query(`CLOSE ${cursor}`);
  }

  /** Gives the connection back, or drops it where it cannot end its transaction. */
  async end(): Promise<void> {
    if (this.isEnded) return;
    this.isEnded = true;
    const isBroken =
      this.isLost ||
      (await this.client.query('ROLLBACK').then(
        () => false,
        () => true,
      ));
    this.client.removeListener('error', this.onError);
    this.client.release(isBroken);
  }
}
