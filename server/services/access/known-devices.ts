import type { DataSource } from 'typeorm';
import type { Context } from '../../platform/context';
import { poolOf, sqlOn } from '../../platform/sql';
import type { OpenTransaction } from '../../platform/transaction';
import { hashOfSecret } from './secret';
import { networkOf } from './throttle';

const RANDOM = /^[\w-]{32,100}$/;

/** Days without a log-in after which a device expires. */
const KNOWN_FOR_DAYS = 180;
/** Devices stored per account; the oldest are deleted. */
const MOST_DEVICES = 20;
/** Browsers and networks stored per device; the oldest are dropped. */
const MOST_ORIGINS = 20;
const LONGEST_BROWSER = 300;

type Origin = Pick<Context, 'userAgent' | 'address'>;

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
export const deviceOfTool = ({ userAgent, address }: Origin): Buffer => hashOfSecret(`${userAgent}\n${address}`);

/** A log-in that the account has not seen before: its device, or what the device is used with. */
export type NewOrigin = 'newDevice' | 'newBrowser' | 'newNetwork';

/** The browser without its versions, which change every month. */
const browserOf = ({ userAgent }: Origin): string => userAgent.replace(/\d[\d._]*/g, '').slice(0, LONGEST_BROWSER);

/** The block of the provider, /16 of IPv4 and /32 of IPv6: within it the address of a phone changes every day. */
function providerOf({ address }: Origin): string {
  const network = networkOf(address).toLowerCase();
  const separator = network.includes(':') ? ':' : '.';
  return network.split(separator).slice(0, 2).join(separator);
}

/**
 * What is new about a log-in; null if its device was used with its browser and in its network before. A device id that
 * comes with another browser from another network counts as a new device: somebody may have copied it. The first log-in
 * of an account is not new, and a device that has not logged in since networks are recorded has no unknown ones.
 */
export async function newOriginOf(
  { sql }: OpenTransaction,
  userId: number,
  device: Buffer,
  from: Origin,
): Promise<NewOrigin | null> {
  const [row] = await sql<{ isFirst: boolean; isDevice: boolean; isBrowser: boolean; isNetwork: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM user_session WHERE user_id = $1) AS "isFirst", d.user_id IS NOT NULL AS "isDevice",
            d.browsers = '{}' OR $3 = ANY(d.browsers) AS "isBrowser",
            d.networks = '{}' OR $4 = ANY(d.networks) AS "isNetwork"
     FROM (VALUES (1)) AS login LEFT JOIN known_device d ON d.user_id = $1 AND d.device_hash = $2`,
    [userId, device, browserOf(from), providerOf(from)],
  );
  const { isFirst, isDevice, isBrowser, isNetwork } = row!;
  if (isFirst) return null;
  if (!isDevice || (!isBrowser && !isNetwork)) return 'newDevice';
  if (!isBrowser) return 'newBrowser';
  return isNetwork ? null : 'newNetwork';
}

/** Records that the device logged in to the account, with what and from where, and deletes expired devices. */
export async function knowDevice(
  { sql }: OpenTransaction,
  userId: number,
  device: Buffer,
  from: Origin,
): Promise<void> {
  await sql(
    `INSERT INTO known_device AS d (user_id, device_hash, browsers, networks) VALUES ($1, $2, ARRAY[$3], ARRAY[$4])
     ON CONFLICT (user_id, device_hash) DO UPDATE SET last_at = now(),
       browsers = (array_prepend($3, array_remove(d.browsers, $3)))[:${MOST_ORIGINS}],
       networks = (array_prepend($4, array_remove(d.networks, $4)))[:${MOST_ORIGINS}]`,
    [userId, device, browserOf(from), providerOf(from)],
  );
  await sql(
    `DELETE FROM known_device WHERE user_id = $1 AND (last_at < now() - interval '${KNOWN_FOR_DAYS} days'
       OR device_hash NOT IN (SELECT device_hash FROM known_device WHERE user_id = $1
                              ORDER BY last_at DESC LIMIT ${MOST_DEVICES}))`,
    [userId],
  );
}
