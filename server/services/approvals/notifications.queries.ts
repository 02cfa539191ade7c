import { IsInt, IsOptional } from 'class-validator';
import { Field, Int, ObjectType } from 'type-graphql';
import { SOON_DAYS } from '../../domain/api-key.rules';
import { approvals } from '../../domain/approvals.messages';
import { dayIn } from '../../domain/kernel/business-date';
import { labelled, type Message } from '../../domain/kernel/message';
import { defineQuery, NoInput, type Read } from '../../platform/ask';
import { MessageText } from '../../platform/message-text';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { IS_USABLE } from '../access/api-keys/api-key-actors';
import { lineOfCommand } from './approval-line';
import { ChangePermission } from './change-request.entity';
import { labelOf } from './editable-table';
import { tablesNotTold } from './may-receive';
import { MARK_OF_NOTICE, type NoticeMark, textOfMark } from './notice-mark';
import { LATE_OF_REQUEST, lateTextOf } from './shifts-of-entries';

/**
 * SQL predicate on a request `r` ($1 = the reader): a notice by another user, unseen, recent, and not older than this
 * reader's account.
 */
export const UNSEEN_NOTICES = `r.permission = 3 AND r.requested_by_id <> $1 AND r.requested_at > now() - interval '30 days'
  AND r.requested_at > (SELECT created_at FROM app_user WHERE id = $1)
  AND NOT EXISTS (SELECT FROM notice_seen n WHERE n.user_id = $1 AND n.request_id = r.id)`;

/** A request waits for everyone who decides, except its requester. */
const AWAITED = "r.state = 'PENDING' AND r.requested_by_id <> $1";
const awaitedBy = (actor: Actor): string => (mayPass('changes.decide', actor) ? AWAITED : 'false');

@ObjectType({
  description:
    'A notification: a request to decide on, or a notice of a change or a new user, role or API key by another user, or of an API key that expires soon.',
})
export class Notification {
  @Field(() => Int, {
    description: 'Negative for an API key that expires soon, whose notice cannot be marked as seen.',
  })
  notificationId!: number;
  @Field(() => Int) rowId!: number;
  @Field(() => String, {
    description:
      'Table of the row, or the command of a new entry; the review page is /permission/{rowId}/{tableName}. api_key is an API key: /page/api-keys.',
  })
  tableName!: string;
  @Field(() => Int, { description: '1 to delete, 2 to modify, 3 for a notice without a decision, 4 for a new entry.' })
  permission!: number;
  @Field(() => String, { description: "Kind of the row: 'Credit sale'." }) tableLabel!: string;
  @Field(() => String, { description: 'Title of the row.' }) title!: string;
  @Field(() => String, { description: 'Text of the notification, in English.' }) msg!: string;
  @Field(() => MessageText, { description: 'The same, to render it in another language.' }) msgText!: MessageText;
  @Field(() => String) userName!: string;
  @Field(() => Date) at!: Date;
}

@ObjectType({ description: 'Numbers of notifications of a user.' })
export class PermissionCounts {
  @Field(() => Int, { description: "Requests waiting for this user's decision." }) pending!: number;
  @Field(() => Int, { description: 'Unseen notices of changes by others, and API keys that expire soon.' })
  notices!: number;
}

type Told = Omit<Notification, 'tableLabel' | 'msg' | 'msgText'> & {
  permission: ChangePermission;
  isDeletion: boolean;
  mark: NoticeMark | null;
  shiftId: number | null;
  lateReason: string | null;
};

type TextOfNotification = (params: { user: string; what: Message }) => Message;

function textOf({ tableName, permission, isDeletion, mark }: Told): TextOfNotification {
  if (permission === ChangePermission.DELETE) return approvals.asksToDelete;
  if (permission === ChangePermission.MODIFY) return approvals.asksToChange;
  if (permission === ChangePermission.ENTER) return approvals.asksToRecord;
  if (lineOfCommand(tableName) !== undefined) return approvals.userRecorded;
  if (mark !== null) return textOfMark(mark);
  return isDeletion ? approvals.userDeleted : approvals.userChanged;
}

const said = (text: Message): Pick<Notification, 'msg' | 'msgText'> => ({ msg: text.message, msgText: text });

/** Reads notifications newest first, requests before notices: only `$2`, or all. */
async function notificationsOf(
  sql: Sql,
  actor: Actor,
  requestId: number | null,
  which = `(${awaitedBy(actor)}) OR (${UNSEEN_NOTICES})`,
): Promise<Notification[]> {
  const rows = await sql<Told>(
    `SELECT r.id AS "notificationId", r.row_id AS "rowId", r.table_name AS "tableName", r.permission, r.title,
            u.name AS "userName", r.requested_at AS at, r.changes = '{}'::jsonb AS "isDeletion",
            ${MARK_OF_NOTICE} AS mark, ${LATE_OF_REQUEST}
     FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
     WHERE (${which}) AND ($2::int IS NULL OR r.id = $2) AND r.table_name <> ALL($3)
     ORDER BY r.permission = 3, r.id DESC`,
    [actor.userId, requestId, tablesNotTold(actor)],
  );
  const notifications = rows.map(async (told): Promise<Notification> => {
    const { isDeletion, mark, shiftId, lateReason, ...row } = told;
    const tableLabel = labelOf(row.tableName);
    const label = labelled(tableLabel, row.tableName === 'api_key' ? 'API key' : tableLabel.toLowerCase());
    const entry = approvals.entry({ label, title: row.title });
    const late = await lateTextOf(sql, { shiftId, lateReason });
    const what = late === null ? entry : approvals.entryLate({ entry, late });
    return { ...row, tableLabel, ...said(textOf(told)({ user: row.userName, what })) };
  });
  return Promise.all(notifications);
}

/**
 * API keys that expire soon, for those who can replace them. A notice stays until the key is revoked or expires, or its
 * service has another one that lasts longer. Its id is negative, since it is no request.
 */
const EXPIRING_KEYS = `
  FROM api_key k JOIN app_user u ON u.id = k.user_id
  WHERE ${IS_USABLE} AND k.expires_at <= now() + interval '${SOON_DAYS} days'
    AND NOT EXISTS (SELECT FROM api_key other WHERE other.user_id = k.user_id AND other.revoked_at IS NULL
                      AND other.expires_at > k.expires_at)`;

type ExpiringKey = Pick<Notification, 'rowId' | 'title' | 'userName' | 'at'> & { expiresAt: Date };

async function noticesOfKeys({ sql, ctx }: Pick<Read, 'sql' | 'ctx'>): Promise<Notification[]> {
  if (!mayPass('keys.manage', ctx.actor)) return [];
  const keys = await sql<ExpiringKey>(
    `SELECT k.id AS "rowId", k.start AS title, u.name AS "userName", k.expires_at AS "expiresAt",
            k.expires_at - interval '${SOON_DAYS} days' AS at ${EXPIRING_KEYS} ORDER BY k.expires_at, k.id`,
  );
  return keys.map(({ expiresAt, ...key }) => {
    // It expires at the midnight after its last day.
    const lastDay = dayIn(ctx.clock.timeZone, new Date(expiresAt.getTime() - 1));
    return {
      ...key,
      notificationId: -key.rowId,
      tableName: 'api_key',
      tableLabel: labelOf('api_key'),
      permission: ChangePermission.OTHER,
      ...said(approvals.keyExpires({ key: key.title, user: key.userName, day: lastDay })),
    };
  });
}

async function numberOfExpiringKeys({ sql, ctx }: Pick<Read, 'sql' | 'ctx'>): Promise<number> {
  if (!mayPass('keys.manage', ctx.actor)) return 0;
  const [counted] = await sql<{ count: number }>(`SELECT COUNT(*)::int AS count ${EXPIRING_KEYS}`);
  return counted!.count;
}

/** Lists the requests that wait for an admin, newest first. */
export const requestsAwaiting = (sql: Sql, actor: Actor): Promise<Notification[]> =>
  notificationsOf(sql, actor, null, AWAITED);

/**
 * Lists all requests that wait for the caller's decision, the notices of the others, and keys that expire soon. Who does
 * not decide on changes gets the notices of the users, roles or keys that they manage.
 */
export const notifications = defineQuery({
  name: 'notifications',
  right: 'bell',
  input: NoInput,
  run: async (asked): Promise<Notification[]> => [
    ...(await notificationsOf(asked.sql, asked.ctx.actor, null)),
    ...(await noticesOfKeys(asked)),
  ],
});

class NotificationInput {
  @IsOptional() @IsInt() requestId?: number | null;
}

/** Returns one of them; null if it is not the caller's to see, or has been decided. */
export const notification = defineQuery({
  name: 'notification',
  right: 'bell',
  input: NotificationInput,
  run: async ({ sql, ctx }, { requestId = null }): Promise<Notification | null> =>
    requestId === null ? null : ((await notificationsOf(sql, ctx.actor, requestId))[0] ?? null),
});

/** Counts the caller's notifications. */
export const permissionCounts = defineQuery({
  name: 'permissionCounts',
  right: 'bell',
  input: NoInput,
  async run({ sql, ctx }): Promise<PermissionCounts> {
    const keys = await numberOfExpiringKeys({ sql, ctx });
    const awaited = awaitedBy(ctx.actor);
    const [counts] = await sql<PermissionCounts>(
      `SELECT COUNT(*) FILTER (WHERE ${awaited})::int AS pending, COUNT(*) FILTER (WHERE r.permission = 3)::int AS notices
       FROM change_request r WHERE ((${awaited}) OR (${UNSEEN_NOTICES})) AND r.table_name <> ALL($2)`,
      [ctx.actor.userId, tablesNotTold(ctx.actor)],
    );
    return { ...counts!, notices: counts!.notices + keys };
  },
});
