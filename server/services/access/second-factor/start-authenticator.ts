import { IsOptional } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import type { UserPrincipal } from '../../../platform/principal';
import { poolOf, sqlOn } from '../../../platform/sql';
import { stationSetting } from '../../../platform/station-setting';
import { defineCommand, type Tx } from '../../../platform/submit';
import { newAuthenticatorKey } from './authenticator';
import { compareOwner, confirmOwner } from './confirm-owner';
import { MUST_SET_UP } from './second-factor';

@InputType()
export class StartAuthenticatorInput {
  @Field(() => String, {
    nullable: true,
    description:
      "The current user's password. Not needed within ten minutes of the log-in of a user who must set up a second step first.",
  })
  @IsOptional()
  @IsText('password', 200)
  password?: string | null;
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
 * answer changes nothing. A user who has just logged in and must set up a second factor first need not type the password
 * again.
 */
export const startAuthenticator = defineCommand({
  name: 'startAuthenticator',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: StartAuthenticatorInput,
  prepare: async (ctx, { password }) => {
    const { userId, email } = ctx.actor;
    const issuer = await stationSetting(sqlOn(poolOf(ctx.database)), 'stationName');
    return {
      compared: password == null ? null : await compareOwner(ctx, password),
      made: await newAuthenticatorKey(ctx.database, userId, { issuer, label: email }),
    };
  },
  async run(tx, _input, { compared, made: { address, key, sealed } }): Promise<StartedAuthenticator> {
    if (compared === null) await refuseUnlessSetUpAtLogIn(tx);
    else await confirmOwner(tx, compared);
    await tx.sql(
      `INSERT INTO authenticator (user_id, pending_key) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET pending_key = excluded.pending_key`,
      [tx.actor.userId, sealed],
    );
    return { address, key };
  },
  storedAnswer: () => ({ address: null, key: null }),
});

async function refuseUnlessSetUpAtLogIn({ sql, actor }: Tx<UserPrincipal>): Promise<void> {
  const mustSetUp = await sql(`SELECT FROM app_user u WHERE u.id = $1 AND ${MUST_SET_UP}`, [actor.userId]);
  if (mustSetUp.length === 0 || actor.mustConfirm)
    throw refusal('PASSWORD_MISSING', access.passwordMissing(), 'password', 'INVALID');
}
