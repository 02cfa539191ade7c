import { generateRegistrationOptions } from '@simplewebauthn/server';
import { Field, InputType } from 'type-graphql';
import { access } from '../../../domain/access.messages';
import { refusal } from '../../../domain/kernel/problem';
import { IsText } from '../../../platform/is-text';
import { poolOf, sqlOn } from '../../../platform/sql';
import { stationSetting } from '../../../platform/station-setting';
import { defineCommand, type Tx } from '../../../platform/submit';
import { OwnPasswordInput } from '../own-password';
import { endSessionsOf } from '../session';
import { tellUser } from '../tell-user';
import type { ShownRecoveryCodes } from './confirm-authenticator';
import { compareOwner, confirmOwner, refuseUnlessStepTaken } from './confirm-owner';
import { readPasskeyChallenge, storePasskeyChallenge, takePasskeyChallenge } from './passkey-challenge';
import { descriptorsOf, passkeysOf, readNewPasskey } from './passkeys';
import { replaceRecoveryCodes } from './recovery-codes';
import { type RelyingParty, relyingPartyOf } from './relying-party';
import { SECOND_FACTOR, secondFactorOf } from './second-factor';

const MOST_PASSKEYS = 10;

const notHere = () => refusal('NO_PASSKEYS', access.passkeysNeedHttps());

/** What the browser needs to make a passkey, as JSON; null when the request is repeated. */
export interface StartedPasskey {
  options: string | null;
}

/** Begins to add a passkey for the caller. */
export const startPasskey = defineCommand({
  name: 'startPasskey',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: OwnPasswordInput,
  prepare: async (ctx, { password }) => {
    const rp = relyingPartyOf(ctx.env);
    if (rp === null) throw notHere();
    return { rp, compared: await compareOwner(ctx, password) };
  },
  async run(tx, _input, { rp, compared }): Promise<StartedPasskey> {
    await confirmOwner(tx, compared);
    const { userId, email, name } = tx.actor;
    const known = await passkeysOf(tx.sql, userId, rp.id);
    if (known.length >= MOST_PASSKEYS) throw refusal('TOO_MANY_PASSKEYS', access.tooManyPasskeys());
    const options = await generateRegistrationOptions({
      rpName: await stationSetting(tx.sql, 'stationName'),
      rpID: rp.id,
      userName: email,
      userDisplayName: name,
      userID: new TextEncoder().encode(`forecourt:${userId}`),
      attestationType: 'none',
      excludeCredentials: descriptorsOf(known),
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
    });
    await storePasskeyChallenge(tx, 'ADD', options.challenge);
    return { options: JSON.stringify(options) };
  },
  storedAnswer: () => ({ options: null }),
});

@InputType()
export class AddPasskeyInput {
  @Field(() => String, { description: 'Name of the passkey, 1 to 40 characters, such as the device.' })
  @IsText('name', 40)
  name!: string;
  @Field(() => String, { description: "The browser's answer to the options of startPasskey, as JSON." })
  @IsText('response', 20_000)
  response!: string;
}

/** Adds the passkey that the caller's browser made, and ends the caller's other sessions. */
export const addPasskey = defineCommand({
  name: 'addPasskey',
  right: 'ownAccount',
  beforeSecondFactor: true,
  input: AddPasskeyInput,
  async prepare(ctx, { response }) {
    const rp = relyingPartyOf(ctx.env);
    if (rp === null) throw notHere();
    const challenge = await readPasskeyChallenge(sqlOn(poolOf(ctx.database)), ctx.actor, 'ADD');
    return { rp, challenge, passkey: challenge === null ? null : await readNewPasskey(rp, challenge, response) };
  },
  async run(tx, { name }, { rp, challenge, passkey }): Promise<ShownRecoveryCodes> {
    const { userId, sessionId } = tx.actor;
    if (name.trim() === '') throw refusal('NO_NAME', access.passkeyNameMissing(), 'name', 'INVALID');
    await tx.sql('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
    await refuseUnlessStepTaken(tx.sql, tx.actor);
    if (passkey === null || (await takePasskeyChallenge(tx, 'ADD')) !== challenge)
      throw refusal('PASSKEY_REFUSED', access.passkeyNotAdded(), undefined, 'INVALID');
    await insert(tx, { userId, name: name.trim(), rp, ...passkey });
    const { recoveryCodesLeft } = await secondFactorOf(tx.sql, userId);
    const recoveryCodes = recoveryCodesLeft === 0 ? await replaceRecoveryCodes(tx, userId) : null;
    await endSessionsOf(tx, userId, sessionId);
    tx.audit({ table: SECOND_FACTOR, id: userId, after: { passkeyAdded: name.trim() } });
    await tellUser(tx, userId, 'passkeyAdded');
    return { recoveryCodes };
  },
  storedAnswer: () => ({ recoveryCodes: null }),
});

interface NewPasskey {
  userId: number;
  name: string;
  rp: RelyingParty;
  credentialId: string;
  publicKey: Buffer;
  counter: number;
  transports: string;
}

async function insert({ sql }: Tx, passkey: NewPasskey): Promise<void> {
  const { userId, name, rp, credentialId, publicKey, counter, transports } = passkey;
  await sql(
    `INSERT INTO passkey (user_id, name, rp_id, credential_id, public_key, counter, transports)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [userId, name, rp.id, credentialId, publicKey, counter, transports],
  );
}
