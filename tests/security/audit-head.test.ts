import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkBooks } from '../../server/books/check-books';
import { AS_AUDITED } from '../../server/books/invariants/masters';
import { readBackupFile } from '../../server/database/backup/backup-file';
import { makeBackup } from '../../server/database/backup/make-backup';
import { plantStation } from '../../server/database/seed/plant-station';
import { AUDIT_HEAD, checkAuditHead } from '../../server/platform/audit-head';
import { stationClock } from '../../server/platform/clock';
import { summaryOf } from '../../server/summary/day-summary';
import { aShiftIsClosed, aShiftRuns } from '../contract/work';
import { openDoors } from '../server/access-doors';
import { type Station, startStation } from '../support/station';

let station: Station;
beforeAll(async () => {
  station = await startStation();
  await aShiftRuns(station);
  await aShiftIsClosed(station);
});
afterAll(() => station.close());

const headNow = async (): Promise<string> => (await station.sql<{ head: string }>(AUDIT_HEAD))[0]!.head;
const brokenNow = async (): Promise<string[]> => (await checkBooks(station.database)).map(({ invariant }) => invariant);
const checked = async (head: string): Promise<boolean> => (await checkAuditHead(station.sql, head)).isInChain;

/** What somebody with the database's password and its functions can do: every hash is made again, the head too. */
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
  test('is on the sheet of a closed shift, in the summary of the day and in a backup', async () => {
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
      const asked = path.join(folder, 'a.tar.gz');
      const { file } = await makeBackup(station.databaseUrl, asked, undefined, (list) => `a-${list.auditHead}.tar.gz`);
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

  test('stays in the chain while work goes on, typed with or without its dashes', async () => {
    const head = await headNow();
    await station.act('createPump', { name: 'P9' });
    expect(await checked(head)).toBe(true);
    const [number, ...hash] = head.toUpperCase().split('-');
    expect(await checked(`${number}-${hash.join('')}`)).toBe(true);
  });

  test.each(['', 'x', '12', '12-abcd', "1-0000-0000-0000-0000'; DROP TABLE audit_row"])(
    '%j is no head',
    async (head) => {
      expect(await checkAuditHead(station.sql, head)).toMatchObject({
        isInChain: false,
        says: expect.stringContaining('is no audit head'),
      });
    },
  );

  test('is checked by admins through the API, and by nobody else', async () => {
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
    expect([body.data?.auditHeadCheck, body.errors[0].message]).toEqual([undefined, 'Only an admin may do this']);
  });

  test('shows a chain that was made again whole, which the books cannot', async () => {
    const head = await headNow();
    await rewrite("UPDATE audit_row SET reason = 'nothing happened' WHERE chain_sequence = 3");
    expect(await brokenNow()).toEqual([]);
    expect(await checkAuditHead(station.sql, head)).toMatchObject({
      isInChain: false,
      says: expect.stringContaining('the audit was rewritten'),
    });
  });

  test('shows that the newest rows were cut off', async () => {
    const head = await headNow();
    await rewrite('DELETE FROM audit_row WHERE chain_sequence = (SELECT MAX(chain_sequence) FROM audit_row)');
    expect(await checkAuditHead(station.sql, head)).toMatchObject({
      isInChain: false,
      says: expect.stringContaining('were removed'),
    });
  });
});

test.each([
  ['an admin made by hand', "UPDATE app_user SET is_admin = NOT is_admin WHERE email = 'staff@station.example'"],
  ['a limit raised by hand', 'UPDATE creditor SET max_limit = max_limit * 100'],
  ['a rate changed by hand', 'UPDATE product_rate SET rate = rate + 100'],
  ['pay changed by hand', 'UPDATE pay_terms SET pay_rate = pay_rate + 100'],
])('%s breaks the books', async (_, statement) => {
  expect(await brokenNow()).toEqual([]);
  const restore = await copyOf(statement);
  await station.sql(statement);
  expect(await brokenNow()).toContain(AS_AUDITED);
  await restore();
});

/** Puts a column of a table back as it is now. */
async function copyOf(statement: string): Promise<() => Promise<void>> {
  const [, table, column] = /UPDATE (\w+) SET (\w+)/.exec(statement)!;
  const rows = await station.sql<{ id: number; value: unknown }>(`SELECT id, ${column} AS value FROM ${table}`);
  return async () => {
    for (const { id, value } of rows)
      await station.sql(`UPDATE ${table} SET ${column} = $2 WHERE id = $1`, [id, value]);
  };
}

test('masters and rights of a demo station are as its audit says', async () => {
  const doors = await openDoors();
  try {
    const clock = stationClock('Asia/Kolkata');
    await plantStation({ ...doors.request({ clock }), isEmbedded: true }, 3);
    expect(await checkBooks(doors.database)).toEqual([]);
  } finally {
    await doors.close();
  }
}, 240_000);
