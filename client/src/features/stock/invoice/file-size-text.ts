const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A file size for display: '340 KB', '1.2 MB'; at least 1 KB. */
export const fileSizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${oneDecimal.format(bytes / MEGABYTE)} MB`;
