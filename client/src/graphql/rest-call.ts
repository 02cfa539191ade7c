import { said, t } from '../i18n/translate';

/** `body` of a refusal is what the server answered besides the message; null if it did not answer. */
export type RestAnswer<Body, Refused = unknown> =
  | { ok: true; body: Body }
  | { ok: false; message: string; body: Refused | null };

const ANSWER_WITHIN_MS = 30_000;

/**
 * Calls the server without GraphQL, so that the pages before the log-in load little. Never rejects: refusals and
 * missing answers are returned as messages for the user.
 */
export async function restCall<Body = unknown, Refused = unknown>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
  token: string | null = null,
): Promise<RestAnswer<Body, Refused>> {
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
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, body: answer as Body };
    const { msg } = answer as { msg?: string };
    return { ok: false, message: said(msg) ?? t('access.noAnswer'), body: answer as Refused };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('access.noAnswer'), body: null };
    throw error;
  }
}
