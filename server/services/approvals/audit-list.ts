import { Field, ObjectType } from 'type-graphql';
import { wordsOf } from '../../domain/change-request.rules';
import type { Sql } from '../../platform/sql';
import { auditedField, auditedText } from './audit-fields';
import type { ShownField, Values } from './change-field';

@ObjectType({ description: 'A column of a list written by a command.' })
export class AuditedColumn {
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'Kind of the values: text, money, litres…' }) kind!: string;
}

@ObjectType({ description: 'A list written by a command, such as the nozzles of a close, as a table.' })
export class AuditedList {
  @Field(() => String, { description: 'Label of the list: "Nozzles".' }) label!: string;
  @Field(() => [AuditedColumn], { description: 'Columns, in the order of the cells of a row.' })
  columns!: AuditedColumn[];
  @Field(() => [[String]], {
    description: 'One row per entry, with one text per column; a text is empty if the entry has no value.',
  })
  rows!: string[][];
}

/** A list with stored values. */
interface StoredList {
  name: string;
  rows: Values[];
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): Values[] =>
  (Array.isArray(value) ? value : [value])
    .filter((entry) => entry !== null)
    .map((entry) => (isObject(entry) ? entry : { entry }));

/**
 * Flattens a stored list: the pumps of a close become lists of their nozzles, swipes and collections, each row with the ids
 * of its parent.
 */
function flatLists(name: string, value: unknown, belongsTo: Values = {}): StoredList[] {
  const lists = new Map<string, Values[]>();
  const add = (list: string, rows: Values[]): void => void lists.set(list, [...(lists.get(list) ?? []), ...rows]);
  for (const entry of entriesOf(value)) {
    const cells = Object.entries(entry).filter(([, cell]) => typeof cell !== 'object' || cell === null);
    const nested = Object.entries(entry).filter(([, cell]) => typeof cell === 'object' && cell !== null);
    const ids = Object.fromEntries(cells.filter(([cell]) => cell.endsWith('Id')));
    const isParent = nested.length > 0 && cells.length === Object.keys(ids).length;
    if (!isParent) add(name, [{ ...belongsTo, ...Object.fromEntries(cells) }]);
    for (const [list, inner] of nested)
      for (const { name: innerName, rows } of flatLists(list, inner, { ...belongsTo, ...ids })) add(innerName, rows);
  }
  return [...lists].map(([list, rows]) => ({ name: list, rows }));
}

/**
 * Formats the lists of a stored value for the audit, without secrets: ids as names, amounts as rupees and litres. An
 * object counts as a list of one entry.
 */
export async function auditedLists(
  sql: Sql,
  table: string,
  name: string,
  value: unknown,
  isSecret: (field: string) => boolean,
  timeZone: string,
): Promise<AuditedList[]> {
  const lists: AuditedList[] = [];
  for (const { name: list, rows } of flatLists(name, value)) {
    const names = [...new Set(rows.flatMap((row) => Object.keys(row)))].filter((field) => !isSecret(field));
    const fields = names.map((field): ShownField => auditedField(table, field));
    const used = fields.filter((field) => rows.some((row) => (row[field.name] ?? '') !== ''));
    if (used.length === 0) continue;
    const columns = used.map(({ label, kind }): AuditedColumn => ({ label, kind }));
    const shown: string[][] = [];
    for (const row of rows) {
      const cells: string[] = [];
      for (const [place, field] of used.entries()) {
        const { kind, text } = await auditedText(sql, field, row[field.name], timeZone);
        if (text !== null) columns[place]!.kind = kind;
        cells.push(text ?? '');
      }
      shown.push(cells);
    }
    lists.push({ label: wordsOf(list), columns, rows: shown });
  }
  return lists;
}
