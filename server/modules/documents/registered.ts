import type { PaidDocument } from './paid-document';

const registered = new Map<string, PaidDocument>();

/** Registers a document, from which the lists of all documents take theirs. */
export function register(document: PaidDocument): void {
  if (registered.has(document.kind)) throw new Error(`Duplicate document: ${document.kind}`);
  registered.set(document.kind, document);
}

/** Every document that is a definition, by its kind in the ledger. */
export const documents: ReadonlyMap<string, PaidDocument> = registered;
