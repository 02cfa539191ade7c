import type { DataSource } from 'typeorm';
import { rightsOfKey } from '../../../domain/api-key.rules';
import type { ServicePrincipal } from '../../../platform/principal';
import { poolOf, type Sql, sqlOn } from '../../../platform/sql';
import { quickSqlOf } from '../../../platform/station-database';
import { hashOfSecret } from '../secret';
import { isWellFormedKey } from './key-text';

/** SQL predicate: `api_key k` can be used. By the database's clock. */
export const IS_USABLE = 'k.revoked_at IS NULL AND k.expires_at > now()';

const SERVICES = `
  SELECT encode(k.token_hash, 'base64') AS hash, u.id AS "userId", k.id AS "keyId", u.name, u.email, k.rights,
         COALESCE(k.last_used_at < now() - interval '1 minute', true) AS "isDue"
  FROM api_key k JOIN app_user u ON u.id = k.user_id
  WHERE k.token_hash = ANY($1) AND ${IS_USABLE}`;

interface ServiceRow extends Pick<ServicePrincipal, 'userId' | 'name' | 'email'> {
  hash: string;
  keyId: number;
  rights: string[];
  isDue: boolean;
}

/** A key, and the network address that sent it. */
interface SentKey {
  token: string;
  address: string;
}

/** Returns the services of these keys; null for one that is unknown, malformed, expired or revoked. Notes the use. */
export async function servicesOf(database: DataSource, sent: readonly SentKey[]): Promise<(ServicePrincipal | null)[]> {
  const hashes = sent.map(({ token }) => (isWellFormedKey(token) ? hashOfSecret(token) : null));
  const known = [...new Map(hashes.flatMap((hash) => (hash ? [[hash.toString('base64'), hash]] : []))).values()];
  if (known.length === 0) return sent.map(() => null);
  const rows = await quickSqlOf(database)<ServiceRow>(SERVICES, [known]);
  const services = new Map(rows.map((row) => [row.hash, row]));
  const found = hashes.map((hash) => (hash && services.get(hash.toString('base64'))) ?? null);
  await noteUse(
    database,
    found.map((row, index) => ({ row, address: sent[index]!.address })),
  );
  return found.map((row) => row && actorOfRow(row));
}

const actorOfRow = ({ userId, keyId, name, email, rights }: Omit<ServiceRow, 'hash' | 'isDue'>): ServicePrincipal => ({
  kind: 'service',
  userId,
  keyId,
  name,
  email,
  rights: rightsOfKey(rights),
});

/** The service with the rights of all its usable keys, for what it requested earlier; null without such a key. */
export async function serviceById(sql: Sql, userId: number): Promise<ServicePrincipal | null> {
  const [service] = await sql<Omit<ServiceRow, 'hash' | 'isDue'>>(
    `SELECT u.id AS "userId", MAX(k.id) AS "keyId", u.name, u.email, array_agg(r.name) AS rights
     FROM app_user u JOIN api_key k ON k.user_id = u.id CROSS JOIN unnest(k.rights) AS r(name)
     WHERE u.id = $1 AND ${IS_USABLE} GROUP BY u.id`,
    [userId],
  );
  return service ? actorOfRow(service) : null;
}

/** Whether an account is one of API keys, which may all be revoked. */
export async function isService(sql: Sql, userId: number): Promise<boolean> {
  const found = await sql("SELECT FROM app_user WHERE id = $1 AND kind = 'service'", [userId]);
  return found.length > 0;
}

/** At most once a minute and key. */
async function noteUse(
  database: DataSource,
  uses: readonly { row: ServiceRow | null; address: string }[],
): Promise<void> {
  const due = new Map(uses.flatMap(({ row, address }) => (row?.isDue ? [[row.keyId, address] as const] : [])));
  if (due.size === 0) return;
  await sqlOn(poolOf(database))(
    `UPDATE api_key k SET last_used_at = now(), last_address = used.address
     FROM unnest($1::int[], $2::text[]) AS used (id, address) WHERE k.id = used.id`,
    [[...due.keys()], [...due.values()]],
  );
}

/** Which of these keys can still be used. Does not count as use. */
export async function usableKeys(database: DataSource, keyIds: readonly number[]): Promise<ReadonlySet<number>> {
  if (keyIds.length === 0) return new Set();
  const usable = await sqlOn(poolOf(database))<{ id: number }>(
    `SELECT k.id FROM api_key k WHERE k.id = ANY($1) AND ${IS_USABLE}`,
    [keyIds],
  );
  return new Set(usable.map(({ id }) => id));
}
