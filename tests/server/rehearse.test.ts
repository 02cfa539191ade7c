import type { Context } from '../../server/platform/context';
import { rehearse } from '../../server/platform/rehearse';
import { submit, type Tx } from '../../server/platform/submit';
import { transaction } from '../../server/platform/transaction';
import { defineEditableTable } from '../../server/services/approvals/editable-table';
import { rehearseChange } from '../../server/services/approvals/rehearse-change';
import { type Backend, openBackend } from './backend';
import { contextOf } from './masters-samples';

let backend: Backend;
let admin: Context;
let asker: Context;

/** A row whose deletion fails by a database constraint and not by a rule. */
let deletion: string;
defineEditableTable({
  table: 'rehearsed',
  label: 'Rehearsed',
  right: 'changes.request',
  fields: [],
  facts: [],
  modify: null,
  titleOf: () => 'the row',
  read: async (_sql, id) => ({ id, version: 1 }),
  lock: async () => {},
  async remove(tx) {
    await tx.sql(deletion);
    return {};
  },
});

beforeAll(async () => {
  backend = await openBackend();
  admin = await contextOf(backend, true);
  asker = await contextOf(backend, false);
  await backend.sql(
    'CREATE TABLE rehearsed_part (id int PRIMARY KEY, of_id int REFERENCES rehearsed_part DEFERRABLE INITIALLY DEFERRED)',
  );
  await backend.sql('INSERT INTO rehearsed_part VALUES (1, NULL), (2, 1)');
});
afterAll(() => backend.close());

test.each([
  ['a duplicate row', 'INSERT INTO rehearsed_part VALUES (1, NULL)', 'DUPLICATE'],
  ['a row in use, detected at the commit', 'DELETE FROM rehearsed_part WHERE id = 1', 'IN_USE'],
])('reports %s as a problem of the request', async (_what, statement, code) => {
  deletion = statement;
  const [request] = await backend.sql<{ id: number }>(
    `INSERT INTO change_request (table_name, row_id, permission, title, changes, before, row_version, state, requested_by_id)
     VALUES ('rehearsed', 1, 1, 'the row', '{}', '{}', 1, 'PENDING', $1) RETURNING id`,
    [asker.actor!.userId],
  );
  expect(await submit(admin, rehearseChange, { requestId: request!.id })).toMatchObject({
    effects: [],
    // Without the name of the constraint.
    problems: [{ code, message: expect.not.stringContaining('rehearsed') }],
  });
  expect(await backend.sql('SELECT id FROM rehearsed_part ORDER BY id')).toEqual([{ id: 1 }, { id: 2 }]);
  await backend.sql("UPDATE change_request SET state = 'WITHDRAWN', decided_at = now() WHERE id = $1", [request!.id]);
});

test('a connection lost during a dry run is reported as lost, so that it is retried', async () => {
  let tries = 0;
  const answer = await transaction(backend.database, (open) =>
    rehearse(open as Tx, async (trial) => {
      tries += 1;
      if (tries === 1) await trial.sql('SELECT pg_terminate_backend(pg_backend_pid())');
      return 'done';
    }),
  );
  expect([answer, tries]).toEqual(['done', 2]);
});
