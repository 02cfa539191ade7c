import { types } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDataSourceOptions } from 'typeorm/driver/postgres/PostgresDataSourceOptions';
import { StationDatabase } from '../platform/station-database';
import { entities } from './entities';
import { migrations } from './migrations';
import { StationNaming } from './naming';

const INT8 = 20;
const DATE = 1082;
const TIMESTAMP = 1114;

/** Paise and millilitres fit a safe integer by their CHECKs; anything larger is a bug and must not be rounded. */
types.setTypeParser(INT8, (text) => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for an exact number`);
  return value;
});
/** A business date is a day and never an instant. */
types.setTypeParser(DATE, (text) => text);
/** A minute in the station's time, 'YYYY-MM-DDTHH:MM', is no instant either (domain/kernel/local-date-time). */
types.setTypeParser(TIMESTAMP, (text) => text.slice(0, 16).replace(' ', 'T'));

/**
 * A station's data is in memory or on an SSD, where random reads cost about as much as sequential ones. With its
 * default for spinning disks, PostgreSQL would read a table's rows of all years rather than a month's by an index.
 */
const COSTS = '-c random_page_cost=1.1';
const ALWAYS = `-c idle_in_transaction_session_timeout=30s -c timezone=UTC ${COSTS}`;
const LIMITS = '-c statement_timeout=30s -c lock_timeout=5s';

/**
 * Short reads take milliseconds: slower ones go to the pool (platform/station-database.ts). An index serves each of
 * them for any parameters, so a generic plan is enough; planning each read would take half of its time.
 */
const SHORT = '-c statement_timeout=1s -c lock_timeout=250ms -c plan_cache_mode=force_generic_plan';
/** Without an answer within this time the connection is considered dead and dropped. */
const HEARD_WITHIN_MS = 5000;

/**
 * The same for the pool: longer than its statement_timeout, so that a working database cancels its statements itself.
 */
const POOL_HEARD_WITHIN_MS = 33_000;

/** The wait for a connection; after that the request is answered with 503 (transaction.ts). */
const WAIT_MS = 3000;

/**
 * The only function that opens database connections and names the schema. Only migrations, backups and the check of the
 * books run without time limits. Statements may be pipelined (platform/in-one-round-trip.ts), which COPY does not support:
 * `copies` opens it for COPY.
 */
export async function openDatabase(
  url: string,
  { poolSize = 10, isLimited = true, waitMs = WAIT_MS, copies = false } = {},
): Promise<DataSource> {
  const connection = { connectionTimeoutMillis: waitMs, keepAlive: true };
  const options: PostgresDataSourceOptions = {
    type: 'postgres',
    url,
    schema: 'public',
    entities,
    migrations,
    migrationsTransactionMode: 'each',
    synchronize: false,
    namingStrategy: new StationNaming(),
    poolSize,
    applicationName: 'forecourt',
    extra: {
      ...connection,
      ...(isLimited && { query_timeout: POOL_HEARD_WITHIN_MS }),
      pipeline: !copies,
      options: isLimited ? `${ALWAYS} ${LIMITS}` : ALWAYS,
    },
  };
  const line = {
    ...connection,
    connectionString: url,
    application_name: 'forecourt reads',
    options: `${ALWAYS} ${SHORT}`,
    query_timeout: HEARD_WITHIN_MS,
    pipeline: true,
  };
  return new StationDatabase(options, line).initialize();
}

/** The same database for data that can be regenerated: commits do not wait for the disk. */
export async function openHurried({ options }: DataSource): Promise<DataSource> {
  const { extra, ...rest } = options as PostgresDataSourceOptions;
  return new DataSource({
    ...rest,
    extra: { ...extra, options: `${extra.options} -c synchronous_commit=off` },
  }).initialize();
}
