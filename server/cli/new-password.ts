import { actingAdmins } from '../services/access/keep-an-admin';
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { atStation } from '../database/at-station';
import { openDatabase } from '../database/data-source';
import { type Env, readEnv } from '../env';
import { writeAudit } from '../platform/audit';
import { SYSTEM } from '../platform/principal';
import { type OpenTransaction, transaction } from '../platform/transaction';
import { LASTS_MINUTES, newPasswordLink } from '../services/access/recover-password';

/** `npm run new-password -- E-MAIL`: prints the link of a recovery mail, for users who cannot receive mail. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('give the e-mail address: npm run new-password -- owner@station.example');
  const link = await atStation(env, async ({ ownerUrl }) => {
    const database = await openDatabase(ownerUrl, { poolSize: 1 });
    return linkFor(database, email, env).finally(() => database.destroy());
  });
  console.log(`Open this within ${LASTS_MINUTES} minutes, while Forecourt runs, to choose a new password:\n${link}`);
}

/** Needs no password: anyone who can run this has access to the database itself. The audit records it. */
const linkFor = (database: DataSource, email: string, env: Env): Promise<string> =>
  transaction(database, async (tx) => {
    const [user] = await tx.sql<{ id: number }>('SELECT id FROM app_user WHERE lower(email) = $1 AND enabled', [email]);
    if (!user) throw new Error(`no enabled user has the address ${email}; ${await admins(tx)}`);
    const { link, tokenDigest } = await newPasswordLink(tx, { userId: user.id, source: 'server' }, env);
    await writeAudit(tx, 'newPasswordLink', SYSTEM, [
      { table: 'password_recovery', id: user.id, after: { shownAtServer: true, tokenDigest } },
    ]);
    return link;
  });

async function admins({ sql }: OpenTransaction): Promise<string> {
  const rows = await actingAdmins(sql);
  return rows.length === 0 ? 'there is no admin' : `the admins are ${rows.map(({ email }) => email).join(', ')}`;
}

main().catch((error: unknown) => {
  console.error(`No link was created: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
