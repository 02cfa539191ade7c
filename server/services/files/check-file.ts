import sharp from 'sharp';
import { labelled } from '../../domain/kernel/message';
import { type ProblemError, refusal } from '../../domain/kernel/problem';
import { FILE_TEXTS, FILE_TYPES, type FileType, GREATEST_FILE, notTakenText } from '../../domain/stored-file.rules';
import { Semaphore } from '../../platform/semaphore';
import { inThread } from '../../platform/thread-job';
import type { PdfProblem } from './pdf-content';

/** Pixels accepted and pixels stored: a camera takes more than is needed to read a page. */
const GREATEST_PIXELS = { taken: 30_000_000, kept: 10_000_000 };

/** Magic bytes of each file type. */
const BEGINNINGS: Record<FileType, RegExp> = {
  'application/pdf': /^%PDF-\d\.\d/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};

/** PDF readers start at the end of the file; nothing may follow the trailer. */
const PDF_TRAILER = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const PDF_TRAILER_BYTES = 1024;

// No other decoder sees the file, whatever it claims to be: those for SVG and PDF read further files and run programs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/** A client that waits this long, plus its own check, gets an answer before a proxy's timeout. */
const LONGEST_WAIT_MS = 20_000;
/** A picture unpacks to at most 120 MB, on the threads that also hash passwords; a PDF gets a thread of its own. */
const semaphore = new Semaphore(2, 16, labelled(FILE_TEXTS.busy), LONGEST_WAIT_MS);

export interface CheckedFile {
  contentType: FileType;
  content: Buffer;
}

const refuse = (code: string, text: string): ProblemError => refusal(code, labelled(text), 'content', 'INVALID');

/**
 * Determines the type of a file by its content alone, and returns what may be stored: a PDF without scripts and
 * embedded files unchanged, a picture re-encoded, upright and without metadata. Throws ProblemError INVALID for
 * everything else (docs/evidence/THREATS.md, T20).
 */
export async function checkFile(content: Buffer, takes: readonly FileType[] = FILE_TYPES): Promise<CheckedFile> {
  if (content.length === 0) throw refuse('FILE_EMPTY', FILE_TEXTS.empty);
  if (content.length > GREATEST_FILE) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooLarge);
  const beginning = content.toString('latin1', 0, 16);
  const contentType = takes.find((type) => BEGINNINGS[type].test(beginning));
  if (contentType === undefined) throw refuse('FILE_NOT_TAKEN', notTakenText(takes));
  if (contentType !== 'application/pdf') return { contentType, content: await semaphore.run(() => redrawn(content)) };
  if (!PDF_TRAILER.test(content.toString('latin1', Math.max(0, content.length - PDF_TRAILER_BYTES))))
    throw refuse('FILE_DAMAGED', FILE_TEXTS.damagedPdf);
  const problem = await semaphore.run(() => problemInThread(content));
  if (problem === 'active') throw refuse('FILE_ACTIVE', FILE_TEXTS.activePdf);
  if (problem === 'unreadable') throw refuse('FILE_UNREADABLE', FILE_TEXTS.unreadablePdf);
  return { contentType, content };
}

/** A PDF with a million objects takes up to a second, so it is not checked on the main thread. */
const problemInThread = (content: Buffer): Promise<PdfProblem | null> =>
  inThread({
    script: require.resolve('./pdf-content-worker'),
    data: content,
    withinMs: 10_000,
    mostMemoryMb: 512,
    tooLong: refuse('FILE_UNREADABLE', FILE_TEXTS.tooMuchInPdf),
  });

const readPicture = (content: Buffer) => sharp(content, { failOn: 'error', limitInputPixels: GREATEST_PIXELS.taken });

/** The decoders report a damaged picture by a plain Error, so any error means that. */
function tellDamaged(cause: unknown): never {
  throw Object.assign(refuse('FILE_DAMAGED', FILE_TEXTS.damagedPicture), { cause });
}

/** Draws a stored picture as a PNG that fits into these pixels. */
export const drawWithin = (content: Buffer, sides: { width: number; height: number }): Promise<Buffer> =>
  semaphore.run(() =>
    readPicture(content)
      .resize({ ...sides, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer(),
  );

async function redrawn(content: Buffer): Promise<Buffer> {
  // With a pixel limit this would be an error like any other; reading only the header is cheap.
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(tellDamaged);
  if (width * height > GREATEST_PIXELS.taken) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooManyPixels);
  const side = Math.floor(Math.max(width, height) * Math.sqrt(GREATEST_PIXELS.kept / (width * height)));
  const upright = readPicture(content).autoOrient();
  const picture = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(tellDamaged);
  if (picture.length > GREATEST_FILE) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooLargePicture);
  return picture;
}
