import type { Readable } from 'node:stream';

/** File contents for an old tool or a browser, with their type and name. */
export class ExportedFile {
  constructor(
    /** Content too long for memory is streamed; the stream breaks off if reading fails. */
    readonly content: Buffer | Readable,
    readonly contentType: string,
    readonly name: string,
    /** Shown in the browser, or saved. */
    readonly disposition: 'inline' | 'attachment' = 'inline',
  ) {}
}
