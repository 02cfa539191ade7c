import { Field, Int, ObjectType } from 'type-graphql';
import { messageOf } from '../../domain/kernel/problem';
import { MessageText } from '../../platform/message-text';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { changesAtOnce } from './ask-or-apply';
import { type ChangeField, type ShownField, shownText, textOf, type Values } from './change-field';
import { type EditableRow, type EditableTable, labelOf } from './editable-table';

const ALWAYS_CHANGED =
  'It is always null, because a row in any state can be changed. `whyNotDeleted` says why a row cannot be deleted.';

@ObjectType({ description: 'An option of a choice.' })
export class ChangeOption {
  @Field(() => String, { description: 'Value to send.' }) value!: string;
  @Field(() => String) label!: string;
}

@ObjectType({ description: 'A line of the approval policy, as a setting of the station.' })
export class PolicyLine {
  @Field(() => String, {
    nullable: true,
    description: 'Right by which an entry is made at once, whatever the line says; null if that of everybody waits.',
  })
  exempt!: string | null;
}

@ObjectType({ description: 'A field of a row, with its value and what a form needs to change it.' })
export class RowField {
  @Field(() => String, { description: 'Name of the field.' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, {
    description: 'Kind of the value: text, multiline, money, litres, rate, date, reference, flag…',
  })
  kind!: string;
  @Field(() => String, { nullable: true, description: 'Value to send: "1234.50", "2026-11-21", an id.' })
  value!: string | null;
  @Field(() => String, { nullable: true, description: 'Display text; for a reference, the title of the row.' })
  shown!: string | null;
  @Field(() => Boolean, { description: 'Whether the current user can change the field or request a change.' })
  canChange!: boolean;
  @Field(() => Boolean) required!: boolean;
  @Field(() => Number, { nullable: true, description: 'Minimum: characters for a text, stored units for a number.' })
  min?: number;
  @Field(() => Number, {
    nullable: true,
    description: 'Maximum: characters for a text, stored units for a number; null if unlimited.',
  })
  max?: number;
  @Field(() => String, { nullable: true, description: 'Case in which the text is stored: upper or lower.' })
  case?: string;
  @Field(() => String, { description: 'Validation message.' }) message!: string;
  @Field(() => String, { nullable: true, description: 'Help text; null if none.' }) hint?: string;
  @Field(() => String, { nullable: true, description: 'For a reference: name of the master, for `referenceChoices`.' })
  reference?: string;
  @Field(() => [ChangeOption], { description: 'Options of a choice.' }) options!: ChangeOption[];
  @Field(() => PolicyLine, { nullable: true, description: 'Null if the field is no line of the approval policy.' })
  policyLine?: PolicyLine;
}

@ObjectType({ description: 'A row that contains another row.' })
export class WholeRow {
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "Kind of the row: 'Credit sale'." }) label!: string;
}

@ObjectType({ description: 'A recorded row that accepts change requests.' })
export class ShownRow {
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "Kind of the row: 'Credit sale'." }) label!: string;
  @Field(() => String, { description: 'Title of the row.' }) title!: string;
  @Field(() => Int) version!: number;
  @Field(() => Date, { nullable: true, description: 'When it was recorded; null if not stored.' })
  at!: Date | null;
  @Field(() => Boolean, { description: 'Whether a change can be requested.' }) canBeChanged!: boolean;
  @Field(() => Boolean, {
    description: 'Whether a change by the current user needs no request, unless the approval policy stops its figures.',
  })
  isChangedAtOnce!: boolean;
  @Field(() => Boolean, { description: 'Whether a deletion by the current user needs no request.' })
  isDeletedAtOnce!: boolean;
  @Field(() => Boolean, { description: 'Whether a change needs a reason also if it needs no request.' })
  needsReason!: boolean;
  @Field(() => Boolean, { description: 'Whether its deletion can be requested.' }) canBeDeleted!: boolean;
  @Field(() => MessageText, {
    nullable: true,
    description: 'Why the row cannot be deleted in its current state; null if it can.',
  })
  whyNotDeleted!: MessageText | null;
  @Field(() => String, {
    nullable: true,
    description: 'Why the row can be neither changed nor deleted in its current state.',
    deprecationReason: ALWAYS_CHANGED,
  })
  refusal!: null;
  @Field(() => MessageText, {
    nullable: true,
    description: 'The same, to render it in another language.',
    deprecationReason: ALWAYS_CHANGED,
  })
  refusalText!: null;
  @Field(() => WholeRow, { nullable: true, description: 'The parent row, which can be changed itself; null if none.' })
  partOf!: WholeRow | null;
  @Field(() => [RowField], { description: 'Changeable fields first, then read-only ones.' })
  fields!: RowField[];
}

const NOTHING_AT_ONCE = { isChangedAtOnce: false, isDeletedAtOnce: false };

/** Prepares a row for the review and the forms; fields that the actor may not change are read-only. */
export async function shownRow<Row extends EditableRow>(
  sql: Sql,
  editableTable: EditableTable<Row>,
  row: Row,
  actor: Actor | null,
): Promise<ShownRow> {
  const { table, label, fields, facts, modify, remove, titleOf, whyNotDeleted, isOfClosedShift, partOf } =
    editableTable;
  const problem = whyNotDeleted?.(row) ?? null;
  const atOnce = actor === null ? NOTHING_AT_ONCE : await changesAtOnce({ sql, actor }, editableTable, row);
  const shown: RowField[] = [];
  for (const field of fields) {
    const mayChange = mayPass(field.changedBy ?? 'signedIn', actor);
    shown.push(await rowField(sql, field, row, mayChange ? field : null));
  }
  for (const fact of facts) shown.push(await rowField(sql, fact, row, null));
  return {
    table,
    label,
    rowId: row.id,
    version: row.version,
    title: titleOf(row),
    at: row.at ?? null,
    needsReason: isOfClosedShift?.(row) ?? false,
    canBeChanged: modify !== null && fields.length > 0,
    canBeDeleted: remove !== null,
    ...atOnce,
    whyNotDeleted: problem && messageOf(problem),
    refusal: null,
    refusalText: null,
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
    policyLine: changes?.policyLine,
    reference: reference?.master,
    value: textOf(field, row[name]),
    shown: await shownText(sql, field, row[name]),
    options: Object.entries(choices ?? {}).map(([value, text]) => ({ value, label: text })),
  };
}
