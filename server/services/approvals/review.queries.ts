import { ArrayMaxSize, IsInt } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { approvals } from '../../domain/approvals.messages';
import type { ChangeState } from '../../domain/change-request.rules';
import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { mayPass, refuseUnlessAllowed } from '../../platform/permission';
import type { Sql } from '../../platform/sql';
import { saying } from '../../platform/validated';
import { lineOfCommand, waitingCommands } from './approval-line';
import { shownText, textOf, type Values } from './change-field';
import { ChangePermission } from './change-request.entity';
import { type EditableTable, editableTableNamed, editableTables, existing, labelOf, noSuchRow } from './editable-table';
import { refuseUnlessDecider } from './may-receive';
import { MARK_OF_NOTICE } from './notice-mark';
import { ShownRow, shownRow } from './shown-row';
import { fieldsOfLine, storedCommand } from './stored-command';

@ArgsType()
export class RowInput {
  @Field(() => String) @IsText('table', 100) table!: string;
  @Field(() => Int) @IsInt(saying(labelled('rowId must be a whole number'))) rowId!: number;
}

/** Returns a row with its fields, for the form that changes it. */
export const changeableRow = defineQuery({
  name: 'changeableRow',
  right: 'changes.request',
  input: RowInput,
  async run({ sql, ctx }, { table, rowId }): Promise<ShownRow> {
    const editableTable = editableTableNamed(table);
    refuseUnlessAllowed(editableTable.right, ctx);
    return shownRow(sql, editableTable, await existing(sql, editableTable, rowId), ctx.actor);
  },
});

@ObjectType({ description: 'A requested new value of a field.' })
export class RequestedValue {
  @Field(() => String, { description: 'Name of the field.' }) name!: string;
  @Field(() => String) label!: string;
  @Field(() => String, { description: 'Kind of the value: text, money, date…' }) kind!: string;
  @Field(() => String, { nullable: true, description: 'Value at the time of the request, as display text.' })
  was!: string | null;
  @Field(() => String, { nullable: true, description: 'Requested value as display text.' }) shown!: string | null;
  @Field(() => String, { nullable: true, description: 'Value to send.' }) value!: string | null;
}

@ObjectType({
  description: 'A requested change of a row, a new entry that waits, or the notice of a change made without a request.',
})
export class ChangeRequestView {
  @Field(() => Int) id!: number;
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String) tableLabel!: string;
  @Field(() => String, { description: 'Title of the row.' }) title!: string;
  @Field(() => Int, { description: '1 to delete, 2 to modify, 3 for a notice without a decision, 4 for a new entry.' })
  permission!: ChangePermission;
  @Field(() => String, { description: 'PENDING, ACCEPTED, REJECTED, WITHDRAWN or DONE.' }) state!: ChangeState;
  @Field(() => String, { nullable: true }) comment!: string | null;
  @Field(() => String) userName!: string;
  @Field(() => Boolean, { description: 'Whether it was made by the current user, who cannot decide on it.' })
  isOwn!: boolean;
  @Field(() => Date) requestedAt!: Date;
  @Field(() => String, { nullable: true }) decidedBy!: string | null;
  @Field(() => Date, { nullable: true, description: 'Time of the decision; null while pending.' })
  decidedAt!: Date | null;
  @Field(() => String, { nullable: true, description: 'Why it was decided so; null if nobody said.' })
  decisionReason!: string | null;
  @Field(() => Int, { description: 'Version of the row when the change was requested.' }) rowVersion!: number;
  @Field(() => [RequestedValue], { description: 'The requested values.' }) changes!: RequestedValue[];
}

@ObjectType({ description: 'A row with its change requests.' })
export class ChangeReview {
  @Field(() => String) table!: string;
  @Field(() => Int) rowId!: number;
  @Field(() => String, { description: "Kind of the row: 'Credit sale'." }) label!: string;
  @Field(() => String, { description: 'Title of the row.' }) title!: string;
  @Field(() => ShownRow, { nullable: true, description: 'The row in its current state; null if deleted.' })
  row!: ShownRow | null;
  @Field(() => [ChangeRequestView], { description: 'Pending requests, oldest first.' }) requests!: ChangeRequestView[];
  @Field(() => [ChangeRequestView], {
    description: 'The latest requests that were decided or withdrawn, newest first.',
  })
  ended!: ChangeRequestView[];
}

type Stored = Omit<ChangeRequestView, 'changes' | 'tableLabel'> & { changes: Values; before: Values };

const REQUESTS = `SELECT r.id, r.table_name AS "table", r.row_id AS "rowId", r.title, r.permission, r.state, r.comment,
    u.name AS "userName", r.requested_by_id = $1 AS "isOwn", r.requested_at AS "requestedAt", d.name AS "decidedBy",
    r.decided_at AS "decidedAt", r.decision_reason AS "decisionReason", r.row_version AS "rowVersion", r.changes, r.before
  FROM change_request r JOIN app_user u ON u.id = r.requested_by_id LEFT JOIN app_user d ON d.id = r.decided_by_id`;

async function viewOf(sql: Sql, { changes, before, ...request }: Stored): Promise<ChangeRequestView> {
  const line = lineOfCommand(request.table);
  const fields = line ? fieldsOfLine(line) : (editableTables.get(request.table)?.fields ?? []);
  const wanted: Values = line ? { ...changes, ...before } : changes;
  const values: RequestedValue[] = [];
  for (const field of fields) {
    const { name, label, kind } = field;
    if (!Object.hasOwn(wanted, name) || (line && wanted[name] == null)) continue;
    const was = line ? null : await shownText(sql, field, before[name]);
    const shown = await shownText(sql, field, wanted[name]);
    values.push({ name, label, kind, was, shown, value: textOf(field, wanted[name]) });
  }
  return { ...request, tableLabel: labelOf(request.table), changes: values };
}

const viewsOf = async (sql: Sql, stored: Stored[]): Promise<ChangeRequestView[]> => {
  const views: ChangeRequestView[] = [];
  for (const request of stored) views.push(await viewOf(sql, request));
  return views;
};

const MOST_ENDED = 20;

/** Returns a row, or a new entry, and its pending requests; NOT_FOUND if there is neither, or if the table is not open. */
export const changeReview = defineQuery({
  name: 'changeReview',
  right: 'changes.decide',
  input: RowInput,
  snapshot: true,
  async run({ sql, ctx }, { table, rowId }): Promise<ChangeReview> {
    refuseUnlessDecider(table, ctx);
    const line = lineOfCommand(table);
    const editableTable: EditableTable | null = line ? null : editableTableNamed(table);
    const now = (await editableTable?.read(sql, rowId)) ?? null;
    const stored = (where: string, values: unknown[] = []): Promise<Stored[]> =>
      sql<Stored>(`${REQUESTS} WHERE r.table_name = $2 AND r.row_id = $3 AND ${where}`, [
        ctx.actor.userId,
        table,
        rowId,
        ...values,
      ]);
    const requests = await stored("r.state = 'PENDING' ORDER BY r.id");
    const ended = await stored("r.state <> 'PENDING' ORDER BY r.id DESC LIMIT $4", [MOST_ENDED]);
    const [any] = [...requests, ...ended];
    if (now === null && any === undefined) throw noSuchRow();
    return {
      table,
      rowId,
      label: labelOf(table),
      title: now === null ? any!.title : editableTable!.titleOf(now),
      row: now === null ? null : await shownRow(sql, editableTable!, now, ctx.actor),
      requests: await viewsOf(sql, requests),
      ended: await viewsOf(sql, ended),
    };
  },
});

export const MOST_OWN = 100;

/** Lists the caller's change requests, newest first, without those of tables that the caller may no longer see. */
export const myChangeRequests = defineQuery({
  name: 'myChangeRequests',
  right: 'signedIn',
  input: NoInput,
  async run({ sql, ctx }): Promise<ChangeRequestView[]> {
    const seen = [...editableTables.values()].filter(({ right }) => mayPass(right, ctx.actor));
    const entries = waitingCommands().filter((command) => {
      const entered = storedCommand(command);
      return entered !== undefined && mayPass(entered.right, ctx.actor);
    });
    const stored = await sql<Stored>(
      `${REQUESTS} WHERE r.requested_by_id = $1 AND r.table_name = ANY($3) AND ${MARK_OF_NOTICE} IS NULL ORDER BY r.id DESC LIMIT $2`,
      [ctx.actor.userId, MOST_OWN, [...seen.map(({ table }) => table), ...entries]],
    );
    return viewsOf(sql, stored);
  },
});

@ObjectType({ description: 'A decision on a change request.' })
export class Decision {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'ACCEPTED or REJECTED.' }) state!: ChangeState;
  @Field(() => String) tableLabel!: string;
  @Field(() => String, { description: 'Title of the row.' }) title!: string;
  @Field(() => String) decidedBy!: string;
  @Field(() => String, { nullable: true, description: 'Why it was decided so; null if nobody said.' })
  decisionReason!: string | null;
}

const MOST_DECISIONS = 20;

/** Lists the newest decisions on the caller's requests: every browser queries them after any decision. */
export const myDecisions = defineQuery({
  name: 'myDecisions',
  right: 'signedIn',
  input: NoInput,
  async run({ sql, ctx }): Promise<Decision[]> {
    const stored = await sql<Omit<Decision, 'tableLabel'> & { table: string }>(
      `SELECT r.id, r.table_name AS "table", r.title, r.state, d.name AS "decidedBy",
              r.decision_reason AS "decisionReason"
       FROM change_request r JOIN app_user d ON d.id = r.decided_by_id
       WHERE r.requested_by_id = $1 AND r.state IN ('ACCEPTED', 'REJECTED') ORDER BY r.decided_at DESC LIMIT $2`,
      [ctx.actor.userId, MOST_DECISIONS],
    );
    return stored.map(({ table, ...decision }) => ({ ...decision, tableLabel: labelOf(table) }));
  },
});

@ObjectType({ description: 'A pending change request for a row.' })
export class PendingChange {
  @Field(() => Int) requestId!: number;
  @Field(() => Int) rowId!: number;
  @Field(() => Int, { description: '1 to delete, 2 to modify.' }) permission!: number;
  @Field(() => String) userName!: string;
  @Field(() => Date) requestedAt!: Date;
}

const MOST_ROWS = 5_000;

@ArgsType()
export class RowsInput {
  @Field(() => String) @IsText('table', 100) table!: string;
  @Field(() => [Int], { description: 'Ids of rows in that table.' })
  @ArrayMaxSize(MOST_ROWS)
  @IsInt({ each: true })
  rowIds!: number[];
}

/** Returns which rows of a list have pending requests; none to a user who may not request changes of the table. */
export const pendingChanges = defineQuery({
  name: 'pendingChanges',
  right: 'signedIn',
  input: RowsInput,
  async run({ sql, ctx }, { table, rowIds }): Promise<PendingChange[]> {
    const editableTable = editableTables.get(table);
    if (editableTable === undefined)
      throw refusal('UNKNOWN_TABLE', approvals.notRequested({ table }), 'table', 'INVALID');
    if (!mayPass(editableTable.right, ctx.actor)) return [];
    return sql<PendingChange>(
      `SELECT r.id AS "requestId", r.row_id AS "rowId", r.permission, u.name AS "userName", r.requested_at AS "requestedAt"
       FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
       WHERE r.state = 'PENDING' AND r.table_name = $1 AND r.row_id = ANY($2) ORDER BY r.id`,
      [table, rowIds],
    );
  },
});
