const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;
const oneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

/** A file's size as people read it: '340 KB', '1.2 MB'; what is there at all is 1 KB at least. */
export const fileSizeText = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.ceil(bytes / KILOBYTE)} KB` : `${oneDecimal.format(bytes / MEGABYTE)} MB`;
