import type { AuditedChange } from '../../platform/audit';
import type { Sql } from '../../platform/sql';
import type { AnyTx } from '../../platform/submit';

/** Audit table name for access to an account: its password, and the admins who may hold it. */
export const ACCOUNT_ACCESS = 'account_access';

/**
 * SQL: the access to the account of user `u` in the audit's form. The password is the SHA-256 of the stored hash, which
 * is salted and slow: it reveals nothing, but a replaced hash shows.
 */
export const ACCESS_NOW = `jsonb_build_object(
  'passwordDigest', encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex'),
  'emailSetById', u.email_set_by_id,
  'handlers', COALESCE((SELECT jsonb_agg(jsonb_build_object('handlerId', h.handler_id, 'fourEyes', h.four_eyes) ORDER BY h.handler_id)
                        FROM account_handler h WHERE h.user_id = u.id), '[]'))`;

/** Reads the current access to an account, for the audit. The caller has locked the user's row. */
export async function accessOf(sql: Sql, userId: number): Promise<AuditedChange> {
  const [user] = await sql<{ access: unknown }>(`SELECT ${ACCESS_NOW} AS access FROM app_user u WHERE u.id = $1`, [
    userId,
  ]);
  return { table: ACCOUNT_ACCESS, id: userId, after: user!.access };
}

/** Audits the access to an account, after its last change. The caller has locked the user's row. */
export const auditAccess = async (tx: AnyTx, userId: number): Promise<void> => tx.audit(await accessOf(tx.sql, userId));
