import fs from 'node:fs';
import path from 'node:path';
import { Field, Int, ObjectType } from 'type-graphql';
import type { Env } from '../../env';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { channelsOut } from '../messages/channel-registry';

/** The application's package.json, seen from the sources or from the build. */
const PACKAGE = ['../../../package.json', '../../../../package.json']
  .map((file) => path.resolve(__dirname, file))
  .find((file) => fs.existsSync(file))!;
const { version } = JSON.parse(fs.readFileSync(PACKAGE, 'utf8')) as { version: string };

@ObjectType({ description: 'How the server and its database are, as the system check shows it.' })
export class SystemStatus {
  @Field(() => String, { description: 'Of the application.' }) version!: string;
  @Field(() => Date, { description: 'The clock of the server.' }) serverTime!: Date;
  @Field(() => String, { description: 'Of PostgreSQL: the exact one for admins, its major one for others.' })
  databaseVersion!: string;
  @Field(() => Int, { description: 'How many milliseconds the database took to answer.' }) databaseMs!: number;
  @Field(() => Int, { description: 'Migrations that the database has.' }) migrationsApplied!: number;
  @Field(() => Int, { description: 'Migrations that this version knows.' }) migrationsKnown!: number;
  @Field(() => Int, { nullable: true, description: 'Messages that are due and not sent yet; for admins.' })
  messagesDue!: number | null;
}

/** An answer also shows that the database works: the session was read from it. */
export const systemStatus = defineQuery({
  name: 'systemStatus',
  permission: 'user',
  input: NoInput,
  async run({ sql, ctx }): Promise<SystemStatus> {
    const { isAdmin } = ctx.actor!;
    const asked = performance.now();
    const [database] = await sql<{ exact: string; major: string; migrations: number }>(
      `SELECT v AS exact, split_part(v, '.', 1) AS major, (SELECT count(*)::int FROM migrations) AS migrations
       FROM current_setting('server_version') v`,
    );
    return {
      databaseMs: Math.ceil(performance.now() - asked),
      databaseVersion: isAdmin ? database!.exact : database!.major,
      migrationsApplied: database!.migrations,
      migrationsKnown: ctx.database.migrations.length,
      messagesDue: isAdmin ? await messagesDue(sql, ctx.env) : null,
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
