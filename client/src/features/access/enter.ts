import { storeToken, takeRememberedPath } from '../../graphql/session';
import { holdKeysWhile } from '../../ui/dialog/held-keys';
import type { LogInAnswer } from './log-in';

export type Refusal = Exclude<LogInAnswer, { token: string }>;

/** Opens the requested page if the log-in succeeds. Keys typed until then belong to that page, or to the second step. */
export const enter = (
  logIn: () => Promise<LogInAnswer>,
  onGo: (path: string) => Promise<void>,
  onRefused: (refusal: Refusal) => void,
): Promise<boolean> =>
  holdKeysWhile(async () => {
    const answer = await logIn();
    if (!('token' in answer)) {
      onRefused(answer);
      return 'challenge' in answer;
    }
    storeToken(answer.token);
    await onGo(takeRememberedPath());
    return true;
  });
