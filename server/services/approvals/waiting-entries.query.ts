import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import { labelled, type Message } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { MessageText } from '../../platform/message-text';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { waitingCommands } from './approval-line';
import { passesUpTo } from './approval-policy';
import { ChangePermission } from './change-request.entity';
import { editableTables, labelOf } from './editable-table';
import { LATE_OF_REQUEST, lateTextOf } from './shifts-of-entries';
import { storedCommand } from './stored-command';
import { WAITING_ENTRY } from './waiting-entry';

@ArgsType()
export class WaitingEntriesInput {
  @Field(() => String, { description: 'Name of a mutation: recordExpenditure, createEmployee…' })
  @IsText('command', 100)
  command!: string;
}

@ObjectType({ description: 'A new entry that waits for approval.' })
export class WaitingEntry {
  @Field(() => Int, { description: 'Id of the change request, to withdraw it or to decide on it.' }) requestId!: number;
  @Field(() => String) title!: string;
  @Field(() => String) userName!: string;
  @Field(() => Boolean, { description: 'Whether the current user made it, and so may withdraw it.' }) isOwn!: boolean;
  @Field(() => Date) requestedAt!: Date;
  @Field(() => MessageText, {
    nullable: true,
    description: 'Of a late entry: the closed shift that it will be recorded in, and why it is late.',
  })
  lateText!: Message | null;
}

const unknownCommand = (command: string): Error =>
  refusal('UNKNOWN_COMMAND', approvals.neverWaits({ command }), 'command', 'INVALID');

/** Lists the new entries that wait, newest first, of a command that the user may call. */
export const waitingEntries = defineQuery({
  name: 'waitingEntries',
  right: 'changes.request',
  input: WaitingEntriesInput,
  async run({ sql, ctx }, { command }): Promise<WaitingEntry[]> {
    const stored = storedCommand(command);
    if (stored === undefined) throw unknownCommand(command);
    if (!mayPass(stored.right, ctx.actor)) return [];
    const entries = await sql<Omit<WaitingEntry, 'lateText'> & Parameters<typeof lateTextOf>[1]>(
      `SELECT r.id AS "requestId", r.title, u.name AS "userName",
              r.requested_by_id = $2 AS "isOwn", r.requested_at AS "requestedAt", ${LATE_OF_REQUEST}
       FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
       WHERE ${WAITING_ENTRY} AND r.table_name = $1 ORDER BY r.id DESC`,
      [command, ctx.actor.userId],
    );
    return Promise.all(
      entries.map(async ({ shiftId, lateReason, ...entry }) => ({
        ...entry,
        lateText: await lateTextOf(sql, { shiftId, lateReason }),
      })),
    );
  },
});

/** The amount above which the user's entries by a command wait for approval, in paise; null if no amount waits. */
export const waitsAbove = defineQuery({
  name: 'waitsAbove',
  right: 'signedIn',
  input: WaitingEntriesInput,
  async run({ sql, ctx }, { command }): Promise<number | null> {
    if (!waitingCommands().includes(command)) throw unknownCommand(command);
    return passesUpTo(ctx.actor, sql, command);
  },
});

@ObjectType({ description: 'A new entry of a shift that waits for approval. It is in no figure until it is accepted.' })
export class WaitingInShift {
  @Field(() => Int, { description: 'Id of the change request.' }) requestId!: number;
  @Field(() => String, { description: 'Name of the mutation that makes it: recordCreditSale…' }) command!: string;
  @Field(() => String, { description: "Kind of the entry: 'Credit sale'." }) label!: string;
  @Field(() => String, { description: 'Empty for a user who may not make such an entry.' }) title!: string;
  @Field(() => String, { description: 'Who entered it.' }) userName!: string;
  @Field(() => Int, { nullable: true, description: 'The pump that it is about; null if none.' }) pumpId!: number | null;
}

@ObjectType({
  description:
    'A change or deletion of a row of a shift that waits for approval. The figures of the shift are without it.',
})
export class WaitingChangeInShift {
  @Field(() => Int, { description: 'Id of the change request.' }) requestId!: number;
  @Field(() => String, { description: 'Table of the row; the review page is /permission/{rowId}/{table}.' })
  table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => Int, { nullable: true, description: 'The pump of the row; null if none.' }) pumpId!: number | null;
  @Field(() => String, {
    description: 'Who asks for what, in English. Without the title of the row for a user who may not change it.',
  })
  msg!: string;
  @Field(() => MessageText, { description: 'The same, to render it in another language.' }) msgText!: MessageText;
}

/** The changes and deletions of a shift's rows that wait, oldest first. A user who may not request one gets only its kind. */
export async function changesWaitingIn(sql: Sql, actor: Actor, shiftId: number): Promise<WaitingChangeInShift[]> {
  const tables = [...editableTables.values()].filter(({ ofShift }) => ofShift);
  const isOfShift = tables.map(
    ({ table }) =>
      `r.table_name = '${table}' AND EXISTS (SELECT FROM ${table} d WHERE d.id = r.row_id AND d.shift_id = $1)`,
  );
  const requests = await sql<
    Pick<WaitingChangeInShift, 'requestId' | 'table' | 'rowId' | 'pumpId'> &
      Record<'title' | 'user', string> & { isDeletion: boolean }
  >(
    `SELECT r.id AS "requestId", r.table_name AS "table", r.row_id AS "rowId", (r.before ->> 'pumpId')::int AS "pumpId",
            r.title, u.name AS "user", r.permission = ${ChangePermission.DELETE} AS "isDeletion"
     FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
     WHERE r.state = 'PENDING' AND (${isOfShift.join(' OR ')}) ORDER BY r.id`,
    [shiftId],
  );
  return requests.map(({ title, user, isDeletion, ...request }) => {
    const { label, right } = editableTables.get(request.table)!;
    const kind = labelled(label, label.toLowerCase());
    const what = mayPass(right, actor) ? approvals.entry({ label: kind, title }) : kind;
    const text = approvals[isDeletion ? 'asksToDelete' : 'asksToChange']({ user, what });
    return { ...request, msg: text.message, msgText: text };
  });
}

/** The new entries of a shift that wait, oldest first. A user who may not make such an entry gets only its kind. */
export async function entriesWaitingIn(sql: Sql, actor: Actor, shiftId: number): Promise<WaitingInShift[]> {
  const entries = await sql<Omit<WaitingInShift, 'label'>>(
    `SELECT r.id AS "requestId", r.table_name AS command, r.title, u.name AS "userName",
            (r.changes ->> 'pumpId')::int AS "pumpId"
     FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
     WHERE ${WAITING_ENTRY} AND (r.changes ->> 'shiftId')::int = $1
     ORDER BY r.id`,
    [shiftId],
  );
  return entries.map(({ title, ...entry }) => {
    const stored = storedCommand(entry.command);
    const isSeen = stored !== undefined && mayPass(stored.right, actor);
    return { ...entry, label: labelOf(entry.command), title: isSeen ? title : '' };
  });
}
