import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { BELONGS_TO, placeFor } from '../../server/database/postgres-place';

const isRoot = process.getuid?.() === 0;
let home: string;

beforeEach(() => {
  home = fs.mkdtempSync(path.join(os.tmpdir(), 'forecourt-apart-'));
});
afterEach(() => fs.rmSync(home, { recursive: true, force: true }));

/** Only root starts the database as another user, who cannot enter every folder. */
(isRoot ? test : test.skip)('a database outside its DATA_DIR and the DATA_DIR name each other', async () => {
  fs.chmodSync(home, 0o755);
  const closed = path.join(home, 'closed');
  fs.mkdirSync(closed, { mode: 0o700 });
  const asked = path.join(closed, 'data', 'postgres');
  const elsewhere = path.join(home, 'lib');
  fs.mkdirSync(elsewhere);
  const warned: unknown[] = [];
  const { dir } = await placeFor(asked, elsewhere, { warn: (...said: unknown[]) => void warned.push(said) });
  expect(path.dirname(dir)).toBe(elsewhere);
  expect(fs.readFileSync(path.join(dir, BELONGS_TO), 'utf8').trim()).toBe(asked);
  expect(fs.readFileSync(`${asked}-is-elsewhere.txt`, 'utf8')).toContain(dir);
  expect(JSON.stringify(warned)).toContain(dir);
});

test('a database in its DATA_DIR writes no file that says where it is', async () => {
  fs.chmodSync(home, 0o755);
  const asked = path.join(home, 'data', 'postgres');
  const { dir } = await placeFor(asked, path.join(home, 'lib'), { warn: () => undefined });
  expect(dir).toBe(asked);
  expect(fs.readdirSync(path.join(home, 'data'))).toEqual(['postgres']);
});
