import { randomUUID } from 'node:crypto';
import { IsBase64, IsOptional } from 'class-validator';
import { refusal } from '../domain/kernel/problem';
import { IsText } from '../platform/is-text';
import { poolOf, sqlOn } from '../platform/sql';
import { defineCommand } from '../platform/submit';
import { ResetPasswordInput, resetPassword } from '../services/access/reset-password';
import { hashOfSecret } from '../services/access/secret';
import { checkFile } from '../services/files/check-file';
import { shownName } from '../services/files/shown-name';
import { writePersonFile } from './set-person-file';

class ResetWithPictureInput extends ResetPasswordInput {
  @IsOptional() @IsText('File name', 255) pictureName?: string | null;
  /** The bytes as base64 text, so that the input is plain JSON. */
  @IsOptional() @IsBase64({}, { message: 'The content of the file must be base64 text' }) picture?: string | null;
}

/**
 * Sets a new password through a link, and keeps the user's picture that the old page sends with it (specification,
 * section 7). A picture that cannot be kept is refused before the link is used.
 */
export const resetPasswordWithPicture = defineCommand({
  name: 'resetPasswordWithPicture',
  permission: 'anyone',
  input: ResetWithPictureInput,
  async prepare(ctx, { picture, pictureName, ...input }) {
    const reset = await resetPassword.prepare!(ctx, input);
    // Nobody has a picture decoded without a link that holds; the reset itself judges the link again.
    const [link] = await sqlOn(poolOf(ctx.database))(
      `SELECT FROM password_recovery
       WHERE user_id::text = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()`,
      [input.id, hashOfSecret(input.autoGen!)],
    );
    if (!picture || link === undefined) return { reset, checkedPicture: null };
    const checkedPicture = await checkFile(Buffer.from(picture, 'base64'));
    if (!checkedPicture.contentType.startsWith('image/'))
      throw refusal('NO_PICTURE', 'A picture must be a JPEG, PNG or WebP file', 'picture', 'INVALID');
    return { reset, checkedPicture };
  },
  async run(tx, { pictureName, picture: _, ...input }, { reset, checkedPicture }) {
    await resetPassword.run(tx, input, reset);
    if (checkedPicture === null) return {};
    const fileId = randomUUID();
    const userId = Number(input.id);
    const name = shownName(pictureName ?? '', checkedPicture.contentType);
    await tx.sql(
      'INSERT INTO stored_file (id, name, content_type, content, created_by_id) VALUES ($1, $2, $3, $4, $5)',
      [fileId, name, checkedPicture.contentType, checkedPicture.content, userId],
    );
    tx.audit({
      table: 'stored_file',
      id: fileId,
      after: { name, contentType: checkedPicture.contentType, bytes: checkedPicture.content.length },
    });
    await writePersonFile(tx, { userId }, 'PICTURE', fileId);
    return {};
  },
});
