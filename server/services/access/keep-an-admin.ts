import { access } from '../../domain/access.messages';
import { refusal } from '../../domain/kernel/problem';
import type { Sql } from '../../platform/sql';
import type { OpenTransaction } from '../../platform/transaction';

interface ActingAdmin {
  id: number;
  email: string;
}

/** SQL: the enabled users with the built-in role `admin`, which has every right. */
const ACTING_ADMINS = 'SELECT id, email FROM app_user WHERE is_admin AND enabled ORDER BY id';

export const actingAdmins = (sql: Sql): Promise<ActingAdmin[]> => sql<ActingAdmin>(ACTING_ADMINS);

/** Locks them too: none of them is disabled or gets another role before the commit. */
export const lockActingAdmins = (sql: Sql): Promise<ActingAdmin[]> =>
  sql<ActingAdmin>(`${ACTING_ADMINS} FOR NO KEY UPDATE`);

/**
 * Refuses to disable or demote the last admin who could run the station; `field` gets the error. Locks the admins, so
 * that two who demote each other concurrently do not both succeed.
 */
export async function keepAnAdmin({ sql }: OpenTransaction, userId: number, field: string): Promise<void> {
  const admins = await lockActingAdmins(sql);
  if (admins.length === 1 && admins[0]!.id === userId) throw refusal('LAST_ADMIN', access.lastAdmin(), field);
}
