import { IsInt, Max, Min } from 'class-validator';
import { Field, InputType, Int } from 'type-graphql';
import { access } from '../domain/access.messages';
import { PASSWORD_LINK_COMMENT } from '../domain/change-request.rules';
import { GREATEST_ID } from '../domain/field-rules';
import { refusal } from '../domain/kernel/problem';
import { stationSetting } from '../platform/station-setting';
import { defineCommand, type Tx } from '../platform/submit';
import { saying } from '../platform/validated';
import { recordHandler } from '../services/access/account-handlers';
import { LASTS_MINUTES, newPasswordLink } from '../services/access/recover-password';
import { refuseGreaterUser } from '../services/access/role';
import { tellOtherAdmins } from '../services/approvals/ask-or-apply';
import { markedAs } from '../services/approvals/notice-mark';

const WHOLE = saying(access.userNotWhole());

@InputType({ description: 'The user to make a password link for.' })
export class IssuePasswordLinkInput {
  @Field(() => Int, { description: 'Id of the user; not the current user.' })
  @IsInt(WHOLE)
  @Min(1, WHOLE)
  @Max(GREATEST_ID, WHOLE)
  userId!: number;
}

/** A link that is shown once. */
export interface IssuedLink {
  /** Null when the request is repeated, since it was shown already. */
  link: string | null;
  /** Lifetime of the link in minutes. */
  minutes: number;
}

/**
 * Issues a link with which another user sets a new password. It is shown once and not stored. The other admins get a
 * notice, the audit names the admin, and the user sees it on the account page. Older links become void; the password is
 * valid until the link is used. Refused with four eyes (ADR 31).
 */
export const issuePasswordLink = defineCommand({
  name: 'issuePasswordLink',
  right: 'users.manage',
  needsConfirmation: true,
  input: IssuePasswordLinkInput,
  async run(tx, { userId }): Promise<IssuedLink> {
    const issuedById = tx.actor.userId;
    if (userId === issuedById) throw refusal('OWN_PASSWORD', access.ownPassword(), 'userId');
    if (await stationSetting(tx.sql, 'fourEyes')) {
      const canMail = tx.ctx.env.smtpUrl !== undefined;
      throw refusal('NOT_ALONE', canMail ? access.notAlonePassword() : access.notAlonePasswordWithoutMail());
    }
    await refuseUnlessEnabled(tx, userId);
    await refuseGreaterUser(tx, userId);
    const { link, tokenDigest } = await newPasswordLink(tx, { userId, source: 'admin', issuedById }, tx.ctx.env);
    await recordHandler(tx, { userId, handlerId: issuedById });
    tx.audit({ table: 'password_recovery', id: userId, after: { issued: true, tokenDigest } });
    await tellOtherAdmins(tx, {
      table: 'app_user',
      rowId: userId,
      changes: markedAs('passwordLink'),
      comment: PASSWORD_LINK_COMMENT,
    });
    return { link, minutes: LASTS_MINUTES };
  },
  storedAnswer: (answer) => ({ ...answer, link: null }),
});

/** Locks the user's row, so that the account cannot be disabled before the commit. */
async function refuseUnlessEnabled({ sql }: Tx, userId: number): Promise<void> {
  const [user] = await sql<{ enabled: boolean }>('SELECT enabled FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
  if (!user) throw refusal('NOT_FOUND', access.userUnknown(), 'userId', 'NOT_FOUND');
  if (!user.enabled) throw refusal('DISABLED', access.userDisabled(), 'userId');
}
