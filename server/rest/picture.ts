import { refusal } from '../domain/kernel/problem';

/** What a file of each kind begins with; null for any byte. */
const BEGINNINGS: (number | null)[][] = [
  [0xff, 0xd8, 0xff],
  [...Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
];

/** Told by its first bytes, not by its name or by what the sender calls it. Throws ProblemError INVALID at the field. */
export function refuseUnlessPicture(content: Buffer, field: string): void {
  const isPicture = BEGINNINGS.some((bytes) => bytes.every((byte, place) => byte === null || content[place] === byte));
  if (!isPicture) throw refusal('NO_PICTURE', `${field} must be a JPEG, PNG or WebP picture`, field, 'INVALID');
}
