import { columnOf } from '../../platform/column-of';
import { addReferredTable } from '../safe/reference-seen';
import { defineDatedChanges, fixedFields } from './change-dated';
import type { DatedDocument } from './dated-document';
import { type DatedDocumentParts, resolverOfDated } from './document.resolver';
import { lineOf } from './line-of';
import { listOfDated, viewOfDated } from './list-dated';
import { recordDated } from './record-dated';

/**
 * Declares a document that has a day of its own, belongs to no shift and posts its amount to accounts: its command,
 * list, approval line, corrections, search of references, GraphQL adapter, invariant and place among the last entries follow
 * (docs/adr/0081-dated-documents.md). It is listed in server/modules/changes/documents.ts.
 */
export function defineDatedDocument<Id extends string>(
  document: DatedDocument<Id>,
): DatedDocumentParts<Id> & { definition: DatedDocument; resolver: new () => object } {
  const line = lineOf(document, { fields: fixedFields(document), toward: document.toward });
  const { table, label, day, referred } = document;
  if (referred) addReferredTable(table, { ...referred, date: `x.${columnOf(day.name)}`, amount: 'x.amount', label });
  defineDatedChanges(document, line);
  const parts = {
    record: recordDated(document, line),
    list: listOfDated(document),
    view: viewOfDated(document),
  };
  return { ...parts, definition: document, resolver: resolverOfDated(document, parts) };
}
