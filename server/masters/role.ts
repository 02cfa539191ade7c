import { Check } from 'typeorm';
import { access } from '../domain/access.messages';
import { apiKeys } from '../domain/api-key.messages';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { ALL_RIGHTS, type BuiltInRole, isRight, type Right, rightNames, rightsOfRole } from '../domain/rights';
import { FEWEST_ADMINS } from '../domain/station-settings.rules';
import { stationSetting } from '../platform/station-setting';
import type { Tx } from '../platform/submit';
import { recordHandler } from '../services/access/account-handlers';
import { lockActingDeciders } from '../services/access/keep-an-admin';
import { problemsOfGreaterRights } from '../services/access/role';
import { endSessionsOf } from '../services/access/session';
import { tellOfNew } from '../services/approvals/tell-of-new';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

const GREATEST_RIGHTS = 4000;
const DECIDES: Right = 'changes.decide';

async function problemsOfRole(tx: Tx, after: Role, before: Role | null): Promise<Problem[]> {
  if (before === null ? after.builtIn !== null : before.builtIn !== null)
    return [{ code: 'BUILT_IN', ...access.roleBuiltIn(), field: 'name' }];
  const given = [...rightsOfRole(after), ...(before === null ? [] : rightsOfRole(before))];
  const notOwn = problemsOfGreaterRights(tx.actor, given, 'rights');
  return [
    ...problemsOfRights(after),
    ...notOwn,
    ...(await problemsOfDisabling(tx, after, before)),
    ...(await problemsOfFewDeciders(tx, after, before)),
  ];
}

function problemsOfRights({ rights }: Role): Problem[] {
  const names = rightNames(rights);
  if (!names.every(isRight)) return [{ code: 'INVALID', ...apiKeys.rightUnknown(), field: 'rights' }];
  // Only the built-in role gets the rights of later versions too, and old tools see only its users as admins.
  if (new Set(names).size === ALL_RIGHTS.size) return [{ code: 'ALL_RIGHTS', ...access.allRights(), field: 'rights' }];
  return [];
}

/** A role that somebody has stays: its users would have no rights. */
async function problemsOfDisabling(tx: Tx, after: Role, before: Role | null): Promise<Problem[]> {
  if (before === null || before.disabled || !after.disabled) return [];
  const users = await tx.sql('SELECT FROM app_user WHERE role_id = $1', [after.id]);
  if (users.length === 0) return [];
  return [{ code: 'ROLE_IN_USE', ...access.roleInUse(), field: 'name' }];
}

/** Under four eyes, two users who decide stay besides those of a role that no longer does. */
async function problemsOfFewDeciders(tx: Tx, after: Role, before: Role | null): Promise<Problem[]> {
  if (before === null || !rightsOfRole(before).has(DECIDES) || rightsOfRole(after).has(DECIDES)) return [];
  const deciders = await lockActingDeciders(tx.sql);
  if (!(await stationSetting(tx.sql, 'fourEyes'))) return [];
  if (deciders.filter(({ roleId }) => roleId !== after.id).length >= FEWEST_ADMINS) return [];
  return [{ code: 'TOO_FEW_ADMINS', ...access.tooFewAdmins(), field: 'rights' }];
}

/**
 * Rights are read with every request; only open sockets and pages have the old ones. Who lets the users of a role decide
 * on changes may hold their accounts, as with a change of one user's role (ADR 31).
 */
async function afterChange(tx: Tx, after: Role, before: Role): Promise<void> {
  if (after.rights === before.rights) return;
  const users = await tx.sql<{ id: number }>('SELECT id FROM app_user WHERE role_id = $1 AND enabled ORDER BY id', [
    after.id,
  ]);
  const { actor } = tx;
  const isPromoted = rightsOfRole(after).has(DECIDES) && !rightsOfRole(before).has(DECIDES);
  if (isPromoted)
    for (const { id } of users) await recordHandler(tx, { userId: id, handlerId: tx.askedById ?? actor.userId });
  const own = actor.kind === 'user' ? actor : undefined;
  for (const { id } of users) await endSessionsOf(tx, id, id === own?.userId ? own.sessionId : undefined);
}

const tellOfRole = (tx: Tx, { id, name }: Role): Promise<void> =>
  tellOfNew(tx, { table: 'role', rowId: id, title: name, as: 'isNew' });

@Master<Role>({
  label: 'Role',
  description: 'A role: a named set of rights that users have',
  path: '/page/roles',
  addedBy: 'users.manage',
  readBy: 'users.manage',
  needsConfirmation: true,
  created: ({ name }) => texts.roleAdded({ name }),
  check: problemsOfRole,
  afterCreate: tellOfRole,
  afterUpdate: afterChange,
})
@Check('ck_role_built_in', "built_in IN ('admin', 'staff', 'accountant')")
export class Role extends MasterEntity {
  @MasterField({ label: 'Name', kind: 'text', min: 2, max: 45, required: true, unique: true, inList: true })
  name!: string;
  @MasterField({
    label: 'Rights',
    description: 'Names of rights, separated by blanks; not used for a built-in role, whose rights are fixed',
    kind: 'rights',
    max: GREATEST_RIGHTS,
    default: '',
    message: 'Choose rights from the list',
  })
  rights!: string;
  @MasterField({
    label: 'Built in',
    description: 'admin, staff or accountant for a built-in role, which cannot be changed',
    kind: 'text',
    max: 20,
    inForm: false,
    readOnlyAfterCreate: true,
  })
  builtIn!: BuiltInRole | null;
}
