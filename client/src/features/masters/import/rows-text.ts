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

/** The rows of a preview as text to import or to check again, with the numbers that they had in the sheet. */
export function textOfRows({ columns, rows }: Preview, correction?: Correction): string {
  const cellOf = (row: PreviewRow, typed: string, at: number): string =>
    row === correction?.row && at === correction.at ? correction.text : typed;
  return tabSeparated([
    [ROW_NUMBER, ...columns.map(({ field }) => field)],
    ...rows.map((row) => [String(row.number), ...row.typed.map((typed, at) => cellOf(row, typed, at))]),
  ]);
}

/** A file's bytes in base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts, because a call takes only so many arguments.
  let binary = '';
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(binary);
}
