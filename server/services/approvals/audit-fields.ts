import { LANGUAGES, type Language, nameOfLanguage } from '../../../i18n/languages';
import { wordsOf } from '../../domain/change-request.rules';
import { showDate } from '../../domain/kernel/business-date';
import { minuteIn } from '../../domain/kernel/local-date-time';
import type { Sql } from '../../platform/sql';
import { type ChangeFieldKind, type ShownField, shownText } from './change-field';
import { editableTables } from './editable-table';
import { shiftsOfEntries } from './shifts-of-entries';

/**
 * Kinds of audited fields that no form has, by field name. A name means the same in every table, with the exceptions
 * below.
 */
const KINDS: Readonly<Partial<Record<ChangeFieldKind, readonly string[]>>> = {
  money: [
    'amount',
    'opening',
    'closing',
    'paid',
    'carried',
    'earned',
    'held',
    'payable',
    'balanceBefore',
    'owedBefore',
    'charges',
    'settled',
    'toCharge',
    'sale',
    'credit',
    'cash',
    'swipe',
    'last',
    'shortage',
    'shortAndOver',
    'shortages',
    'advances',
    'openingSettled',
    'creditAmount',
    'invoiceAmount',
    'value',
    'payRate',
    'recoveredCarried',
    'recoveredAdvances',
    'recoveredShortages',
  ],
  litres: [
    'open',
    'close',
    'testing',
    'litres',
    'quantity',
    'shortageQuantity',
    'unloaded',
    'measured',
    'stockQuantity',
    'volume',
    'startVolume',
    'endVolume',
    'bookVolume',
    'variation',
    'beforeReading',
    'afterReading',
    'capacity',
    'creditLitres',
    'initialReading',
    'meterMax',
    'readingSum',
    'totalStock',
    'totalBeforeStock',
  ],
  rate: ['rate'],
  tenths: ['density', 'densityAt15', 'challanDensity', 'temperature'],
  choice: ['state', 'kind', 'occasion', 'channel', 'payBasis'],
};

/** Tables in which a name means something else: a slip book's leaves are numbers, an invoice's density is text. */
const EXCEPTIONS: Readonly<Record<string, Readonly<Record<string, ChangeFieldKind>>>> = {
  slip_book: { first: 'text', last: 'text' },
  invoice_line: { density: 'text' },
  interest_charge: { rate: 'percent' },
};

/** Names of user ids. The rows of an account's access and recovery have the user's id. */
const USERS = new Set([
  'userId',
  'createdById',
  'measuredById',
  'requestedById',
  'decidedById',
  'cancelledById',
  'accountAccessId',
  'passwordRecoveryId',
  'emailSetById',
  'handlerId',
]);

const kinds = new Map(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as ChangeFieldKind] as const)),
);

/** The table that declares the id as its own, if its name does not say the table. */
const declaredTableOf = (name: string): string | undefined =>
  [...editableTables.values()].find(({ idFields }) => idFields?.includes(name))?.table;

const tableOf = (name: string): string =>
  declaredTableOf(name) ?? name.replace(/Id$/, '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const EVENT_CATEGORY = 'event_category';
/** Tables with names that are not open to change requests. */
const NAMED_TABLES = new Set([EVENT_CATEGORY, 'receive_category']);

const nameOfRow =
  (table: string) =>
  async (sql: Sql, id: number): Promise<string | null> => {
    const [row] = await sql<{ name: string }>(`SELECT name FROM ${table} WHERE id = $1`, [id]);
    return row?.name ?? null;
  };

const nameOfUser = nameOfRow('app_user');

async function nameOfShift(sql: Sql, id: number): Promise<string | null> {
  const shift = await shiftsOfEntries().named(sql, id);
  return shift ? `${shift.name}, ${showDate(shift.date)}` : null;
}

/** Returns the look-up of the name for the row that an audited id refers to; undefined for other fields. */
function nameOfId(name: string): ((sql: Sql, id: number) => Promise<string | null>) | undefined {
  if (USERS.has(name)) return nameOfUser;
  if (name === 'shiftId') return nameOfShift;
  const table = tableOf(name);
  if (NAMED_TABLES.has(table)) return nameOfRow(table);
  const editableTable = editableTables.get(table);
  if (editableTable === undefined || (!name.endsWith('Id') && declaredTableOf(name) === undefined)) return undefined;
  return async (sql, id) => {
    const row = await editableTable.read(sql, id);
    return row && editableTable.titleOf(row);
  };
}

/**
 * Describes how the audit shows a field that no form of its table has, such as a column or a field of a command's
 * input: its label, its kind, and for an id the name of the row it refers to. If that row is gone, the number is shown.
 */
export function auditedField(table: string, name: string): ShownField {
  const nameOf = nameOfId(name);
  const kind = nameOf ? 'reference' : (EXCEPTIONS[table]?.[name] ?? kinds.get(name) ?? 'text');
  const label = wordsOf(nameOf && name.endsWith('Id') ? name.replace(/Id$/, '') : name);
  return { name, label, kind, ...(nameOf && { reference: { master: tableOf(name), nameOf } }) };
}

/** An audited value as text, with its kind: text, money, date and so on. */
export interface AuditedText {
  kind: string;
  text: string | null;
}

/** An instant in JSON, as written by JavaScript or PostgreSQL. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d(:?\d\d)?)$/;

/** What is in place of a row, such as the opening balance that settled a bill without a payment: OPENING_BALANCE. */
const WORD = /^[A-Z]+(_[A-Z]+)*$/;

/** Whether an event is the station's, whose name is a label. Others have the name that an admin typed. */
async function isStationEvent(sql: Sql, id: unknown): Promise<boolean> {
  const [row] = await sql('SELECT FROM event_category WHERE id = $1 AND event IS NOT NULL', [id]);
  return row !== undefined;
}

const isLanguage = (stored: unknown): stored is Language => (LANGUAGES as readonly unknown[]).includes(stored);

/**
 * Formats an audited value as text: Yes and No for a flag, the station's date and time for an instant, the name of a
 * language in itself.
 */
export async function auditedText(
  sql: Sql,
  field: ShownField,
  stored: unknown,
  timeZone: string,
): Promise<AuditedText> {
  if (typeof stored === 'boolean') return { kind: 'choice', text: stored ? 'Yes' : 'No' };
  if (typeof stored === 'string' && INSTANT.test(stored))
    return { kind: 'dateTime', text: minuteIn(timeZone, new Date(stored)) };
  if (field.name === 'language' && isLanguage(stored)) return { kind: 'text', text: nameOfLanguage(stored) };
  if (field.kind === 'reference' && typeof stored === 'string' && WORD.test(stored))
    return { kind: 'choice', text: wordsOf(stored) };
  const text = await shownText(sql, field, stored);
  const isLabel = field.reference?.master === EVENT_CATEGORY && text !== null && (await isStationEvent(sql, stored));
  return { kind: isLabel ? 'choice' : field.kind, text };
}
