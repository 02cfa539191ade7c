import { access } from '../../domain/access.messages';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { type Right, rightsOfRole, type StoredRole } from '../../domain/rights';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';

const ROLE = 'SELECT r.id, r.built_in AS "builtIn", r.rights FROM role r';

export type RoleRow = StoredRole & { id: number };

export async function roleById(sql: Sql, roleId: number): Promise<RoleRow> {
  const [role] = await sql<RoleRow>(`${ROLE} WHERE r.id = $1`, [roleId]);
  if (!role) throw new Error(`There is no role ${roleId}`);
  return role;
}

export async function builtInRole(sql: Sql, builtIn: 'admin' | 'staff'): Promise<RoleRow> {
  const [role] = await sql<RoleRow>(`${ROLE} WHERE r.built_in = $1`, [builtIn]);
  return role!;
}

/**
 * Nobody gives, takes or changes rights that they do not have themselves: otherwise the right to manage users would be
 * the right to everything.
 */
export function problemsOfGreaterRights(actor: Actor, rights: Iterable<Right>, field: string | undefined): Problem[] {
  if ([...rights].every((right) => actor.rights.has(right))) return [];
  return [{ code: 'RIGHT_NOT_OWN', ...access.rightNotOwn(), field }];
}

/** Refuses to act on the account of a user with a right that the actor does not have. */
export async function refuseGreaterUser(tx: Tx, userId: number): Promise<void> {
  const [role] = await tx.sql<StoredRole>(`${ROLE} JOIN app_user u ON u.role_id = r.id WHERE u.id = $1`, [userId]);
  if (role) refuseIf(problemsOfGreaterRights(tx.actor, rightsOfRole(role), 'userId'), 'REFUSED');
}
