/** Translations of labels by their English texts (ADR 50). */
export type Labels = Readonly<Record<string, string>>;

/** Translates a label; a text that is no label is returned unchanged. */
export type Labelling = (english: string) => string;

/** Looks up labels in the files of a language. */
export function labelling(files: Readonly<Record<string, Labels>>): Labelling {
  const texts = new Map(Object.values(files).flatMap((labels) => Object.entries(labels)));
  return (english) => texts.get(english) ?? english;
}
