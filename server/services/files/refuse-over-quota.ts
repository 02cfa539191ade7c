import { labelled } from '../../domain/kernel/message';
import { refusal } from '../../domain/kernel/problem';
import { FILE_QUOTAS, FILE_TEXTS } from '../../domain/stored-file.rules';
import { LOCK_NUMBERS } from '../../platform/lock-numbers';
import type { Sql } from '../../platform/sql';
import { looseCondition } from './delete-unused-files';

interface Uploaded {
  hour: number;
  day: number;
  bytes: number;
}

const UPLOADED = `
  SELECT COUNT(*) FILTER (WHERE created_at > now() - interval '1 hour')::int AS hour, COUNT(*)::int AS day,
         COALESCE(SUM(octet_length(content)), 0)::bigint AS bytes
  FROM stored_file WHERE created_by_id = $1 AND created_at > now() - interval '1 day'`;

const tooMany = (message: string) => refusal('FILE_QUOTA', labelled(message), 'content');

/**
 * Refuses a file of `length` bytes with FILE_QUOTA if its user has uploaded too many or too much, or if too many bytes are
 * not yet referred to.
 */
export async function refuseOverQuota(sql: Sql, userId: number, length: number): Promise<void> {
  const [uploaded] = await sql<Uploaded>(UPLOADED, [userId]);
  const { filesPerHour, filesPerDay, bytesPerDay, unusedBytesOfUser, unusedBytes } = FILE_QUOTAS;
  if (uploaded!.hour >= filesPerHour) throw tooMany(FILE_TEXTS.tooManyInHour);
  if (uploaded!.day >= filesPerDay) throw tooMany(FILE_TEXTS.tooManyInDay);
  if (uploaded!.bytes + length > bytesPerDay) throw tooMany(FILE_TEXTS.tooMuchInDay);
  const [loose] = await sql<{ own: number; all: number }>(
    `SELECT COALESCE(SUM(octet_length(content)) FILTER (WHERE created_by_id = $1), 0)::bigint AS own,
            COALESCE(SUM(octet_length(content)), 0)::bigint AS all
     FROM stored_file file
     WHERE file.created_at > now() - interval '1 day' ${await looseCondition(sql)}`,
    [userId],
  );
  if (loose!.own + length > unusedBytesOfUser || loose!.all + length > unusedBytes)
    throw tooMany(FILE_TEXTS.tooManyUnused);
}

/** Lets uploads take turns until the commit, so that many at once, of one user or of several, count each other. */
export const lockQuotas = (sql: Sql): Promise<unknown> => sql('SELECT pg_advisory_xact_lock($1)', [LOCK_NUMBERS.files]);
