import { randomUUID } from 'node:crypto';
import { Field, InputType } from 'type-graphql';
import type { DataSource } from 'typeorm';
import type { Language } from '../../../i18n/languages';
import { access } from '../../domain/access.messages';
import { normaliseField } from '../../domain/field-rules';
import { refusal } from '../../domain/kernel/problem';
import { mails } from '../../domain/mails.messages';
import { userRules } from '../../domain/user.rules';
import type { Env } from '../../env';
import { writeAudit } from '../../platform/audit';
import { IsText } from '../../platform/is-text';
import { type Wording, wordingIn } from '../../platform/language';
import { enqueueRecoveryMail } from '../../platform/outbox';
import { SYSTEM } from '../../platform/principal';
import { stationSetting } from '../../platform/station-setting';
import { defineCommand } from '../../platform/submit';
import { type OpenTransaction, transaction } from '../../platform/transaction';
import type { LinkSource } from './account-handlers';
import { digestOf, hashOfSecret, newSecret } from './secret';
import { countRecovery } from './throttle';

export const LASTS_MINUTES = 30;

@InputType()
export class RecoverPasswordInput {
  @Field(() => String) @IsText('email', 200, access.notRegistered().message) email!: string;
}

/** Base of the mailed link: never the Host header of a request, which anybody can forge. */
const baseOf = ({ publicUrl, host, port }: Env): string => publicUrl ?? `http://${host}:${port}`;

/** A link, and what the audit records of its secret. */
interface NewLink {
  link: string;
  tokenDigest: string;
}

/** Who receives a password link: its user by mail, an admin who passes it on, or the operator of the server. */
export interface LinkFor {
  userId: number;
  source: LinkSource;
  /** The admin who is shown the link. */
  issuedById?: number;
}

/**
 * Makes a link with which the user chooses a new password, once and within half an hour; older links become void.
 * Anybody can request a mail, so a mailed link does not replace a valid one of an admin or the server: it throws an
 * Error. Only the hash of its secret is stored. The caller audits `tokenDigest` (ADR 34).
 */
export async function newPasswordLink(
  { sql }: OpenTransaction,
  { userId, source, issuedById }: LinkFor,
  env: Env,
): Promise<NewLink> {
  const secret = newSecret();
  const tokenHash = hashOfSecret(secret);
  const made = await sql(
    `INSERT INTO password_recovery AS r (user_id, token_hash, source, issued_by_id, expires_at)
     VALUES ($1, $2, $3, $4, now() + ${LASTS_MINUTES} * interval '1 minute')
     ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, source = excluded.source,
       issued_by_id = excluded.issued_by_id, expires_at = excluded.expires_at, used_at = NULL
     WHERE excluded.source <> 'mail' OR r.source = 'mail' OR r.used_at IS NOT NULL OR r.expires_at <= now()
     RETURNING user_id`,
    [userId, tokenHash, source, issuedById ?? null],
  );
  if (made.length === 0) throw new Error('An issued link is still valid');
  if (source !== 'mail')
    await sql('UPDATE outbox_message SET useful_until = now() WHERE recovery_user_id = $1 AND useful_until > now()', [
      userId,
    ]);
  const link = `${baseOf(env)}/update-password?autoGen=${secret}&id=${userId}`;
  return { link, tokenDigest: digestOf(tokenHash) };
}

/**
 * Requests a mail with a password link. The link is made when the mail is sent, so it is in no table, no backup and on
 * no page. Without a mail server no link is made: the outbox page says what to do.
 */
export const recoverPassword = defineCommand({
  name: 'recoverPassword',
  right: 'anyone',
  input: RecoverPasswordInput,
  async prepare(ctx, input) {
    const email = normaliseField(userRules.email, input.email) as string;
    // These counts are never cleared, since each request may send a mail.
    const { mayMail } = await countRecovery(ctx, email);
    return { email, mayMail };
  },
  async run(tx, _input, { email, mayMail }) {
    const [user] = await tx.sql<{ id: number; language: Language | null }>(
      'SELECT id, language FROM app_user WHERE email = $1 AND enabled',
      [email],
    );
    if (!user) throw refusal('NOT_REGISTERED', access.notRegistered(), 'email', 'NOT_FOUND');
    // The newest mail already sent has a valid link.
    if (!mayMail) return {};
    const stationName = await stationSetting(tx.sql, 'stationName');
    await enqueueRecoveryMail(tx, {
      recipient: email,
      subject: wordingIn(user.language ?? 'en')(mails.recovery({ station: stationName })),
      eventKey: `passwordRecovery ${randomUUID()}`,
      userId: user.id,
      usefulForMinutes: LASTS_MINUTES,
    });
    tx.audit({ table: 'password_recovery', id: user.id, after: { asked: true } });
    return {};
  },
});

/**
 * The body of a recovery mail, with a new link. Throws an Error if the user may no longer log in, has another address now, or
 * has a valid link from an admin or the server.
 */
export const recoveryMail = (
  database: DataSource,
  env: Env,
  { userId, recipient }: { userId: number; recipient: string },
): Promise<string> =>
  transaction(database, async (tx) => {
    const [user] = await tx.sql<{ language: Language | null }>(
      'SELECT language FROM app_user WHERE id = $1 AND enabled AND email = $2 FOR UPDATE',
      [userId, recipient],
    );
    if (!user) throw new Error('The user is disabled, or has another e-mail address now');
    const { link, tokenDigest } = await newPasswordLink(tx, { userId, source: 'mail' }, env);
    const body = bodyOf(wordingIn(user.language ?? 'en'), await stationSetting(tx.sql, 'stationName'), link);
    await writeAudit(tx, 'recoverPassword', SYSTEM, [
      { table: 'password_recovery', id: userId, after: { mailed: true, tokenDigest } },
    ]);
    return body;
  });

const bodyOf = (said: Wording, station: string, link: string): string =>
  `${said(mails.recoveryAsked({ station }))}

${said(mails.recoveryLink({ minutes: LASTS_MINUTES }))}
${link}

${said(mails.recoveryOnce())}
`;
