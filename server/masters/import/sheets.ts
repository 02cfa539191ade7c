import { imports as texts } from '../../domain/imports.messages';
import type { Message } from '../../domain/kernel/message';
import { type ProblemError, refusal } from '../../domain/kernel/problem';
import { SHEET_LIMITS } from '../../domain/sheet';
import { Semaphore } from '../../platform/semaphore';
import { bytesInThread, inThread } from '../../platform/thread-job';
import type { SheetAnswer, SheetJob, Table, WrittenCell } from './sheet-worker';

/** A workbook of three megabytes takes up to two seconds, and some hundred megabytes of memory. */
const semaphore = new Semaphore(2, 8, texts.busy(), 20_000);
const LIMITS = { withinMs: 20_000, mostMemoryMb: 512 };
const GREATEST_BYTES = SHEET_LIMITS.megabytes * 1024 * 1024;

/** Base64 uses four characters for three bytes. */
const LONGEST = Math.ceil((SHEET_LIMITS.megabytes * 1024 * 1024) / 3) * 4 + 4;

/** Why a text, or a file in base64, cannot be a sheet; null if it may be one. */
export function whyNoSheet(value: unknown): Message | null {
  if (typeof value !== 'string' || value.length > LONGEST) return texts.tooLarge({ most: SHEET_LIMITS.megabytes });
  return value.includes('\0') ? texts.unreadable() : null;
}

const refuse = (code: string, message: ReturnType<typeof texts.empty>): ProblemError =>
  refusal(code, message, 'sheet', 'INVALID');

const jobOf = (data: SheetJob) => ({
  script: require.resolve('./sheet-worker'),
  data,
  ...LIMITS,
  tooLong: refuse('TOO_LONG', texts.tooLong()),
});

/** A sheet as it was chosen or pasted: the file in base64, or the text. */
export interface SheetSource {
  file?: string | null;
  text?: string | null;
}

/** The sheets of a file or a pasted text. Throws ProblemError INVALID. */
export async function readTables({ file, text }: SheetSource): Promise<Table[]> {
  const content = file == null ? Buffer.from(text ?? '') : Buffer.from(file, 'base64');
  if (content.length > GREATEST_BYTES) throw refuse('TOO_LARGE', texts.tooLarge({ most: SHEET_LIMITS.megabytes }));
  if (content.length === 0)
    throw file == null ? refuse('NOTHING_GIVEN', texts.nothingGiven()) : refuse('SHEET_EMPTY', texts.empty());
  const answer = await semaphore.run(() =>
    inThread<SheetAnswer>(jobOf({ kind: 'read', content, isText: file == null })),
  );
  if ('tables' in answer) return answer.tables;
  const isOld = 'refused' in answer && answer.refused === 'oldExcel';
  throw refuse('UNREADABLE', isOld ? texts.oldExcel() : texts.unreadable());
}

/** A workbook of one sheet; the first row has the headings. */
export const writeWorkbook = (name: string, rows: WrittenCell[][]): Promise<Buffer> =>
  semaphore.run(() => bytesInThread(jobOf({ kind: 'write', name, rows })));
