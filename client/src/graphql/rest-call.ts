import { locale, type MessageText, said, t } from '../i18n/translate';

/** Headers by which a reader of another language than English gets a refusal of a REST path as data too. */
export const messageData = (): Record<string, string> => (locale() === 'en' ? {} : { 'x-message-data': '1' });

/** The refusal of a REST path, in the user's language; null without one. */
export function saidRefusal(answer: unknown): string | null {
  const { msg, text } = answer as { msg?: string; text?: MessageText };
  return said(text ?? msg) ?? null;
}

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
        ...messageData(),
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: true, body: answer as Body };
    return { ok: false, message: saidRefusal(answer) ?? t('access.noAnswer'), body: answer as Refused };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('access.noAnswer'), body: null };
    throw error;
  }
}
