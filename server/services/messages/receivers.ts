import { labelled } from '../../domain/kernel/message';
import { type Problem, refusal } from '../../domain/kernel/problem';
import { SUBSCRIPTION_TEXTS } from '../../domain/message.rules';
import { messages } from '../../domain/messages.messages';
import type { ReceiveCategory } from './receive-category.entity';
import { eventNamed } from './station-events';

/** A table of possible recipients: its names, its completion path, and how its rows are read. */
export interface Receivers {
  tableName: string;
  label: string;
  pkFieldName: string;
  displayName: string;
  /** A path of this server, so that a browser's token is never sent elsewhere (docs/evidence/THREATS.md, T9). */
  routePath: string;
  /** For an event about a creditor or an employee, only that one is notified. */
  about: 'creditor' | 'employee' | null;
  /** SQL constant, never built from a stored row: id, title, mail, phone and whether it is in use. */
  rows: string;
}

/**
 * Allow-list of recipient tables. A receive category that names anything else reaches nobody (docs/evidence/THREATS.md,
 * T9, T11).
 */
export const RECEIVERS: readonly Receivers[] = [
  {
    tableName: 'creditor',
    label: 'Creditor',
    pkFieldName: 'creditorId',
    displayName: 'shortName',
    routePath: '/api/v1/creditorauto',
    about: 'creditor',
    rows: `SELECT id, short_name AS title, firm_name AS detail, email AS mail, contact_no AS phone,
                  NOT disabled AS "isInUse" FROM creditor`,
  },
  {
    tableName: 'employee',
    label: 'Employee',
    pkFieldName: 'employeeId',
    displayName: 'employeeName',
    routePath: '/api/v1/employee/auto',
    about: 'employee',
    rows: `SELECT id, name AS title, contact_no AS detail, NULL AS mail, contact_no AS phone,
                  NOT disabled AS "isInUse" FROM employee`,
  },
  {
    tableName: 'app_user',
    label: 'User',
    pkFieldName: 'userId',
    displayName: 'name',
    routePath: '/api/v1/user/auto',
    about: null,
    rows: `SELECT id, name AS title, email AS detail, email AS mail, phone_no AS phone,
                  enabled AS "isInUse" FROM app_user WHERE kind = 'person'`,
  },
];

export type NamedReceivers = Pick<ReceiveCategory, 'tableName' | 'pkFieldName' | 'displayName' | 'routePath'>;

/** In the order of the form's fields, so that the first wrong one is reported. */
export const RECEIVER_FIELDS = {
  tableName: 'Table',
  pkFieldName: 'PrimaryKey',
  displayName: 'Display',
  routePath: 'Route Path',
} as const;

/** Returns the entry that matches a receive category exactly; null if there is none, however its row was created. */
export const receiversOf = (named: NamedReceivers): Receivers | null =>
  RECEIVERS.find((receivers) => problemsAgainst(receivers, named).length === 0) ?? null;

/** Validates a receive category; problems name its fields. */
export function problemsOfReceivers(named: NamedReceivers): Problem[] {
  const receivers = RECEIVERS.find(({ tableName }) => tableName === named.tableName);
  if (receivers !== undefined) return problemsAgainst(receivers, named);
  const tables = RECEIVERS.map(({ tableName }) => tableName).join(', ');
  return [{ code: 'NOT_ALLOWED', ...messages.tableNotAllowed({ tables }), field: 'tableName' }];
}

const problemsAgainst = (receivers: Receivers, named: NamedReceivers): Problem[] =>
  (Object.keys(RECEIVER_FIELDS) as (keyof typeof RECEIVER_FIELDS)[])
    .filter((field) => named[field] !== receivers[field])
    .map((field) => ({
      code: 'NOT_ALLOWED',
      ...messages.fieldMustBe({
        field: labelled(RECEIVER_FIELDS[field]),
        table: receivers.tableName,
        value: receivers[field],
      }),
      field,
    }));

/** Why recipients of that kind never hear of an event; null if they do. A message sent by hand may go to all. */
export function whyNeverTold(event: string | null, { about }: Receivers): string | null {
  const only = eventNamed(event)?.only;
  if (only === undefined || about === null) return null;
  if (only === 'users') return SUBSCRIPTION_TEXTS.onlyUsers;
  return about === 'creditor' ? null : SUBSCRIPTION_TEXTS.onlyUsersAndCreditor;
}

/** Returns the entry; refuses if there is none. */
export function knownReceivers(named: NamedReceivers): Receivers {
  const receivers = receiversOf(named);
  if (receivers === null)
    throw refusal('NOT_ALLOWED', labelled(SUBSCRIPTION_TEXTS.tellsNobody), 'receiveCategoryId', 'INVALID');
  return receivers;
}
