import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import { breachesOf, checkBooks } from '../../server/books/check-books';
import { AS_AUDITED } from '../../server/books/invariants/masters';
import { readBackupFile } from '../../server/database/backup/backup-file';
import { makeBackup } from '../../server/database/backup/make-backup';
import { seedStation } from '../../server/database/seed/seed-station';
import { AUDIT_HEAD, checkAuditHead } from '../../server/platform/audit-head';
import { stationClock } from '../../server/platform/clock';
import type { Sql } from '../../server/platform/sql';
import { submit } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { changePassword } from '../../server/services/access/change-password';
import { resetPassword } from '../../server/services/access/reset-password';
import { actorOf } from '../../server/services/access/session';
import { signIn } from '../../server/services/access/sign-in';
import { summaryOf } from '../../server/views/summary/day-summary';
import { aShiftIsClosed, aShiftRuns } from '../contract/work';
import { openBackend } from '../server/backend';
import { STAFF, type Station, startStation } from '../support/station';
import { setSetting } from '../support/station-settings';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
  await aShiftIsClosed(station);
  await setSetting(station.act, 'advanceByStaff', '500.00');
}, 60_000);
afterAll(() => station.close());

const headNow = async (): Promise<string> => (await station.sql<{ head: string }>(AUDIT_HEAD))[0]!.head;
const brokenNow = async (): Promise<string[]> => (await checkBooks(station.database)).map(({ invariant }) => invariant);
const checked = async (head: string): Promise<boolean> => (await checkAuditHead(station.sql, head)).isInChain;

/** An attack with the database's password that recalculates every hash and the head. */
const MAKE_CHAIN_AGAIN = `DO $$
  DECLARE r audit_row; previous bytea := sha256('forecourt'); place bigint := 0;
  BEGIN
    FOR r IN SELECT * FROM audit_row ORDER BY chain_sequence LOOP
      place := place + 1;
      previous := audit_row_hash(previous, r);
      UPDATE audit_row SET hash = previous WHERE id = r.id;
    END LOOP;
    UPDATE audit_head SET sequence = place, hash = previous;
  END $$`;

async function rewrite(...statements: string[]): Promise<void> {
  await station.sql('ALTER TABLE audit_row DISABLE TRIGGER ALL');
  for (const statement of [...statements, MAKE_CHAIN_AGAIN]) await station.sql(statement);
  await station.sql('ALTER TABLE audit_row ENABLE TRIGGER ALL');
}

describe('the head of the audit', () => {
  test('is printed on the sheet of a closed shift, in the summary of the day and in a backup', async () => {
    const [shift] = await station.sql<{ id: number; date: string }>(
      "SELECT id, shift_date AS date FROM shift WHERE state = 'CLOSED'",
    );
    const sheet = await station.rest('GET', `/api/v1/report/closed-shift-report/${shift!.id}/${shift!.date}`);
    const head = await headNow();
    expect(head).toMatch(/^\d+(-[0-9a-f]{4}){4}$/);
    expect(JSON.stringify(sheet.body)).toContain(head);
    expect((await summaryOf(station.sql, shift!.date)).auditHead).toBe(head);
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-head-'));
    try {
      const target = path.join(folder, 'a.tar.gz');
      const { file } = await makeBackup(station.databaseUrl, target, undefined, (list) => `a-${list.auditHead}.tar.gz`);
      expect(file).toBe(path.join(folder, `a-${head}.tar.gz`));
      let inside: string | undefined;
      const drain = async (_: string, rows: AsyncIterable<Buffer>) => {
        for await (const _chunk of rows);
      };
      await readBackupFile(
        file,
        async (list) => {
          inside = list.auditHead;
        },
        drain,
      );
      expect(inside).toBe(head);
    } finally {
      fs.rmSync(folder, { recursive: true });
    }
  });

  test('remains in the chain as rows are added, typed with or without its dashes', async () => {
    const head = await headNow();
    await station.act('createPump', { name: 'P9' });
    expect(await checked(head)).toBe(true);
    const [number, ...hash] = head.toUpperCase().split('-');
    expect(await checked(`${number}-${hash.join('')}`)).toBe(true);
  });

  test.each(['', 'x', '12', '12-abcd', "1-0000-0000-0000-0000'; DROP TABLE audit_row"])(
    'refuses %j as a head',
    async (head) => {
      expect(await checkAuditHead(station.sql, head)).toMatchObject({
        isInChain: false,
        said: { message: expect.stringContaining('is not an audit head') },
      });
    },
  );

  test('only admins can check the head over the API', async () => {
    const head = await headNow();
    const ask = (typed: string, token = station.adminToken) =>
      station.graphql(
        'query ($head: String!) { auditHeadCheck(head: $head) { isInChain says } }',
        { head: typed },
        { token },
      );
    expect((await ask(head)).body.data.auditHeadCheck).toEqual({
      isInChain: true,
      says: `${head} is in the audit's chain`,
    });
    expect((await ask(head.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).body.data.auditHeadCheck).toEqual({
      isInChain: false,
      says: expect.stringContaining('the audit was rewritten'),
    });
    const { body } = await ask(head, station.staffToken);
    expect([body.data?.auditHeadCheck, body.errors[0].message]).toEqual([undefined, 'Only an admin can do this']);
  });

  test('reveals a recalculated chain, which the books cannot detect', async () => {
    const head = await headNow();
    await rewrite("UPDATE audit_row SET reason = 'nothing happened' WHERE chain_sequence = 3");
    expect(await brokenNow()).toEqual([]);
    expect(await checkAuditHead(station.sql, head)).toMatchObject({
      isInChain: false,
      said: { message: expect.stringContaining('the audit was rewritten') },
    });
  });

  test('reveals that the newest rows were deleted', async () => {
    const head = await headNow();
    await rewrite('DELETE FROM audit_row WHERE chain_sequence = (SELECT MAX(chain_sequence) FROM audit_row)');
    expect(await checkAuditHead(station.sql, head)).toMatchObject({
      isInChain: false,
      said: { message: expect.stringContaining('were removed') },
    });
  });
});

const ROGUE = "INSERT INTO app_user (name, email, is_admin) VALUES ('ROGUE', 'rogue@station.example', true)";

test.each([
  ['an admin created by SQL', "UPDATE app_user SET is_admin = NOT is_admin WHERE email = 'staff@station.example'"],
  ['a user enabled by SQL', "UPDATE app_user SET enabled = NOT enabled WHERE email = 'staff@station.example'"],
  ['a user added by SQL', ROGUE],
  [
    'a user added by SQL with a forged audit row of a log-in',
    `${ROGUE}; INSERT INTO audit_row (command, table_name, row_id, after)
     SELECT 'resetPassword', 'app_user', id::text, '{"passwordReset": true}' FROM app_user WHERE name = 'ROGUE'`,
  ],
  [
    "a user's password changed by SQL",
    `UPDATE app_user SET password_hash = (SELECT password_hash FROM app_user WHERE email = 'staff@station.example')
     WHERE email = 'admin@station.example'`,
  ],
  ['the handler of an account removed by SQL', 'DELETE FROM account_handler'],
  ['the handler of an account changed by SQL', 'UPDATE account_handler SET four_eyes = NOT four_eyes'],
  ['the setter of an address removed by SQL', 'UPDATE app_user SET email_set_by_id = NULL'],
  ['four eyes switched by SQL', "INSERT INTO station_setting (key, value) VALUES ('fourEyes', 'true')"],
  ['a limit for staff raised by SQL', "UPDATE station_setting SET value = '99999999' WHERE key = 'advanceByStaff'"],
  ['a limit for staff removed by SQL', "DELETE FROM station_setting WHERE key = 'advanceByStaff'"],
  [
    'a dip chart changed by SQL',
    'UPDATE dip_chart_row SET volume = volume + 1 WHERE dip = (SELECT MAX(dip) FROM dip_chart_row)',
  ],
  ['a row of a dip chart removed by SQL', 'DELETE FROM dip_chart_row WHERE dip = (SELECT MIN(dip) FROM dip_chart_row)'],
  [
    'a session added by SQL',
    `INSERT INTO user_session (user_id, token_hash, expires_at, address, user_agent)
     SELECT id, sha256('x'), now() + interval '1 hour', '192.0.2.1', 'a test' FROM app_user WHERE is_admin`,
  ],
  ["a session's token replaced by SQL", "UPDATE user_session SET token_hash = sha256('x') || id::text::bytea"],
  ['a session moved to another user by SQL', 'UPDATE user_session SET user_id = (SELECT MAX(id) FROM app_user)'],
  ['a session extended by SQL', "UPDATE user_session SET expires_at = expires_at + interval '1 hour'"],
  [
    'a password link added by SQL',
    `INSERT INTO password_recovery (user_id, token_hash, expires_at)
     SELECT id, sha256('x'), now() + interval '1 minute' FROM app_user WHERE is_admin`,
  ],
  ['a creditor limit raised by SQL', 'UPDATE creditor SET max_limit = max_limit * 100'],
  ['a rate changed by SQL', 'UPDATE product_rate SET rate = rate + 100'],
  ['pay changed by SQL', 'UPDATE pay_terms SET pay_rate = pay_rate + 100'],
])('%s breaks the books', async (_, statements) => {
  expect(await brokenNow()).toEqual([]);
  expect(await brokenBy(statements)).toContain(AS_AUDITED);
});

/** The invariants that the statements break; the statements are rolled back. */
async function brokenBy(statements: string): Promise<string[]> {
  const broken: string[] = [];
  const undone = transaction(station.database, async ({ sql }) => {
    const before = await digestOf(sql);
    for (const statement of statements.split('; ')) await sql(statement);
    expect(await digestOf(sql)).not.toEqual(before);
    broken.push(...(await breachesOf(sql)).map(({ invariant }) => invariant));
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  return broken;
}

/** A digest of the forged tables, since a forgery that changes nothing would prove nothing. */
const digestOf = (sql: Sql): Promise<unknown[]> =>
  sql(
    [
      'app_user',
      'account_handler',
      'station_setting',
      'dip_chart_row',
      'creditor',
      'product_rate',
      'pay_terms',
      'user_session',
      'password_recovery',
    ]
      .map((table) => `SELECT md5(string_agg(t::text, '|' ORDER BY t::text)) AS digest FROM ${table} t`)
      .join(' UNION ALL '),
  );

test('every way to set a new password is audited with the access it gives', async () => {
  const { request, sql, ids } = station;
  const staff = { email: STAFF.email, password: STAFF.password };
  const { token } = await submit(request(), signIn, staff);
  const actor = await actorOf(station.database, token);
  await submit(request({ actor }), changePassword, { currentPassword: staff.password, newPassword: 'another-one' });
  expect(await brokenNow()).toEqual([]);
  const { link } = await station.act<{ link: string }>('issuePasswordLink', { userId: ids.staff });
  expect(await brokenNow()).toEqual([]);
  const replaced = "UPDATE password_recovery SET token_hash = sha256('x')";
  expect(await brokenBy(replaced)).toEqual([AS_AUDITED]);
  const { searchParams } = new URL(link, 'http://station.example');
  const [autoGen, id] = [searchParams.get('autoGen'), searchParams.get('id')];
  await submit(request(), resetPassword, { password: staff.password, confirmation: staff.password, autoGen, id });
  expect(await brokenNow()).toEqual([]);
  // The reset ended every session of the user.
  expect(await brokenBy('UPDATE user_session SET revoked_at = NULL')).toEqual([AS_AUDITED]);
  // A hash with weaker settings is replaced at the next log-in.
  const weak = await hash(staff.password, { memoryCost: 1024, timeCost: 2, parallelism: 1 });
  await sql('UPDATE app_user SET password_hash = $2 WHERE id = $1', [ids.staff, weak]);
  expect(await brokenNow()).toEqual([AS_AUDITED]);
  await submit(request(), signIn, staff);
  expect(await brokenNow()).toEqual([]);
});

test('masters and permissions of a demo station agree with its audit', async () => {
  const backend = await openBackend();
  try {
    const clock = stationClock('Asia/Kolkata');
    await seedStation({ ...backend.request({ clock }), isEmbedded: true }, 3);
    expect(await checkBooks(backend.database)).toEqual([]);
  } finally {
    await backend.close();
  }
}, 240_000);
