import { Type } from 'class-transformer';
import { IsInt } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { defineCommand } from '../../platform/submit';
import { endSession, IS_LIVE } from './session';

@ObjectType({ description: 'A log-in of the asking user that still holds.' })
export class MySession {
  @Field(() => Int) sessionId!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { description: 'Right to a minute.' }) lastSeenAt!: Date;
  @Field(() => String, { description: 'Where it was opened from.' }) address!: string;
  @Field(() => String, { description: 'The browser or tool, as it names itself.' }) userAgent!: string;
  @Field(() => Boolean, { description: 'The one that asks.' }) isCurrent!: boolean;
}

/** Lists the caller's live sessions, the current one first. */
export const mySessions = defineQuery({
  name: 'mySessions',
  permission: 'user',
  input: NoInput,
  run: ({ sql, ctx }): Promise<MySession[]> =>
    sql<MySession>(
      `SELECT id AS "sessionId", created_at AS "createdAt", last_seen_at AS "lastSeenAt", address,
              user_agent AS "userAgent", id = $2 AS "isCurrent"
       FROM user_session s WHERE user_id = $1 AND ${IS_LIVE}
       ORDER BY id = $2 DESC, last_seen_at DESC, id DESC`,
      [ctx.actor!.userId, ctx.actor!.sessionId],
    ),
});

@InputType()
export class RevokeSessionInput {
  @Field(() => Int) @IsInt() @Type(() => Number) sessionId!: number;
}

/** Ends one of the caller's own sessions. */
export const revokeSession = defineCommand({
  name: 'revokeSession',
  permission: 'user',
  input: RevokeSessionInput,
  async run(tx, { sessionId }) {
    if (!(await endSession(tx, tx.actor!.userId, sessionId)))
      throw refusal('NOT_FOUND', 'This session has already ended', 'sessionId', 'NOT_FOUND');
    return {};
  },
});
