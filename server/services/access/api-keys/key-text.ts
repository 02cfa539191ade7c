import { randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

/** By this prefix secret scanners recognise a key. */
const PREFIX = 'fck_';
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 28 digits of base 62 have 166 random bits. */
const RANDOM_DIGITS = 28;
/** 62^6 is more than 2^32. */
const CHECKSUM_DIGITS = 6;
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_DIGITS + CHECKSUM_DIGITS}}$`);
/** Of the prefix and four random digits: enough to recognise a key, too few to guess it. */
const SHOWN_LETTERS = PREFIX.length + 4;

/** CRC-32 of the text before it, in base 62: it detects typing errors and is no secret. */
function checksumOf(text: string): string {
  let left = crc32(text);
  let digits = '';
  for (let i = 0; i < CHECKSUM_DIGITS; i++) {
    digits = DIGITS[left % DIGITS.length]! + digits;
    left = Math.floor(left / DIGITS.length);
  }
  return digits;
}

/** Makes a new key: `fck_`, random digits and a checksum. */
export function newKey(): string {
  const random = Array.from({ length: RANDOM_DIGITS }, () => DIGITS[randomInt(DIGITS.length)]).join('');
  return PREFIX + random + checksumOf(PREFIX + random);
}

/** A session's token has 43 characters, so a random one that begins like a key is not taken for one. */
const SESSION_TOKEN_LETTERS = 43;

/** Whether a bearer token claims to be a key. */
export const looksLikeKey = (token: string): boolean =>
  token.startsWith(PREFIX) && token.length !== SESSION_TOKEN_LETTERS;

/** Whether form and checksum are right: any other key is refused without reading the database. */
export const isWellFormedKey = (token: string): boolean =>
  FORM.test(token) && checksumOf(token.slice(0, -CHECKSUM_DIGITS)) === token.slice(-CHECKSUM_DIGITS);

export const startOfKey = (key: string): string => key.slice(0, SHOWN_LETTERS);
