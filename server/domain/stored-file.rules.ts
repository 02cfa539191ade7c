/** Maximum size of a stored file in bytes, five megabytes (docs/evidence/THREATS.md, T20). */
export const GREATEST_FILE = 5 * 1024 * 1024;

/** Accepted file types, determined by content, never by name. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Accepted types of a person's picture. */
export const PICTURE_TYPES: readonly FileType[] = FILE_TYPES.filter((type) => type.startsWith('image/'));

/** Whether a content type is one that is stored and shown. */
export const isFileType = (type: string): type is FileType => FILE_TYPES.some((each) => each === type);

/** Limits of one user's uploads, and of uploads that no document refers to yet, per user and in total. */
export const FILE_QUOTAS = {
  filesPerHour: 100,
  filesPerDay: 300,
  bytesPerDay: 300 * 1024 * 1024,
  unusedBytesOfUser: 100 * 1024 * 1024,
  unusedBytes: 1024 * 1024 * 1024,
} as const;

/** Labels (ADR 50) that say why a file is refused. The form translates them from the old answer, which has no ids. */
export const FILE_TEXTS = {
  missing: 'Choose a file',
  notBase64: 'The content of the file must be base64 text',
  unknown: 'This file was not found',
  empty: 'The file is empty',
  tooLarge: 'A file must be at most 5 MB',
  notTaken: 'Only PDF, JPEG, PNG and WebP files are accepted',
  notPicture: 'A picture must be a JPEG, PNG or WebP file',
  damagedPdf: 'This PDF is damaged or contains more than a PDF. Print it to PDF and choose the new file.',
  activePdf: 'This PDF contains a script or another file. Print it to PDF and choose the new file.',
  unreadablePdf: 'This PDF is protected and cannot be checked. Print it to PDF and choose the new file.',
  tooMuchInPdf: 'This PDF takes too long to check. Print it to PDF and choose the new file.',
  damagedPicture: 'This picture is damaged or incomplete',
  tooManyPixels: 'A picture must be at most 30 megapixels: save it smaller',
  tooLargePicture: 'This picture is too large: save it as JPEG',
  busy: 'Too many files are being checked right now. Please try again.',
  tooManyInHour: `You have uploaded ${FILE_QUOTAS.filesPerHour} files in the last hour. Try again later.`,
  tooManyInDay: `You have uploaded ${FILE_QUOTAS.filesPerDay} files in the last day. Try again tomorrow.`,
  tooMuchInDay: `You have uploaded ${FILE_QUOTAS.bytesPerDay / 1024 ** 2} MB in the last day. Try again tomorrow.`,
  tooManyUnused: 'You have uploaded too many files without saving their forms. Try again tomorrow.',
} as const;

/** Message for a file of a type that the field does not accept; without PDF the field is one for pictures. */
export const notTakenText = (takes: readonly FileType[]): string =>
  takes.includes('application/pdf') ? FILE_TEXTS.notTaken : FILE_TEXTS.notPicture;
