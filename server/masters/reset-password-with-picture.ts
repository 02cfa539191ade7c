import { IsBase64, IsOptional } from 'class-validator';
import { labelled } from '../domain/kernel/message';
import { PICTURE_TYPES } from '../domain/stored-file.rules';
import { IsText } from '../platform/is-text';
import { poolOf, sqlOn } from '../platform/sql';
import { defineCommand } from '../platform/submit';
import { saying } from '../platform/validated';
import { ResetPasswordInput, resetPassword } from '../services/access/reset-password';
import { hashOfSecret } from '../services/access/secret';
import { checkFile } from '../services/files/check-file';
import { storeFile } from '../services/files/store-file';
import { writePersonFile } from './set-person-file';

class ResetWithPictureInput extends ResetPasswordInput {
  @IsOptional() @IsText('File name', 255) pictureName?: string | null;
  /** Base64, so that the input is plain JSON. */
  @IsOptional() @IsBase64({}, saying(labelled('The content of the file must be base64 text'))) picture?: string | null;
}

/**
 * Sets a new password through a link, and stores the picture that the old page sends with it (specification, section
 * 7). A picture that cannot be stored is refused before the link is used.
 */
export const resetPasswordWithPicture = defineCommand({
  name: 'resetPasswordWithPicture',
  right: 'anyone',
  input: ResetWithPictureInput,
  async prepare(ctx, { picture, pictureName, ...input }) {
    const reset = await resetPassword.prepare!(ctx, input);
    // Decodes a picture only for a valid link; the reset checks the link again.
    const [link] = await sqlOn(poolOf(ctx.database))(
      `SELECT FROM password_recovery
       WHERE user_id::text = $1 AND token_hash = $2 AND used_at IS NULL AND expires_at > now()`,
      [input.id, hashOfSecret(input.autoGen!)],
    );
    if (!picture || link === undefined) return { reset, checkedPicture: null };
    return { reset, checkedPicture: await checkFile(Buffer.from(picture, 'base64'), PICTURE_TYPES) };
  },
  async run(tx, { pictureName, picture: _, ...input }, { reset, checkedPicture }) {
    await resetPassword.run(tx, input, reset);
    if (checkedPicture === null) return {};
    const userId = Number(input.id);
    const fileId = await storeFile(tx, checkedPicture, { name: pictureName ?? '', createdById: userId });
    await writePersonFile(tx, { userId }, 'PICTURE', fileId);
    return {};
  },
});
