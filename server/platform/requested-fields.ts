import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** The position of a field in a GraphQL document: all that a resolver needs to find its selection. */
export type RequestedFields = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Returns a predicate for the field paths selected below the place; without a place every path is selected. */
export function requestedBelow(place: RequestedFields | undefined): (path: string) => boolean {
  if (!place) return () => true;
  const [node] = place.fieldNodes as [FieldNode];
  const paths = known.get(node) ?? pathsBelow(place);
  known.set(node, paths);
  return (path) => paths.has(path);
}

function pathsBelow({ fieldNodes, fragments }: RequestedFields): ReadonlySet<string> {
  const paths = new Set<string>();
  const look = (set: SelectionSetNode | undefined, above: string): void => {
    for (const each of set?.selections ?? []) {
      if (each.kind === 'Field') {
        const path = above + each.name.value;
        paths.add(path);
        look(each.selectionSet, `${path}.`);
      } else look(each.kind === 'FragmentSpread' ? fragments[each.name.value]?.selectionSet : each.selectionSet, above);
    }
  };
  for (const { selectionSet } of fieldNodes) look(selectionSet, '');
  return paths;
}
