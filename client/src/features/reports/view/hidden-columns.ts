import type { SectionAnswer } from '../answer/report-document';
import { isDrawn, type ReportColumn, type ReportDefinition, type ReportSection } from '../report-definition';

/** A column's key in an address: its name, prefixed by the table's name in a report of several tables. */
export const columnKey = ({ name: section }: Pick<ReportSection, 'name'>, { name }: Pick<ReportColumn, 'name'>) =>
  section === null ? name : `${section}.${name}`;

/** The columns hidden by an address: 'hide=comment,enteredBy'. */
export const hiddenIn = (search: URLSearchParams): ReadonlySet<string> =>
  new Set((search.get('hide') ?? '').split(',').filter((key) => key !== ''));

/** The address after a column was shown or hidden. */
export function searchHiding(search: URLSearchParams, key: string, hide: boolean): URLSearchParams {
  const hidden = new Set(hiddenIn(search));
  if (hide) hidden.add(key);
  else hidden.delete(key);
  const next = new URLSearchParams(search);
  if (hidden.size === 0) next.delete('hide');
  else next.set('hide', [...hidden].join(','));
  return next;
}

/** The tables with columns that can be hidden. The first column stays: it identifies the row and carries its link. */
export const hideableIn = ({ sections }: ReportDefinition): { section: ReportSection; columns: ReportColumn[] }[] =>
  sections
    .filter(({ asFacts }) => !asFacts)
    .map((section) => ({ section, columns: section.columns.filter(isDrawn).slice(1) }));

/** Drops text columns that are empty in all these rows. Other pages of a long report may have them. */
export function filledColumns(
  columns: readonly ReportColumn[],
  { rows, rowCount }: SectionAnswer,
): readonly ReportColumn[] {
  if (rows.length < rowCount) return columns;
  const isFilled = ({ name, total }: ReportColumn): boolean =>
    total || rows.some((row) => row[name] !== null && row[name] !== '');
  return columns.filter((column) => !isDrawn(column) || isFilled(column));
}

/** The visible columns of a section. */
export function shownColumns(section: ReportSection, hidden: ReadonlySet<string>): readonly ReportColumn[] {
  if (hidden.size === 0) return section.columns;
  const first = section.columns.find(isDrawn);
  return section.columns.filter((column) => column === first || !hidden.has(columnKey(section, column)));
}
