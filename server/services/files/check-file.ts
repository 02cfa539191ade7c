import sharp from 'sharp';
import { refusal } from '../../domain/kernel/problem';
import { FILE_TEXTS, FILE_TYPES, type FileType, GREATEST_FILE } from '../../domain/stored-file.rules';
import { Turns } from '../../platform/turns';
import { problemOfPdf } from './pdf-content';

/** A phone's camera takes more than are kept: enough to read a page, and not more. */
const GREATEST_PIXELS = { taken: 30_000_000, kept: 10_000_000 };

/** What a file of each type begins with. */
const BEGINNINGS: Record<FileType, RegExp> = {
  'application/pdf': /^%PDF-\d\.\d/,
  'image/jpeg': /^\xff\xd8\xff/,
  'image/png': /^\x89PNG\r\n/,
  'image/webp': /^RIFF[\s\S]{4}WEBP/,
};

/** Where a PDF's readers begin: at its end, and nothing else stands behind it. */
const PDF_TRAILER = /startxref\s+\d+\s+%%EOF[\s\0]*$/;
const PDF_TRAILER_BYTES = 1024;

// Whatever a file claims to be, no other decoder sees it: SVG and PDF ones read further files and run programs.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] });

/** Each picture unpacks to 120 MB at most, on the threads that passwords are hashed on. */
const turns = new Turns(2, 16, 'Many files are being checked just now. Please try again.');

export interface CheckedFile {
  contentType: FileType;
  content: Buffer;
}

const refuse = (code: string, text: string): Error => refusal(code, text, 'content', 'INVALID');

/**
 * What a file is, by its content alone, and what may be kept of it: a PDF without scripts and other files as it came, a picture drawn anew, upright and
 * without metadata, so that nothing else rides along. Throws ProblemError INVALID for everything else (reliability: T20).
 */
export async function checkFile(content: Buffer): Promise<CheckedFile> {
  if (content.length === 0) throw refuse('FILE_EMPTY', FILE_TEXTS.empty);
  if (content.length > GREATEST_FILE) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooLarge);
  const beginning = content.toString('latin1', 0, 16);
  const contentType = FILE_TYPES.find((type) => BEGINNINGS[type].test(beginning));
  if (contentType === undefined) throw refuse('FILE_NOT_TAKEN', FILE_TEXTS.notTaken);
  if (contentType !== 'application/pdf') return { contentType, content: await turns.take(() => drawnAnew(content)) };
  if (!PDF_TRAILER.test(content.toString('latin1', Math.max(0, content.length - PDF_TRAILER_BYTES))))
    throw refuse('FILE_DAMAGED', FILE_TEXTS.damagedPdf);
  const problem = problemOfPdf(content);
  if (problem === 'active') throw refuse('FILE_ACTIVE', FILE_TEXTS.activePdf);
  if (problem === 'unreadable') throw refuse('FILE_UNREADABLE', FILE_TEXTS.unreadablePdf);
  return { contentType, content };
}

const readPicture = (content: Buffer) => sharp(content, { failOn: 'error', limitInputPixels: GREATEST_PIXELS.taken });

/** The decoders tell a damaged picture by an error of no kind of its own. */
function tellDamaged(cause: unknown): never {
  throw Object.assign(refuse('FILE_DAMAGED', FILE_TEXTS.damagedPicture), { cause });
}

async function drawnAnew(content: Buffer): Promise<Buffer> {
  // With the limit on pixels this would be an error like any other; the header alone costs nothing.
  const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(tellDamaged);
  if (width * height > GREATEST_PIXELS.taken) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooManyPixels);
  const side = Math.floor(Math.max(width, height) * Math.sqrt(GREATEST_PIXELS.kept / (width * height)));
  const upright = readPicture(content).autoOrient();
  const picture = await upright
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .toBuffer()
    .catch(tellDamaged);
  if (picture.length > GREATEST_FILE) throw refuse('FILE_TOO_LARGE', FILE_TEXTS.tooLargeAnew);
  return picture;
}
