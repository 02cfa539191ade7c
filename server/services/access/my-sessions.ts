import { Type } from 'class-transformer';
import { IsInt } from 'class-validator';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { access } from '../../domain/access.messages';
import { refusal } from '../../domain/kernel/problem';
import { defineQuery, NoInput } from '../../platform/ask';
import { defineCommand } from '../../platform/submit';
import { endSession, IS_LIVE } from './session';

@ObjectType({ description: 'An active session of the current user.' })
export class MySession {
  @Field(() => Int) sessionId!: number;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { description: 'Time of its last request, accurate to a minute.' }) lastSeenAt!: Date;
  @Field(() => String, { description: 'Network address that the session was opened from.' }) address!: string;
  @Field(() => String, { description: 'User agent of the browser or tool.' }) userAgent!: string;
  @Field(() => Boolean, { description: 'Whether it is the session of this request.' }) isCurrent!: boolean;
}

/** Lists the caller's live sessions, the current one first. */
export const mySessions = defineQuery({
  name: 'mySessions',
  right: 'ownAccount',
  input: NoInput,
  run: ({ sql, ctx }): Promise<MySession[]> =>
    sql<MySession>(
      `SELECT id AS "sessionId", created_at AS "createdAt", last_seen_at AS "lastSeenAt", address,
              user_agent AS "userAgent", id = $2 AS "isCurrent"
       FROM user_session s WHERE user_id = $1 AND ${IS_LIVE}
       ORDER BY id = $2 DESC, last_seen_at DESC, id DESC`,
      [ctx.actor.userId, ctx.actor.sessionId],
    ),
});

@InputType()
export class RevokeSessionInput {
  @Field(() => Int) @IsInt() @Type(() => Number) sessionId!: number;
}

/** Ends one of the caller's own sessions. */
export const revokeSession = defineCommand({
  name: 'revokeSession',
  right: 'ownAccount',
  input: RevokeSessionInput,
  async run(tx, { sessionId }) {
    if (!(await endSession(tx, tx.actor.userId, sessionId)))
      throw refusal('NOT_FOUND', access.sessionOver(), 'sessionId', 'NOT_FOUND');
    return {};
  },
});
