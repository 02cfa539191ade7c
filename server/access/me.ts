import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../platform/ask';

@ObjectType({ description: 'The user who is logged in.' })
export class Me {
  @Field(() => Int) userId!: number;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) phoneNo!: string;
  @Field(() => String) address!: string;
  @Field(() => Boolean) isAdmin!: boolean;
}

/** `Me` of `app_user`. */
export const ME = `id AS "userId", name, email, phone_no AS "phoneNo", address, is_admin AS "isAdmin"`;

export const me = defineQuery({
  name: 'me',
  permission: 'user',
  input: NoInput,
  async run({ sql, ctx }): Promise<Me> {
    const [user] = await sql<Me>(`SELECT ${ME} FROM app_user WHERE id = $1`, [ctx.actor!.userId]);
    return user!;
  },
});
