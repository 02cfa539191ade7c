import { credit } from '../../domain/credit.messages';
import { creditUse } from '../../domain/credit-limit';
import { effects } from '../../domain/effects.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import { refusal } from '../../domain/kernel/problem';
import { mails } from '../../domain/mails.messages';
import { wordingIn } from '../../platform/language';
import { enqueueMessages } from '../../platform/outbox';
import { stationSetting } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';
import { actingDeciders } from '../../services/access/keep-an-admin';
import type { LockedCreditor } from './lock-creditor';

/** A sale that exceeds its creditor's limit: due and limit in paise, and the reason. */
export interface OverLimit {
  firmName: string;
  due: Paise;
  maxLimit: Paise;
  reason: string;
}

/** The sentence of such a sale among the effects of a change or an entry. */
export const overLimitText = ({ firmName, maxLimit, reason }: OverLimit): Message =>
  effects.overLimit({ creditor: firmName, limit: maxLimit, reason });

/** For a sale that was recorded earlier: the key of its announcement, and who made it. */
export interface ToldOfLimit {
  key?: number | string;
  by?: string | Message;
}

/**
 * Checks the limit of a creditor that owes `owed` paise and is to owe `more`; null if within the limit. Exceeding it
 * requires a reason (docs/design/domain.md#credit-sales); everything owed counts, billed or not. The row is locked, so
 * that two sales cannot both fit. Throws ProblemError REFUSED without a reason.
 */
export function overLimitOf(
  { firmName, maxLimit }: LockedCreditor,
  owed: Paise,
  overLimitReason: string | null | undefined,
  more: Paise,
): OverLimit | null {
  const { due, isOver } = creditUse(owed, more, maxLimit);
  const reason = overLimitReason?.trim();
  if (!isOver) return null;
  if (reason) return { firmName, due, maxLimit, reason };
  throw refusal('OVER_LIMIT', credit.overLimit({ creditor: firmName, due, limit: maxLimit }), 'overLimitReason');
}

/**
 * Mails everybody who decides on changes and may read credit that a sale exceeded its creditor's limit, each in their language, in the
 * transaction of the sale. It uses the key of the event: an admin who gets its mail by subscription gets no second one.
 */
export async function tellAdmins(
  tx: Tx,
  creditSaleId: number,
  amount: Paise,
  over: OverLimit,
  { key = creditSaleId, by = tx.actor.name }: ToldOfLimit = {},
): Promise<void> {
  const deciders = await actingDeciders(tx.sql, 'credit.read');
  const { firmName, due, maxLimit, reason } = over;
  const station = await stationSetting(tx.sql, 'stationName');
  const firm = firmName;
  const sold = mails.overLimitSold({ by, firm, amount, station });
  const owes = mails.overLimitDue({ firm, due, limit: maxLimit });
  await enqueueMessages(
    tx,
    deciders.map(({ email, language }) => {
      const said = wordingIn(language ?? 'en');
      return {
        channel: 'mail',
        recipient: email.trim(),
        subject: said(mails.overLimit({ firm })),
        body: `${said(sold)}\n\n${said(owes)}\n${said(mails.overLimitReason({ reason }))}\n`,
        eventKey: `creditLimitPassed:${key}`,
      };
    }),
  );
}
