import { type WordedText } from '../../../../server/domain/kernel/message';
import { CHALLENGE_OVER, type SecondStep } from '../../../../server/domain/second-factor.rules';
import { type RestAnswer, restCall } from '../../graphql/rest-call';
import { said } from '../../i18n/translate';

const DEVICE = 'forecourt.device';

/**
 * A random id by which the server recognises this browser at the next log-in, so that wrong passwords from elsewhere do
 * not lock its user out. It grants no access, and survives signing out.
 */
function deviceId(): string {
  const kept = localStorage.getItem(DEVICE);
  if (kept !== null) return kept;
  const id = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  localStorage.setItem(DEVICE, id);
  return id;
}

/** A log-in: the token of the new session, what its second step needs, or why it was refused. */
export type LogInAnswer =
  | { token: string }
  | { challenge: string; secondSteps: readonly SecondStep[]; passkeys?: string }
  | { problem: string; isOver: boolean };

interface Refused {
  code?: string;
  challenge?: string;
  secondSteps?: readonly SecondStep[];
  passkeys?: string;
}

function read(answer: RestAnswer<{ token: string }, Refused>): LogInAnswer {
  if (answer.ok) return { token: answer.body.token };
  const { challenge, secondSteps, passkeys, code } = answer.body ?? {};
  if (challenge && secondSteps) return { challenge, secondSteps, ...(passkeys && { passkeys }) };
  return { problem: answer.message, isOver: code === CHALLENGE_OVER };
}

/** Logs in with a password. */
export const logIn = async (email: string, password: string): Promise<LogInAnswer> =>
  read(await restCall('POST', '/login', { email, password, device: deviceId() }));

/** Completes a log-in that needs a second step. */
export const completeLogIn = async (step: object): Promise<LogInAnswer> =>
  read(await restCall('POST', '/api/v1/login/second-step', { ...step, device: deviceId() }));

/** Whether the station has no user yet. False if the server does not answer. */
export async function needsSetUp(): Promise<boolean> {
  const query = 'query StationState { stationState { needsSetUp } }';
  const answer = await restCall<{ data?: { stationState: { needsSetUp: boolean } } }>('POST', '/graphql', { query });
  return answer.ok && answer.body.data?.stationState.needsSetUp === true;
}

/** Why a password link cannot be used, in the user's language; null where it can, or where the server does not say. */
export async function whyLinkIsVoid(autoGen: string, id: string): Promise<string | null> {
  const query =
    'mutation CheckPasswordLink($input: CheckPasswordLinkInput!) { checkPasswordLink(input: $input) { userErrors { message messageId params } } }';
  const answer = await restCall<{ data?: { checkPasswordLink: { userErrors: WordedText[] } } | null }>(
    'POST',
    '/graphql',
    { query, variables: { input: { autoGen, id } } },
  );
  const [why] = (answer.ok && answer.body.data?.checkPasswordLink.userErrors) || [];
  return why === undefined ? null : said(why);
}
