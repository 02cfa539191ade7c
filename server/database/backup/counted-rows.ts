import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

const LINE_END = 10;

/**
 * Passes COPY output through, and provides the number of rows and their SHA-256. COPY escapes line ends within texts.
 */
export class CountedRows extends Transform {
  rows = 0;
  readonly #hash = createHash('sha256');
  #digest: string | null = null;

  override _transform(chunk: Buffer, _: string, done: (error: null, chunk: Buffer) => void): void {
    for (let at = chunk.indexOf(LINE_END); at >= 0; at = chunk.indexOf(LINE_END, at + 1)) this.rows++;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  get sha256(): string {
    this.#digest ??= this.#hash.digest('hex');
    return this.#digest;
  }
}
