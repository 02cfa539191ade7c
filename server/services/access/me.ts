import { Field, Int, ObjectType } from 'type-graphql';
import { defineQuery, NoInput } from '../../platform/ask';

@ObjectType({ description: 'The current user.' })
export class Me {
  @Field(() => Int, { description: 'Id of the user.' }) userId!: number;
  @Field(() => String, { description: 'Name of the user.' }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'Telephone numbers, separated by commas.' }) phoneNo!: string;
  @Field(() => String, { description: 'Home address.' }) address!: string;
  @Field(() => Boolean, { description: 'Whether the user is an admin.' }) isAdmin!: boolean;
  @Field(() => String, {
    nullable: true,
    description: "Path of the user's document, kept for old tools; null if none.",
  })
  documentPath!: string | null;
}

/** SQL columns of `Me` from `app_user`. */
export const ME = `id AS "userId", name, email, phone_no AS "phoneNo", address, is_admin AS "isAdmin", document_path AS "documentPath"`;

export const me = defineQuery({
  name: 'me',
  right: 'signedIn',
  beforeSecondFactor: true,
  input: NoInput,
  async run({ sql, ctx }): Promise<Me> {
    const [user] = await sql<Me>(`SELECT ${ME} FROM app_user WHERE id = $1`, [ctx.actor!.userId]);
    return user!;
  },
});
