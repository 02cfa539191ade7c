import { mails } from '../domain/mails.messages';
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { atStation } from '../database/at-station';
import { openDatabase } from '../database/data-source';
import { readEnv } from '../env';
import { writeAudit } from '../platform/audit';
import { SYSTEM } from '../platform/principal';
import { transaction } from '../platform/transaction';
import { deleteSecondFactor, SECOND_FACTOR } from '../services/access/second-factor/second-factor';
import { tellUser } from '../services/access/tell-user';

/** `npm run reset-second-factor -- E-MAIL`: turns off the two-step login of a user who lost the phone and the codes. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  const email = process.argv[2]?.trim().toLowerCase();
  if (!email) throw new Error('give the e-mail address: npm run reset-second-factor -- owner@station.example');
  await atStation(env, async ({ ownerUrl }) => {
    const database = await openDatabase(ownerUrl, { poolSize: 1 });
    await reset(database, email).finally(() => database.destroy());
  });
  console.log(`The two-step login of ${email} is off. The password is unchanged.`);
}

/** Needs no password: anyone who can run this has access to the database itself. The audit records it. */
const reset = (database: DataSource, email: string): Promise<void> =>
  transaction(database, async (tx) => {
    const [user] = await tx.sql<{ id: number }>('SELECT id FROM app_user WHERE lower(email) = $1 FOR UPDATE', [email]);
    if (!user) throw new Error(`no user has the address ${email}`);
    await deleteSecondFactor(tx, user.id);
    await tellUser(tx, user.id, 'secondFactorReset', mails.somebodyAtServer());
    await writeAudit(tx, 'resetSecondFactorAtServer', SYSTEM, [
      { table: SECOND_FACTOR, id: user.id, after: { reset: true } },
    ]);
  });

main().catch((error: unknown) => {
  console.error(`Nothing was reset: ${error instanceof Error ? error.message : error}`);
  process.exit(1);
});
