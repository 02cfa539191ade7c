import { Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { poolOf, type Sql, sqlOn } from './sql';

/**
 * One connection on which short reads follow one another without waiting for each other's answers: the way to the
 * database and back is taken once for many. It is opened at the first read, and anew after it was lost.
 */
class ReadLine {
  private client: Client | null = null;
  private socket = new Socket();
  private opened: Promise<Client> | null = null;
  private isEnded = false;

  constructor(private readonly config: ClientConfig) {}

  readonly sql: Sql = async (text, values, options) => {
    if (this.isEnded) throw new Error('The read line was ended');
    this.opened ??= this.open();
    const client = await this.opened;
    this.sendAtOnce();
    return sqlOn(client)(text, values, options);
  };

  /** What is asked at the same moment is sent by one write, which costs more than what is written. */
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
    // Unheard, an error would end the process; whoever reads on it is told by the read.
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

/** The connections of a process: a pool for whatever is written or takes long, and a line for short reads. */
export class StationDatabase extends DataSource {
  private readonly line: ReadLine;

  constructor(options: DataSourceOptions, line: ClientConfig) {
    super(options);
    this.line = new ReadLine(line);
  }

  /** For a read that an index answers with few rows: a long one would hold up all behind it, so it is cut off there. */
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

/** By its statement_timeout. */
const CUT_OFF = '57014';

/** Short reads of a database; through its pool where it has no line. */
export const quickSqlOf = (database: DataSource): Sql =>
  database instanceof StationDatabase ? database.quick : sqlOn(poolOf(database));
