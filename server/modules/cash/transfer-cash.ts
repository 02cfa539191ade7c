import { Field, InputType, Int } from 'type-graphql';
import {
  amountOfTransfer,
  type CashTransfer,
  cashTransferRules,
  problemsOfCashTransfer,
} from '../../domain/cash-transfer.rules';
import { refuseIf } from '../../domain/kernel/problem';
import { askAbout, askTogether } from '../../platform/ask-about';
import { ConfirmedField } from '../../platform/confirmed-field';
import { Ruled } from '../../platform/ruled';
import { defineCommand } from '../../platform/submit';
import { account, post, transfer } from '../../services/ledger/post';
import { countNotes, lockSafe, type NoteInput, noteCountsOf } from '../safe/count-notes';
import { NotesField } from '../safe/notes-field';
import { paymentWaysOf } from '../safe/payment-ways.queries';
import { askAboutReference } from '../safe/reference-seen';
import { shareRunningShift } from '../shifts/running-shift';
import { unusualTransferText } from './unusual-cash';

@InputType({ description: 'A transfer of counted notes between the safe and an account.' })
export class TransferCashInput {
  @Field(() => String, { description: 'DEPOSIT: from the safe to the account. DRAWING: from the account to the safe.' })
  @Ruled(cashTransferRules.kind)
  kind!: CashTransfer;
  @Field(() => Int) @Ruled(cashTransferRules.accountId) accountId!: number;
  @NotesField({ description: 'Counted notes; their total is the amount.' })
  notes!: NoteInput[];
  @Field(() => String, { nullable: true }) @Ruled(cashTransferRules.reference) reference?: string | null;
  @Field(() => String, { nullable: true }) @Ruled(cashTransferRules.comment) comment?: string | null;
  @ConfirmedField('REFERENCE_SEEN', 'FIGURE_UNUSUAL') confirmed?: boolean | null;
}

/** Moves counted notes to or from an account (docs/design/domain.md#safe): the notes are the amount. */
export const transferCash = defineCommand({
  name: 'transferCash',
  right: 'cash.record',
  input: TransferCashInput,
  async run(tx, input): Promise<{ cashTransferId: number; amount: number }> {
    const shift = await shareRunningShift(tx);
    const { accounts } = await paymentWaysOf(tx.sql);
    const asked = { ...input, amount: amountOfTransfer(input.kind, input.notes) };
    // Both precede the lock of the safe; what cannot be is refused below.
    await askTogether(
      () => askAboutReference(tx, 'cash_transfer', input),
      () => askAbout(tx, input, 'FIGURE_UNUSUAL', 'notes', () => unusualTransferText(tx.sql, asked)),
    );
    const safe = await lockSafe(tx);
    const counts = noteCountsOf(safe, input.notes);
    refuseIf(problemsOfCashTransfer({ ...input }, accounts, counts));
    const { notes } = countNotes(safe, input.notes, null, 'notes');
    const amount = amountOfTransfer(input.kind, counts);
    const [row] = await tx.sql<{ id: number }>(
      `INSERT INTO cash_transfer (shift_id, kind, account_id, amount, reference, comment, created_by_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
      [shift.id, input.kind, input.accountId, amount, input.reference ?? null, input.comment ?? null, tx.actor.userId],
    );
    const [cash, bank] = [account('CASH'), account('BANK', input.accountId)];
    await post(tx, tx.actor.userId, [
      {
        document: { kind: 'CASH_TRANSFER', id: row!.id },
        businessDate: shift.shiftDate,
        shiftId: shift.id,
        lines: input.kind === 'DEPOSIT' ? transfer(bank, cash, amount) : transfer(cash, bank, amount),
        notes,
      },
    ]);
    tx.audit({ table: 'cash_transfer', id: row!.id, after: { ...input, amount } });
    tx.publish('cashChanged', { shiftId: shift.id });
    return { cashTransferId: row!.id, amount };
  },
});
