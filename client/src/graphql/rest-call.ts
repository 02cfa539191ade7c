import { said, t } from '../i18n/translate';

export type RestAnswer<Body> = { ok: true; body: Body } | { ok: false; message: string };

const ANSWER_WITHIN_MS = 30_000;

/**
 * Calls the server without GraphQL, so that the pages before the log-in load little. Never rejects: refusals and
 * missing answers are returned as messages for the user.
 */
export async function restCall<Body = unknown>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  token: string | null = null,
): Promise<RestAnswer<Body>> {
  try {
    const response = await fetch(path, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer = (await response.json()) as Body & { msg?: string };
    return response.ok ? { ok: true, body: answer } : { ok: false, message: said(answer.msg) ?? t('access.noAnswer') };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('access.noAnswer') };
    throw error;
  }
}
