import { Int } from 'type-graphql';
import { labelled } from '../../domain/kernel/message';
import { requests } from '../../domain/requests.messages';
import { isSigns } from '../../domain/vehicle-number';
import { Checked } from '../../platform/checked';
import { IsText } from '../../platform/is-text';
import { BusinessDate, LocalDateTime } from '../../platform/scalars';
import { type ApiType, column, columns, type Filter, type Order, optional, type ThingField } from './thing';

/** A minute in the station's time. */
export const minute = (name: string): ThingField => ({
  type: LocalDateTime,
  nullable: false,
  sql: (row) => `to_char(${column(name)(row)}, 'YYYY-MM-DD"T"HH24:MI')`,
});
export const userIn = (name: string): ThingField => ({
  type: String,
  nullable: true,
  sql: (row) => `(SELECT u.name FROM app_user u WHERE u.id = ${column(name)(row)})`,
});

/** Who entered it and when. */
export const ENTERED = { ...columns({ version: Int, createdAt: Date }), enteredBy: userIn('createdById') };
export const LATE = {
  lateReason: optional(String, 'lateReason', 'Why it was entered after the close; null if it was not.'),
};

/** The first and the last shift of a range of days: ids of shifts are in the order of their dates. */
const FROM = `COALESCE((SELECT MIN(s.id) FROM shift s WHERE s.shift_date >= $), ${2 ** 31 - 1})`;
const TO = 'COALESCE((SELECT MAX(s.id) FROM shift s WHERE s.shift_date <= $), 0)';
/** Finds what belongs to the shifts of a range of days. */
export const DAYS_OF_SHIFT: Readonly<Record<string, Filter>> = {
  from: {
    type: BusinessDate,
    sql: (row, value) => `${row}.shift_id >= ${FROM.replace('$', value)}`,
    description: 'First shift date.',
  },
  to: {
    type: BusinessDate,
    sql: (row, value) => `${row}.shift_id <= ${TO.replace('$', value)}`,
    from: 'from',
    description: 'Last shift date.',
  },
};
/** Finds the rows whose column is within a range, under two names: `from` and `to`, or `dueFrom` and `dueTo`. */
export const range = (
  type: ApiType,
  name: string,
  [first, last]: readonly [string, string],
  [from, to] = ['from', 'to'],
  rules?: readonly PropertyDecorator[],
): Readonly<Record<string, Filter>> => ({
  [from]: { type, rules, sql: (row, value) => `${column(name)(row)} >= ${value}`, description: first },
  [to]: { type, rules, sql: (row, value) => `${column(name)(row)} <= ${value}`, from, description: last },
});
/** Finds the rows with one of the values of a closed set. */
export const hasValue = (type: ApiType, name: string, description: string): Filter => ({
  type,
  isChoice: true,
  sql: (row, value) => `${column(name)(row)} = ${value}`,
  description,
});
/** A text to find rows by. Without a letter or a digit it would find nothing, which looks like an answer. */
export const numberRules = (label: string, most: number): PropertyDecorator[] => [
  IsText(label, most),
  Checked('hasLetter', (value) => (isSigns(`${value}`) ? requests.noLetter({ label: labelled(label) }) : null), [
    label,
  ]),
];
/** Finds the rows that fulfil a predicate, or those that do not. */
export const whether = (predicate: (row: string) => string, description: string): Filter => ({
  type: Boolean,
  sql: (row, value) => `(${predicate(row)}) = ${value}::boolean`,
  description,
});

export const IN_SHIFT_ORDER: Order = {
  columns: [
    ['shift_id', 'int'],
    ['id', 'bigint'],
  ],
  description: 'ordered by shift, then by entry',
};
/** Whether an entry was made after the close of its shift. */
export const IS_LATE = whether((row) => `${row}.late_reason IS NOT NULL`, 'Whether it was entered after the close.');
export const IN_ENTRY_ORDER: Order = { columns: [['id', 'int']], description: 'ordered by entry' };
