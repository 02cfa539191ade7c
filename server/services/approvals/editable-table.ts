import { approvals } from '../../domain/approvals.messages';
import { wordsOf } from '../../domain/change-request.rules';
import type { AskingCode, Question } from '../../domain/entered-before';
import { joinEffects } from '../../domain/joined-effects';
import type { Message } from '../../domain/kernel/message';
import { type Problem, refusal } from '../../domain/kernel/problem';
import type { Right } from '../../domain/rights';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import type { Tx } from '../../platform/submit';
import { lineOfCommand } from './approval-line';
import type { ChangeField, ShownField, Values } from './change-field';

/** A row that may be changed: its stored fields and facts by name, with the version that a change is based on. */
export interface EditableRow extends Values {
  id: number;
  version: number;
  /** When it reached its present state, if known. */
  at?: Date;
}

export const questionsOf = (code: AskingCode, field: string, fact: Message | null): Question[] =>
  fact === null ? [] : [{ code, field, fact }];

/** The result of a change: the station's message if it has one, and what else was changed with it, in sentences. */
export interface ChangeResult extends Partial<Message> {
  /** What it is asked about before it is stored; listed among its effects once it is. */
  questions?: readonly Question[];
  effects?: Message[];
}

/** A result for the caller: the effects joined, in English and as data for other languages. */
export interface ToldResult extends Omit<ChangeResult, 'effects' | 'questions'> {
  effects?: string[];
  effectTexts?: Message[];
}

export function toldResult({ effects, questions: _, ...result }: ChangeResult): ToldResult {
  if (effects === undefined) return result;
  const effectTexts = joinEffects(effects);
  return { ...result, effects: effectTexts.map(({ message }) => message), effectTexts };
}

/**
 * A table whose rows are changed and deleted through change requests (docs/design/domain.md#change-requests). One entry
 * of the registry: how to load a row, which fields may be changed, how a change and a deletion are applied. `table` is
 * the name that the review's path and the old tools use; it reaches SQL only as a constant of its entry.
 */
export interface EditableTable<Row extends EditableRow = EditableRow> {
  table: string;
  /** Label of a row: 'Credit sale'. */
  label: string;
  /** The right to request a change, and so to see the row. */
  right: Right;
  fields: readonly ChangeField[];
  /** Read-only fields shown with them: the shift, who entered it. */
  facts: readonly ShownField[];
  /** Fields that only the audit shows, which is for those who may read it. */
  audited?: readonly ShownField[];
  /** Fields in the audit that are ids of its rows, and whose names do not say its table. */
  idFields?: readonly string[];
  /** Its rows belong to a shift, by the column `shift_id`. */
  ofShift?: true;
  read(sql: Sql, id: number): Promise<Row | null>;
  /** Locks everything the change needs, in the global lock order, and then the row itself, before it is read. */
  lock(tx: Tx, id: number): Promise<void>;
  /**
   * Title of a row: 'NORTH ROADWAYS, 1011, ₹500.00'. It stands beside the label, and has names, numbers, days and amounts
   * but no words, so that every language reads it.
   */
  titleOf(row: Row): string;
  /** Why the row cannot be deleted in its present state; null if it can. */
  whyNotDeleted?(row: Row): Problem | null;
  /** Whether a change waits for an admin because it needs a right that the actor lacks. */
  waits?(tx: Tx, row: Row, changes: Values): Promise<boolean>;
  /**
   * Whether the row counts in a closed shift: its change needs a reason also if it is made at once, and the approval
   * policy may let it wait.
   */
  isOfClosedShift?(row: Row): boolean;
  /**
   * Whether the actor entered the row in the last OWN_ENTRY_MINUTES, in the shift that runs, and no document made since
   * counts it.
   */
  isOwnNew?(row: Row, actor: Actor): boolean;
  /** The editable row that this one is a part of: a line's invoice. */
  partOf?(row: Row): { table: string; rowId: number };
  /**
   * Applies a change: validates the row with it, reverses and posts again, writes the row and its audit. Null: never
   * changed.
   */
  modify: ((tx: Tx, row: Row, changes: Values, comment: string | null) => Promise<ChangeResult>) | null;
  /** Null: never deleted. */
  remove: ((tx: Tx, row: Row, comment: string | null) => Promise<ChangeResult>) | null;
}

const registry = new Map<string, EditableTable>();

/** All tables open to change requests, by name: tests loop over it. */
export const editableTables: ReadonlyMap<string, EditableTable> = registry;

/** Registers a table. */
export function defineEditableTable<Row extends EditableRow>(editableTable: EditableTable<Row>): EditableTable<Row> {
  if (registry.has(editableTable.table)) throw new Error(`Duplicate editable table: ${editableTable.table}`);
  registry.set(editableTable.table, editableTable as unknown as EditableTable);
  return editableTable;
}

/** Label of a table, whether it is open to change requests or not, or of a stored command: 'Credit sale'. */
export const labelOf = (table: string): string =>
  registry.get(table)?.label ?? lineOfCommand(table)?.label ?? wordsOf(table);

/**
 * The same refusal for every table that is not open and every missing row, so that nobody learns which tables exist.
 */
export const noSuchRow = (): Error => refusal('NOT_FOUND', approvals.unknownEntry(), undefined, 'NOT_FOUND');

/** Returns the entry of a table; refuses an unknown table as a missing row. */
export function editableTableNamed(table: string): EditableTable {
  const found = registry.get(table);
  if (found === undefined) throw noSuchRow();
  return found;
}

/** Reads the current row; refuses if there is none. */
export async function existing<Row extends EditableRow>(
  sql: Sql,
  editableTable: EditableTable<Row>,
  id: number,
): Promise<Row> {
  const row = await editableTable.read(sql, id);
  if (row === null) throw noSuchRow();
  return row;
}

/** Picks these properties; missing ones become null. */
export const picked = (row: Values, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]));

/** Picks the editable fields of a row. */
export const fieldsOf = ({ fields }: Pick<EditableTable, 'fields'>, row: Values): Record<string, unknown> =>
  picked(
    row,
    fields.map(({ name }) => name),
  );

/** Picks all fields of a row that the review shows: what is audited for a deleted one. */
export const shownOf = ({ fields, facts }: Pick<EditableTable, 'fields' | 'facts'>, row: Values) => ({
  ...fieldsOf({ fields }, row),
  ...picked(
    row,
    facts.map(({ name }) => name),
  ),
});
