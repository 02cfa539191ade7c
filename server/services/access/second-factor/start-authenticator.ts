import { Field, InputType } from 'type-graphql';
import { IsText } from '../../../platform/is-text';
import { poolOf, sqlOn } from '../../../platform/sql';
import { stationSetting } from '../../../platform/station-setting';
import { defineCommand } from '../../../platform/submit';
import { compareOwnPassword, refuseWrongPassword } from '../own-password';
import { newAuthenticatorKey } from './authenticator';

@InputType()
export class OwnPasswordInput {
  @Field(() => String, { description: "The current user's password." })
  @IsText('password', 200)
  password!: string;
}

/** A new key for an authenticator app; null when the request is repeated, since it was shown already. */
export interface StartedAuthenticator {
  /** The otpauth address for the QR code. */
  address: string | null;
  /** The same key in text, for typing. */
  key: string | null;
}

/**
 * Makes a key for the caller's authenticator app. It replaces an earlier one when its first code is confirmed, so a lost
 * answer changes nothing.
 */
export const startAuthenticator = defineCommand({
  name: 'startAuthenticator',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: OwnPasswordInput,
  prepare: async (ctx, { password }) => {
    const { userId, email } = ctx.actor;
    const issuer = await stationSetting(sqlOn(poolOf(ctx.database)), 'stationName');
    return {
      compared: await compareOwnPassword(ctx, password),
      made: await newAuthenticatorKey(ctx.database, userId, { issuer, label: email }),
    };
  },
  async run(tx, _input, { compared, made: { address, key, sealed } }): Promise<StartedAuthenticator> {
    await refuseWrongPassword(tx, compared, 'password');
    await tx.sql(
      `INSERT INTO authenticator (user_id, pending_key) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET pending_key = excluded.pending_key`,
      [tx.actor.userId, sealed],
    );
    return { address, key };
  },
  storedAnswer: () => ({ address: null, key: null }),
});
