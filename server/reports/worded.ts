import type { Labelling } from '../../i18n/labels';
import type { Language } from '../../i18n/languages';
import { isMessage } from '../domain/kernel/message';
import { labelIn, wordingIn } from '../platform/language';
import type { Column } from './column';
import type { Row, Section } from './section';

/** Translates the title, labels and charts of a section; `rowWording` translates its rows. */
export const sectionIn = (label: Labelling, section: Section): Section => ({
  ...section,
  title: label(section.title),
  columns: section.columns.map((column) => ({ ...column, label: label(column.label) })),
});

/** Translates the labels in a row and renders its messages; user input stays. */
export function rowWording(
  { columns }: Pick<Section, 'columns'>,
  language: Language,
): <Told extends Row>(row: Told) => Told {
  const said = wordingIn(language);
  const label = labelIn(language);
  const wordings: Partial<Record<Column['kind'], (cell: unknown) => unknown>> = {
    words: (cell) => (typeof cell === 'string' ? label(cell) : cell),
    message: (cell) => (isMessage(cell) ? said(cell) : cell),
  };
  const worded = columns.flatMap(({ name, kind }) => (wordings[kind] ? [{ name, render: wordings[kind] }] : []));
  if (worded.length === 0) return (row) => row;
  return (row) => ({ ...row, ...Object.fromEntries(worded.map(({ name, render }) => [name, render(row[name])])) });
}

/** Renders lines as they are streamed. */
export const linesIn = <Told extends Row>(language: Language) =>
  async function* (section: Section, lines: AsyncIterable<Told[]>): AsyncGenerator<Told[]> {
    const word = rowWording(section, language);
    for await (const some of lines) yield some.map(word);
  };

/** The columns of a section whose cells may be messages. */
export const messageColumns = ({ columns }: Pick<Section, 'columns'>): Column[] =>
  columns.filter(({ kind }) => kind === 'message');

/** A row for the API: its messages as English text, and as data in `cellMessages`, by column. */
export function rowForApi(section: Pick<Section, 'columns'>): (row: Row) => Row {
  const names = messageColumns(section).map(({ name }) => name);
  if (names.length === 0) return (row) => row;
  return (row) => {
    const messages = names.flatMap((name) => (isMessage(row[name]) ? [[name, row[name]] as const] : []));
    const texts = messages.map(([name, { message }]) => [name, message]);
    return { ...row, ...Object.fromEntries(texts), cellMessages: Object.fromEntries(messages) };
  };
}
