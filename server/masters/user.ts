import type { Problem } from '../domain/kernel/problem';
import { passwordRule } from '../domain/password.rules';
import { FEWEST_ADMINS } from '../domain/station-settings.rules';
import { userRules } from '../domain/user.rules';
import { stationSetting } from '../platform/station-setting';
import type { Tx } from '../platform/submit';
import { recordHandler } from '../services/access/account-handlers';
import { keepAnAdmin } from '../services/access/keep-an-admin';
import { hashPassword } from '../services/access/password';
import { endSessionsOf } from '../services/access/session';
import { needsApproval } from '../services/approvals/approval-policy';
import { askOrApply } from '../services/approvals/ask-or-apply';
import { ChangePermission } from '../services/approvals/change-request.entity';
import { editableTableNamed } from '../services/approvals/editable-table';
import { Master } from './master';
import { MasterField } from './master-field';
import { MasterEntity } from './master-row';

const isActingAdmin = (user: User): boolean => user.isAdmin && !user.disabled;

/** Keeps at least one enabled admin, two under four eyes, as nobody decides on a request of their own. */
async function guardAdmins(tx: Tx, after: User, before: User | null): Promise<Problem[]> {
  if (before === null) return problemsOfNewAdmin(tx, after);
  if (!isActingAdmin(before) || isActingAdmin(after)) return [];
  await keepAnAdmin(tx, after.id);
  if (!(await stationSetting(tx.sql, 'fourEyes'))) return [];
  const left = await tx.sql('SELECT FROM app_user WHERE is_admin AND enabled AND id <> $1', [after.id]);
  if (left.length >= FEWEST_ADMINS) return [];
  const message = 'Four eyes needs two admins who can log in. Make someone else an admin first.';
  return [{ code: 'TOO_FEW_ADMINS', message, field: 'isAdmin' }];
}

/**
 * Otherwise an admin created by one admin alone could decide on that admin's requests; a change waits for another
 * admin.
 */
async function problemsOfNewAdmin(tx: Tx, { isAdmin }: User): Promise<Problem[]> {
  if (!isAdmin || !(await stationSetting(tx.sql, 'fourEyes'))) return [];
  const message = 'With four eyes, create the user first, then change them to an admin';
  return [{ code: 'ADMIN_BY_CHANGE', message, field: 'isAdmin' }];
}

/** The message for a new user who needs another admin's approval. */
const WAITS_FOR_ANOTHER = 'Sent for approval. The new user can log in after another admin accepts.';

/**
 * With four eyes, a user created by one admin cannot log in before another admin has enabled the account, unless the
 * approval policy says otherwise.
 */
async function enableByAnother(tx: Tx, user: User, { enabled }: Readonly<Record<string, unknown>>) {
  await recordHandler(tx, { userId: user.id, handlerId: tx.actor!.userId, setsEmail: true });
  if (enabled === false || !(await needsApproval(tx.actor!, tx.sql, 'newUser'))) return;
  await tx.sql('UPDATE app_user SET enabled = false WHERE id = $1', [user.id]);
  const { changeRequestId } = await askOrApply(tx, editableTableNamed('app_user'), {
    rowId: user.id,
    permission: ChangePermission.MODIFY,
    changes: { disabled: false },
    comment: `New user ${user.name}, ${user.email}`,
  });
  return { message: WAITS_FOR_ANOTHER, changeRequestId };
}

/** Ends all sessions of a user who lost rights, and records the admin who may hold the account. */
async function afterChange(tx: Tx, after: User, before: User): Promise<void> {
  if (after.disabled || isActingAdmin(before) !== isActingAdmin(after)) await endSessionsOf(tx, after.id);
  const setsEmail = after.email !== before.email;
  const isEnabled = before.disabled && !after.disabled;
  const isPromoted = after.isAdmin && !before.isAdmin;
  if (!setsEmail && !isEnabled && !isPromoted) return;
  await recordHandler(tx, { userId: after.id, handlerId: tx.askedById ?? tx.actor!.userId, setsEmail });
}

@Master<User>({
  label: 'User',
  description: 'A user who may log in',
  path: '/page/create-user',
  addedBy: 'users.manage',
  readBy: 'users.manage',
  legacyId: 'userId',
  table: { name: 'app_user', disabled: 'NOT t.enabled', disable: 'enabled = NOT $3' },
  created: (user) => `User ${user.name} created successfully.`,
  check: guardAdmins,
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
    label: 'Admin',
    description: 'Whether the user is an admin',
    kind: 'flag',
    default: false,
    inList: true,
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
