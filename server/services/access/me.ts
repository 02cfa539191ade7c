import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';

@ObjectType({ description: 'The user who is logged in.' })
export class Me {
  @Field(() => Int, { description: 'The user.' }) userId!: number;
  @Field(() => String, { description: 'Name of the user.' }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'Telephone numbers, with commas between.' }) phoneNo!: string;
  @Field(() => String, { description: 'Where the user lives.' }) address!: string;
  @Field(() => Boolean, { description: 'May do what only admins may.' }) isAdmin!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'Where old tools keep a paper of the user; null where there is none.',
  })
  documentPath!: string | null;
}

/** SQL columns of `Me` from `app_user`. */
export const ME = `id AS "userId", name, email, phone_no AS "phoneNo", address, is_admin AS "isAdmin", document_path AS "documentPath"`;

export const me = defineQuery({
  name: 'me',
  permission: 'user',
  input: NoInput,
  async run({ sql, ctx }): Promise<Me> {
    const [user] = await sql<Me>(`SELECT ${ME} FROM app_user WHERE id = $1`, [ctx.actor!.userId]);
    return user!;
  },
});
