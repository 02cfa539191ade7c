/** Bytes for an old tool or a browser, with what they are and what to call them. */
export class ExportedFile {
  constructor(
    readonly content: Buffer,
    readonly contentType: string,
    readonly name: string,
    /** Shown in the browser, or saved. */
    readonly disposition: 'inline' | 'attachment' = 'inline',
  ) {}
}
