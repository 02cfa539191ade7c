import { cash as texts } from '../../domain/cash.messages';
import { inr } from '../../domain/kernel/format';
import type { Message } from '../../domain/kernel/message';
import { refusal, refuseIf } from '../../domain/kernel/problem';
import { amountRule, selection } from '../../domain/money-document.rules';
import { Employee } from '../../masters/employee';
import { Pump } from '../../masters/pump';
import { referenceField } from '../../masters/reference-field';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { questionsOf } from '../../services/approvals/editable-table';
import { account } from '../../services/ledger/post';
import { reverse } from '../../services/ledger/reverse';
import { moneyMovedBy } from '../safe/money-moved-by';
import { repostPaid } from '../safe/repost-paid';
import { LATE_FACT } from '../shifts/late-entry';
import type { ShiftDocumentChange, ShiftDocumentRow } from '../shifts/shift-document-change';
import type { CashCollection } from './cash-collection.entity';
import { problemsOfPlace } from './collection-place.queries';
import { unusualCollectionText } from './unusual-cash';

export interface CashCollectionRow
  extends ShiftDocumentRow,
    Pick<CashCollection, 'pumpId' | 'employeeId' | 'amount' | 'isLast'> {
  pump: string;
  employee: string;
}

/**
 * Corrects a cash collection. A last collection belongs to its pump's close: only its amount or its employee can
 * change. The closing module updates what a closed shift calculates from it.
 */
export const cashCollectionDocument: ShiftDocumentChange<CashCollectionRow> = {
  table: 'cash_collection',
  label: 'Cash collection',
  fields: [
    referenceField('pumpId', 'Pump', { ...selection('Select a pump'), required: true }, () => Pump),
    referenceField('employeeId', 'Employee', { ...selection('Select an employee'), required: true }, () => Employee),
    changeField('amount', 'Amount', amountRule, {
      hint: 'The counted notes do not change. The difference is entered as uncounted cash.',
    }),
  ],
  facts: [{ name: 'isLast', label: 'Last collection', kind: 'flag' }, LATE_FACT],
  columns: `d.pump_id AS "pumpId", p.name AS pump, d.employee_id AS "employeeId", e.name AS employee, d.amount,
            d.is_last AS "isLast", d.late_reason AS "lateReason"`,
  joins: 'JOIN pump p ON p.id = d.pump_id JOIN employee e ON e.id = d.employee_id',
  titleOf: ({ pump, employee, amount }) => `${pump}, ${employee}, ${inr(amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  async modify(tx, after, before) {
    if (after.isLast && after.pumpId !== before.pumpId)
      throw refusal('LAST_OF_ITS_PUMP', texts.lastOfItsPump({ pump: before.pump }), 'pumpId');
    refuseIf(await problemsOfPlace(tx.sql, after, before.employeeId));
    if (after.isLast || after.amount === before.amount) return undefined;
    return { questions: questionsOf('FIGURE_UNUSUAL', 'amount', await unusualCollectionText(tx.sql, after)) };
  },
  whyNotDeleted: ({ isLast }) => (isLast ? { code: 'LAST_COLLECTION', ...texts.lastIsOfClose() } : null),
  remove: async () => undefined,
};

/** Reverses the cash collection and posts it as it is now; `after` is null if it is deleted. */
export async function repostCashCollection(
  tx: Tx,
  before: CashCollectionRow,
  after: CashCollectionRow | null,
): Promise<Message[]> {
  const document = { kind: 'CASH_COLLECTION', id: before.id };
  if (after?.amount === before.amount) return [];
  return moneyMovedBy(tx, [null], () =>
    after === null
      ? reverse(tx, tx.actor.userId, document)
      : repostPaid(tx, {
          document,
          shift: { id: after.shiftId, shiftDate: after.shiftDate },
          way: 'IN',
          before: { amount: before.amount, accountId: null },
          after: { amount: after.amount, accountId: null },
          against: account('SHIFT_CLEARING', after.shiftId),
        }),
  );
}
