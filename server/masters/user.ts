import { access } from '../domain/access.messages';
import { ANSWERS } from '../domain/answers';
import { labelled, type Message } from '../domain/kernel/message';
import type { Problem } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { passwordRule } from '../domain/password.rules';
import { ALL_RIGHTS, type Right, rightsOfRole } from '../domain/rights';
import { FEWEST_ADMINS } from '../domain/station-settings.rules';
import { userRules } from '../domain/user.rules';
import { stationSetting } from '../platform/station-setting';
import type { Tx } from '../platform/submit';
import { recordHandler } from '../services/access/account-handlers';
import { actingDeciders, keepAnAdmin } from '../services/access/keep-an-admin';
import { hashPassword } from '../services/access/password';
import { builtInRole, problemsOfGreaterRights, type RoleRow, roleById } from '../services/access/role';
import { endSessionsOf } from '../services/access/session';
import { defineApprovalLine } from '../services/approvals/approval-line';
import { needsApproval } from '../services/approvals/approval-policy';
import { askOrApply } from '../services/approvals/ask-or-apply';
import { ChangePermission } from '../services/approvals/change-request.entity';
import { editableTableNamed } from '../services/approvals/editable-table';
import { tellOfNew } from '../services/approvals/tell-of-new';
import { tellOfKeysOf } from './keys-of-maker';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';
import { Role } from './role';

const DECIDES: Right = 'changes.decide';

/** Old tools set the flag instead of the role: another value makes the user an admin or staff. */
const roleAfter = (tx: Tx, after: User, before: User): Promise<RoleRow> =>
  after.roleId === before.roleId && after.isAdmin !== before.isAdmin
    ? builtInRole(tx.sql, after.isAdmin ? 'admin' : 'staff')
    : roleById(tx.sql, after.roleId);

/** Whether the role of a user who may log in has these rights. */
const isActingWith = (rights: Iterable<Right>, role: RoleRow, { disabled }: User): boolean => {
  const own = rightsOfRole(role);
  return !disabled && [...rights].every((right) => own.has(right));
};

/**
 * Nobody gives or takes rights that they lack. At least one enabled user with every right stays, and under four eyes two
 * who decide, as nobody decides on a request of their own.
 */
async function guardRights(tx: Tx, after: User, before: User | null): Promise<Problem[]> {
  if (before === null) return problemsOfNewUser(tx, after);
  const [was, now] = [await roleById(tx.sql, before.roleId), await roleAfter(tx, after, before)];
  const field = after.roleId === before.roleId ? 'isAdmin' : 'roleId';
  const notOwn = problemsOfGreaterRights(tx.actor, [...rightsOfRole(was), ...rightsOfRole(now)], field);
  if (notOwn.length > 0) return notOwn;
  const loses = (rights: Iterable<Right>): boolean =>
    isActingWith(rights, was, before) && !isActingWith(rights, now, after);
  if (loses(ALL_RIGHTS)) await keepAnAdmin(tx, after.id, field);
  if (!loses([DECIDES]) || !(await stationSetting(tx.sql, 'fourEyes'))) return [];
  const left = (await actingDeciders(tx.sql)).filter(({ id }) => id !== after.id);
  if (left.length >= FEWEST_ADMINS) return [];
  return [{ code: 'TOO_FEW_ADMINS', ...access.tooFewAdmins(), field }];
}

/**
 * With four eyes, a user who decides on changes is not created by one admin alone, who could use that account to decide
 * on own requests; a change waits for another admin.
 */
async function problemsOfNewUser(tx: Tx, { roleId, isAdmin }: User): Promise<Problem[]> {
  const rights = rightsOfRole(await roleById(tx.sql, roleId));
  const field = isAdmin ? 'isAdmin' : 'roleId';
  const notOwn = problemsOfGreaterRights(tx.actor, rights, field);
  if (notOwn.length > 0 || !rights.has(DECIDES) || !(await stationSetting(tx.sql, 'fourEyes'))) return notOwn;
  return [{ code: 'ADMIN_BY_CHANGE', ...access.adminByChange(), field }];
}

/** Such a user is created disabled, because a stored command would hold the password. */
const NEW_USER_LINE = defineApprovalLine({
  setting: 'newUserByAdmin',
  shown: {
    label: 'New user, with four eyes',
    description: 'ALLOWED or ADMINS: whether new users can log in at once under four eyes.',
    order: 30,
  },
  initial: 'ADMINS',
  command: 'createUser',
  label: 'User',
  exempt: null,
  hasAmount: false,
  onlyWithFourEyes: true,
});

/**
 * With four eyes, a user created by one admin cannot log in before another admin has enabled the account, unless the
 * approval policy says otherwise.
 */
async function enableByAnother(tx: Tx, user: User, { enabled }: Readonly<Record<string, unknown>>) {
  await recordHandler(tx, { userId: user.id, handlerId: tx.actor.userId, setsEmail: true });
  if (enabled === false || !(await needsApproval(tx.actor, tx.sql, NEW_USER_LINE))) {
    await tellOfNew(tx, { table: 'app_user', rowId: user.id, title: user.name, comment: user.email, as: 'isNew' });
    return undefined;
  }
  await tx.sql('UPDATE app_user SET enabled = false WHERE id = $1', [user.id]);
  const { changeRequestId } = await askOrApply(tx, editableTableNamed('app_user'), {
    rowId: user.id,
    permission: ChangePermission.MODIFY,
    changes: { disabled: false },
    comment: user.email,
  });
  return { ...labelled(ANSWERS.newUserWaits), changeRequestId };
}

/** Ends all sessions of a user whose rights changed, and records the admin who may hold the account. */
async function afterChange(tx: Tx, after: User, before: User): Promise<Message[]> {
  const [was, now] = [await roleById(tx.sql, before.roleId), await roleAfter(tx, after, before)];
  if (after.disabled || now.id !== was.id) await endSessionsOf(tx, after.id);
  const setsEmail = after.email !== before.email;
  const isEnabled = before.disabled && !after.disabled;
  const isPromoted = rightsOfRole(now).has(DECIDES) && !rightsOfRole(was).has(DECIDES);
  if (setsEmail || isEnabled || isPromoted)
    await recordHandler(tx, { userId: after.id, handlerId: tx.askedById ?? tx.actor.userId, setsEmail });
  return after.disabled && !before.disabled ? tellOfKeysOf(tx, after.id) : [];
}

@Master<User>({
  label: 'User',
  description: 'A user who may log in',
  path: '/page/create-user',
  addedBy: 'users.manage',
  readBy: 'users.manage',
  needsConfirmation: true,
  legacyId: 'userId',
  only: "t.kind = 'person'",
  table: { name: 'app_user', disabled: 'NOT t.enabled', disable: 'enabled = NOT $3' },
  created: ({ name }) => texts.userAdded({ name }),
  check: guardRights,
  afterCreate: enableByAnother,
  afterUpdate: afterChange,
})
export class User extends MasterEntity {
  @MasterField({ ...userRules.name, label: 'Name', inList: true, legacy: 'name' })
  name!: string;
  @MasterField({ ...userRules.email, case: 'lower', label: 'Email', unique: true, inList: true, legacy: 'email' })
  email!: string;
  @MasterField({
    label: 'Password',
    kind: 'password',
    min: passwordRule.min,
    max: passwordRule.max,
    required: true,
    readOnlyAfterCreate: true,
    storedAs: { property: 'passwordHash', from: (given) => hashPassword(given as string) },
    message: passwordRule.message,
    legacy: 'password',
  })
  password!: string;
  @MasterField({ ...userRules.phoneNo, kind: 'phone', label: 'Phone number', inList: true, legacy: 'phoneNo' })
  phoneNo!: string;
  @MasterField({ ...userRules.address, kind: 'multiline', label: 'Address', legacy: 'address' })
  address!: string;
  @MasterField({
    label: 'Role',
    kind: 'reference',
    reference: () => Role,
    default: async (sql, { isAdmin }) => (await builtInRole(sql, isAdmin === true ? 'admin' : 'staff')).id,
    inList: true,
  })
  roleId!: number;
  @MasterField({
    label: 'Admin',
    description: 'Whether the user has the role Admin. Old tools set it instead of the role',
    kind: 'flag',
    default: false,
    inForm: false,
    legacy: 'isAdmin',
  })
  isAdmin!: boolean;
  @MasterField({
    label: 'Enabled',
    description: 'Whether a new user can log in; for an existing user, change `disabled` instead',
    kind: 'flag',
    default: true,
    readOnlyAfterCreate: true,
    legacy: 'enable',
  })
  enabled!: boolean;
  @MasterField({ label: 'Document', kind: 'text', inForm: false, legacy: 'documentPath' })
  documentPath!: string | null;
}
