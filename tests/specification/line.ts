/** A line of the specification, typed over: the words of its table of contents, not of the product. */
export interface Line {
  /** Of its section, as docs/evidence/SPECIFICATION.md names it. */
  id: string;
  /** To the letter, with its misspellings and its double spaces; {name} is a place that is filled in. */
  text: string;
}

/** The text with its places filled in. */
export const filled = ({ text }: Line, places: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));

/** The line of that id; fails where there is none. */
export function lineOf(lines: readonly Line[], id: string): Line {
  const found = lines.find((line) => line.id === id);
  if (found === undefined) throw new Error(`The specification has no line ${id}`);
  return found;
}
