/** The deepest place that a form may name: no old screen has a deeper one. */
const MOST_LEVELS = 6;
const PLACE = /^[^[\]]+(?:\[[^[\]]*\])+$/;

type Branch = Map<string, unknown>;

/**
 * The fields of a URL-encoded form as the lists and objects they stand for: `currencyData[0][in]` is the `in` of the
 * first row, `ids[]` one of a list. Fields without brackets stay as they are.
 */
export function fieldsOfForm(sent: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const root: Branch = new Map();
  for (const [name, value] of Object.entries(sent)) put(root, placeOf(name), value);
  return Object.fromEntries([...root].map(([name, value]) => [name, grown(value)]));
}

function placeOf(name: string): string[] {
  if (!PLACE.test(name)) return [name];
  const levels = name
    .replace(/\[\]$/, '')
    .split(/\]?\[|\]$/)
    .filter((level) => level !== '');
  return levels.length > MOST_LEVELS ? [name] : levels;
}

function put(branch: Branch, [name, ...rest]: string[], value: unknown): void {
  if (rest.length === 0) return void branch.set(name!, value);
  const known = branch.get(name!);
  const next: Branch = known instanceof Map ? known : new Map();
  branch.set(name!, next);
  put(next, rest, value);
}

/** A branch whose names are 0, 1, 2… is a list. */
function grown(value: unknown): unknown {
  if (!(value instanceof Map)) return value;
  const entries = [...(value as Branch)].map(([name, within]): [string, unknown] => [name, grown(within)]);
  const isList = entries.every(([name], place) => name === String(place));
  return isList ? entries.map(([, within]) => within) : Object.fromEntries(entries);
}
