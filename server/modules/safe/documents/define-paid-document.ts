import { defineChanges } from './change-paid';
import { listOf, viewOf } from './list-paid';
import type { PaidDocument } from './paid-document';
import { type PaidDocumentParts, resolverOf } from './paid-document.resolver';
import { lineOf, recordOf } from './record-paid';

/**
 * Declares a document that pays money from the safe or an account in a shift: its command, list, approval line,
 * corrections and GraphQL adapter follow (docs/adr/0068-paid-documents.md).
 */
export function definePaidDocument<Id extends string>(
  document: PaidDocument<Id>,
): PaidDocumentParts<Id> & { resolver: new () => object } {
  const line = lineOf(document);
  defineChanges(document, line);
  const parts = { record: recordOf(document, line), list: listOf(document), view: viewOf(document) };
  return { ...parts, resolver: resolverOf(document, parts) };
}
