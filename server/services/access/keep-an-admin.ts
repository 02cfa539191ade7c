import { refusal } from '../../domain/kernel/problem';
import type { OpenTransaction } from '../../platform/transaction';

/**
 * Refuses to disable or demote the last admin who could run the station. Locks the admins, so that two who demote each
 * other concurrently do not both succeed.
 */
export async function keepAnAdmin({ sql }: OpenTransaction, userId: number): Promise<void> {
  const admins = await sql<{ id: number }>(
    'SELECT id FROM app_user WHERE is_admin AND enabled ORDER BY id FOR NO KEY UPDATE',
  );
  if (admins.length === 1 && admins[0]!.id === userId)
    throw refusal('LAST_ADMIN', 'This is the last admin. Make someone else an admin first.', 'isAdmin');
}
