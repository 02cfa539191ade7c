import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { normalise, problemsOfFields } from '../../domain/field-rules';
import { refuseIf } from '../../domain/kernel/problem';
import { passwordRule } from '../../domain/password.rules';
import { userRules } from '../../domain/user.rules';
import type { Env } from '../../env';
import { writeAudit } from '../../platform/audit';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import { SYSTEM } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { type OpenTransaction, transaction } from '../../platform/transaction';
import { accessOf } from './account-access';
import { hashPassword } from './password';
import { hashOfSecret } from './secret';

/** Fields of the first admin; telephone and address are added later, on the users' page. */
const firstAdminRules = { name: userRules.name, email: userRules.email, password: passwordRule };

/** The name of the first admin made at start; the set-up guide asks for the person's own. */
export const NAME_OF_FIRST_ADMIN = 'ADMIN';

export interface FirstAdmin {
  name: string;
  email: string;
  /** Argon2id. */
  passwordHash: string;
}

/**
 * Converts the fields of a first admin to their stored form. Throws ProblemError INVALID with the texts of the users'
 * page.
 */
export function readFirstAdmin(input: {
  name: string;
  email: string;
  password: string;
}): Omit<FirstAdmin, 'passwordHash'> {
  refuseIf(problemsOfFields(firstAdminRules, { ...input }));
  return normalise(firstAdminRules, { ...input }) as { name: string; email: string };
}

/** Whether the station has no user yet, so that nobody can log in. */
export async function needsSetUp(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ isEmpty: boolean }>('SELECT NOT EXISTS (SELECT FROM app_user) AS "isEmpty"');
  return row!.isEmpty;
}

/** Creates and audits the station's first user; returns null if a user exists. */
export async function insertFirstAdmin(
  tx: OpenTransaction,
  admin: FirstAdmin,
  command = 'firstAdmin',
): Promise<number | null> {
  const { sql } = tx;
  await sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.firstUser]);
  const [user] = await sql<{ id: number; roleId: number }>(
    `INSERT INTO app_user (name, email, password_hash, is_admin)
     SELECT $1, $2, $3, true WHERE NOT EXISTS (SELECT FROM app_user) RETURNING id, role_id AS "roleId"`,
    [admin.name, admin.email, admin.passwordHash],
  );
  if (!user) return null;
  await sql(`DELETE FROM station_setting WHERE key = 'setUpCodes'`);
  const after = { name: admin.name, email: admin.email, isAdmin: true, roleId: user.roleId, enabled: true };
  await writeAudit(tx, command, SYSTEM, [{ table: 'app_user', id: user.id, after }, await accessOf(sql, user.id)]);
  return user.id;
}

/**
 * At start, gives a station without users its first admin from ADMIN_EMAIL and ADMIN_PASSWORD, or else logs the code
 * with which its first visitor sets it up. Throws an Error if the settings break a rule of users.
 */
export async function ensureFirstAdmin({
  database,
  env,
  log,
}: {
  database: DataSource;
  env: Env;
  log: Logger;
}): Promise<void> {
  if (!(await transaction(database, ({ sql }) => needsSetUp(sql)))) return;
  const { adminEmail, adminPassword } = env;
  if (adminEmail === undefined || adminPassword === undefined) return tellSetUpCode(database, env, log);
  const { name, email } = readFirstAdmin({ name: NAME_OF_FIRST_ADMIN, email: adminEmail, password: adminPassword });
  const admin = { name, email, passwordHash: await hashPassword(adminPassword) };
  const id = await transaction(database, (tx) => insertFirstAdmin(tx, admin));
  if (id !== null) log.info(`Created the first admin, ${email}`);
}

/** Leaves out characters that are easily confused. */
const LETTERS = 'ABCDEFGHJKMNPQRSTVWXYZ23456789';

function newSetUpCode(): string {
  const group = (): string => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}

/** Hashes a code as a person types it: case, blanks and hyphens do not matter. */
export const hashOfSetUpCode = (code: string): string =>
  hashOfSecret(code.toUpperCase().replace(/[^A-Z0-9]/g, '')).toString('hex');

/** Several server processes may start at once; each logs a valid code. */
async function tellSetUpCode(database: DataSource, { publicUrl }: Env, log: Logger): Promise<void> {
  const code = newSetUpCode();
  await transaction(database, ({ sql }) =>
    sql(
      `INSERT INTO station_setting AS s (key, value) VALUES ('setUpCodes', jsonb_build_array($1::text))
       ON CONFLICT (key) DO UPDATE SET value = s.value || excluded.value`,
      [hashOfSetUpCode(code)],
    ),
  );
  log.info(`This station has no user yet. Set it up at ${publicUrl ?? ''}/setup with the code ${code}`);
}
