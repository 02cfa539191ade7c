import { type Language, mixedWordingIn, type Wording, wordingIn } from '../domain/language/language';
import type { Column } from './column';
import type { Row, Section } from './section';

/** A section with its title, labels and those of its charts in a language; its rows are worded by `rowWording`. */
export const sectionIn = (said: Wording, section: Section): Section => ({
  ...section,
  title: said(section.title),
  columns: section.columns.map((column) => ({ ...column, label: said(column.label) })),
});

/** Words of a row that the station says itself, in a language; what somebody typed stays. */
export function rowWording(
  { columns }: Pick<Section, 'columns'>,
  language: Language,
): <Told extends Row>(row: Told) => Told {
  const wordings: Partial<Record<Column['kind'], Wording>> = {
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

/** Lines as they come, in a language; in English untouched. */
export const linesIn = <Told extends Row>(language: Language) =>
  async function* (section: Section, lines: AsyncIterable<Told[]>): AsyncGenerator<Told[]> {
    const word = rowWording(section, language);
    for await (const some of lines) yield language === 'en' ? some : some.map(word);
  };
