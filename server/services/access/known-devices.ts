import type { DataSource } from 'typeorm';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import type { OpenTransaction } from '../../platform/transaction';
import { hashOfSecret } from './secret';

const RANDOM = /^[\w-]{32,100}$/;

/** Days without a log-in after which a device expires. */
const KNOWN_FOR_DAYS = 180;
/** Devices stored per account; the oldest are deleted. */
const MOST_DEVICES = 20;

/** The hash of a device's id; null unless the id is long enough to be random. */
export const deviceOf = (id: string | null | undefined): Buffer | null =>
  id != null && RANDOM.test(id) ? hashOfSecret(id) : null;

/** Whether the device has logged in to the account of that address before. */
export async function isKnownDevice(database: DataSource, email: string, device: Buffer): Promise<boolean> {
  const rows = await sqlOn(poolOf(database))(
    `SELECT FROM known_device d JOIN app_user u ON u.id = d.user_id
     WHERE u.email = $1 AND d.device_hash = $2 AND d.last_at > now() - interval '${KNOWN_FOR_DAYS} days'`,
    [email, device],
  );
  return rows.length > 0;
}

/**
 * The device of a log-in without a device id, such as an old tool's: its program at its network address. The line break
 * keeps it apart from the ids of browsers.
 */
export const deviceOfTool = ({ userAgent, address }: Pick<Context, 'userAgent' | 'address'>): Buffer =>
  hashOfSecret(`${userAgent}\n${address}`);

/** Whether a log-in is from a device that the account was not used on before. The first log-in of an account is not. */
export async function isNewDevice({ sql }: OpenTransaction, userId: number, device: Buffer): Promise<boolean> {
  const [row] = await sql<{ isNew: boolean }>(
    `SELECT EXISTS (SELECT FROM user_session WHERE user_id = $1)
       AND NOT EXISTS (SELECT FROM known_device WHERE user_id = $1 AND device_hash = $2) AS "isNew"`,
    [userId, device],
  );
  return row!.isNew;
}

/** Records that the device logged in to the account, and deletes expired devices. */
export async function knowDevice({ sql }: OpenTransaction, userId: number, device: Buffer): Promise<void> {
  await sql(
    `INSERT INTO known_device (user_id, device_hash) VALUES ($1, $2)
     ON CONFLICT (user_id, device_hash) DO UPDATE SET last_at = now()`,
    [userId, device],
  );
  await sql(
    `DELETE FROM known_device WHERE user_id = $1 AND (last_at < now() - interval '${KNOWN_FOR_DAYS} days'
       OR device_hash NOT IN (SELECT device_hash FROM known_device WHERE user_id = $1
                              ORDER BY last_at DESC LIMIT ${MOST_DEVICES}))`,
    [userId],
  );
}
