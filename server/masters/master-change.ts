import type { FieldRule } from '../domain/field-rules';
import { showDate } from '../domain/kernel/business-date';
import { inr } from '../domain/kernel/format';
import { type ChangeField, changeField, type ShownField } from '../services/approvals/change-field';
import { defineEditableTable, type EditableRow, type EditableTable } from '../services/approvals/editable-table';
import { modify, remove, takeTurn } from './change-master';
import type { Master } from './master';
import { readRow } from './master.queries';
import { type MasterField, nameOfReference } from './master-field';
import { DISABLED } from './master-input';
import type { MasterRow } from './master-row';
import { referenceField } from './reference-field';

const disabledField: ChangeField = changeField('disabled', 'Disabled', DISABLED);

/** Registers a master for change requests: accepted requests change and delete rows as its commands do. */
export function editableTableOfMaster<Row extends MasterRow>(master: Master<Row>): EditableTable {
  const { table, canBeDisabled, options } = master;
  const open = master.fields.filter((field) => field.options.kind !== 'password');
  const shown = open.filter((field) => !field.options.readBy);
  const audited = open.filter((field) => field.options.readBy).map(factOf);
  const fields = shown.filter((field) => !field.options.readOnlyAfterCreate).map(fieldOf);
  const facts = shown.filter((field) => field.options.readOnlyAfterCreate).map(factOf);
  const isChanged = fields.length > 0 || canBeDisabled;
  return defineEditableTable({
    table,
    label: options.label,
    right: options.readBy ?? 'changes.request',
    facts,
    audited,
    idFields: options.idFields,
    fields: canBeDisabled ? [...fields, disabledField] : fields,
    read: async (sql, id) => (await readRow(sql, master, id)) as EditableRow | null,
    async lock(tx, id) {
      await takeTurn(tx, master);
      await tx.sql(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
    },
    titleOf: (row) => rowTitle(master, row),
    waits: async (tx, row, changes) =>
      (await options.waits?.(tx, { ...row, ...changes } as unknown as Row, row as unknown as Row)) ?? false,
    modify: isChanged
      ? (tx, row, changes, comment) => modify(tx, master, row as unknown as Row, changes, comment)
      : null,
    remove: (tx, row, comment) => remove(tx, master, row as unknown as Row, comment),
  });
}

/** A change cannot clear a field that is required or has a default. */
const ruleOfChange = ({ rule, options }: MasterField): FieldRule => ({
  ...rule,
  required: rule.required || options.default !== undefined,
});

function fieldOf(field: MasterField): ChangeField {
  const { name, options } = field;
  const { kind, label, reference, choices, hint, changedBy } = options;
  const rule = ruleOfChange(field);
  if (reference) return referenceField(name, label, rule, reference);
  return changeField(name, label, rule, {
    kind,
    ...(choices && { choices }),
    ...(hint !== undefined && { hint }),
    ...(changedBy && { changedBy }),
  });
}

function factOf(field: MasterField): ShownField {
  const { name, label, kind, reference, choices } = fieldOf(field);
  return { name, label, kind, ...(reference && { reference }), ...(choices && { choices }) };
}

/** The title of a row. If its title is a reference, all the fields that identify it. */
function rowTitle<Row extends MasterRow>({ fields, title }: Master<Row>, row: EditableRow): string {
  const titled = fields.find(({ name }) => name === title)!;
  if (!titled.options.reference) return wordOf(titled, row);
  const last = fields.find(({ options }) => Array.isArray(options.unique))!;
  const within = fields.filter(({ name }) => (last.options.unique as readonly string[]).includes(name));
  return [...within, last].map((field) => wordOf(field, row)).join(', ');
}

function wordOf(field: MasterField, row: EditableRow): string {
  const { kind } = field.options;
  const value = row[kind === 'reference' ? nameOfReference(field) : field.name];
  if (kind === 'date') return showDate(value as string);
  return kind === 'money' ? inr(value as number) : String(value);
}
