/** Groups the elements by key; keys and elements are in their original order. */
export function groupBy<T, Key>(list: readonly T[], keyOf: (element: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const element of list) {
    const group = groups.get(keyOf(element));
    if (group === undefined) groups.set(keyOf(element), [element]);
    else group.push(element);
  }
  return groups;
}
