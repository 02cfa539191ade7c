import { randomUUID } from 'node:crypto';
import { Field, InputType } from 'type-graphql';
import type { DataSource } from 'typeorm';
import { normaliseField } from '../../domain/field-rules';
import { refusal } from '../../domain/kernel/problem';
import { userRules } from '../../domain/user.rules';
import type { Env } from '../../env';
import { IsText } from '../../platform/is-text';
import { enqueueRecoveryMail } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import { defineCommand } from '../../platform/submit';
import { type OpenTransaction, transaction } from '../../platform/transaction';
import type { LinkSource } from './account-handlers';
import { hashOfSecret, newSecret } from './secret';
import { countRecovery } from './throttle';

export const RECOVERY_MAILED = 'a password recovery email has been send to your mail address';
export const NOT_REGISTERED = 'This is not a registered email address !!!';

export const LASTS_MINUTES = 30;

@InputType()
export class RecoverPasswordInput {
  @Field(() => String) @IsText('email', 200, NOT_REGISTERED) email!: string;
}

/** Where the mailed link leads: never the Host header of a request, which anybody can write. */
const baseOf = ({ publicUrl, host, port }: Env): string => publicUrl ?? `http://${host}:${port}`;

/** Who is given a link for a new password: its user by mail, an admin who hands it on, or whoever runs the server. */
export interface LinkFor {
  userId: number;
  source: LinkSource;
  /** The admin who is shown it. */
  issuedById?: number;
}

/**
 * A link with which this user chooses a new password, once and within half an hour; an older link of the user is void.
 * Anybody can ask for a mail, so a mailed link does not replace a valid one of an admin or the server: it throws an Error.
 * Its secret is in the answer and nowhere else: the database has its hash.
 */
export async function newPasswordLink(
  { sql }: OpenTransaction,
  { userId, source, issuedById }: LinkFor,
  env: Env,
): Promise<string> {
  const secret = newSecret();
  const made = await sql(
    `INSERT INTO password_recovery AS r (user_id, token_hash, source, issued_by_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + ${LASTS_MINUTES} * interval '1 minute')
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, source = excluded.source,
       issued_by_id = excluded.issued_by_id, expires_at = excluded.expires_at, used_at = NULL
     WHERE excluded.source <> 'mail' OR r.source = 'mail' OR r.used_at IS NOT NULL OR r.expires_at <= now()
     RETURNING user_id`,
    [userId, hashOfSecret(secret), source, issuedById ?? null],
  );
  if (made.length === 0) throw new Error('An issued link is still valid');
  if (source !== 'mail')
    await sql('UPDATE outbox_message SET useful_until = now() WHERE recovery_user_id = $1 AND useful_until > now()', [
      userId,
    ]);
  return `${baseOf(env)}/update-password?autoGen=${secret}&id=${userId}`;
}

/**
 * Asks for a mail with a link with which a forgotten password is replaced. The link is made when the mail is sent, so it
 * is in no table, no backup and on no page. Without a mail server none is made: the outbox page says what to do.
 */
export const recoverPassword = defineCommand({
  name: 'recoverPassword',
  permission: 'anyone',
  input: RecoverPasswordInput,
  async prepare(ctx, input) {
    const email = normaliseField(userRules.email, input.email) as string;
    // Never forgiven: each one may send a mail.
    const { mayMail } = await countRecovery(ctx, email);
    return { email, mayMail };
  },
  async run(tx, _input, { email, mayMail }) {
    const [user] = await tx.sql<{ id: number }>('SELECT id FROM app_user WHERE email = $1 AND enabled', [email]);
    if (!user) throw refusal('NOT_REGISTERED', NOT_REGISTERED, 'email', 'NOT_FOUND');
    // The newest of the mails sent has a link that still holds.
    if (!mayMail) return {};
    const stationName = await stationSetting(tx.sql, 'stationName');
    await enqueueRecoveryMail(tx, {
      recipient: email,
      subject: `A new password for ${stationName}`,
      eventKey: `passwordRecovery ${randomUUID()}`,
      userId: user.id,
      usefulForMinutes: LASTS_MINUTES,
    });
    tx.audit({ table: 'password_recovery', id: user.id, after: { asked: true } });
    return {};
  },
});

/**
 * The words of a recovery mail, with a link that is made for it. Throws an Error where the user may not log in any more,
 * has another address than the one it goes to, or has a valid link from an admin or the server.
 */
export const recoveryMail = (
  database: DataSource,
  env: Env,
  { userId, recipient }: { userId: number; recipient: string },
): Promise<string> =>
  transaction(database, async (tx) => {
    const [user] = await tx.sql('SELECT FROM app_user WHERE id = $1 AND enabled AND email = $2 FOR UPDATE', [
      userId,
      recipient,
    ]);
    if (!user) throw new Error('The user is disabled, or has another e-mail address now');
    const link = await newPasswordLink(tx, { userId, source: 'mail' }, env);
    return bodyOf(await stationSetting(tx.sql, 'stationName'), link);
  });

const bodyOf = (stationName: string, link: string): string =>
  `Somebody asked for a new password for your account at ${stationName}.

Open this link within ${LASTS_MINUTES} minutes to choose one:
${link}

It works once. If it was not you, do nothing: your password stays as it is.
`;
