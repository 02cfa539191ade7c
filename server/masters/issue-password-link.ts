import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { GREATEST_ID } from '../domain/field-rules';
import { refusal } from '../domain/kernel/problem';
import { stationSetting } from '../platform/station-setting';
import { defineCommand, type Tx } from '../platform/submit';
import { recordHandler } from '../services/access/account-handlers';
import { LASTS_MINUTES, newPasswordLink } from '../services/access/recover-password';
import { tellOtherAdmins } from '../services/approvals/ask-or-apply';

const WHOLE = { message: 'userId must be a whole number' };

@InputType({ description: 'For whom a link for a new password is made.' })
export class IssuePasswordLinkInput {
  @Field(() => Int, { description: 'Another user than the one who asks.' })
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(GREATEST_ID, WHOLE)
  userId!: number;
}

/** A link as it is shown, once. */
export interface IssuedLink {
  /** Null in a repeat of the request: it was shown already. */
  link: string | null;
  /** How long it can be used. */
  minutes: number;
}

export const NOT_ALONE =
  'With four eyes no admin resets a password alone. The user asks for a mail on the log-in page, or ' +
  'npm run new-password with the e-mail address is run at the server.';

/** The same where no mail leaves the station. */
export const NOT_ALONE_WITHOUT_MAIL =
  'With four eyes no admin resets a password alone. Run npm run new-password with the e-mail address at the server.';

/**
 * Another admin resets a password: makes a link with which the user chooses a new one. It is shown once and stored
 * nowhere; the other admins are told, the audit names who did it, and the user sees it on the account page. An older link
 * is void; the password holds until the link is used. Refused with four eyes (ADR 31).
 */
export const issuePasswordLink = defineCommand({
  name: 'issuePasswordLink',
  permission: 'admin',
  input: IssuePasswordLinkInput,
  async run(tx, { userId }): Promise<IssuedLink> {
    const issuedById = tx.actor!.userId;
    if (userId === issuedById)
      throw refusal('OWN_PASSWORD', 'Change your own password on the page My account', 'userId');
    if (await stationSetting(tx.sql, 'fourEyes')) {
      const canMail = tx.ctx.env.smtpUrl !== undefined;
      throw refusal('NOT_ALONE', canMail ? NOT_ALONE : NOT_ALONE_WITHOUT_MAIL);
    }
    await refuseUnlessEnabled(tx, userId);
    const link = await newPasswordLink(tx, { userId, source: 'admin', issuedById }, tx.ctx.env);
    await recordHandler(tx, { userId, handlerId: issuedById });
    tx.audit({ table: 'password_recovery', id: userId, after: { issued: true } });
    await tellOtherAdmins(tx, {
      ...{ table: 'app_user', rowId: userId, changes: { passwordLink: true } },
      comment: 'A link for a new password',
    });
    return { link, minutes: LASTS_MINUTES };
  },
  storedAnswer: (answer) => ({ ...answer, link: null }),
});

/** Holds the user's row: nobody disables the account before the commit. */
async function refuseUnlessEnabled({ sql }: Tx, userId: number): Promise<void> {
  const [user] = await sql<{ enabled: boolean }>('SELECT enabled FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
  if (!user) throw refusal('NOT_FOUND', 'There is no such user', 'userId', 'NOT_FOUND');
  if (!user.enabled) throw refusal('DISABLED', 'This user is disabled: enable the account first', 'userId');
}
