import {
  FILE_TEXTS,
  FILE_TYPES,
  type FileType,
  GREATEST_FILE,
  isFileType,
  notTakenText,
} from '../../../../server/domain/stored-file.rules';
import { messageData, saidRefusal } from '../../graphql/rest-call';
import { authorization } from '../../graphql/session';
import { t, translateLabel } from '../../i18n/translate';

/** A large scan takes long over a slow connection. */
const ANSWER_WITHIN_MS = 180_000;

export type UploadAnswer = { ok: true; fileId: string } | { ok: false; message: string };

/**
 * Uploads a file; one that is too large or of a wrong type is refused before it is sent. Never rejects: refusals and
 * missing answers are returned as messages for the user.
 */
export async function uploadFile(
  file: File,
  stop: AbortSignal,
  takes: readonly FileType[] = FILE_TYPES,
): Promise<UploadAnswer> {
  if (file.size > GREATEST_FILE) return { ok: false, message: translateLabel(FILE_TEXTS.tooLarge) };
  if (isFileType(file.type) && !takes.includes(file.type))
    return { ok: false, message: translateLabel(notTakenText(takes)) };
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    const response = await fetch('/api/v1/file', {
      method: 'POST',
      headers: { ...authorization(), ...messageData() },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    const answer = (await response.json()) as [{ fileId: string }] & { msg?: string };
    if (response.ok) return { ok: true, fileId: answer[0].fileId };
    const refused = answer.msg === FILE_TEXTS.notTaken ? translateLabel(notTakenText(takes)) : saidRefusal(answer);
    return { ok: false, message: refused ?? t('ui.upload.noAnswer') };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('ui.upload.noAnswer') };
    throw error;
  }
}
