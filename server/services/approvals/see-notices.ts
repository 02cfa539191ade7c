import { IsInt, IsOptional } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { defineCommand } from '../../platform/submit';
import { tablesNotTold } from './may-receive';
import { UNSEEN_NOTICES } from './notifications.queries';

@InputType({ description: 'Notices to mark as seen: all, or one.' })
export class SeeNoticesInput {
  @Field(() => Int, { nullable: true }) @IsOptional() @IsInt() notificationId?: number | null;
}

/** Removes notices that the caller sees from the bell; the others still see them. */
export const seeNotices = defineCommand({
  name: 'seeNotices',
  right: 'bell',
  input: SeeNoticesInput,
  async run(tx, { notificationId = null }): Promise<{ seen: number }> {
    const { userId } = tx.actor;
    const seen = await tx.sql(
      `INSERT INTO notice_seen (user_id, request_id) SELECT $1, r.id FROM change_request r
       WHERE ${UNSEEN_NOTICES} AND ($2::int IS NULL OR r.id = $2) AND r.table_name <> ALL($3) ON CONFLICT DO NOTHING RETURNING request_id`,
      [userId, notificationId, tablesNotTold(tx.actor)],
    );
    if (seen.length > 0) tx.publish('noticesSeen', { userId });
    return { seen: seen.length };
  },
});
