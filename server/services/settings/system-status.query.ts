import fs from 'node:fs';
import path from 'node:path';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Env } from '../../env';
import { defineQuery, NoInput } from '../../platform/ask';
import { mayPass } from '../../platform/permission';
import type { Sql } from '../../platform/sql';
import { channelsOut } from '../messages/channel-registry';

/** The application's package.json, seen from the sources or from the build. */
const PACKAGE = ['../../../package.json', '../../../../package.json']
  .map((file) => path.resolve(__dirname, file))
  .find((file) => fs.existsSync(file))!;
const { version } = JSON.parse(fs.readFileSync(PACKAGE, 'utf8')) as { version: string };

@ObjectType({ description: 'Status of the server and its database, for the system check.' })
export class SystemStatus {
  @Field(() => String, { description: 'Version of the application.' }) version!: string;
  @Field(() => Date, { description: 'Current time of the server.' }) serverTime!: Date;
  @Field(() => String, {
    description:
      'Version of PostgreSQL: the full version for those who configure the station, the major version for others.',
  })
  databaseVersion!: string;
  @Field(() => Int, { description: 'Response time of the database in milliseconds.' }) databaseMs!: number;
  @Field(() => Int, { description: 'Number of migrations applied to the database.' }) migrationsApplied!: number;
  @Field(() => Int, { description: 'Number of migrations in this version.' }) migrationsKnown!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Number of due messages not sent yet; only for those who configure the station.',
  })
  messagesDue!: number | null;
}

/** An answer also shows that the database works: the session was read from it. */
export const systemStatus = defineQuery({
  name: 'systemStatus',
  right: 'signedIn',
  input: NoInput,
  async run({ sql, ctx }): Promise<SystemStatus> {
    const seesAll = mayPass('station.configure', ctx.actor);
    const asked = performance.now();
    const [database] = await sql<{ exact: string; major: string; migrations: number }>(
      `SELECT v AS exact, split_part(v, '.', 1) AS major, (SELECT count(*)::int FROM migrations) AS migrations
       FROM current_setting('server_version') v`,
    );
    return {
      databaseMs: Math.ceil(performance.now() - asked),
      databaseVersion: seesAll ? database!.exact : database!.major,
      migrationsApplied: database!.migrations,
      migrationsKnown: ctx.database.migrations.length,
      messagesDue: seesAll ? await messagesDue(sql, ctx.env) : null,
      serverTime: ctx.clock.now(),
      version,
    };
  },
});

/** Messages of channels that are not set up are not due. */
async function messagesDue(sql: Sql, env: Env): Promise<number> {
  const [due] = await sql<{ count: number }>(
    `SELECT count(*)::int AS count FROM outbox_message
     WHERE sent_at IS NULL AND failed_at IS NULL AND next_attempt_at <= now()
       AND coalesce(useful_until > now(), true) AND channel = ANY($1)`,
    [channelsOut(env)],
  );
  return due!.count;
}
