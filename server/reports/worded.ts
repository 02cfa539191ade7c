import type { Language, Wording } from '../domain/language/language';
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
  said: Wording,
): <Told extends Row>(row: Told) => Told {
  const worded = columns.filter(({ kind }) => kind === 'words').map(({ name }) => name);
  return (row) => ({
    ...row,
    ...Object.fromEntries(
      worded.flatMap((name) => (typeof row[name] === 'string' ? [[name, said(row[name] as string)]] : [])),
    ),
  });
}

/** Lines as they come, in a language; in English untouched. */
export const linesIn = <Told extends Row>(language: Language, said: Wording) =>
  async function* (section: Section, lines: AsyncIterable<Told[]>): AsyncGenerator<Told[]> {
    const word = rowWording(section, said);
    for await (const some of lines) yield language === 'en' ? some : some.map(word);
  };
