import { Field, InputType } from 'type-graphql';
import { normaliseField } from '../domain/field-rules';
import { refusal } from '../domain/kernel/problem';
import { userRules } from '../domain/user.rules';
import type { Env } from '../env';
import { IsText } from '../platform/is-text';
import { enqueueMail } from '../platform/outbox';
import { stationSetting } from '../platform/station-setting';
import { defineCommand } from '../platform/submit';
import type { OpenTransaction } from '../platform/transaction';
import { hashOfSecret, newSecret } from './secret';
import { countGuess } from './throttle';

export const RECOVERY_MAILED = 'a password recovery email has been send to your mail address';
export const NOT_REGISTERED = 'This is not a registered email address !!!';

export const LASTS_MINUTES = 30;

@InputType()
export class RecoverPasswordInput {
  @Field(() => String) @IsText('email', 200, NOT_REGISTERED) email!: string;
}

/** Where the mailed link leads: never the Host header of a request, which anybody can write. */
const baseOf = ({ publicUrl, host, port }: Env): string => publicUrl ?? `http://${host}:${port}`;

/**
 * A link with which this user chooses a new password, once and within half an hour; an older link of his is void. Its
 * secret is in the link and nowhere else.
 */
export async function newPasswordLink(
  { sql }: OpenTransaction,
  userId: number,
  env: Env,
): Promise<{ link: string; hash: Buffer }> {
  const secret = newSecret();
  const hash = hashOfSecret(secret);
  await sql(
    `INSERT INTO password_recovery (user_id, token_hash, expires_at)
     VALUES ($1, $2, now() + ${LASTS_MINUTES} * interval '1 minute')
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at, used_at = NULL`,
    [userId, hash],
  );
  return { link: `${baseOf(env)}/update-password?autoGen=${secret}&id=${userId}`, hash };
}

/** Mails a link with which a forgotten password is replaced; an older link is void from then on. */
export const recoverPassword = defineCommand({
  name: 'recoverPassword',
  permission: 'anyone',
  input: RecoverPasswordInput,
  async prepare(ctx, input) {
    const email = normaliseField(userRules.email, input.email) as string;
    // Never forgiven: each one may send a mail.
    await countGuess(ctx, 'recovery', email);
    return { email };
  },
  async run(tx, _input, { email }) {
    const [user] = await tx.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1 AND enabled', [email]);
    if (!user) throw refusal('NOT_REGISTERED', NOT_REGISTERED, 'email', 'NOT_FOUND');
    const { link, hash } = await newPasswordLink(tx, user.id, tx.ctx.env);
    const stationName = await stationSetting(tx.sql, 'stationName');
    await enqueueMail(tx, {
      recipient: email,
      subject: `A new password for ${stationName}`,
      body: bodyOf(stationName, link),
      eventKey: `passwordRecovery ${hash.toString('hex')}`,
      isSecret: true,
      usefulForMinutes: LASTS_MINUTES,
    });
    tx.audit({ table: 'password_recovery', id: user.id, after: { mailed: true } });
    return {};
  },
});

const bodyOf = (stationName: string, link: string): string =>
  `Somebody asked for a new password for your account at ${stationName}.

Open this link within ${LASTS_MINUTES} minutes to choose one:
${link}

It works once. If it was not you, do nothing: your password stays as it is.
`;
