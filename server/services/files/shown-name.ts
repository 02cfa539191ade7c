import type { FileType } from '../../domain/stored-file.rules';

const EXTENSIONS: Record<FileType, readonly [string, ...string[]]> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

const LONGEST = 100;

/** What folders, programs and headers read in a name. */
const UNSAFE = /[/\\:*?"'<>|%;`$&\s]+/g;
/** Characters that are not seen, or turn the text around: 'gnp.exe' written backwards is one's picture. */
const UNSEEN = /[^\P{C}\r\n\t]/gu;

/**
 * What a kept file is called on screen and when it is saved: the user's own name for it, without what a path or a
 * program could read in it, and ending as its content does ('bill.pdf.exe' is 'bill.pdf.exe.pdf'). It is never a path.
 */
export function shownName(name: string, contentType: FileType): string {
  const [extension, ...others] = EXTENSIONS[contentType];
  const safe = name.normalize('NFC').replace(UNSEEN, '').replace(UNSAFE, ' ');
  const bare = safe.replace(/^[\s.]+|[\s.]+$/g, '');
  const known = [extension, ...others].find((each) => bare.toLowerCase().endsWith(each));
  const stem = known === undefined ? bare : bare.slice(0, -known.length);
  return `${[...stem].slice(0, LONGEST).join('').trim() || 'document'}${known ?? extension}`;
}
