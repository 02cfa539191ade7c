import { IsUUID } from 'class-validator';
import { refusal } from '../domain/kernel/problem';
import type { FileType } from '../domain/stored-file.rules';
import { defineQuery } from '../platform/ask';

const NO_SUCH_FILE = 'There is no such file';

export class FileInput {
  @IsUUID(undefined, { message: NO_SUCH_FILE }) fileId!: string;
}

export interface FileContent {
  name: string;
  contentType: FileType;
  content: Buffer;
}

/** In SQL, of the file `f` and the reader $2: a paper of a person that is not theirs to see (ADR 37). */
const IS_OF_SOMEBODY_ELSE = `EXISTS (SELECT FROM person_file p WHERE p.file_id = f.id
  AND (p.kind = 'DOCUMENT' OR p.user_id IS NOT NULL) AND p.user_id IS DISTINCT FROM $2)`;

/**
 * A kept file, byte for byte. Throws ProblemError NOT_FOUND where there is none of that id, none any more, or where it is a
 * person's paper that only admins read.
 */
export const fileContent = defineQuery({
  name: 'fileContent',
  permission: 'user',
  input: FileInput,
  run: async ({ sql, ctx }, { fileId }): Promise<FileContent> => {
    const [file] = await sql<FileContent>(
      `SELECT f.name, f.content_type AS "contentType", f.content FROM stored_file f
       WHERE f.id = $1 AND ($3 OR NOT ${IS_OF_SOMEBODY_ELSE})`,
      [fileId, ctx.actor!.userId, ctx.actor!.isAdmin],
    );
    if (!file) throw refusal('UNKNOWN_FILE', NO_SUCH_FILE, 'fileId', 'NOT_FOUND');
    return file;
  },
});
