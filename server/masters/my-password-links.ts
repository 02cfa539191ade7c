import { Field, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../platform/ask';
import { issuePasswordLink } from './issue-password-link';

@ObjectType({ description: 'A password link for the current user that was shown to someone else.' })
export class MyPasswordLink {
  @Field(() => Date, { description: 'Time when it was shown.' }) at!: Date;
  @Field(() => String, {
    nullable: true,
    description: "Name of the user who issued it; null if it was shown on the server's console.",
  })
  by!: string | null;
}

const MOST = 5;

/** The newest password links of the calling user that were shown to somebody else, from the audit. */
export const myPasswordLinks = defineQuery({
  name: 'myPasswordLinks',
  right: 'ownAccount',
  input: NoInput,
  run: ({ sql, ctx }): Promise<MyPasswordLink[]> =>
    sql<MyPasswordLink>(
      `SELECT a.at, u.name AS "by" FROM audit_row a LEFT JOIN app_user u ON u.id = a.user_id
       WHERE a.table_name = 'password_recovery' AND a.row_id = $1
         AND a.command IN ('${issuePasswordLink.name}', 'newPasswordLink') ORDER BY a.id DESC LIMIT ${MOST}`,
      [String(ctx.actor.userId)],
    ),
});
