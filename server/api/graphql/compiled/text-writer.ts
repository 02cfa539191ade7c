import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Writes an answer or a part of it as JSON text. Throws Unwritable. */
export type Write = (value: unknown) => string;

/** Thrown when a document cannot be compiled or its answer not written; the caller falls back to Apollo. */
export class Unwritable extends Error {}

/** A requested field of an object, under its name in the answer. */
export interface AskedField {
  responseName: string;
  /** Null for `__typename`. */
  definition: GraphQLField<unknown, unknown> | null;
  nodes: readonly FieldNode[];
}

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;

/**
 * Collects the requested fields of an object in the order of the answer, with fragments expanded and equal names merged
 * (GraphQL 2021, section 6.3.2). Throws Unwritable for directives and introspection.
 */
export function askedFields(
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): AskedField[] {
  const found = new Map<string, AskedField & { nodes: FieldNode[] }>();
  const look = ({ selections }: SelectionSetNode): void => {
    for (const node of selections) {
      if (node.directives?.length) throw new Unwritable('a directive');
      if (node.kind === Kind.FIELD) {
        const name = node.name.value;
        const definition = name === '__typename' ? null : type.getFields()[name];
        if (definition === undefined) throw new Unwritable(name);
        const responseName = node.alias?.value ?? name;
        const before = found.get(responseName);
        if (before) before.nodes.push(node);
        else found.set(responseName, { responseName, definition, nodes: [node] });
        continue;
      }
      const fragment = node.kind === Kind.FRAGMENT_SPREAD ? fragments[node.name.value]! : node;
      if (fragment.typeCondition && fragment.typeCondition.name.value !== type.name)
        throw new Unwritable('another type');
      look(fragment.selectionSet);
    }
  };
  for (const set of sets) look(set);
  return [...found.values()];
}

/** The selections below a field, from all its occurrences. */
export const setsBelow = (nodes: readonly FieldNode[]): SelectionSetNode[] =>
  nodes.flatMap(({ selectionSet }) => selectionSet ?? []);

/** Makes a writer for values of the type as `nodes` select them, if everything below is plain properties. */
export function writerOf(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments): Write {
  if (!isNonNullType(type)) {
    const write = presentWriterOf(type, nodes, fragments);
    return (value) => (value === null || value === undefined ? 'null' : write(value));
  }
  const write = presentWriterOf(type.ofType, nodes, fragments);
  return (value) => {
    if (value === null || value === undefined) throw new Unwritable('null where nothing may be');
    return write(value);
  };
}

/** The same for a non-null value. */
function presentWriterOf(type: GraphQLOutputType, nodes: readonly FieldNode[], fragments: Fragments): Write {
  if (isListType(type)) return listWriter(writerOf(type.ofType, nodes, fragments));
  if (isLeafType(type)) return leafWriter(type);
  if (isObjectType(type) && !type.isTypeOf) return objectWriter(type, setsBelow(nodes), fragments);
  throw new Unwritable(`${type}`);
}

const listWriter =
  (write: Write): Write =>
  (list) => {
    if (!Array.isArray(list)) throw new Unwritable('no list');
    let text = '[';
    for (let i = 0; i < list.length; i++) text += (i > 0 ? ',' : '') + write(list[i]);
    return `${text}]`;
  };

/** A value that a scalar refuses is a bug; the ordinary execution reports its path. */
const leafWriter =
  (type: GraphQLLeafType): Write =>
  (value) => {
    if (typeof value === 'function' || typeof (value as PromiseLike<unknown>).then === 'function')
      throw new Unwritable('a value that is still to come');
    try {
      const plain = type.serialize(value);
      if (typeof plain === 'number' || typeof plain === 'boolean') return String(plain);
      if (plain !== null && plain !== undefined) return JSON.stringify(plain);
    } catch (error) {
      throw new Unwritable(`${type.name}`, { cause: error });
    }
    throw new Unwritable(`${type.name} without a value`);
  };

function objectWriter(type: GraphQLObjectType, sets: readonly SelectionSetNode[], fragments: Fragments): Write {
  const fields = askedFields(type, sets, fragments).map(({ responseName, definition, nodes }, at) => {
    const lead = `${at > 0 ? ',' : ''}${JSON.stringify(responseName)}:`;
    if (definition === null) return { lead: `${lead}${JSON.stringify(type.name)}`, name: '', write: () => '' };
    if (definition.resolve) throw new Unwritable(`${type.name}.${definition.name} is computed`);
    return { lead, name: definition.name, write: writerOf(definition.type, nodes, fragments) };
  });
  return (value) => {
    if (typeof value !== 'object') throw new Unwritable('no object');
    const source = value as Record<string, unknown>;
    let text = '{';
    for (const { lead, name, write } of fields) text += lead + write(source[name]);
    return `${text}}`;
  };
}
