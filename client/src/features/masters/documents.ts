import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { type MessageParams } from '../../../../server/domain/kernel/message';
import { madeDocument } from '../../graphql/made-document';
import type { UserError } from '../../graphql/user-error';
import type { WireValues } from '../../ui/inputs/field-definition';
import type { CellValue } from '../../ui/table/cell-value';
import type { MasterDefinition } from './catalogue';

/** A row of any master: id, version and its fields by name. */
export type MasterRow = Readonly<Record<string, CellValue | boolean>> & {
  id: number;
  version: number;
  disabled?: boolean;
};

interface MasterPayload {
  message: string | null;
  messageId: string | null;
  params: MessageParams | null;
  /** Set if the change was not made but waits for an admin. */
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

/** The GraphQL documents of one master, built from its definition. */
export interface MasterDocuments {
  list: TypedDocumentNode<Rows, ListVariables>;
  one: TypedDocumentNode<{ row: MasterRow | null }, { id: number }>;
  create: TypedDocumentNode<Answer, { input: WireValues }>;
  /** Null if its rows cannot be changed. */
  update: TypedDocumentNode<Answer, Change> | null;
  remove: TypedDocumentNode<Answer, Reasoned>;
  /** Null if its rows cannot be disabled. */
  enable: TypedDocumentNode<Answer, Reasoned> | null;
}

/** A placeholder for hooks without a query. */
export const NOTHING: TypedDocumentNode<Record<string, MasterRow[]>> = madeDocument('query', 'Nothing', {}, [
  '__typename',
]);

const made = new WeakMap<MasterDefinition, MasterDocuments>();

/** Memoised per definition: hooks treat a new document as a new query. */
export function documentsOf(master: MasterDefinition): MasterDocuments {
  const before = made.get(master);
  if (before !== undefined) return before;
  const documents = documentsFor(master);
  made.set(master, documents);
  return documents;
}

const LIST = { search: 'String', includeDisabled: 'Boolean!' };
const VERSION = { id: 'Int!', version: 'Int!' };
const REASON = { reason: 'String' };

function documentsFor(master: MasterDefinition): MasterDocuments {
  const { name, singular, listQuery, createMutation, updateMutation, removeMutation, enableMutation } = master;
  const row = fieldsOf(master);
  const payload = [
    'message',
    'messageId',
    'params',
    'changeRequestId',
    { field: singular, as: 'row', of: row },
    { field: 'userErrors', of: ['code', 'message', 'messageId', 'params', 'field'] },
  ];
  const mutation = <Variables extends OperationVariables>(
    called: string,
    field: string,
    variables: Readonly<Record<string, string>>,
  ): TypedDocumentNode<Answer, Variables> =>
    madeDocument('mutation', called, variables, [{ field, as: 'answer', given: Object.keys(variables), of: payload }]);
  const onRow = (field: string) => mutation<Reasoned>(`On${name}`, field, { ...VERSION, ...REASON });
  return {
    list: madeDocument('query', `${name}List`, LIST, [
      { field: listQuery, as: 'rows', given: Object.keys(LIST), of: row },
    ]),
    one: madeDocument('query', `${name}Row`, { id: 'Int!' }, [{ field: singular, as: 'row', given: ['id'], of: row }]),
    create: mutation(`Create${name}`, createMutation, { input: `${name}Input!` }),
    update: updateMutation
      ? mutation(`Update${name}`, updateMutation, { ...VERSION, input: `${name}Changes!`, ...REASON })
      : null,
    remove: onRow(removeMutation),
    enable: enableMutation ? onRow(enableMutation) : null,
  };
}

function fieldsOf({ fields, enableMutation }: MasterDefinition): string[] {
  const shown = fields.flatMap(({ name, shownBy }) => (shownBy ? [name, shownBy] : []));
  return [...new Set(['id', 'version', ...(enableMutation ? ['disabled'] : []), ...shown])];
}

/** The field with a row's short name for slips and badges, in masters that have one. */
export const SHORT_NAME = 'shortName';

/** Queries the enabled rows of all referenced masters, one list per master name; null without references. */
export function referencesDocument(
  master: MasterDefinition,
  catalogue: readonly MasterDefinition[],
): TypedDocumentNode<Record<string, MasterRow[]>> | null {
  const names = new Set(master.fields.flatMap(({ reference }) => reference ?? []));
  const referred = catalogue.filter(({ name }) => names.has(name));
  if (referred.length === 0) return null;
  const lists = referred.map(({ name, listQuery, title, fields }) => {
    const known = fields.some((field) => field.name === SHORT_NAME) ? [SHORT_NAME] : [];
    return { field: listQuery, as: name, of: ['id', title, ...known] };
  });
  return madeDocument('query', `${master.name}References`, {}, lists);
}
