import { IsUUID } from 'class-validator';
import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { FILE_TEXTS, type FileType } from '../../domain/stored-file.rules';
import { defineQuery } from '../../platform/ask';
import { mayPass } from '../../platform/permission';
import { saying } from '../../platform/validated';

class FileInput {
  @IsUUID(undefined, saying(labelled(FILE_TEXTS.unknown))) fileId!: string;
}

export interface FileContent {
  name: string;
  contentType: FileType;
  content: Buffer;
}

/**
 * SQL predicate: the user $2 may read the file `f`: an invoice's paper, the station's logo, an employee's picture, the user's own picture
 * and document, and an upload of the user that is nobody's picture or document. $3: may read employees' documents; $4:
 * may read the files of all users.
 */
const MAY_READ = `(
  EXISTS (SELECT FROM invoice i WHERE i.document_id = f.id)
  OR EXISTS (SELECT FROM station_logo l WHERE l.file_id = f.id)
  OR EXISTS (SELECT FROM person_file p WHERE p.file_id = f.id
             AND (p.user_id = $2 OR p.employee_id IS NOT NULL AND (p.kind = 'PICTURE' OR $3)
                  OR p.user_id IS NOT NULL AND $4))
  OR (f.created_by_id = $2 OR $4) AND NOT EXISTS (SELECT FROM person_file p WHERE p.file_id = f.id))`;

/**
 * Returns a stored file, byte for byte. Throws ProblemError NOT_FOUND for an unknown id, and for a file that the caller
 * may not read (ADR 41).
 */
export const fileContent = defineQuery({
  name: 'fileContent',
  right: 'signedIn',
  input: FileInput,
  run: async ({ sql, ctx }, { fileId }): Promise<FileContent> => {
    const [file] = await sql<FileContent>(
      `SELECT f.name, f.content_type AS "contentType", f.content FROM stored_file f
       WHERE f.id = $1 AND ${MAY_READ}`,
      [fileId, ctx.actor.userId, mayPass('employees.papers', ctx.actor), mayPass('users.manage', ctx.actor)],
    );
    if (!file) throw refusal('UNKNOWN_FILE', labelled(FILE_TEXTS.unknown), 'fileId', 'NOT_FOUND');
    return file;
  },
});
