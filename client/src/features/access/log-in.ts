import { type RestAnswer, restCall } from '../../graphql/rest-call';

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
