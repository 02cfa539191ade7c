import { randomUUID } from 'node:crypto';
import { IsOptional, ValidateBy, type ValidationArguments } from 'class-validator';
import { hasControlCharacter } from '../../domain/field-rules';
import { FILE_TEXTS, GREATEST_FILE } from '../../domain/stored-file.rules';
import { IsText } from '../../platform/is-text';
import { defineCommand } from '../../platform/submit';
import { checkFile } from './check-file';
import { refuseOverQuota } from './refuse-over-quota';
import { shownName } from './shown-name';

/** Four characters for three bytes. */
const LONGEST = Math.ceil(GREATEST_FILE / 3) * 4;

/** Read and written again, since a pattern over millions of characters may run out of stack. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

const isFileText = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST && isBase64(value);

function whyNoFileText(args?: ValidationArguments): string {
  if (typeof args?.value !== 'string') return 'Choose a file';
  if (args.value === '') return FILE_TEXTS.empty;
  return args.value.length > LONGEST ? FILE_TEXTS.tooLarge : 'The content of the file must be base64 text';
}

export class KeepFileInput {
  /** As the user calls it; what is invisible in it is left out when it is kept. */
  @IsOptional() @IsText('File name', 255, undefined, hasControlCharacter) name?: string | null;
  /** The bytes as base64 text, so that the input is plain JSON. */
  @ValidateBy({ name: 'isFileText', validator: { validate: isFileText, defaultMessage: whyNoFileText } })
  content!: string;
}

/** Keeps a file for a document that will refer to it; one that none refers to is forgotten after a day. */
export const keepFile = defineCommand({
  name: 'keepFile',
  permission: 'user',
  input: KeepFileInput,
  prepare: (_ctx, { content }) => checkFile(Buffer.from(content, 'base64')),
  async run(tx, input, { contentType, content }): Promise<{ fileId: string }> {
    await refuseOverQuota(tx, content.length);
    const fileId = randomUUID();
    const name = shownName(input.name ?? '', contentType);
    await tx.sql(
      'INSERT INTO stored_file (id, name, content_type, content, created_by_id) VALUES ($1, $2, $3, $4, $5)',
      [fileId, name, contentType, content, tx.actor!.userId],
    );
    tx.audit({ table: 'stored_file', id: fileId, after: { name, contentType, bytes: content.length } });
    return { fileId };
  },
});
