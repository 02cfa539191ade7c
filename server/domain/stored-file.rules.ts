/** Five megabytes, as people read it: the greatest file that is kept, in bytes (reliability: T20). */
export const GREATEST_FILE = 5 * 1024 * 1024;

/** What a file may be; by its content, never by its name. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const;
export type FileType = (typeof FILE_TYPES)[number];

/** Whether a content type is one of those that are kept and shown. */
export const isFileType = (type: string): type is FileType => FILE_TYPES.some((each) => each === type);

/** What a refused file reads; the form that picks one says the same of it. */
export const FILE_TEXTS = {
  empty: 'The file is empty',
  tooLarge: 'A file must be at most 5 MB',
  notTaken: 'Only PDF, JPEG, PNG and WebP files are taken',
  damagedPdf: 'This PDF is damaged or holds more than a PDF: print or save it as PDF anew',
  activePdf: 'This PDF holds a script or another file: print it as PDF and choose the new file',
  unreadablePdf: 'This PDF is protected and cannot be checked: print it as PDF and choose the new file',
  damagedPicture: 'This picture is damaged or incomplete',
  tooManyPixels: 'A picture must be at most 30 megapixels: save it smaller',
  tooLargeAnew: 'This picture is too large: save it as JPEG',
} as const;

/** How much one user may upload, and how much may wait for its document: of one user, and of all. */
export const FILE_QUOTAS = {
  filesPerHour: 100,
  filesPerDay: 300,
  bytesPerDay: 300 * 1024 * 1024,
  looseBytesOfUser: 100 * 1024 * 1024,
  looseBytes: 1024 * 1024 * 1024,
} as const;
