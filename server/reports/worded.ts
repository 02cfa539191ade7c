import type { Labelling } from '../domain/language/labels';
import { type Language, mixedWordingIn, type Wording, wordingIn } from '../domain/language/language';
import type { Column } from './column';
import type { Row, Section } from './section';

/** Translates the title, labels and charts of a section; `rowWording` translates its rows. */
export const sectionIn = (label: Labelling, section: Section): Section => ({
  ...section,
  title: label(section.title),
  columns: section.columns.map((column) => ({ ...column, label: label(column.label) })),
});

/** Translates the station's own words in a row; user input stays. */
export function rowWording(
  { columns }: Pick<Section, 'columns'>,
  language: Language,
): <Told extends Row>(row: Told) => Told {
  const wordings: Partial<Record<Column['kind'], Labelling>> = {
    words: wordingIn(language),
    mixed: mixedWordingIn(language),
  };
  const worded = columns.flatMap(({ name, kind }) => (wordings[kind] ? [{ name, said: wordings[kind] }] : []));
  return (row) => ({
    ...row,
    ...Object.fromEntries(
      worded.flatMap(({ name, said }) => (typeof row[name] === 'string' ? [[name, said(row[name])]] : [])),
    ),
  });
}

/** Translates lines as they are streamed; English ones are unchanged. */
export const linesIn = <Told extends Row>(language: Language) =>
  async function* (section: Section, lines: AsyncIterable<Told[]>): AsyncGenerator<Told[]> {
    const word = rowWording(section, language);
    for await (const some of lines) yield language === 'en' ? some : some.map(word);
  };
