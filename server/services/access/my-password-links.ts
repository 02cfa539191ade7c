import { Field, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';

@ObjectType({ description: 'A link for a new password of the calling user that was shown to somebody else.' })
export class MyPasswordLink {
  @Field(() => Date, { description: 'When.' }) at!: Date;
  @Field(() => String, { nullable: true, description: 'The admin; null where it was shown at the server.' })
  by!: string | null;
}

const MOST = 5;

/** The newest password links of the calling user that were shown to somebody else, from the audit. */
export const myPasswordLinks = defineQuery({
  name: 'myPasswordLinks',
  permission: 'user',
  input: NoInput,
  run: ({ sql, ctx }): Promise<MyPasswordLink[]> =>
    sql<MyPasswordLink>(
      `SELECT a.at, u.name AS "by" FROM audit_row a LEFT JOIN app_user u ON u.id = a.user_id
       WHERE a.table_name = 'password_recovery' AND a.row_id = $1
         AND a.command IN ('issuePasswordLink', 'newPasswordLink') ORDER BY a.id DESC LIMIT ${MOST}`,
      [String(ctx.actor!.userId)],
    ),
});
