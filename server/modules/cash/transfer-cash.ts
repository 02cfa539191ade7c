import { Field, InputType, Int } from 'type-graphql';
import {
  amountOfTransfer,
  type CashTransfer,
  cashTransferRules,
  problemsOfCashTransfer,
} from '../../domain/cash-transfer.rules';
import type { Paise } from '../../domain/kernel/money';
import { refuseIf } from '../../domain/kernel/problem';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineLateLine } from '../../services/approvals/approval-line';
import { account, type Entry, post, transfer } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput, noteCountsOf } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import {
  entriesOn,
  moveOpeningsBeforePayment,
  type PostedOn,
  postedOn,
  problemsOfValuedPayment,
  ValueDateField,
  withStoredDate,
} from '../safe/value-date';
import { type LateEffects, lockShiftOfEntry, withLateEffects } from '../shifts/late-entry';
import { LateReasonField, RehearseField, ShiftMeantField } from '../shifts/shift-meant-field';
import { refuseCashBelowZero } from './cash-below-zero';
import { unusualTransferText } from './unusual-cash';

/** The document of its ledger entries. */
export const CASH_TRANSFER = 'CASH_TRANSFER';

@InputType({ description: 'A transfer of counted notes between the safe and an account.' })
export class TransferCashInput {
  @ShiftMeantField() shiftId?: number | null;
  @LateReasonField() lateReason?: string | null;
  @RehearseField() rehearse?: boolean | null;
  @Field(() => String, { description: 'DEPOSIT: from the safe to the account. DRAWING: from the account to the safe.' })
  @Ruled(cashTransferRules.kind)
  kind!: CashTransfer;
  @Field(() => Int) @Ruled(cashTransferRules.accountId) accountId!: number;
  @NotesField({ description: 'Counted notes; their total is the amount.' })
  notes!: NoteInput[];
  @ValueDateField() valueDate?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(cashTransferRules.reference) reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(cashTransferRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

/** A recorded transfer: its counted notes, in paise. */
interface TransferredCash extends LateEffects {
  cashTransferId: number;
  amount: number;
}

defineLateLine({
  command: 'transferCash',
  label: 'Cash transfer',
  stored: { table: 'cash_transfer', title: ['accountId', 'amount'], figures: ['amount'] },
});

/**
 * Moves counted notes to or from an account in the running shift, or late in a closed one (docs/design/domain.md#safe):
 * the notes are the amount.
 */
export const transferCash = defineCommand({
  name: 'transferCash',
  right: 'cash.record',
  input: TransferCashInput,
  async run(tx, typed): Promise<TransferredCash> {
    const shift = await lockShiftOfEntry(tx, typed);
    const { lateReason } = shift;
    const input = withStoredDate(typed, shift);
    const { valueDate = null } = input;
    return withLateEffects(tx, { ...shift, valueDate }, async (effects) => {
      // An account that was disabled since was in use in the shift of a late entry.
      const { accounts } = await paymentWaysOf(tx.sql, lateReason !== null);
      const asked = { ...input, amount: amountOfTransfer(input.kind, input.notes) };
      // Both precede the lock of the safe; what cannot be is refused below.
      await askTogether(
        () => askAboutReference(tx, 'cash_transfer', input),
        () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'notes', () => unusualTransferText(tx.sql, asked)),
      );
      const posted = postedOn(valueDate, shift, { staysInShift: true });
      effects.push(...(await moveOpeningsBeforePayment(tx, shift, posted, { bank: input.accountId })));
      const safe = await lockSafe(tx);
      const counts = noteCountsOf(safe, input.notes);
      refuseIf([
        ...problemsOfCashTransfer({ ...input }, accounts, counts),
        ...(await problemsOfValuedPayment(tx, input, false)),
      ]);
      const { notes } = countNotes(safe, input.notes, null, 'notes');
      const amount = amountOfTransfer(input.kind, counts);
      const [row] = await tx.sql<{ id: number }>(
        `INSERT INTO cash_transfer (shift_id, kind, account_id, amount, value_date, reference, comment, late_reason, created_by_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [
          shift.id,
          input.kind,
          input.accountId,
          amount,
          valueDate,
          input.reference ?? null,
          input.comment ?? null,
          lateReason,
          tx.actor.userId,
        ],
      );
      await postTransfer(tx, posted, { id: row!.id, kind: input.kind, accountId: input.accountId, amount }, notes);
      if (lateReason !== null)
        await refuseCashBelowZero(tx, shift, input.kind === 'DEPOSIT' ? -amount : amount, 'notes');
      tx.audit({
        table: 'cash_transfer',
        id: row!.id,
        after: { ...input, amount, lateReason: lateReason ?? undefined },
        reason: lateReason,
      });
      tx.publish('cashChanged', { shiftId: shift.id });
      return { cashTransferId: row!.id, amount };
    });
  },
});

interface PostedTransfer {
  id: number;
  kind: CashTransfer;
  accountId: number;
  amount: Paise;
}

/** Posts a transfer; the safe moves on the day of its shift. Returns the ids of the entries. */
export const postTransfer = (
  tx: Tx,
  posted: PostedOn,
  { id, kind, accountId, amount }: PostedTransfer,
  notes: Entry['notes'],
): Promise<number[]> => {
  const [cash, bank] = [account('CASH'), account('BANK', accountId)];
  const lines = kind === 'DEPOSIT' ? transfer(bank, cash, amount) : transfer(cash, bank, amount);
  return post(tx, tx.actor.userId, entriesOn(posted, { document: { kind: CASH_TRANSFER, id }, lines, notes }));
};
