import { randomUUID } from 'node:crypto';
import { enqueueMessages } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import type { OpenTransaction } from '../../platform/transaction';

/** Mails to users about their own account: subject and body, given the name of the station. */
const NEWS = {
  secondFactorOn: (station: string) => ({
    subject: `${station}: two-step login is on`,
    body: `Your login at ${station} now needs a second step after the password.`,
  }),
  passkeyAdded: (station: string) => ({
    subject: `${station}: a passkey was added`,
    body: `A passkey was added to your account at ${station}. It opens the account after the password.`,
  }),
  secondFactorOff: (station: string) => ({
    subject: `${station}: two-step login is off`,
    body: `Your password alone opens your account at ${station} again.`,
  }),
  secondFactorReset: (station: string, by: string) => ({
    subject: `${station}: your two-step login was reset`,
    body: `${by} turned off the two-step login of your account at ${station}. Your password alone opens it now.`,
  }),
  recoveryCodeUsed: (station: string) => ({
    subject: `${station}: a recovery code was used`,
    body: `One of your recovery codes was used to log in at ${station}.`,
  }),
  newDevice: (station: string, device: string) => ({
    subject: `${station}: login from a new device`,
    body: `Your account at ${station} was used on a device that it was not used on before: ${device}.`,
  }),
};

/** Sent with each, so that a stranger's act is noticed. */
const IF_NOT_YOU =
  'If this was not you, change your password under My Account, log out the devices that you do not know, and tell an admin.';

/** Enqueues a mail to a user about their own account. It contains no secret. */
export async function tellUser(
  tx: OpenTransaction,
  userId: number,
  news: keyof typeof NEWS,
  about = '',
): Promise<void> {
  const [user] = await tx.sql<{ email: string }>('SELECT email FROM app_user WHERE id = $1', [userId]);
  const { subject, body } = NEWS[news](await stationSetting(tx.sql, 'stationName'), about);
  await enqueueMessages(tx, [
    {
      channel: 'mail',
      recipient: user!.email,
      subject,
      body: `${body}\n\n${IF_NOT_YOU}\n`,
      eventKey: `${news} ${randomUUID()}`,
    },
  ]);
}
