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

/** The rows of a preview as text, with the numbers that they had in the sheet. */
const textOf = ({ columns }: Preview, rows: PreviewRow[], cellOf: (row: PreviewRow, at: number) => string): string =>
  tabSeparated([
    [ROW_NUMBER, ...columns.map(({ field }) => field)],
    ...rows.map((row) => [String(row.number), ...columns.map((_, at) => cellOf(row, at))]),
  ]);

/** Whether the preview proposes a value for a cell, which is empty in the sheet. */
export const isProposed = ({ columns }: Preview, { proposed }: PreviewRow, at: number): boolean =>
  proposed.includes(columns[at]!.field);

const isLeftOut = ({ state }: PreviewRow): boolean => state === 'LEFT_OUT';

/** The numbers of the rows that are not imported. */
export const leftOutOf = ({ rows }: Preview): number[] => rows.filter(isLeftOut).map(({ number }) => number);

/** The rows to import, with what is proposed. */
export const textToImport = (preview: Preview): string =>
  textOf(
    preview,
    preview.rows.filter((row) => !isLeftOut(row)),
    (row, at) => (isProposed(preview, row, at) ? row.cells[at]! : row.typed[at]!),
  );

/** The rows to check again with a corrected cell. Proposals are left out: they may depend on it. */
export const textWithCorrection = (preview: Preview, { row, at, text }: Correction): string =>
  textOf(preview, preview.rows, (one, column) => (one === row && column === at ? text : one.typed[column]!));

/** Whether a cell must have a value and is empty. */
export const isMissing = ({ columns }: Preview, { typed, problems }: PreviewRow, at: number): boolean =>
  typed[at]!.trim() === '' && problems.some(({ code, field }) => code === 'REQUIRED' && field === columns[at]!.field);

/** The rows to check again with one value in all cells of a column that are missing. */
export const textWithFilled = (preview: Preview, at: number, text: string): string =>
  textOf(preview, preview.rows, (row, column) =>
    column === at && isMissing(preview, row, at) ? text : row.typed[column]!,
  );
