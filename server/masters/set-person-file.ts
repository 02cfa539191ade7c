import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { labelled } from '../domain/kernel/message';
import { refusal } from '../domain/kernel/problem';
import { masters as texts } from '../domain/masters.messages';
import { FILE_TEXTS } from '../domain/stored-file.rules';
import { refuseUnlessAllowed } from '../platform/permission';
import { type AnyTx, defineCommand, type Tx } from '../platform/submit';
import { saying } from '../platform/validated';
import { PERSON_FILE_KINDS, type PersonFileKind } from './person-file.entity';
import { PersonInput, refuseStrangers } from './person-file.queries';

@InputType({ description: 'Sets or removes a picture or document of an employee or a user' })
export class SetPersonFileInput extends PersonInput {
  @Field(() => Int, { nullable: true, description: 'Id of the employee; or give userId' }) declare employeeId?:
    | number
    | null;
  @Field(() => Int, { nullable: true, description: 'Id of the user; or give employeeId' }) declare userId?:
    | number
    | null;
  @Field(() => String, { description: 'PICTURE or DOCUMENT' })
  @IsIn(PERSON_FILE_KINDS, saying(texts.kindWrong()))
  kind!: PersonFileKind;
  @Field(() => String, { nullable: true, description: 'Id of an uploaded file; null removes the file' })
  @IsOptional()
  @IsUUID(undefined, saying(labelled(FILE_TEXTS.unknown)))
  fileId?: string | null;
}

/** The person's current file of this kind; undefined if there is none. */
const currentFile = async (tx: AnyTx, { employeeId, userId }: PersonInput, kind: PersonFileKind) => {
  const [row] = await tx.sql<{ id: number; fileId: string }>(
    `SELECT id, file_id AS "fileId" FROM person_file
     WHERE (employee_id = $1 OR user_id = $2) AND kind = $3 FOR NO KEY UPDATE`,
    [employeeId, userId, kind],
  );
  return row;
};

/** Sets or removes a person's file, with its audit. The clean-up deletes the file once nothing refers to it. */
export async function writePersonFile(
  tx: AnyTx,
  { employeeId = null, userId = null }: PersonInput,
  kind: PersonFileKind,
  fileId: string | null,
): Promise<void> {
  const person = { employeeId, userId };
  const before = await currentFile(tx, person, kind);
  if (before === undefined && fileId === null) return;
  const [row] =
    fileId === null
      ? await tx.sql<{ id: number }>('DELETE FROM person_file WHERE id = $1 RETURNING id', [before!.id])
      : await tx.sql<{ id: number }>(
          `INSERT INTO person_file (employee_id, user_id, kind, file_id) VALUES ($1, $2, $3, $4)
           ON CONFLICT (${employeeId === null ? 'user_id' : 'employee_id'}, kind)
           DO UPDATE SET file_id = EXCLUDED.file_id RETURNING id`,
          [employeeId, userId, kind, fileId],
        );
  tx.audit({
    table: 'person_file',
    id: row!.id,
    ...(before && { before: { ...person, kind, fileId: before.fileId } }),
    ...(fileId !== null && { after: { ...person, kind, fileId } }),
  });
}

/**
 * Sets the picture or the document of a person from a file that the caller uploaded. Admins may do so for anyone, users
 * for their own picture. Throws ProblemError INVALID for an unknown person or file, and for a picture that is a PDF.
 */
export const setPersonFile = defineCommand({
  name: 'setPersonFile',
  right: 'signedIn',
  input: SetPersonFileInput,
  async run(tx, { kind, fileId = null, employeeId = null, userId = null }): Promise<object> {
    const person = { employeeId, userId };
    refuseStrangers(person, tx.ctx);
    if (employeeId !== null) refuseUnlessAllowed('employees.papers', tx.ctx);
    else if (kind === 'DOCUMENT') refuseUnlessAllowed('users.manage', tx.ctx);
    await refuseUnknownPerson(tx, person);
    if (fileId !== null) await refuseOtherFile(tx, kind, fileId);
    await writePersonFile(tx, person, kind, fileId);
    return {};
  },
});

async function refuseUnknownPerson(tx: Tx, { employeeId, userId }: PersonInput): Promise<void> {
  const [found] =
    employeeId === null
      ? await tx.sql('SELECT FROM app_user WHERE id = $1 FOR KEY SHARE', [userId])
      : await tx.sql('SELECT FROM employee WHERE id = $1 FOR KEY SHARE', [employeeId]);
  if (found === undefined) throw refusal('UNKNOWN', texts.choosePerson(), 'employeeId', 'INVALID');
}

/** Only the uploader may use a file: knowing its id must not give access to another user's document. */
async function refuseOtherFile(tx: Tx, kind: PersonFileKind, fileId: string): Promise<void> {
  const [file] = await tx.sql<{ contentType: string }>(
    'SELECT content_type AS "contentType" FROM stored_file WHERE id = $1 AND created_by_id = $2 FOR KEY SHARE',
    [fileId, tx.actor.userId],
  );
  if (file === undefined) throw refusal('UNKNOWN_FILE', labelled(FILE_TEXTS.unknown), 'fileId', 'INVALID');
  if (kind === 'PICTURE' && !file.contentType.startsWith('image/'))
    throw refusal('NO_PICTURE', labelled(FILE_TEXTS.notPicture), 'fileId', 'INVALID');
}
