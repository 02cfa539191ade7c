import { access } from '../../domain/access.messages';
import { type ProblemError, refusal } from '../../domain/kernel/problem';
import { ALL_RIGHTS } from '../../domain/rights';
import { stationSetting } from '../../platform/station-setting';
import type { AnyTx, Tx } from '../../platform/submit';
import type { OpenTransaction } from '../../platform/transaction';
import { auditAccess } from './account-access';
import { roleHas } from './role';

/** How a password link reached the user: by mail, through an admin, or shown at the server. */
export type LinkSource = 'mail' | 'admin' | 'server';

interface Handling {
  userId: number;
  /** The responsible admin: for an accepted request, the requester. */
  handlerId: number;
  /** The admin set the account's e-mail address; its outstanding link is voided. */
  setsEmail?: boolean;
}

/** Records that an admin may hold the credentials of an account from now on. A user's own account needs no record. */
export async function recordHandler(tx: Tx, handling: Handling): Promise<void> {
  await writeHandler(tx, handling);
  await auditAccess(tx, handling.userId);
}

async function writeHandler(
  { sql }: OpenTransaction,
  { userId, handlerId, setsEmail = false }: Handling,
): Promise<void> {
  if (setsEmail) {
    await sql('UPDATE app_user SET email_set_by_id = $2 WHERE id = $1', [userId, handlerId]);
    // A link sent to the old address would otherwise be attributed to the admin who set the new one.
    await sql('DELETE FROM password_recovery WHERE user_id = $1', [userId]);
  }
  if (userId === handlerId) return;
  await sql(
    `INSERT INTO account_handler AS h (user_id, handler_id, four_eyes) VALUES ($1, $2, $3)
     ON CONFLICT (user_id, handler_id) DO UPDATE SET four_eyes = h.four_eyes OR excluded.four_eyes, at = now()`,
    [userId, handlerId, await stationSetting(sql, 'fourEyes')],
  );
}

/**
 * Replacing the password removes all handlers except the one who could have received the link: after an admin's link, that
 * admin; after a mailed one, the admin who set its address; after one shown at the server, nobody.
 */
export async function replaceHandlers(
  tx: AnyTx,
  userId: number,
  { source, issuedById }: { source: LinkSource; issuedById: number | null },
): Promise<void> {
  const [user] = await tx.sql<{ emailSetById: number | null }>(
    'SELECT email_set_by_id AS "emailSetById" FROM app_user WHERE id = $1',
    [userId],
  );
  const left = { mail: user!.emailSetById, admin: issuedById, server: null }[source];
  await tx.sql('DELETE FROM account_handler WHERE user_id = $1 AND handler_id IS DISTINCT FROM $2', [userId, left]);
  if (left !== null) await writeHandler(tx, { userId, handlerId: left });
  await auditAccess(tx, userId);
}

/**
 * With four eyes, refuses a decision that one admin could have made alone: if the decider, or somebody who may hold the
 * decider's account, is the requester or may hold the requester's, directly or through other accounts. For the decider's
 * account, handling before four eyes does not count if the handler has every right: the admins of the day it was turned
 * on trust each other (ADR 31).
 * `needsTwo` asks for it without four eyes too.
 */
export async function refuseOnePersonDecision(tx: Tx, requesterId: number, needsTwo: boolean): Promise<void> {
  if (!needsTwo && !(await stationSetting(tx.sql, 'fourEyes'))) return;
  const [link] = await tx.sql<HandledAccount>(
    `WITH RECURSIVE
       requester AS (SELECT $1::int AS id, $1::int AS account
                     UNION SELECT h.handler_id, h.user_id FROM requester r JOIN account_handler h ON h.user_id = r.id),
       decider AS (SELECT $2::int AS id, $2::int AS account
                   UNION SELECT h.handler_id, h.user_id
                   FROM decider d JOIN account_handler h ON h.user_id = d.id
                   WHERE h.four_eyes OR NOT EXISTS (SELECT FROM app_user u JOIN role r ON r.id = u.role_id
                                                    WHERE u.id = h.handler_id AND ${roleHas([...ALL_RIGHTS])}))
     SELECT h.name AS handler, a.name AS account, a.kind = 'service' AS "isKey"
     FROM requester r JOIN decider d ON d.id = r.id JOIN app_user h ON h.id = r.id
     JOIN app_user a ON a.id = CASE WHEN r.id <> r.account THEN r.account ELSE d.account END
     ORDER BY r.id <> $2 LIMIT 1`,
    [requesterId, tx.actor.userId],
  );
  if (link) throw refusalOf(link);
}

/** Refuses the decision of somebody who may hold the requester's account themselves. */
export async function refuseHandler({ sql, actor }: Tx, requesterId: number): Promise<void> {
  const [link] = await sql<HandledAccount>(
    `SELECT u.name AS handler, a.name AS account, a.kind = 'service' AS "isKey"
     FROM account_handler h JOIN app_user a ON a.id = h.user_id JOIN app_user u ON u.id = h.handler_id
     WHERE h.user_id = $1 AND h.handler_id = $2`,
    [requesterId, actor.userId],
  );
  if (link) throw refusalOf(link);
}

/** Who may hold which account. */
interface HandledAccount {
  handler: string;
  account: string;
  isKey: boolean;
}

const refusalOf = ({ isKey, ...names }: HandledAccount): ProblemError =>
  refusal('SAME_ACCOUNT_HANDLER', isKey ? access.handledByMaker(names) : access.handledByOne(names));
