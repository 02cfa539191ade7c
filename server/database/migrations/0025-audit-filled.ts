import type { MigrationInterface, QueryRunner } from 'typeorm';
import { settleByTheDocuments } from './0014-settle-by-creation';

/**
 * SQL: audits the current values `now` of each row, except fields that the audit already has: those are verified as
 * they are.
 */
const fillIn = (table: string, rows: string): string => `
  INSERT INTO audit_row (command, table_name, row_id, after, reason)
  SELECT 'migration', '${table}', t.id::text, jsonb_object_agg(k.key, k.value), 'The audit did not have it yet'
  FROM (${rows}) t CROSS JOIN LATERAL jsonb_each(t.now) k
  WHERE NOT EXISTS (SELECT FROM audit_row a
                    WHERE a.table_name = '${table}' AND a.row_id = t.id::text AND jsonb_exists(a.after, k.key))
  GROUP BY t.id ORDER BY t.id`;

/** When the opening balance that entry `e` posts was first entered: a change posts it again and keeps its position. */
const FIRST_ENTERED = `(
  SELECT MAX(f.at) FROM journal_entry f
  WHERE f.document_kind = e.document_kind AND f.document_id = e.document_id AND f.business_date = e.business_date
    AND f.reverses_id IS NULL
    AND NOT EXISTS (SELECT FROM journal_entry r
                    WHERE r.document_kind = e.document_kind AND r.document_id = e.document_id AND r.reverses_id IS NOT NULL
                      AND r.at = f.at))`;

const STATEMENTS = [
  fillIn(
    'app_user',
    `SELECT id, jsonb_build_object('name', name, 'email', email, 'isAdmin', is_admin, 'enabled', enabled) AS now FROM app_user`,
  ),
  fillIn(
    'account_access',
    `SELECT u.id, jsonb_build_object(
              'passwordDigest', encode(sha256(convert_to(u.password_hash, 'UTF8')), 'hex'),
              'emailSetById', u.email_set_by_id,
              'handlers', COALESCE((SELECT jsonb_agg(jsonb_build_object('handlerId', h.handler_id, 'fourEyes', h.four_eyes)
                                                     ORDER BY h.handler_id)
                                    FROM account_handler h WHERE h.user_id = u.id), '[]')) AS now
     FROM app_user u`,
  ),
  fillIn(
    'station_setting',
    `SELECT 1 AS id, COALESCE(jsonb_object_agg(key, value), '{}') AS now FROM station_setting
     WHERE key NOT IN ('version', 'planting', 'setUpCodes')`,
  ),
  `INSERT INTO audit_row (command, table_name, row_id, after, reason)
   SELECT 'migration', 'dip_chart_row', tank_id::text, jsonb_agg(jsonb_build_object('dip', dip, 'volume', volume) ORDER BY dip),
          'The audit did not have it yet'
   FROM dip_chart_row c
   WHERE NOT EXISTS (SELECT FROM audit_row a WHERE a.table_name = 'dip_chart_row' AND a.row_id = c.tank_id::text)
   GROUP BY tank_id ORDER BY tank_id`,
  ...settleByTheDocuments(FIRST_ENTERED),
];

/**
 * Completes the audit with all values that the books are verified against (ADR 34): missing values of users, settings
 * and dip charts, and the access to each account. Existing values are not written again, so that differences still
 * show. Payments settle opening balances in the order in which those were first entered (ADR 28).
 */
export class AuditFilled1764300000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  /** Forward only: restore a backup to go back. */
  async down(): Promise<void> {
    throw new Error('Migrations go forward only');
  }
}
