import { ACCESS_NOW, ACCOUNT_ACCESS } from '../../services/access/account-access';
import { IS_USABLE } from '../../services/access/api-keys/api-key-actors';
import { LASTS_MINUTES } from '../../services/access/recover-password';
import { IS_LIVE, MOST_HOURS } from '../../services/access/session';
import type { Invariant } from './invariant';

/** Masters, users with their rights, and pay: every change of them is audited with the new values. */
const TABLES = [
  'account_payment_mode',
  'app_user',
  'creditor',
  'creditor_vehicle',
  'denomination',
  'employee',
  'expenditure_category',
  'nozzle',
  'pay_terms',
  'payment_mode',
  'permitted_variation',
  'product',
  'product_rate',
  'pump',
  'role',
  'shift_type',
  'supplier',
  'swipe_machine',
  'tank',
  'transaction_account',
] as const;

/**
 * Columns that are not compared: counts of notes move with every cash document (invariant 12 covers them), the capacity of a
 * tank follows its dip chart, and nobody enters versions and timestamps.
 */
const LEFT_OUT = "'denomination.available', 'tank.capacity', 'version', 'created_at', 'updated_at'";

/** Compares each column with the newest audited value of its field. A field that was never audited is not compared. */
const differingIn = (table: string): string => `
  SELECT '${table}' AS "table", t.id, c.key AS "column", v.value AS audited, c.value AS now
  FROM (SELECT DISTINCT ON (a.row_id, k.key) a.row_id, k.key, k.value
        FROM audit_row a
        CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(a.after) WHEN 'object' THEN a.after ELSE '{}' END) k
        WHERE a.table_name = '${table}' ORDER BY a.row_id, k.key, a.chain_sequence DESC) v
  JOIN ${table} t ON t.id::text = v.row_id
  JOIN LATERAL jsonb_each(to_jsonb(t)) c ON replace(c.key, '_', '') = lower(v.key)
  WHERE c.value <> v.value AND c.key NOT IN (${LEFT_OUT}) AND '${table}.' || c.key NOT IN (${LEFT_OUT})`;

/** SQL join: the newest audited value of a whole row, null if there is none. */
const newestOf = (table: string, rowId: string): string => `
  LEFT JOIN LATERAL (SELECT a.after AS value FROM audit_row a WHERE a.table_name = '${table}' AND a.row_id = ${rowId}::text
                     ORDER BY a.chain_sequence DESC LIMIT 1) v ON true`;

/** Rows of station_setting that are the server's own state. */
const NO_SETTINGS = "'version', 'planting', 'setUpCodes'";

/** In SQL, as `a`, the newest audit row that issued a session or a link: the one that has `field`. */
const issueOf = (table: string, rowId: string, field: string): string => `
  LEFT JOIN LATERAL (SELECT a.after, a.at FROM audit_row a
                     WHERE a.table_name = '${table}' AND a.row_id = ${rowId}::text AND jsonb_exists(a.after, '${field}')
                     ORDER BY a.chain_sequence DESC LIMIT 1) a ON true`;

const DIGEST = "encode(sha256(token_hash), 'hex')";

/**
 * Sessions, password links and API keys that can still be used: each was issued by the product, with this secret, and none
 * lasts longer than it may or was reopened. A session from before an upgrade may have no digest in the audit.
 */
const WAYS_IN = [
  `SELECT 'user_session', s.id, 'session', COALESCE(v.value, a.after), to_jsonb(s) - 'token_hash'
   FROM user_session s ${issueOf('user_session', 's.id', 'userAgent')} ${newestOf('user_session', 's.id')}
   WHERE ${IS_LIVE} AND (
     a.after IS NULL OR a.after ->> 'tokenDigest' <> ${DIGEST} OR a.after ->> 'userId' <> s.user_id::text
     OR s.expires_at > a.at + interval '${MOST_HOURS} hours' OR jsonb_exists(v.value, 'revoked'))`,
  `SELECT 'password_recovery', r.user_id, 'link', a.after, to_jsonb(r) - 'token_hash'
   FROM password_recovery r ${issueOf('password_recovery', 'r.user_id', 'tokenDigest')}
   WHERE r.used_at IS NULL AND r.expires_at > now() AND (
     a.after IS NULL OR a.after ->> 'tokenDigest' <> ${DIGEST}
     OR r.expires_at > a.at + interval '${LASTS_MINUTES} minutes')`,
  `SELECT 'api_key', k.id, 'key', COALESCE(v.value, a.after), to_jsonb(k) - 'token_hash'
   FROM api_key k ${issueOf('api_key', 'k.id', 'tokenDigest')} ${newestOf('api_key', 'k.id')}
   WHERE ${IS_USABLE} AND (
     a.after IS NULL OR a.after ->> 'tokenDigest' <> ${DIGEST} OR a.after ->> 'userId' <> k.user_id::text
     OR a.after -> 'rights' <> to_jsonb(k.rights) OR (a.after ->> 'expiresAt')::timestamptz <> k.expires_at
     OR jsonb_exists(v.value, 'revoked'))`,
];

/** Access rights, settings and dip charts. A missing audit row is a breach here too, since migration 0025 filled them in. */
const BESIDE_MASTERS = [
  `SELECT 'app_user', u.id, k.name, NULL::jsonb, NULL::jsonb
   FROM app_user u CROSS JOIN (VALUES ('email'), ('isAdmin'), ('enabled')) k(name)
   WHERE (u.kind = 'person' OR k.name <> 'isAdmin')
     AND NOT EXISTS (SELECT FROM audit_row a
                     WHERE a.table_name = 'app_user' AND a.row_id = u.id::text AND jsonb_exists(a.after, k.name))`,
  `SELECT '${ACCOUNT_ACCESS}', u.id, 'access', v.value, ${ACCESS_NOW}
   FROM app_user u ${newestOf(ACCOUNT_ACCESS, 'u.id')}
   WHERE v.value IS DISTINCT FROM ${ACCESS_NOW}`,
  `SELECT 'station_setting', 1, key, v.value, s.value
   FROM (SELECT DISTINCT ON (k.key) k.key, k.value
         FROM audit_row a CROSS JOIN LATERAL jsonb_each(a.after) k
         WHERE a.table_name = 'station_setting' ORDER BY k.key, a.chain_sequence DESC) v
   FULL JOIN (SELECT key, value FROM station_setting WHERE key NOT IN (${NO_SETTINGS})) s USING (key)
   WHERE v.value IS DISTINCT FROM s.value`,
  `SELECT 'dip_chart_row', t.id, 'rows', v.value, c.rows
   FROM tank t ${newestOf('dip_chart_row', 't.id')}
   LEFT JOIN (SELECT tank_id, jsonb_agg(jsonb_build_object('dip', dip, 'volume', volume) ORDER BY dip) AS rows
              FROM dip_chart_row GROUP BY 1) c ON c.tank_id = t.id
   WHERE v.value IS DISTINCT FROM c.rows`,
];

export const AS_AUDITED = '19 masters, rights and pay are as the audit last says';

export const mastersInvariants: Invariant[] = [
  { name: AS_AUDITED, sql: [...TABLES.map(differingIn), ...BESIDE_MASTERS, ...WAYS_IN].join(' UNION ALL ') },
];
