import type { FileType } from '../../domain/stored-file.rules';

const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

const LONGEST = 100;

/** Characters with a meaning in paths, programs and headers. */
const UNSAFE = /[/\\:*?"'<>|%;`$&\s]+/g;
/** Characters that are invisible or reverse the text, which could disguise the extension. */
const UNSEEN = /[^\P{C}\r\n\t]/gu;

/**
 * Returns the name under which a stored file is shown and saved: the user's name for it, without characters that mean
 * something in a path or to a program, and with the extension of its content ('bill.pdf.exe' becomes
 * 'bill.pdf.exe.pdf'). It is never used as a path.
 */
export function shownName(name: string, contentType: FileType): string {
  const [extension, ...others] = EXTENSIONS[contentType];
  const safe = name.normalize('NFC').replace(UNSEEN, '').replace(UNSAFE, ' ');
  const bare = safe.replace(/^[\s.]+|[\s.]+$/g, '');
  const known = [extension, ...others].find((each) => bare.toLowerCase().endsWith(each));
  const stem = known === undefined ? bare : bare.slice(0, -known.length);
  return `${[...stem].slice(0, LONGEST).join('').trim() || 'document'}${known ?? extension}`;
}
