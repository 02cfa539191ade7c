import { type RestAnswer, restCall } from '../../graphql/rest-call';

const DEVICE = 'forecourt.device';

/**
 * A random id by which the server knows this browser at the next log-in, so that wrong passwords from elsewhere do not
 * keep its user out. It opens nothing, and stays after the sign-out.
 */
function deviceId(): string {
  const kept = localStorage.getItem(DEVICE);
  if (kept !== null) return kept;
  const id = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(DEVICE, id);
  return id;
}

/** Logs in; the token of the new session. */
export async function logIn(email: string, password: string): Promise<RestAnswer<{ token: string }>> {
  return restCall<{ token: string }>('POST', '/login', { email, password, device: deviceId() });
}

/** Whether nobody can log in yet. False when the server does not say. */
export async function needsSetUp(): Promise<boolean> {
  const query = 'query StationState { stationState { needsSetUp } }';
  const answer = await restCall<{ data?: { stationState: { needsSetUp: boolean } } }>('POST', '/graphql', { query });
  return answer.ok && answer.body.data?.stationState.needsSetUp === true;
}
