import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { defineQuery } from '../../platform/ask';
import { IsText } from '../../platform/is-text';
import { mayPass } from '../../platform/permission';
import { ChangePermission } from './change-request.entity';
import { storedCommand } from './stored-command';

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
}

/** Lists the new entries that wait, newest first, of a command that the user may call. */
export const waitingEntries = defineQuery({
  name: 'waitingEntries',
  right: 'changes.request',
  input: WaitingEntriesInput,
  async run({ sql, ctx }, { command }): Promise<WaitingEntry[]> {
    const stored = storedCommand(command);
    if (stored === undefined || !mayPass(stored.right, ctx.actor)) return [];
    return sql<WaitingEntry>(
      `SELECT r.id AS "requestId", r.title, u.name AS "userName",
              r.requested_by_id = $2 AS "isOwn", r.requested_at AS "requestedAt"
       FROM change_request r JOIN app_user u ON u.id = r.requested_by_id
       WHERE r.state = 'PENDING' AND r.permission = ${ChangePermission.ENTER} AND r.table_name = $1 ORDER BY r.id DESC`,
      [command, ctx.actor.userId],
    );
  },
});
