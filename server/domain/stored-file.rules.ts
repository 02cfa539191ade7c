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
  damagedPicture: 'This picture is damaged or incomplete',
  tooManyPixels: 'A picture must be at most 30 megapixels: save it smaller',
  tooLargeAnew: 'This picture is too large: save it as JPEG',
} as const;
