import type { Context } from '../../server/platform/context';
import { type Backend, openBackend } from '../server/backend';
import { importRows, preview, textOfPreview } from '../server/import-station';
import { contextOf } from '../server/masters-samples';

let backend: Backend;
let admin: Context;

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
});
afterAll(() => backend.close());

const ROWS = 10_000;

test('imports ten thousand creditors with their balances, and recognises all of them again', async () => {
  const head = 'Firm name\tShort name\tProprietor\tEmail\tMobile\tAddress\tLimit\tOpening balance';
  const firm = (n: number) =>
    `FIRM ${n}\tF${n}\tOwner ${n}\tf${n}@firm.example\t98${String(n).padStart(8, '0')}\tRoad ${n}\t50,000\t1,234.50`;
  const text = [head, ...Array.from({ length: ROWS }, (_, n) => firm(n))].join('\n');
  const shown = await preview(admin, 'Creditor', { text });
  expect(new Set(shown.rows.map(({ state }) => state))).toEqual(new Set(['NEW']));
  const asked = { master: 'Creditor', text: textOfPreview(shown) };
  expect(await importRows(admin, asked)).toEqual({ added: ROWS, changed: 0, waiting: 0, unchanged: 0 });
  expect(await importRows(admin, asked)).toEqual({ added: 0, changed: 0, waiting: 0, unchanged: ROWS });
  const [sums] = await backend.sql(
    `SELECT count(DISTINCT e.id)::int AS entries, SUM(p.amount) FILTER (WHERE p.amount > 0)::bigint AS amount
     FROM journal_entry e JOIN posting p ON p.entry_id = e.id WHERE e.document_kind = 'CREDITOR_OPENING'`,
  );
  expect(sums).toEqual({ entries: ROWS, amount: ROWS * 123_450 });
}, 300_000);
