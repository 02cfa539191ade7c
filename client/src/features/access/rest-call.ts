import { t } from '../../i18n/translate';

export type RestAnswer<Body> = { ok: true; body: Body } | { ok: false; message: string };

const ANSWER_WITHIN_MS = 30_000;

/**
 * Calls the server without GraphQL, so that the pages before the log-in load little. Never throws: a refusal and a
 * missing answer both come back in words for the user.
 */
export async function restCall<Body = unknown>(
  method: 'POST' | 'PUT',
  path: string,
  body: object,
): Promise<RestAnswer<Body>> {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const answer = (await response.json()) as Body & { msg?: string };
    return response.ok ? { ok: true, body: answer } : { ok: false, message: answer.msg ?? t('access.noAnswer') };
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException)
      return { ok: false, message: t('access.noAnswer') };
    throw error;
  }
}

/** Logs in; the token of the new session. */
export async function logIn(email: string, password: string): Promise<RestAnswer<{ token: string }>> {
  return restCall<{ token: string }>('POST', '/login', { email, password });
}

/** Whether nobody can log in yet. False when the server does not say. */
export async function needsSetUp(): Promise<boolean> {
  const query = 'query StationState { stationState { needsSetUp } }';
  const answer = await restCall<{ data?: { stationState: { needsSetUp: boolean } } }>('POST', '/graphql', { query });
  return answer.ok && answer.body.data?.stationState.needsSetUp === true;
}
