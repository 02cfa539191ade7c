import { FILE_TEXTS, GREATEST_FILE } from '../../../../server/domain/stored-file.rules';
import { readToken } from '../../graphql/session';
import { said, t } from '../../i18n/translate';

/** A great scan over a slow line takes its time. */
const ANSWER_WITHIN_MS = 180_000;

export type UploadAnswer = { ok: true; fileId: string } | { ok: false; message: string };

/**
 * Puts a file on the server; one that is too large is refused before the whole of it has gone there. Never throws: a refusal and a missing answer both come back in words for the user.
 */
export async function uploadFile(file: File, stop: AbortSignal): Promise<UploadAnswer> {
  if (file.size > GREATEST_FILE) return { ok: false, message: said(FILE_TEXTS.tooLarge) };
  const body = new FormData();
  body.append('file', file, file.name);
  try {
    const response = await fetch('/api/v1/file', {
      method: 'POST',
      headers: { authorization: `Bearer ${readToken() ?? ''}` },
      body,
      signal: AbortSignal.any([stop, AbortSignal.timeout(ANSWER_WITHIN_MS)]),
    });
    const answer = (await response.json()) as [{ fileId: string }] & { msg?: string };
    return response.ok
      ? { ok: true, fileId: answer[0].fileId }
      : { ok: false, message: said(answer.msg) ?? t('ui.upload.noAnswer') };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('ui.upload.noAnswer') };
    throw error;
  }
}
