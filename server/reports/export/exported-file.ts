import type { Readable } from 'node:stream';

/** Bytes for an old tool or a browser, with what they are and what to call them. */
export class ExportedFile {
  constructor(
    /** What is too long to be held at once comes as it is read; it breaks off where that fails. */
    readonly content: Buffer | Readable,
    readonly contentType: string,
    readonly name: string,
    /** Shown in the browser, or saved. */
    readonly disposition: 'inline' | 'attachment' = 'inline',
  ) {}
}
