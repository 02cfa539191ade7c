import type { Language } from '../../../i18n/languages';
import { access } from '../../domain/access.messages';
import { refusal } from '../../domain/kernel/problem';
import { ALL_RIGHTS, type Right } from '../../domain/rights';
import type { Sql } from '../../platform/sql';
import type { OpenTransaction } from '../../platform/transaction';
import { roleHas } from './role';

interface Holder {
  id: number;
  email: string;
  /** Of the mails to this user; null if none was chosen. */
  language: Language | null;
  roleId: number;
}

const holdersIn = (rights: readonly Right[]): string =>
  `SELECT u.id, u.email, u.language, u.role_id AS "roleId" FROM app_user u JOIN role r ON r.id = u.role_id
   WHERE u.enabled AND u.kind = 'person' AND ${roleHas(rights)} ORDER BY u.id`;

const EVERYTHING = [...ALL_RIGHTS];
const DECIDING: readonly Right[] = ['changes.decide'];

/** The users who may log in and have every right: only they can give each right, those of later versions too. */
export const actingAdmins = (sql: Sql): Promise<Holder[]> => sql<Holder>(holdersIn(EVERYTHING));

/** The users who may log in and decide on what waits, if they also have these rights. */
export const actingDeciders = (sql: Sql, ...besides: Right[]): Promise<Holder[]> =>
  sql<Holder>(holdersIn([...DECIDING, ...besides]));

/** Locks them too: none of them is disabled or gets another role before the commit. */
export const lockActingDeciders = (sql: Sql): Promise<Holder[]> =>
  sql<Holder>(`${holdersIn(DECIDING)} FOR NO KEY UPDATE OF u`);

/**
 * Refuses to disable or demote the last user with every right; `field` gets the error. Locks them, so that two who
 * demote each other concurrently do not both succeed.
 */
export async function keepAnAdmin({ sql }: OpenTransaction, userId: number, field: string): Promise<void> {
  const admins = await sql<Holder>(`${holdersIn(EVERYTHING)} FOR NO KEY UPDATE OF u`);
  if (admins.length === 1 && admins[0]!.id === userId) throw refusal('LAST_ADMIN', access.lastAdmin(), field);
}
