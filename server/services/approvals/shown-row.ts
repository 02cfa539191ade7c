import { Field, Int, ObjectType } from 'type-graphql';
import type { Sql } from '../../platform/sql';
import { type ChangeField, type ShownField, shownText, textOf, type Values } from './change-field';
import { type EditableRow, type EditableTable, labelOf } from './editable-table';

@ObjectType({ description: 'One value of a choice.' })
export class ChangeOption {
  @Field(() => String, { description: 'What is sent for it.' }) value!: string;
  @Field(() => String) label!: string;
}

@ObjectType({ description: 'A field of a row: what it holds, and what a form that changes it needs to know.' })
export class RowField {
  @Field(() => String, { description: 'Name of the field.' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'What it holds: text, multiline, money, litres, rate, date, reference, flag…' })
  kind!: string;
  @Field(() => String, { nullable: true, description: 'As it is sent: "1234.50", "2026-11-21", an id.' })
  value!: string | null;
  @Field(() => String, { nullable: true, description: 'As it is read: of a reference, what that row is called.' })
  shown!: string | null;
  @Field(() => Boolean, { description: 'May be asked to become something else.' }) canChange!: boolean;
  @Field(() => Boolean) required!: boolean;
  @Field(() => Number, { nullable: true, description: 'The least: characters of a text, stored units of a figure.' })
  min?: number;
  @Field(() => Number, {
    nullable: true,
    description: 'The most: characters of a text, stored units of a figure; null where there is no limit.',
  })
  max?: number;
  @Field(() => String, { nullable: true, description: 'The letters a text is stored in.' }) case?: string;
  @Field(() => String, { description: 'What its refusal says.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'What to enter; null where that needs no words.' }) hint?: string;
  @Field(() => String, { nullable: true, description: 'Of a reference: the master, for `referenceChoices`.' })
  reference?: string;
  @Field(() => [ChangeOption], { description: 'The values of a choice.' }) options!: ChangeOption[];
}

@ObjectType({ description: 'A row that another one is a part of.' })
export class WholeRow {
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "What kind of row it is: 'Credit sale'." }) label!: string;
}

@ObjectType({ description: 'A recorded row that is open to change requests.' })
export class ShownRow {
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "What kind of row it is: 'Credit sale'." }) label!: string;
  @Field(() => String, { description: 'What the row is called.' }) title!: string;
  @Field(() => Int) version!: number;
  @Field(() => Date, { nullable: true, description: 'When it was recorded; null where that is not kept.' })
  at!: Date | null;
  @Field(() => Boolean, { description: 'A change may be asked for.' }) canBeChanged!: boolean;
  @Field(() => Boolean, { description: 'Its deletion may be asked for.' }) canBeDeleted!: boolean;
  @Field(() => String, { nullable: true, description: 'Why it is neither changed nor deleted as it is now.' })
  refusal!: string | null;
  @Field(() => WholeRow, { nullable: true, description: 'What the row is a part of, which may be changed itself.' })
  partOf!: WholeRow | null;
  @Field(() => [RowField], { description: 'Those that may change first, then what is shown beside them.' })
  fields!: RowField[];
}

/** Prepares a row for the review and the forms; for staff, fields that only admins change are read-only. */
export async function shownRow<Row extends EditableRow>(
  sql: Sql,
  editableTable: EditableTable<Row>,
  row: Row,
  isAdmin = true,
): Promise<ShownRow> {
  const { table, label, fields, facts, modify, remove, titleOf, whyNot, partOf } = editableTable;
  const shown: RowField[] = [];
  for (const field of fields) shown.push(await rowField(sql, field, row, field.onlyAdmins && !isAdmin ? null : field));
  for (const fact of facts) shown.push(await rowField(sql, fact, row, null));
  return {
    table,
    label,
    rowId: row.id,
    version: row.version,
    title: titleOf(row),
    at: row.at ?? null,
    canBeChanged: modify !== null && fields.length > 0,
    canBeDeleted: remove !== null,
    refusal: whyNot?.(row) ?? null,
    partOf: wholeOf(partOf?.(row)),
    fields: shown,
  };
}

const wholeOf = (row: Omit<WholeRow, 'label'> | undefined): WholeRow | null =>
  row === undefined ? null : { ...row, label: labelOf(row.table) };

async function rowField(sql: Sql, field: ShownField, row: Values, changes: ChangeField | null): Promise<RowField> {
  const { name, label, kind, reference, choices } = field;
  const { required = false, min, max, case: letters, message = '' } = changes?.rule ?? {};
  return {
    name,
    label,
    kind,
    required,
    message,
    canChange: changes !== null,
    min,
    max,
    case: letters,
    hint: changes?.hint,
    reference: reference?.master,
    value: textOf(field, row[name]),
    shown: await shownText(sql, field, row[name]),
    options: Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text })),
  };
}
