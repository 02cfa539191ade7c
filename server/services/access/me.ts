import { Field, Int, ObjectType } from 'type-graphql';
import { rightsOfRole, type StoredRole } from '../../domain/rights';
import { defineQuery, NoInput } from '../../platform/ask';

@ObjectType({ description: 'The current user.' })
export class Me {
  @Field(() => Int, { description: 'Id of the user.' }) userId!: number;
  @Field(() => String, { description: 'Name of the user.' }) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { description: 'Telephone numbers, separated by commas.' }) phoneNo!: string;
  @Field(() => String, { description: 'Home address.' }) address!: string;
  @Field(() => String, { nullable: true, description: 'Code of the language of mails to the user; null for English.' })
  language!: string | null;
  @Field(() => Boolean, { description: 'Whether the user has the built-in role Admin, which has every right.' })
  isAdmin!: boolean;
  @Field(() => String, { description: 'Name of the role; empty for an API key, which has rights of its own.' })
  role!: string;
  @Field(() => [String], { description: 'Names of the rights that the role or the API key gives.' }) rights!: string[];
  @Field(() => String, {
    nullable: true,
    description: "Path of the user's document, kept for old tools; null if none.",
  })
  documentPath!: string | null;
}

/** `Me` as it is read: with the row of the role. */
export type MeRow = Omit<Me, 'role' | 'rights'> & { role: StoredRole & { name: string } };

/** SQL columns of a `MeRow` from `app_user`. */
export const ME = `id AS "userId", name, email, phone_no AS "phoneNo", address, language, is_admin AS "isAdmin", document_path AS "documentPath",
  (SELECT jsonb_build_object('name', r.name, 'builtIn', r.built_in, 'rights', r.rights)
   FROM role r WHERE r.id = app_user.role_id) AS role`;

export const meOf = ({ role, ...me }: MeRow): Me => ({ ...me, role: role.name, rights: [...rightsOfRole(role)] });

export const me = defineQuery({
  name: 'me',
  right: 'signedIn',
  beforeSecondFactor: true,
  input: NoInput,
  async run({ sql, ctx }): Promise<Me> {
    const [user] = await sql<MeRow>(`SELECT ${ME} FROM app_user WHERE id = $1`, [ctx.actor.userId]);
    const answer = meOf(user!);
    const { kind, rights } = ctx.actor;
    return kind === 'user' ? answer : { ...answer, role: '', rights: [...rights] };
  },
});
