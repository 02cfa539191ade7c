import type { SectionAnswer } from '../answer/report-document';
import { isDrawn, type ReportColumn, type ReportDefinition, type ReportSection } from '../report-definition';

/** What a column is called in an address: by its name, and in a report of several tables by its table's too. */
export const columnKey = ({ name: section }: Pick<ReportSection, 'name'>, { name }: Pick<ReportColumn, 'name'>) =>
  section === null ? name : `${section}.${name}`;

/** The columns that an address hides: 'hide=comment,enteredBy'. */
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

/** The tables of which columns can be hidden. The first column stays: it says what its row is about, and leads on. */
export const hideableIn = ({ sections }: ReportDefinition): { section: ReportSection; columns: ReportColumn[] }[] =>
  sections
    .filter(({ asFacts }) => !asFacts)
    .map((section) => ({ section, columns: section.columns.filter(isDrawn).slice(1) }));

/** Those that say anything: words that no row of these has are no column. Other pages of a long report may have them. */
export function filledColumns(
  columns: readonly ReportColumn[],
  { rows, rowCount }: SectionAnswer,
): readonly ReportColumn[] {
  if (rows.length < rowCount) return columns;
  const isFilled = ({ name, total }: ReportColumn): boolean =>
    total || rows.some((row) => row[name] !== null && row[name] !== '');
  return columns.filter((column) => !isDrawn(column) || isFilled(column));
}

/** The columns of a section that are shown. */
export function shownColumns(section: ReportSection, hidden: ReadonlySet<string>): readonly ReportColumn[] {
  if (hidden.size === 0) return section.columns;
  const first = section.columns.find(isDrawn);
  return section.columns.filter((column) => column === first || !hidden.has(columnKey(section, column)));
}
