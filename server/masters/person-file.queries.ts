import { IsInt, IsOptional } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { refusal } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { defineQuery } from '../platform/ask';
import type { Context } from '../platform/context';
import { mayPass, refuseUnlessAllowed } from '../platform/permission';
import type { Actor } from '../platform/principal';
import { saying } from '../platform/validated';
import type { PersonFileKind } from './person-file.entity';

@ArgsType()
export class PersonInput {
  @Field(() => Int, { nullable: true, description: 'Id of the employee; or give userId' })
  @IsOptional()
  @IsInt(saying(texts.choosePerson()))
  employeeId?: number | null;
  @Field(() => Int, { nullable: true, description: 'Id of the user; or give employeeId' })
  @IsOptional()
  @IsInt(saying(texts.choosePerson()))
  userId?: number | null;
}

@ObjectType({ description: 'A file of a person; download it from GET /api/v1/file/{fileId}' })
export class PersonFileView {
  @Field(() => String, { description: 'Id of the file' }) fileId!: string;
  @Field(() => String, { description: 'File name given by the user' }) name!: string;
}

@ObjectType({ description: 'The picture and the document of an employee or a user' })
export class PersonFiles {
  @Field(() => PersonFileView, { nullable: true, description: 'Null if none' })
  picture!: PersonFileView | null;
  @Field(() => PersonFileView, {
    nullable: true,
    description:
      'Visible to the user it belongs to, and by the right employees.papers or, for a user, users.manage; null if none',
  })
  document!: PersonFileView | null;
}

/** Throws ProblemError INVALID unless one person is named, and FORBIDDEN for another user's files without the right. */
export function refuseStrangers({ employeeId, userId }: PersonInput, ctx: Context<Actor>): void {
  if ((employeeId ?? null) === null ? (userId ?? null) === null : (userId ?? null) !== null)
    throw refusal('INVALID', texts.choosePerson(), 'employeeId', 'INVALID');
  const isOwn = userId === ctx.actor.userId && mayPass('ownAccount', ctx.actor);
  if (userId != null && !isOwn) refuseUnlessAllowed('users.manage', ctx);
}

/** A person's files. Every user sees the pictures of employees; documents are for admins and the user concerned (ADR 37). */
export const personFiles = defineQuery({
  name: 'personFiles',
  right: 'signedIn',
  input: PersonInput,
  async run({ sql, ctx }, { employeeId = null, userId = null }): Promise<PersonFiles> {
    refuseStrangers({ employeeId, userId }, ctx);
    const rows = await sql<PersonFileView & { kind: PersonFileKind }>(
      `SELECT p.kind, p.file_id AS "fileId", f.name FROM person_file p JOIN stored_file f ON f.id = p.file_id
       WHERE p.employee_id = $1 OR p.user_id = $2`,
      [employeeId, userId],
    );
    const of = (kind: PersonFileKind): PersonFileView | null => rows.find((row) => row.kind === kind) ?? null;
    const mayReadPapers =
      userId === ctx.actor.userId || mayPass(userId === null ? 'employees.papers' : 'users.manage', ctx.actor);
    return { picture: of('PICTURE'), document: mayReadPapers ? of('DOCUMENT') : null };
  },
});
