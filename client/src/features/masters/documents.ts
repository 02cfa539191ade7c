import { gql, type TypedDocumentNode } from '@apollo/client';
import type { UserError } from '../../graphql/user-error';
import type { CellValue } from '../../ui/cell-value';
import type { WireValues } from '../../ui/field-definition';
import type { MasterDefinition } from './catalogue';

/** A row of any master: its id and version, and its fields by their names. */
export type MasterRow = Readonly<Record<string, CellValue | boolean>> & {
  id: number;
  version: number;
  disabled?: boolean;
};

export interface MasterPayload {
  message: string | null;
  /** Where it was not made but waits for an admin. */
  changeRequestId: number | null;
  row: MasterRow | null;
  userErrors: UserError[];
}

interface Rows {
  rows: MasterRow[];
}
interface Answer {
  answer: MasterPayload;
}
type ListVariables = { search: string; includeDisabled: boolean };
type RowVersion = { id: number; version: number };
type Reasoned = RowVersion & { reason?: string | null };
type Change = Reasoned & { input: WireValues };

/** The documents of one master, made from its definition. */
export interface MasterDocuments {
  list: TypedDocumentNode<Rows, ListVariables>;
  one: TypedDocumentNode<{ row: MasterRow | null }, { id: number }>;
  create: TypedDocumentNode<Answer, { input: WireValues }>;
  /** Null where no row can be changed. */
  update: TypedDocumentNode<Answer, Change> | null;
  remove: TypedDocumentNode<Answer, Reasoned>;
  /** Null where no row can be disabled. */
  enable: TypedDocumentNode<Answer, Reasoned> | null;
}

/** For hooks that have nothing to ask. */
export const NOTHING: TypedDocumentNode<Record<string, MasterRow[]>> = gql('query Nothing { __typename }');

const made = new WeakMap<MasterDefinition, MasterDocuments>();

/** Made once per definition: hooks take another document for another question. */
export function documentsOf(master: MasterDefinition): MasterDocuments {
  const before = made.get(master);
  if (before !== undefined) return before;
  const documents = documentsFor(master);
  made.set(master, documents);
  return documents;
}

function documentsFor(master: MasterDefinition): MasterDocuments {
  const { name, singular, listQuery, createMutation, updateMutation, removeMutation, enableMutation } = master;
  const row = `{ ${fieldsOf(master).join(' ')} }`;
  const payload = `{ message changeRequestId row: ${singular} ${row} userErrors { code message field } }`;
  const onRow = (mutation: string) =>
    gql(`mutation On${name}($id: Int!, $version: Int!, $reason: String) {
      answer: ${mutation}(id: $id, version: $version, reason: $reason) ${payload} }`);
  return {
    list: gql(`query ${name}List($search: String, $includeDisabled: Boolean!) {
      rows: ${listQuery}(search: $search, includeDisabled: $includeDisabled) ${row} }`),
    one: gql(`query ${name}Row($id: Int!) { row: ${singular}(id: $id) ${row} }`),
    create: gql(
      `mutation Create${name}($input: ${name}Input!) { answer: ${createMutation}(input: $input) ${payload} }`,
    ),
    update: updateMutation
      ? gql(`mutation Update${name}($id: Int!, $version: Int!, $input: ${name}Changes!, $reason: String) {
          answer: ${updateMutation}(id: $id, version: $version, input: $input, reason: $reason) ${payload} }`)
      : null,
    remove: onRow(removeMutation),
    enable: enableMutation ? onRow(enableMutation) : null,
  };
}

function fieldsOf({ fields, enableMutation }: MasterDefinition): string[] {
  const shown = fields.flatMap(({ name, shownBy }) => (shownBy ? [name, shownBy] : []));
  return [...new Set(['id', 'version', ...(enableMutation ? ['disabled'] : []), ...shown])];
}

/** All rows in use of the masters that this one refers to, each list under its master's name; null where it refers to none. */
export function referencesDocument(
  master: MasterDefinition,
  catalogue: readonly MasterDefinition[],
): TypedDocumentNode<Record<string, MasterRow[]>> | null {
  const names = new Set(master.fields.flatMap(({ reference }) => reference ?? []));
  const referred = catalogue.filter(({ name }) => names.has(name));
  if (referred.length === 0) return null;
  const lists = referred.map(({ name, listQuery, title }) => `${name}: ${listQuery} { id ${title} }`);
  return gql(`query ${master.name}References { ${lists.join(' ')} }`);
}
