import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type NameNode,
  OperationTypeNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
  type VariableNode,
} from 'graphql';

/** A selection: the name of a field, or a field with arguments, alias or subfields. */
export type Asked = string | AskedField;

interface AskedField {
  field: string;
  /** Its alias. */
  as?: string;
  /** Variables passed as arguments of the same name. */
  given?: readonly string[];
  /** String literals passed as arguments, by name. */
  texts?: Readonly<Record<string, string>>;
  of?: readonly Asked[];
}

const nameOf = (value: string): NameNode => ({ kind: Kind.NAME, value });
const variableOf = (name: string): VariableNode => ({ kind: Kind.VARIABLE, name: nameOf(name) });

/** Parses '[Int!]!' and the like. */
function typeOf(text: string): TypeNode {
  if (text.endsWith('!'))
    return {
      kind: Kind.NON_NULL_TYPE,
      type: typeOf(text.slice(0, -1)) as Exclude<TypeNode, { kind: Kind.NON_NULL_TYPE }>,
    };
  if (text.startsWith('[')) return { kind: Kind.LIST_TYPE, type: typeOf(text.slice(1, -1)) };
  return { kind: Kind.NAMED_TYPE, name: nameOf(text) };
}

const argumentOf = (name: string, value: ValueNode): ArgumentNode => ({
  kind: Kind.ARGUMENT,
  name: nameOf(name),
  value,
});

function fieldOf(asked: Asked): FieldNode {
  if (typeof asked === 'string') return { kind: Kind.FIELD, name: nameOf(asked) };
  const { field, as, given = [], texts = {}, of } = asked;
  return {
    kind: Kind.FIELD,
    alias: as === undefined ? undefined : nameOf(as),
    name: nameOf(field),
    arguments: [
      ...given.map((name) => argumentOf(name, variableOf(name))),
      ...Object.entries(texts).map(([name, value]) => argumentOf(name, { kind: Kind.STRING, value })),
    ],
    selectionSet: of && fieldsOf(of),
  };
}

const fieldsOf = (asked: readonly Asked[]): SelectionSetNode => ({
  kind: Kind.SELECTION_SET,
  selections: asked.map(fieldOf),
});

const made = new Map<string, DocumentNode>();

/**
 * Builds a document at run time from its parts, since the GraphQL parser is larger than a page. Variables are given
 * with their types. Memoised: Apollo identifies a query by its document.
 */
export function madeDocument<Data, Variables extends OperationVariables = OperationVariables>(
  ...parts: Parameters<typeof documentOf>
): TypedDocumentNode<Data, Variables> {
  const key = JSON.stringify(parts);
  const document = made.get(key) ?? documentOf(...parts);
  made.set(key, document);
  return document;
}

function documentOf(
  operation: 'query' | 'mutation',
  name: string,
  variables: Readonly<Record<string, string>>,
  asked: readonly Asked[],
): DocumentNode {
  const definition = {
    kind: Kind.OPERATION_DEFINITION as const,
    operation: operation === 'query' ? OperationTypeNode.QUERY : OperationTypeNode.MUTATION,
    name: nameOf(name),
    variableDefinitions: Object.entries(variables).map(([variable, type]) => ({
      kind: Kind.VARIABLE_DEFINITION as const,
      variable: variableOf(variable),
      type: typeOf(type),
    })),
    selectionSet: fieldsOf(asked),
  };
  return { kind: Kind.DOCUMENT, definitions: [definition] };
}
