/** Maximum nesting of a form field's name; no old screen has more. */
const MOST_LEVELS = 6;
const PLACE = /^[^[\]]+(?:\[[^[\]]*\])+$/;

type Branch = Map<string, unknown>;

/**
 * Parses the fields of a URL-encoded form into lists and objects: `currencyData[0][in]` is the `in` of the first row,
 * `ids[]` the values of a list, even a single one. Fields without brackets stay unchanged, as do those with an empty
 * index before the last: `rows[][in]` does not say which row is meant.
 */
export function fieldsOfForm(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of Object.entries(sent)) {
    const isList = PLACE.test(name) && name.endsWith('[]');
    put(root, placeOf(name, isList), isList ? [value].flat() : value);
  }
  return Object.fromEntries([...root].map(([name, value]) => [name, grown(value)]));
}

function placeOf(name: string, isList: boolean): string[] {
  if (!PLACE.test(name)) return [name];
  const levels = name
    .slice(0, isList ? -'[]'.length : undefined)
    .replaceAll(']', '')
    .split('[');
  return levels.length > MOST_LEVELS || levels.includes('') ? [name] : levels;
}

function put(branch: Branch, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) return void branch.set(name!, value);
  const known = branch.get(name!);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(name!, next);
  put(next, rest, value);
}

/** An object with the keys 0, 1, 2…, in any order, becomes a list. */
function grown(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const branch: Branch = value;
  const places = Array.from({ length: branch.size }, (_, index) => String(index));
  if (places.every((place) => branch.has(place))) return places.map((place) => grown(branch.get(place)));
  return Object.fromEntries([...branch].map(([name, within]) => [name, grown(within)]));
}
