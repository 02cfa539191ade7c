import type { Sql } from '../../platform/sql';

/**
 * Deletes messages 90 days after they were sent or expired, and failed ones after a year, so that an admin can still
 * look up why. Pending messages are never deleted.
 */
export async function deleteOldMessages(sql: Sql): Promise<void> {
  await sql(
    `DELETE FROM outbox_message
     WHERE CASE WHEN failed_at IS NULL THEN COALESCE(sent_at, useful_until) < now() - interval '90 days'
                ELSE failed_at < now() - interval '1 year' END`,
  );
}
