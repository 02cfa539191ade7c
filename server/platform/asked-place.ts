import type { FieldNode, GraphQLResolveInfo, SelectionSetNode } from 'graphql';

/** Where a document asks for a field: all that a resolver may want to know of it. */
export type AskedPlace = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

const known = new WeakMap<FieldNode, ReadonlySet<string>>();

/** Tells what is asked for below the place, as paths of field names; without a place everything is. */
export function askedBelow(place: AskedPlace | undefined): (path: string) => boolean {
  if (!place) return () => true;
  const [node] = place.fieldNodes as [FieldNode];
  const paths = known.get(node) ?? pathsBelow(place);
  known.set(node, paths);
  return (path) => paths.has(path);
}

function pathsBelow({ fieldNodes, fragments }: AskedPlace): ReadonlySet<string> {
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
