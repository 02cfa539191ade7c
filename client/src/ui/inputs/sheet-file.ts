import { imports } from '../../../../server/domain/imports.messages';
import type { Message } from '../../../../server/domain/kernel/message';
import { SHEET_LIMITS } from '../../../../server/domain/sheet';

/** What a file dialog offers as a sheet. */
export const SHEET_TYPES =
  '.xlsx,.csv,.txt,.tsv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Why a file is not even sent; null if it may be. */
export const whyTooLarge = ({ size }: File): Message | null =>
  size > SHEET_LIMITS.megabytes * 1024 * 1024 ? imports.tooLarge({ most: SHEET_LIMITS.megabytes }) : null;

/** A file's bytes in base64. */
export async function base64Of(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  // In parts, because a call takes only so many arguments.
  let binary = '';
  for (let from = 0; from < bytes.length; from += 8192)
    binary += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(binary);
}
