import { randomUUID } from 'node:crypto';
import type { Language } from '../../../i18n/languages';
import type { Message } from '../../domain/kernel/message';
import { mails } from '../../domain/mails.messages';
import { wordingIn } from '../../platform/language';
import { enqueueMessages } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import type { OpenTransaction } from '../../platform/transaction';

type Text = (params: { station: string; about: string | Message }) => Message;

/** Mails to users about their own account: subject and body. */
const NEWS = {
  secondFactorOn: [mails.secondFactorOn, mails.secondFactorOnBody],
  passkeyAdded: [mails.passkeyAdded, mails.passkeyAddedBody],
  secondFactorOff: [mails.secondFactorOff, mails.secondFactorOffBody],
  secondFactorReset: [mails.secondFactorReset, mails.secondFactorResetBody],
  recoveryCodeUsed: [mails.recoveryCodeUsed, mails.recoveryCodeUsedBody],
  newDevice: [mails.newDevice, mails.newDeviceBody],
  newBrowser: [mails.newBrowser, mails.newBrowserBody],
  newNetwork: [mails.newNetwork, mails.newNetworkBody],
} satisfies Record<string, readonly [subject: Text, body: Text]>;

/**
 * Enqueues a mail to a user about their own account, in the user's language. It contains no secret, and says what to do
 * about a stranger's act.
 */
export async function tellUser(
  tx: OpenTransaction,
  userId: number,
  news: keyof typeof NEWS,
  about: string | Message = '',
): Promise<void> {
  const [user] = await tx.sql<{ email: string; language: Language | null }>(
    'SELECT email, language FROM app_user WHERE id = $1',
    [userId],
  );
  const said = wordingIn(user!.language ?? 'en');
  const params = { station: await stationSetting(tx.sql, 'stationName'), about };
  const [subject, body]: readonly [Text, Text] = NEWS[news];
  await enqueueMessages(tx, [
    {
      channel: 'mail',
      recipient: user!.email,
      subject: said(subject(params)),
      body: `${said(body(params))}\n\n${said(mails.ifNotYou())}\n`,
      eventKey: `${news} ${randomUUID()}`,
    },
  ]);
}
