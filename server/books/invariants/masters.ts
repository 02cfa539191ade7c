import { ACCESS_NOW, ACCOUNT_ACCESS } from '../../services/access/account-access';
import type { Invariant } from './invariant';

/** Masters, users with their rights, and pay: every change of them is audited with the values that it left. */
const TABLES = [
  ...[
    'account_payment_mode',
    'app_user',
    'creditor',
    'creditor_vehicle',
    'denomination',
    'employee',
    'nozzle',
    'pay_terms',
  ],
  ...['expenditure_category', 'payment_mode', 'permitted_variation', 'product', 'product_rate', 'pump', 'shift_type'],
  ...['swipe_machine', 'tank', 'transaction_account'],
] as const;

/**
 * Left out, with the reason: counts of notes move with every cash document (invariant 12 holds them against those), the
 * capacity of a tank follows its dip chart, versions and moments are no value that anybody enters.
 */
const LEFT_OUT = ['denomination.available', 'tank.capacity', 'version', 'created_at', 'updated_at'];

/** Of each field the newest value in the audit, beside the column as it is. A field that was never audited is not judged. */
const differingIn = (table: string): string => `
  SELECT '${table}' AS "table", t.id, c.key AS "column", v.value AS audited, c.value AS now
  FROM (SELECT DISTINCT ON (a.row_id, k.key) a.row_id, k.key, k.value
        FROM audit_row a
        CROSS JOIN LATERAL jsonb_each(CASE jsonb_typeof(a.after) WHEN 'object' THEN a.after ELSE '{}' END) k
        WHERE a.table_name = '${table}' ORDER BY a.row_id, k.key, a.chain_sequence DESC) v
  JOIN ${table} t ON t.id::text = v.row_id
  JOIN LATERAL jsonb_each(to_jsonb(t)) c ON replace(c.key, '_', '') = lower(v.key)
  WHERE c.value <> v.value AND c.key NOT IN (${LEFT_OUT.map((column) => `'${column}'`).join(', ')})
    AND '${table}.' || c.key NOT IN (${LEFT_OUT.map((column) => `'${column}'`).join(', ')})`;

/** In SQL, the newest value that the audit has of a whole row, and none where it has none. */
const newestOf = (table: string, rowId: string): string => `
  LEFT JOIN LATERAL (SELECT a.after AS value FROM audit_row a WHERE a.table_name = '${table}' AND a.row_id = ${rowId}::text
                     ORDER BY a.chain_sequence DESC LIMIT 1) v ON true`;

/** What the server keeps among the settings for itself. */
const NO_SETTINGS = "'version', 'planting', 'setUpCodes'";

/** What guards the books beside masters. Here it is a breach too where the audit has nothing: migration 0025 filled it. */
const BESIDE_MASTERS = [
  `SELECT 'app_user', u.id, k.name, NULL::jsonb, NULL::jsonb
   FROM app_user u CROSS JOIN (VALUES ('email'), ('isAdmin'), ('enabled')) k(name)
   WHERE NOT EXISTS (SELECT FROM audit_row a
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
  { name: AS_AUDITED, sql: [...TABLES.map(differingIn), ...BESIDE_MASTERS].join(' UNION ALL ') },
];
