import { access } from '../../domain/access.messages';
import { type Problem, refuseIf } from '../../domain/kernel/problem';
import { BUILT_IN_ROLES, type Right, rightsOfRole, type StoredRole } from '../../domain/rights';
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

/** SQL predicate: the role `r` has every one of the rights, or with `some` one of them. */
export function roleHas(rights: readonly Right[], which: 'every' | 'some' = 'every'): string {
  const builtIn = Object.entries(BUILT_IN_ROLES).filter(([, own]) => rights[which]((right) => own.has(right)));
  const names = (list: readonly string[]): string => list.map((name) => `'${name}'`).join(', ');
  return `CASE WHEN r.built_in IS NULL THEN regexp_split_to_array(r.rights, '[[:space:]]+') ${which === 'every' ? '@>' : '&&'} ARRAY[${names(rights)}]
               ELSE r.built_in IN (${names(builtIn.map(([name]) => name)) || 'NULL'}) END`;
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
