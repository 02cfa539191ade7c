import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { poolOf, type Sql, sqlOn } from './sql';

/**
 * A dedicated pipelined connection for short reads: several queries share one round trip. It is opened at the first
 * read and reopened after it was lost.
 */
class PipelinedConnection {
  private client: Client | null = null;
  private socket = new Socket();
  private opened: Promise<Client> | null = null;
  private isEnded = false;

  constructor(private readonly config: ClientConfig) {}

  readonly sql: Sql = async (text, values, options) => {
    if (this.isEnded) throw new Error('The connection for short reads is closed');
    this.opened ??= this.open();
    const client = await this.opened;
    this.sendAtOnce();
    return sqlOn(client)(text, values, options);
  };

  /** Corks the socket until the next tick, so that queries issued together go out in one packet. */
  private sendAtOnce(): void {
    const { socket } = this;
    if (socket.writableCorked > 0) return;
    socket.cork();
    setImmediate(() => socket.uncork());
  }

  private async open(): Promise<Client> {
    const socket = new Socket();
    const client = new Client({ ...this.config, stream: () => socket });
    this.socket = socket;
    const forget = (): void => {
      if (this.client === client) this.client = this.opened = null;
    };
    this.client = client;
    // An unhandled error event would end the process; pending reads reject by themselves.
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.connect();
      return client;
    } catch (error) {
      forget();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.isEnded = true;
    const client = await this.opened?.catch(() => null);
    await client?.end();
  }
}

/** The connections of a process: a pool for writes and long reads, and one pipelined connection for short reads. */
export class StationDatabase extends DataSource {
  private readonly line: PipelinedConnection;

  constructor(options: DataSourceOptions, line: ClientConfig) {
    super(options);
    this.line = new PipelinedConnection(line);
  }

  /** For reads that an index answers with few rows: a long one would block those behind it, so it is cut off. */
  readonly quick: Sql = async (text, values, options) => {
    try {
      return await this.line.sql(text, values, options);
    } catch (error) {
      if ((error as { code?: unknown }).code !== CUT_OFF) throw error;
      return sqlOn(poolOf(this))(text, values, options);
    }
  };

  override async destroy(): Promise<void> {
    await this.line.end();
    await super.destroy();
  }
}

/** SQLSTATE of a statement_timeout. */
const CUT_OFF = '57014';

/** Returns the short-read function of a database; falls back to its pool where there is no pipelined connection. */
export const quickSqlOf = (database: DataSource): Sql =>
  database instanceof StationDatabase ? database.quick : sqlOn(poolOf(database));
