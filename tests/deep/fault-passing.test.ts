import fc from 'fast-check';
import { openDatabase } from '../../server/database/data-source';
import { ProblemError } from '../../server/domain/kernel/problem';
import { ask } from '../../server/platform/ask';
import type { Context } from '../../server/platform/context';
import { submit } from '../../server/platform/submit';
import { type OpenTransaction, transaction } from '../../server/platform/transaction';
import { type Backend, openBackend, refusalOf } from '../server/backend';
import { addRow, contextOf, masterNamed, sampleInput } from '../server/masters-samples';
import { startFaultProxy } from '../support/fault-proxy';
import { expectBooksInOrder } from '../support/state-of-books';

let backend: Backend;
let admins: [Context, Context];

beforeAll(async () => {
  backend = await openBackend();
  admins = [await contextOf(backend, true), await contextOf(backend, true)];
  await backend.sql('CREATE TABLE fault_row (id int PRIMARY KEY, value int NOT NULL)');
  await backend.sql('INSERT INTO fault_row VALUES (1, 0), (2, 0)');
});
afterEach(() => expectBooksInOrder(backend.database));
afterAll(() => backend.close());

describe('a temporary fault', () => {
  const add = ({ sql }: OpenTransaction, id: number) =>
    sql('UPDATE fault_row SET value = value + 1 WHERE id = $1', [id]);

  it('writers in opposite orders deadlock, and each succeeds once', async () => {
    const [first, second] = [1, 2];
    let tries = 0;
    const writers = Array.from({ length: 6 }, (_, index) =>
      transaction(backend.database, async (tx) => {
        tries++;
        await add(tx, index % 2 === 0 ? first : second);
        // Gives the other writer time to lock the other row.
        await tx.sql('SELECT pg_sleep(0.05)');
        await add(tx, index % 2 === 0 ? second : first);
      }),
    );
    await Promise.all(writers);
    expect(tries).toBeGreaterThan(writers.length);
    expect(await backend.sql('SELECT value FROM fault_row')).toEqual([{ value: 6 }, { value: 6 }]);
  }, 60_000);

  it.each(['40001', '40P01', '55P03', '57P01', '08006', '53100', '53300'])(
    '%s is tried five times with growing pauses and then reported',
    async (code) => {
      const begun: number[] = [];
      const work = transaction(backend.database, async ({ sql }) => {
        begun.push(performance.now());
        await sql(`DO $$ BEGIN RAISE EXCEPTION 'planted' USING ERRCODE = '${code}'; END $$`);
      });
      expect(await refusalOf(work)).toMatchObject({ kind: 'UNAVAILABLE' });
      expect(begun).toHaveLength(5);
    },
    20_000,
  );

  it.each(['cut', 'reset'] as const)('a connection that is %s during a statement is reopened', async (how) => {
    const url = new URL((backend.database.options as { url: string }).url);
    const proxy = await startFaultProxy(Number(url.port));
    url.port = String(proxy.port);
    const database = await openDatabase(url.href);
    try {
      void proxy.loseAnswerTo('lost on its way', how);
      let tries = 0;
      const work = transaction(database, async ({ sql }) => {
        tries++;
        return sql("SELECT 'lost on its way' AS said");
      });
      expect(await work).toEqual([{ said: 'lost on its way' }]);
      expect(tries).toBe(2);
    } finally {
      await database.destroy();
      await proxy.close();
    }
  });

  it('an invalid statement is not retried', async () => {
    let tries = 0;
    const work = transaction(backend.database, async ({ sql }) => {
      tries++;
      await sql('SELECT 1 / 0');
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(tries).toBe(1);
  });
});

describe.each(['Creditor', 'Employee', 'ProductRate'])('concurrent edits of a %s in any order', (name) => {
  const module = masterNamed(name);
  const field = module.master.fields.find(
    ({ options, rule }) => !options.readOnlyAfterCreate && !options.reference && rule.required,
  )!.name;

  it('no edit overwrites another: a stale one is refused, and the last accepted one is stored', async () => {
    const { id } = await addRow(admins[0], module);
    const read = async (ctx: Context) => (await ask(ctx, module.queries.one, { id })) as unknown as { version: number };
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        // The admin of each edit: reads the row, and saves the change later.
        fc.array(fc.nat(1), { minLength: 2, maxLength: 4 }),
        async (scheduler, edits) => {
          const before = (await read(admins[0])).version;
          const saved: { version: number; value: unknown }[] = [];
          const stale: number[] = [];
          for (const admin of edits) {
            const ctx = admins[admin]!;
            const value = (await sampleInput(ctx, module))[field];
            let version = 0;
            scheduler.scheduleSequence([
              {
                label: 'read',
                builder: async () => {
                  ({ version } = await read(ctx));
                },
              },
              {
                label: 'save',
                builder: async () => {
                  try {
                    const input = { id, version, [field]: value, reason: 'because' };
                    const { row } = await submit(ctx, module.commands.update!, input);
                    saved.push({
                      version: (row as unknown as { version: number }).version,
                      value: (row as never)[field],
                    });
                  } catch (error) {
                    if (!(error instanceof ProblemError) || error.problems[0]!.code !== 'STALE') throw error;
                    stale.push(version);
                  }
                },
              },
            ]);
          }
          await scheduler.waitAll();
          const after = (await read(admins[0])) as Record<string, unknown> & { version: number };
          expect(saved.length + stale.length).toBe(edits.length);
          expect(saved.map(({ version }) => version)).toEqual(saved.map((_, index) => before + 1 + index));
          expect([after.version, after[field]]).toEqual([before + saved.length, saved.at(-1)!.value]);
          for (const version of stale) expect(version).toBeLessThan(after.version);
        },
      ),
      { numRuns: 15 },
    );
  }, 60_000);
});
