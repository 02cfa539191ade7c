import { ROW_NUMBER, tabSeparated } from '../../../../../server/domain/sheet';
import type { ImportPreviewQuery } from '../../../graphql/generated/graphql';

export type Preview = ImportPreviewQuery['importPreview'];
export type PreviewRow = Preview['rows'][number];

/** A cell that the user has corrected in the preview. */
export interface Correction {
  row: PreviewRow;
  at: number;
  text: string;
}

/** The name of a field, and in brackets what the sheet calls it: the unit of its cells may be in that, such as KL. */
const matchedHeading = (field: string, heading: string): string =>
  `${field} (${heading.replace(/[()[\]]/g, ' ').trim()})`;

/** The name of a field, with the heading if that implies a value of another field: what new rows get may change. */
function headingToCheck({ assumed }: Preview, { field, heading }: Preview['columns'][number]): string {
  const own = assumed.flatMap((one) => (one.heading === null ? [] : [one.heading]));
  const implies = own.find((one) => heading === one || heading === matchedHeading(field, one));
  return implies === undefined ? field : matchedHeading(field, implies);
}

/** The rows to check again: with the columns that are not understood, which the user may still match. */
function textToCheck(
  preview: Preview,
  cellOf: (row: PreviewRow, at: number) => string,
  matched?: { at: number; field: string },
): string {
  const { columns, unmatched, rows } = preview;
  const kept = columns
    .map((column, at) => ({ field: column.field, heading: headingToCheck(preview, column), at }))
    .filter(({ field }) => field !== matched?.field);
  return tabSeparated([
    [
      ROW_NUMBER,
      ...kept.map(({ heading }) => heading),
      ...unmatched.map(({ heading }, at) => (at === matched?.at ? matchedHeading(matched.field, heading) : heading)),
    ],
    ...rows.map((row, index) => [
      String(row.number),
      ...kept.map(({ at }) => cellOf(row, at)),
      ...unmatched.map(({ cells }) => cells[index]!),
    ]),
  ]);
}

/** Identifies a column that is not understood in all previews of a sheet: some have the same heading. */
export const keyOfColumn = ({ heading, cells }: Preview['unmatched'][number]): string =>
  JSON.stringify([heading, cells]);

/** Whether the sheet has no value of a field, so that a column may be matched to it. */
export const isFree = ({ columns, rows }: Preview, field: string): boolean => {
  const at = columns.findIndex((column) => column.field === field);
  return at < 0 || rows.every(({ typed }) => typed[at]!.trim() === '');
};

/** The rows to check again with a column that the user has matched to a field. */
export const textWithMatch = (preview: Preview, at: number, field: string): string =>
  textToCheck(preview, (row, column) => row.typed[column]!, { at, field });

/** Whether the preview proposes a value for a cell, which is empty in the sheet. */
export const isProposed = ({ columns }: Preview, { proposed }: PreviewRow, at: number): boolean =>
  proposed.includes(columns[at]!.field);

const isLeftOut = ({ state }: PreviewRow): boolean => state === 'LEFT_OUT';

/** The numbers of the rows that are not imported. */
export const leftOutOf = ({ rows }: Preview): number[] => rows.filter(isLeftOut).map(({ number }) => number);

/** The rows to import, with what is proposed. */
export const textToImport = (preview: Preview): string =>
  tabSeparated([
    [ROW_NUMBER, ...preview.columns.map(({ field }) => field)],
    ...preview.rows
      .filter((row) => !isLeftOut(row))
      .map((row) => [
        String(row.number),
        ...preview.columns.map((_, at) => (isProposed(preview, row, at) ? row.cells[at]! : row.typed[at]!)),
      ]),
  ]);

/** The rows to check again with a corrected cell. Proposals are left out: they may depend on it. */
export const textWithCorrection = (preview: Preview, { row, at, text }: Correction): string =>
  textToCheck(preview, (one, column) => (one === row && column === at ? text : one.typed[column]!));

/** Whether a cell must have a value and is empty. */
export const isMissing = ({ columns }: Preview, { typed, problems }: PreviewRow, at: number): boolean =>
  typed[at]!.trim() === '' && problems.some(({ code, field }) => code === 'REQUIRED' && field === columns[at]!.field);

/** The rows to check again with one value in all cells of a column that are missing. */
export const textWithFilled = (preview: Preview, at: number, text: string): string =>
  textToCheck(preview, (row, column) => (column === at && isMissing(preview, row, at) ? text : row.typed[column]!));
