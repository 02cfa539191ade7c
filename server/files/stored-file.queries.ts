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

/** A kept file, byte for byte. Throws ProblemError NOT_FOUND where there is none of that id, or none any more. */
export const fileContent = defineQuery({
  name: 'fileContent',
  permission: 'user',
  input: FileInput,
  run: async ({ sql }, { fileId }): Promise<FileContent> => {
    const [file] = await sql<FileContent>(
      'SELECT name, content_type AS "contentType", content FROM stored_file WHERE id = $1',
      [fileId],
    );
    if (!file) throw refusal('UNKNOWN_FILE', NO_SUCH_FILE, 'fileId', 'NOT_FOUND');
    return file;
  },
});
