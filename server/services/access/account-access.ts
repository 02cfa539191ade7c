import type { AuditedChange } from '../../platform/audit';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

/** The audit's name for what lets somebody into an account: its password, and the admins who may hold it. */
export const ACCOUNT_ACCESS = 'account_access';

/**
 * In SQL, the access to the account of user `u`, as the audit has it. Of the password it has the SHA-256 of the stored
 * hash, which is itself salted and slow to guess at: nobody learns anything from it, but a hash that was replaced shows.
 */
export const ACCESS_NOW = `jsonb_build_object(
  'passwordDigest', encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex'),
  'emailSetById', u.email_set_by_id,
  'handlers', COALESCE((SELECT jsonb_agg(jsonb_build_object('handlerId', h.handler_id, 'fourEyes', h.four_eyes) ORDER BY h.handler_id)
                        FROM account_handler h WHERE h.user_id = u.id), '[]'))`;

/** The access to an account as it is now, for the audit. The caller holds the user's row. */
export async function accessOf(sql: Sql, userId: number): Promise<AuditedChange> {
  const [user] = await sql<{ access: unknown }>(`SELECT ${ACCESS_NOW} AS access FROM app_user u WHERE u.id = $1`, [
    userId,
  ]);
  return { table: ACCOUNT_ACCESS, id: userId, after: user!.access };
}

/** Audits the access to an account, after the last change of it. The caller holds the user's row. */
export const auditAccess = async (tx: Tx, userId: number): Promise<void> => tx.audit(await accessOf(tx.sql, userId));
