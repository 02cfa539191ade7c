import type { Sql } from '../../platform/sql';

/**
 * Forgets messages that were sent, or of no use any more, 90 days ago; those that were given up a year ago, so that an admin
 * can still look why. What waits, stays.
 */
export async function forgetOldMessages(sql: Sql): Promise<void> {
  await sql(
    `DELETE FROM outbox_message
     WHERE CASE WHEN failed_at IS NULL THEN COALESCE(sent_at, useful_until) < now() - interval '90 days'
                ELSE failed_at < now() - interval '1 year' END`,
  );
}
