import { Secret, TOTP } from 'otpauth';
import type { Clock } from '../../server/platform/clock';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { confirmAuthenticator } from '../../server/services/access/second-factor/confirm-authenticator';
import { startAuthenticator } from '../../server/services/access/second-factor/start-authenticator';

/** The code that an app with this key shows at a time. */
export const codeOf = (key: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: at.getTime() });

/** The same clock, some seconds later. */
export const later = (clock: Clock, seconds: number): Clock => ({
  ...clock,
  now: () => new Date(clock.now().getTime() + seconds * 1000),
});

/** Turns on the authenticator app of the context's user, two minutes ago so that today's codes are unused. */
export async function turnOn(ctx: Context, password: string): Promise<{ key: string; recoveryCodes: string[] }> {
  const { key } = await submit({ ...ctx, idempotencyKey: null }, startAuthenticator, { password });
  const clock = later(ctx.clock, -120);
  const { recoveryCodes } = await submit({ ...ctx, clock }, confirmAuthenticator, { code: codeOf(key!, clock.now()) });
  return { key: key!, recoveryCodes: recoveryCodes! };
}

/** What a refused log-in says about its second step. */
export interface Challenge {
  code: string;
  challenge: string;
  secondSteps: string[];
  /** The WebAuthn request, as JSON, if there is a passkey. */
  passkeys?: string;
}

/** The challenge of a log-in; fails if it is not refused with one. */
export async function challengeOf(logIn: Promise<unknown>): Promise<Challenge> {
  const error = await logIn.then(
    () => new Error('The log-in needed no second step'),
    (thrown: unknown) => thrown,
  );
  const { details } = error as { details?: Challenge };
  if (details?.challenge === undefined) throw error;
  return details;
}
