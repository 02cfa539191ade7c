import type { DataSource } from 'typeorm';
import type { Context } from '../../server/platform/context';
import type { Sql } from '../../server/platform/sql';
import { transaction } from '../../server/platform/transaction';
import type { LinkSource } from '../../server/services/access/account-handlers';
import { newPasswordLink, recoveryMail } from '../../server/services/access/recover-password';

/** A station without a mail server. */
interface Entered {
  database: DataSource;
  sql: Sql;
  request(): Context;
}

interface GivenLink {
  autoGen: string;
  id: string;
}

/** The content of a password link. */
export function readLink(text: string): GivenLink {
  const url = new URL(/https?:\S+/.exec(text)![0]);
  return { autoGen: url.searchParams.get('autoGen')!, id: url.searchParams.get('id')! };
}

/** The link that the newest recovery mail to the address gets when it is sent. */
export async function mailedTo({ database, request, sql }: Entered, recipient: string): Promise<GivenLink> {
  const [mail] = await sql<{ userId: number }>(
    `SELECT recovery_user_id AS "userId" FROM outbox_message
     WHERE recipient = $1 AND recovery_user_id IS NOT NULL ORDER BY id DESC LIMIT 1`,
    [recipient],
  );
  return readLink(await recoveryMail(database, request().env, { userId: mail!.userId, recipient }));
}

/** A link as created for this user. */
export const linkIn = async ({ database, request }: Entered, userId: number, source: LinkSource): Promise<GivenLink> =>
  readLink((await transaction(database, (tx) => newPasswordLink(tx, { userId, source }, request().env))).link);
