import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a secret for storage: nonce, tag, ciphertext. `about` names the row that it belongs to; a value that is
 * copied to another row cannot be opened there.
 */
export function seal(key: Buffer, secret: Buffer, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Decrypts what `seal` returned; null if it was sealed with another key, for another row, or was changed. */
export function unseal(key: Buffer, sealed: Buffer, about: string): Buffer | null {
  const [nonce, tag, text] = [
    sealed.subarray(0, NONCE_BYTES),
    sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES),
    sealed.subarray(NONCE_BYTES + TAG_BYTES),
  ];
  try {
    const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(text), decipher.final()]);
  } catch {
    return null;
  }
}
