import { cash } from '../../domain/cash.messages';
import {
  type CashTransfer,
  cashTransferRules,
  problemsOfTransferAccount,
  transferNotesRule,
} from '../../domain/cash-transfer.rules';
import { effects as texts } from '../../domain/effects.messages';
import type { BusinessDate } from '../../domain/kernel/business-date';
import { inr } from '../../domain/kernel/format';
import type { Paise } from '../../domain/kernel/money';
import { ProblemError, refusal, refuseIf } from '../../domain/kernel/problem';
import { movedMoney } from '../../domain/moved-figure';
import { notesText, parseNotes } from '../../domain/notes-text';
import { referenceField } from '../../masters/reference-field';
import { TransactionAccount } from '../../masters/transaction-account';
import type { Tx } from '../../platform/submit';
import { changeField } from '../../services/approvals/change-field';
import { NOT_REVERSED } from '../../services/ledger/not-reversed';
import { reverse } from '../../services/ledger/reverse';
import { type CountedCash, countNotes, lockSafe } from '../safe/count-notes';
import { moneyMovedBy } from '../safe/money-moved-by';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { withReferenceSeen } from '../safe/reference-seen';
import {
  moveOpeningsBeforePosted,
  type PostedOn,
  postedOn,
  problemsOfValuedPayment,
  VALUE_DATE_CHANGE,
  withStoredDate,
} from '../safe/value-date';
import { LATE_FACT } from '../shifts/late-entry';
import { type ShiftDocumentRow, shiftDocumentChange } from '../shifts/shift-document-change';
import { refuseCashBelowZero } from './cash-below-zero';
import { CASH_TRANSFER, postTransfer } from './transfer-cash';

interface TransferRow extends ShiftDocumentRow {
  kind: CashTransfer;
  accountId: number;
  accountName: string;
  /** '500 × 10, 100 × 4'. */
  counted: string;
  amount: Paise;
  valueDate: BusinessDate | null;
  reference: string | null;
  comment: string | null;
}

const KINDS: Record<CashTransfer, string> = { DEPOSIT: 'Deposit', DRAWING: 'Withdrawal' };

/** SQL: the counted notes of the transfer `d`, as `notesText` writes them. */
const COUNTED = `(
  SELECT string_agg(n.value / 100 || ' × ' || ABS(n.count), ', ' ORDER BY n.value DESC)
  FROM (SELECT v.value, SUM(n.count) AS count
        FROM journal_entry e JOIN note_movement n ON n.entry_id = e.id JOIN denomination v ON v.id = n.denomination_id
        WHERE e.document_kind = '${CASH_TRANSFER}' AND e.document_id = d.id AND ${NOT_REVERSED} GROUP BY 1) n)`;

/** Corrects a deposit or withdrawal, or deletes it. Its notes are its amount; it is posted again on its own day. */
shiftDocumentChange<TransferRow>({
  table: 'cash_transfer',
  label: 'Cash transfer',
  fields: [
    referenceField('accountId', 'Account', cashTransferRules.accountId, () => TransactionAccount),
    changeField('counted', 'Notes', transferNotesRule, {
      hint: 'Each value and its number of notes. They add up to the amount.',
    }),
    VALUE_DATE_CHANGE,
    changeField('reference', 'Reference', cashTransferRules.reference),
    changeField('comment', 'Comment', cashTransferRules.comment, { kind: 'multiline' }),
  ],
  facts: [
    { name: 'kind', label: 'Kind', kind: 'choice', choices: KINDS },
    { name: 'amount', label: 'Amount', kind: 'money' },
    LATE_FACT,
  ],
  posted: ['counted'],
  columns: `d.kind, d.account_id AS "accountId", a.name AS "accountName", ${COUNTED} AS counted, d.amount,
            d.value_date AS "valueDate", d.reference, d.comment, d.late_reason AS "lateReason"`,
  joins: 'JOIN transaction_account a ON a.id = d.account_id',
  titleOf: ({ kind, accountName, amount }) =>
    `${kind === 'DEPOSIT' ? `→ ${accountName}` : `${accountName} →`}, ${inr(amount)}`,
  events: ({ shiftId }) => [['cashChanged', { shiftId }]],
  modify: withReferenceSeen('cash_transfer', async (tx, changed: TransferRow, before: TransferRow) => {
    const after = withStoredDate(changed, changed);
    const { valueDate } = after;
    refuseIf(await problemsOfValuedPayment(tx, after, false));
    const isSameWay = after.accountId === before.accountId && valueDate === before.valueDate;
    if (isSameWay && after.counted === before.counted) return { write: { valueDate } };
    const notes = parseNotes(after.counted);
    if (notes === null) throw refusal('NOTES_UNREADABLE', cash.notesUnreadable(), 'counted', 'INVALID');
    const counted = notesText(notes);
    if (after.accountId !== before.accountId)
      refuseIf(problemsOfTransferAccount({ ...after }, (await paymentWaysOf(tx.sql)).accounts));
    // The same notes in other words.
    if (isSameWay && counted === before.counted) return { write: { counted, valueDate } };
    let amount = before.amount;
    const effects = await moneyMovedBy(tx, [null, before.accountId, after.accountId], async () => {
      const posted = postedOn(valueDate, { id: after.shiftId, shiftDate: after.shiftDate }, { staysInShift: true });
      const opened = await moveOpeningsBeforePosted(tx, posted, { bank: after.accountId });
      amount = await repostTransfer(tx, posted, { ...after, counted });
      return opened;
    });
    const moved = after.kind === 'DEPOSIT' ? before.amount - amount : amount - before.amount;
    await refuseCashBelowZero(tx, { id: after.shiftId, shiftDate: after.shiftDate }, moved, 'counted');
    const transfer = (after.kind === 'DEPOSIT' ? texts.deposit : texts.withdrawal)({ account: before.accountName });
    if (amount !== before.amount) effects.unshift(movedMoney(transfer, before.amount, amount));
    return { write: { counted, amount, valueDate }, effects };
  }),
  async remove(tx, { id, accountId }) {
    const effects = await moneyMovedBy(tx, [null, accountId], () =>
      reverse(tx, tx.actor.userId, { kind: CASH_TRANSFER, id }),
    );
    return { effects };
  },
});

/** Posts a transfer again with its notes, on its own days. Returns their amount; throws ProblemError at the notes. */
async function repostTransfer(tx: Tx, posted: PostedOn, row: TransferRow): Promise<Paise> {
  const document = { kind: CASH_TRANSFER, id: row.id };
  const counted = async (): Promise<CountedCash> => {
    const side = row.kind === 'DEPOSIT' ? 'out' : 'in';
    const notes = parseNotes(row.counted)!.map(({ value, count }) => ({ value, in: 0, out: 0, [side]: count }));
    const found = countNotes(await lockSafe(tx), notes, null, 'counted');
    if (found.notes.length === 0) throw refusal('NOTES_MISSING', cash.countTheNotes(), 'counted', 'INVALID');
    return found;
  };
  try {
    if (row.kind === 'DEPOSIT') {
      // The notes that were deposited can be deposited again.
      await reverse(tx, tx.actor.userId, document);
      const { notes, cashOut: amount } = await counted();
      await postTransfer(tx, posted, { ...row, amount }, notes);
      return amount;
    }
    // Drawn notes may have left the safe since: post them again before the reversal.
    const { notes, cashIn: amount } = await counted();
    const [entryId] = await postTransfer(tx, posted, { ...row, amount }, notes);
    await reverse(tx, tx.actor.userId, document, entryId);
    return amount;
  } catch (error) {
    throw error instanceof ProblemError ? atNotes(error) : error;
  }
}

/** The notes are one field of the form. */
const atNotes = ({ problems, kind }: ProblemError): ProblemError =>
  new ProblemError(
    problems.map((problem) => ({ ...problem, field: 'counted' })),
    kind,
  );
