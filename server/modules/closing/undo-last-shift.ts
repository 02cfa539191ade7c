import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { closing } from '../../domain/closing.messages';
import type { Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import type { Sql } from '../../platform/sql';
import { defineCommand, type Tx } from '../../platform/submit';
import { defineApprovalLine } from '../../services/approvals/approval-line';
import { requireApproval } from '../../services/approvals/require-approval';
import { reverse } from '../../services/ledger/reverse';
import { CLOSE_CHANGE } from '../shifts/close-change';
import { lockShiftSequence } from '../shifts/running-shift';
import { SHIFT_CLOSE } from './postings-of-close';
import { heldByShift, removeEmptyShift } from './remove-empty-shift';

@InputType({ description: 'Undoes the close of the last closed shift.' })
export class UndoLastShiftInput {
  @Field(() => Int, {
    nullable: true,
    description: 'Id of the expected shift; refused if it is no longer the last closed one.',
  })
  @IsOptional()
  @IsInt()
  shiftId?: number | null;
}

interface LastShift {
  id: number;
  shiftDate: string;
  shiftName: string;
  state: 'RUNNING' | 'CLOSED';
  hasDraft: boolean;
}

const LAST_SHIFTS = `
  SELECT s.id, s.shift_date AS "shiftDate", t.name AS "shiftName", s.state, s.draft IS NOT NULL AS "hasDraft"
  FROM shift s JOIN shift_type t ON t.id = s.shift_type_id ORDER BY s.id DESC LIMIT 2`;

const lastOf = (shifts: readonly LastShift[]) => ({
  running: shifts.find(({ state }) => state === 'RUNNING'),
  last: shifts.find(({ state }) => state === 'CLOSED'),
});

const UNDO_LINE = defineApprovalLine({
  setting: 'undoCloseByAdmin',
  shown: {
    label: 'Undo of a close',
    description: 'ALLOWED or ADMINS: whether the undo of a close waits for somebody else who decides on requests.',
    order: 60,
  },
  initial: 'ALLOWED',
  command: 'undoLastShift',
  label: 'Undo of a close',
  exempt: null,
  hasAmount: false,
  stored: { table: null, title: ['shiftId'], shift: 'CLOSED' },
});

/**
 * Reverses the last close (docs/design/domain.md#undo): allowed if nothing was recorded after it. The shift runs again
 * with its readings as its draft. An empty shift that was started since is removed.
 */
export const undoLastShift = defineCommand({
  name: 'undoLastShift',
  right: 'shift.undo',
  input: UndoLastShiftInput,
  async run(tx, input): Promise<{ shiftId: number }> {
    await lockShiftSequence(tx);
    const { running, last } = lastOf(await tx.sql<LastShift>(`${LAST_SHIFTS} FOR UPDATE OF s`));
    if (input.shiftId != null && running?.id === input.shiftId)
      throw refusal('ALREADY_UNDONE', closing.alreadyRunning({ shift: named(running) }));
    if (!last) throw refusal('NO_CLOSED_SHIFT', closing.nothingToUndo());
    if (input.shiftId != null && input.shiftId !== last.id)
      throw refusal('NOT_LAST_SHIFT', closing.notLastShift({ shift: named(last) }));
    await requireApproval(tx, UNDO_LINE);
    const reason = running ? await whyNotUndone(tx.sql, running, last) : null;
    if (reason !== null) throw refusal('SUCCESSOR_NOT_EMPTY', reason);
    if (running) await removeEmptyShift(tx, running);
    await takeBack(tx, last.id);
    tx.audit({ table: 'shift', id: last.id, before: { state: 'CLOSED' }, after: { state: 'RUNNING' } });
    tx.publish('shiftChanged', { shiftId: last.id });
    tx.publish('cashChanged', { shiftId: last.id });
    tx.publish('stockChanged', { shiftId: last.id });
    return { shiftId: last.id };
  },
});

const named = ({ shiftDate, shiftName }: LastShift): Message => closing.shift({ date: shiftDate, name: shiftName });

/** Why the last close cannot be undone now, to say so before anybody types the date. */
export const undoLastShiftRefusal = defineQuery({
  name: 'undoLastShiftRefusal',
  right: 'shift.undo',
  input: NoInput,
  async run({ sql }): Promise<Message | null> {
    const { running, last } = lastOf(await sql<LastShift>(LAST_SHIFTS));
    return running && last ? whyNotUndone(sql, running, last) : null;
  },
});

/** The next shift runs already and is not empty; null if it is. */
async function whyNotUndone(sql: Sql, running: LastShift, last: LastShift): Promise<Message | null> {
  // Only a cancellation deletes the draft of an undone close.
  const { entries, hasInterest } = await heldByShift(sql, running.id, last.shiftDate);
  const interest = hasInterest ? closing.heldInterest() : null;
  const held = running.hasDraft ? closing.heldDraft() : entries.length > 0 ? closing.heldEntries() : interest;
  return held && closing.successorNotEmpty({ shift: named(last), successor: named(running), held });
}

async function takeBack(tx: Tx, shiftId: number): Promise<void> {
  const userId = tx.actor.userId;
  // A delivery that was recorded after the close stays: the next close measures it with the rest.
  for (const kind of [SHIFT_CLOSE, CLOSE_CHANGE]) await reverse(tx, userId, { kind, id: shiftId });
  const collections = await removeAudited(tx, 'cash_collection', 'is_last', shiftId);
  for (const { id } of collections) await reverse(tx, userId, { kind: 'CASH_COLLECTION', id });
  await removeAudited(tx, 'swipe_collection', 'true', shiftId);
  await removeAudited(tx, 'employee_shortage', 'true', shiftId);
  await removeAudited(tx, 'tank_dip', "kind = 'CLOSE'", shiftId);
  // Calculated from the readings and the rows above, so these need no audit of their own.
  for (const table of ['pump_close', 'daily_total'])
    await tx.sql(`DELETE FROM ${table} WHERE shift_id = $1`, [shiftId]);
  await tx.sql('UPDATE nozzle_reading SET amount = NULL WHERE shift_id = $1', [shiftId]);
  // Only the leg that the close ended: legs that a meter event ended within the shift keep their readings.
  await tx.sql(
    `UPDATE nozzle_reading SET close = NULL, testing = 0
     WHERE id IN (SELECT DISTINCT ON (nozzle_id) id FROM nozzle_reading WHERE shift_id = $1
                  ORDER BY nozzle_id, chain DESC, sequence DESC)`,
    [shiftId],
  );
  await tx.sql("UPDATE shift SET state = 'RUNNING', closed_at = NULL, closed_by_id = NULL WHERE id = $1", [shiftId]);
}

/** Deletes the rows that the close wrote to a table; `which` is SQL from this file, never input. */
async function removeAudited(tx: Tx, table: string, which: string, shiftId: number): Promise<{ id: number }[]> {
  const rows = await tx.sql<{ id: number }>(`DELETE FROM ${table} WHERE shift_id = $1 AND ${which} RETURNING *`, [
    shiftId,
  ]);
  for (const row of rows) tx.audit({ table, id: row.id, before: row });
  return rows;
}
