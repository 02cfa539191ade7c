import { decideChange } from '../../../services/approvals/decide-change';
import { notifications } from '../../../services/approvals/notifications.queries';
import { oldValuesOf, type PermissionData, permissionData } from '../../../services/approvals/permission-data.queries';
import '../../../modules/changes';
import { GREATEST_ID } from '../../../domain/field-rules';
import { minuteIn } from '../../../domain/kernel/local-date-time';
import { oldFieldOf, oldIdOf, oldIdsIn, oldMinuteOf, oldTitleOf } from '../old-names';
import { askRow, type Row, submitRow } from '../route';
import { body, flag, nothing, type Shape, whole } from '../shape';

/** 'credit_sale-12': the table before the last '-', the row after it. Text that names no row is passed on as null. */
const namedRow: Shape = ({ params }) => {
  const [, table = '', digits = '0'] = /^([a-z_]{1,63})-([0-9]{1,10})$/.exec(params['*'] ?? '') ?? [];
  const rowId = Number(digits);
  return { table, rowId: rowId <= GREATEST_ID ? rowId : 0 };
};

/**
 * Reads only the id of the posted row, and whether it is accepted although it resembles an earlier entry: the stored request
 * is applied.
 */
const decision = (accept: boolean): Shape =>
  body({
    requestId: whole('notificationId'),
    accept: { legacy: 'notificationId', read: () => accept },
    ...(accept && { confirmed: flag('confirmed', false) }),
  });

const minute = (timeZone: string, at: Date): string => minuteIn(timeZone, at).replace('T', ' ');

type NamedValues = Pick<PermissionData, 'row' | 'names'>;

/** A row under the names of the specification's section 3: its ids, its fields, and the names of its references. */
function oldRow({ table, rowId, fields }: PermissionData, { row, names }: NamedValues): Record<string, unknown> {
  const values = oldValuesOf(fields, row!);
  const named = fields.flatMap(({ name, reference }) => {
    const title = reference && oldTitleOf(reference.master);
    const value: [string, unknown] = [oldFieldOf(table, name), oldMinuteOf(table, name, values[name])];
    return title === undefined ? [value] : [value, [title, names[name] ?? null] as const];
  });
  return { [oldIdOf(table)]: rowId, ...oldIdsIn(table, row!), ...Object.fromEntries(named) };
}

function oldPermissionData(data: PermissionData) {
  const { row, at, requests, timeZone } = data;
  return {
    actualRow: row === null ? [] : [{ ...oldRow(data, data), timestamp: at && minute(timeZone, at) }],
    permissionRows: requests.map(
      ({ notificationId, permission, wanted, names, title, comment, userName, requestedAt }) => ({
        notificationId,
        permission,
        reportData: JSON.stringify(oldRow(data, { row: wanted, names })),
        msg: title,
        comment,
        userName,
        timestamp: minute(timeZone, requestedAt),
      }),
    ),
  };
}

/** The requests that admins decide on. */
export const approvalRows: Row[] = [
  askRow({
    method: 'GET',
    path: '/api/v1/getnotification',
    query: notifications,
    shape: nothing,
    // The bell shows requests first; this list is newest first, and has stored requests and notices only.
    present: (rows) =>
      rows
        .filter(({ notificationId }) => notificationId > 0)
        .toSorted((one, other) => other.notificationId - one.notificationId)
        .map(({ notificationId, rowId, tableName, msg }) => ({ notificationId, rowId, tableName, msg })),
  }),
  askRow({
    method: 'GET',
    path: '/api/v1/getpermissiondata/*',
    query: permissionData,
    shape: namedRow,
    present: oldPermissionData,
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/acceptpermission',
    command: decideChange,
    shape: decision(true),
    present: () => ({ msg: 'The request was accepted' }),
  }),
  submitRow({
    method: 'POST',
    path: '/api/v1/rejectpermission',
    command: decideChange,
    shape: decision(false),
    present: () => ({ msg: 'The request was rejected' }),
  }),
];
