import { columnOf } from '../../platform/column-of';
import { addReferredTable, OF_SHIFT } from '../safe/reference-seen';
import { dayOfPayment } from '../safe/value-date';
import { defineChanges } from './change-paid';
import { titleColumnOf } from './document';
import { type PaidDocumentParts, resolverOfPaid } from './document.resolver';
import { lineOf } from './line-of';
import { listOf, viewOf } from './list-paid';
import { type PaidDocument } from './paid-document';
import { recordOf } from './record-paid';
import { register } from './registered';

/**
 * Declares a document that pays money from the safe or an account in a shift: its command, list, approval line,
 * corrections, search of references, GraphQL adapter and place in the lists of all documents follow (docs/adr/0068-paid-documents.md). It is listed in
 * server/modules/changes/documents.ts.
 */
export function definePaidDocument<Id extends string>(
  document: PaidDocument<Id>,
): PaidDocumentParts<Id> & { definition: PaidDocument; resolver: new () => object } {
  register(document);
  const line = lineOf(document, { shift: 'RUNNING' });
  defineChanges(document, line);
  const { table, label, subject } = document;
  if (document.hasReference)
    addReferredTable(table, {
      sides: [{ field: 'accountId', way: 'OUT' }],
      date: dayOfPayment('x', 's'),
      amount: 'x.amount',
      name: `c.${titleColumnOf(document)}`,
      joins: `${OF_SHIFT} JOIN ${subject.table} c ON c.id = x.${columnOf(subject.field)}`,
      label,
    });
  const parts = { record: recordOf(document, line), list: listOf(document), view: viewOf(document) };
  return { ...parts, definition: document, resolver: resolverOfPaid(document, parts) };
}
