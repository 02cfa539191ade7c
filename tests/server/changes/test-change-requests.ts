import { inr } from '../../../server/domain/kernel/format';
import { parseMoney } from '../../../server/domain/kernel/money';
import { BUILT_IN_ROLES } from '../../../server/domain/rights';
import { ask } from '../../../server/platform/ask';
import type { Context } from '../../../server/platform/context';
import { submit } from '../../../server/platform/submit';
import { auditRows } from '../../../server/services/approvals/audit-rows.queries';
import type { Values } from '../../../server/services/approvals/change-field';
import { type ChangeRowInput, changeRow, rehearseRowChange } from '../../../server/services/approvals/change-row';
import { decideChange } from '../../../server/services/approvals/decide-change';
import { editableTables } from '../../../server/services/approvals/editable-table';
import { notifications } from '../../../server/services/approvals/notifications.queries';
import { rehearseChange } from '../../../server/services/approvals/rehearse-change';
import {
  changeableRow,
  changeReview,
  myChangeRequests,
  pendingChanges,
} from '../../../server/services/approvals/review.queries';
import { isForStaff } from '../../support/rights';
import { expectBooksInOrder, fingerprint } from '../../support/state-of-books';
import { refusalOf } from '../backend';
import type { ChangeSample } from './change-sample';
import { type OpenChangeStation, openChangeStation } from './change-station';
import { masterSamples } from './master-samples';

const DELETE = 1;
const MODIFY = 2;
const RACERS = 50;

let station: OpenChangeStation;

type Typed = Readonly<Record<string, string | null>>;

const asked = (typed: Typed) => Object.entries(typed).map(([field, value]) => ({ field, value }));

const inputOf = (table: string, rowId: number, typed: Record<string, string | null> | null): ChangeRowInput => ({
  table,
  rowId,
  permission: typed === null ? DELETE : MODIFY,
  changes: asked(typed ?? {}),
  comment: 'It was typed wrong',
  confirmed: true,
});

/** Requests a change of the fields, or a deletion if `typed` is null. */
const askFor = (ctx: Context, table: string, rowId: number, typed: Record<string, string | null> | null) =>
  submit(ctx, changeRow, inputOf(table, rowId, typed));

/** Expects the dry run to leave everything as it is; returns the effects that it foresees. */
async function rehearsed(ctx: Context, ...of: Parameters<typeof inputOf>): Promise<string[] | undefined> {
  const before = await fingerprint(station.backend.database, ['idempotency_key']);
  const { effects, ...others } = await submit(ctx, rehearseRowChange, inputOf(...of));
  expect(Object.keys(others)).toEqual(others.effectTexts === undefined ? [] : ['effectTexts']);
  expect(await fingerprint(station.backend.database, ['idempotency_key'])).toEqual(before);
  return effects;
}

/** Confirmed: rows of earlier tests have the same slip or reference. */
const decide = (ctx: Context, requestId: number, accept: boolean) =>
  submit(ctx, decideChange, { requestId, accept, confirmed: true });

/** Expects the bell to show each amount and rate that changes before and after. */
async function expectAmountsInBell(table: string, requestId: number, was: Typed, wanted: Typed): Promise<void> {
  const told = (await ask(station.admin, notifications, {})).find(({ notificationId }) => notificationId === requestId);
  const amounts = editableTables.get(table)!.fields.filter(({ kind }) => kind === 'money' || kind === 'rate');
  for (const { name } of amounts.filter((field) => Object.hasOwn(wanted, field.name))) {
    const [before, after] = [was[name], wanted[name]].map((value) => (value == null ? '—' : inr(parseMoney(value)!)));
    if (before !== after) expect(told!.msg).toContain(`${before} → ${after}`);
  }
}

const valuesOf = async (table: string, rowId: number): Promise<Record<string, string | null>> => {
  const { fields } = await ask(station.admin, changeableRow, { table, rowId });
  return Object.fromEntries(fields.filter(({ canChange }) => canChange).map(({ name, value }) => [name, value]));
};

const fourEyes = (value: boolean) =>
  station.sql(
    "INSERT INTO station_setting (key, value) VALUES ('fourEyes', $1) ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value",
    [JSON.stringify(value)],
  );

/** Requests as staff; for tables that only admins see, as an admin who may not decide alone. */
async function request(table: string, rowId: number, typed: Record<string, string | null> | null) {
  if (!isForAdmins(table)) return askFor(station.staff, table, rowId, typed);
  await fourEyes(true);
  return askFor(station.third, table, rowId, typed).finally(() => fourEyes(false));
}

const isForAdmins = (table: string): boolean => !isForStaff(editableTables.get(table)!.right);
const askerOf = (table: string): Context => (isForAdmins(table) ? station.third : station.staff);

/** The audit rows that the last decision wrote about the row itself. */
const auditedOf = (table: string, rowId: number) =>
  station.sql<{ before: Record<string, unknown> | null; after: Record<string, unknown> | null }>(
    `SELECT before, after FROM audit_row WHERE table_name = $1 AND row_id = $2 AND command = 'decideChange'
       AND chain_sequence > (SELECT COALESCE(MAX(chain_sequence), 0) FROM audit_row
                             WHERE table_name = 'change_request' AND command <> 'decideChange') ORDER BY id`,
    [table, String(rowId)],
  );

/** The newest of them as the audit page shows it, by label. No other table's field key may be among the labels. */
async function shownInAudit(table: string, rowId: number) {
  const { rows } = await ask(station.admin, auditRows, { table, row: String(rowId) });
  const { what, values } = rows[0]!;
  expect(values.map(({ label }) => label).filter((label) => / id$/i.test(label))).toEqual([]);
  return { what, values: new Map(values.map((value) => [value.label, value])) };
}

const shownOf = async (table: string, rowId: number): Promise<Map<string, string | null>> => {
  const { fields } = await ask(station.admin, changeableRow, { table, rowId });
  return new Map(fields.map(({ label, shown }) => [label, shown]));
};

/** A fingerprint of all tables except the requests, their audit and what every write adds. */
const recorded = () =>
  fingerprint(station.backend.database, ['change_request', 'audit_row', 'audit_head', 'idempotency_key']);

/** The audit shows a switch as Yes or No. */
const inWords = (shown: string | null): string | null => (shown === 'true' ? 'Yes' : shown === 'false' ? 'No' : shown);

/** Expects one audit row with the fields that changed, as they were and are displayed. */
async function expectChangeAudited(table: string, rowId: number, shownBefore: Map<string, string | null>) {
  const audited = await auditedOf(table, rowId);
  // The amount of an invoice line is audited with those of its other lines.
  const own = audited.filter(({ after }) => table !== 'invoice_line' || !Object.hasOwn(after!, 'amount'));
  expect(own).toEqual([{ before: expect.anything(), after: expect.anything() }]);
  const { before, after } = own[0] as { before: Values; after: Values };
  expect(Object.keys(before).sort()).toEqual(Object.keys(after).sort());
  const equal = Object.keys(before).filter((name) => JSON.stringify(before[name]) === JSON.stringify(after[name]));
  if (!masterSamples.some((sample) => sample.table === table)) expect(equal).toEqual([]);
  const { what, values } = await shownInAudit(table, rowId);
  const { fields } = await ask(station.admin, changeableRow, { table, rowId });
  expect(what).toBe('CHANGED');
  for (const { label, shown, canChange } of fields) {
    const told = values.get(label);
    if (shown === shownBefore.get(label)) expect(told).toBeUndefined();
    else if (canChange || told)
      expect(told).toMatchObject({ before: inWords(shownBefore.get(label) ?? null), after: inWords(shown) });
  }
}

/** Expects the audit to name who asked for what another accepted. */
async function expectAskerNamed(table: string, rowId: number): Promise<void> {
  const audited = await station.sql<{ reason: string | null }>(
    'SELECT reason FROM audit_row WHERE table_name = $1 AND row_id = $2 ORDER BY chain_sequence DESC LIMIT 1',
    [table, String(rowId)],
  );
  expect(audited).toEqual([{ reason: expect.stringMatching(/At the request of ./) }]);
}

/** Expects one audit row with everything that was displayed of the deleted row. */
async function expectDeletionAudited(table: string, rowId: number, shownBefore: Map<string, string | null>) {
  expect(await auditedOf(table, rowId)).toEqual([{ before: expect.anything(), after: null }]);
  const { what, values } = await shownInAudit(table, rowId);
  expect(what).toBe('DELETED');
  const told = [...shownBefore].map(([label]) => [label, values.get(label)?.before ?? null]);
  expect(told).toEqual([...shownBefore].map(([label, shown]) => [label, inWords(shown)]));
}

const noSuchRow = { kind: 'NOT_FOUND', message: 'This entry was not found' };

/** Tests requests, decisions and deletions for every sample, on a station of their own. */
export function testChangeRequests(samples: ChangeSample[]): void {
  beforeAll(async () => {
    station = await openChangeStation();
    await fourEyes(false);
  });
  afterEach(() => expectBooksInOrder(station.backend.database));
  afterAll(() => station.backend.close());

  const named = samples.map((sample) => [[sample.table, sample.about].filter(Boolean).join(' '), sample] as const);

  describe.each(named.filter(([, { change }]) => change !== null))(
    'a change of %s',
    (_name, { table, seed, change, wrong }) => {
      const wanted = () => change!(station);

      it('is applied once when an admin accepts it', async () => {
        const { staff, admin, other } = station;
        const rowId = await seed(station);
        const before = await valuesOf(table, rowId);
        const shownBefore = await shownOf(table, rowId);
        const { changeRequestId, state } = await request(table, rowId, wanted());
        expect(state).toBe('PENDING');
        expect(await valuesOf(table, rowId)).toEqual(before);
        expect(await ask(askerOf(table), pendingChanges, { table, rowIds: [rowId] })).toMatchObject([
          { requestId: changeRequestId },
        ]);
        expect(await ask(admin, changeReview, { table, rowId })).toMatchObject({ requests: [{ id: changeRequestId }] });
        await expectAmountsInBell(table, changeRequestId, before, wanted());
        expect(await refusalOf(decide(staff, changeRequestId, true))).toMatchObject({ kind: 'FORBIDDEN' });
        const { version: expectedVersion } = await submit(other, rehearseChange, { requestId: changeRequestId });
        const seen = { requestId: changeRequestId, accept: true, expectedVersion };
        expect(await submit(other, decideChange, seen)).toMatchObject({ state: 'ACCEPTED' });
        expect(await valuesOf(table, rowId)).toMatchObject(wanted());
        for (const accept of [true, false])
          expect(await refusalOf(decide(admin, changeRequestId, accept))).toMatchObject({ code: 'DECIDED' });
        expect(await ask(askerOf(table), pendingChanges, { table, rowIds: [rowId] })).toEqual([]);
        await expectChangeAudited(table, rowId, shownBefore);
        await expectAskerNamed(table, rowId);
      });

      it('changes nothing when an admin rejects it', async () => {
        const { admin } = station;
        const rowId = await seed(station);
        const before = await recorded();
        const { changeRequestId } = await request(table, rowId, wanted());
        expect(await decide(admin, changeRequestId, false)).toMatchObject({ state: 'REJECTED' });
        const asker = askerOf(table);
        const demoted = { ...asker, actor: { ...asker.actor!, rights: BUILT_IN_ROLES.staff } };
        const mine = (await ask(demoted, myChangeRequests)).map(({ id }) => id);
        expect(mine.includes(changeRequestId)).toBe(!isForAdmins(table));
        expect(await recorded()).toEqual(before);
        expect(await refusalOf(decide(admin, changeRequestId, true))).toMatchObject({ code: 'DECIDED' });
      });

      it('is reported as stale when the row has changed, and can then be applied by an admin who was shown that', async () => {
        const { admin, other } = station;
        const rowId = await seed(station);
        const { changeRequestId } = await request(table, rowId, wanted());
        await askFor(admin, table, rowId, wanted());
        expect(await refusalOf(decide(other, changeRequestId, true))).toMatchObject({ code: 'STALE' });
        const { row, requests } = await ask(other, changeReview, { table, rowId });
        expect(requests).toMatchObject([{ id: changeRequestId }]);
        expect(row!.version).toBeGreaterThan(requests[0]!.rowVersion);
        const seen = { requestId: changeRequestId, accept: true, version: row!.version };
        expect(await submit(other, decideChange, seen)).toMatchObject({ state: 'ACCEPTED' });
        expect(await valuesOf(table, rowId)).toMatchObject(wanted());
      });

      it('a change cannot be decided by its author, even an admin', async () => {
        const { admin, other } = station;
        const rowId = await seed(station);
        await fourEyes(true);
        try {
          const { changeRequestId, state } = await askFor(admin, table, rowId, wanted());
          expect(state).toBe('PENDING');
          expect(await refusalOf(decide(admin, changeRequestId, true))).toMatchObject({ code: 'OWN_REQUEST' });
          await expect(
            station.sql(
              "UPDATE change_request SET state = 'ACCEPTED', decided_by_id = requested_by_id, decided_at = now() WHERE id = $1",
              [changeRequestId],
            ),
          ).rejects.toThrow('ck_change_request_not_own');
          expect(await decide(other, changeRequestId, true)).toMatchObject({ state: 'ACCEPTED' });
        } finally {
          await fourEyes(false);
        }
      });

      it('is applied at once by an admin, and the others are notified', async () => {
        const { admin, other } = station;
        const rowId = await seed(station);
        const foreseen = await rehearsed(admin, table, rowId, wanted());
        const { changeRequestId, state, effects } = await askFor(admin, table, rowId, wanted());
        expect(state).toBe('DONE');
        expect(effects).toEqual(foreseen);
        expect(await valuesOf(table, rowId)).toMatchObject(wanted());
        const told = await ask(other, notifications);
        expect(told.find(({ notificationId }) => notificationId === changeRequestId)).toMatchObject({
          rowId,
          permission: 3,
        });
        expect((await ask(admin, notifications)).map(({ notificationId }) => notificationId)).not.toContain(
          changeRequestId,
        );
      });

      it('is decided once, however many admins decide at once', async () => {
        const { admin, other } = station;
        const rowId = await seed(station);
        const { changeRequestId } = await request(table, rowId, wanted());
        const ends = await Promise.allSettled(
          Array.from({ length: RACERS }, (_, index) =>
            decide([admin, other][index % 2]!, changeRequestId, index % 3 !== 0),
          ),
        );
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
        const [{ count }] = (await station.sql<{ count: number }>(
          `SELECT COUNT(*)::int AS count FROM audit_row
       WHERE table_name = 'change_request' AND row_id = $1 AND after ->> 'state' IN ('ACCEPTED', 'REJECTED')`,
          [String(changeRequestId)],
        )) as [{ count: number }];
        expect(count).toBe(1);
      });

      if (wrong)
        it('is refused at once by its own rules, and changes nothing', async () => {
          const rowId = await seed(station);
          const before = await recorded();
          await expect(request(table, rowId, wrong.change(station))).rejects.toThrow(wrong.message);
          await expect(rehearsed(askerOf(table), table, rowId, wrong.change(station))).rejects.toThrow(wrong.message);
          await expect(request(table, rowId, { notAField: '1' })).rejects.toThrow('This field cannot be changed here');
          const [field] = Object.keys(wanted());
          const unseen = request(table, rowId, { [field!]: 'a\u0007b' });
          await expect(unseen).rejects.toMatchObject({ problems: [{ field }] });
          expect(await recorded()).toEqual(before);
        });
    },
  );

  describe.each(named)('a deletion of %s', (_name, { table, seed, notDeleted, isDisabledInstead }) => {
    it('is applied when an admin accepts it, or refused with its reason', async () => {
      const { admin } = station;
      const rowId = await seed(station);
      if (notDeleted !== undefined) {
        await expect(request(table, rowId, null)).rejects.toThrow(notDeleted);
        return;
      }
      const shownBefore = await shownOf(table, rowId);
      const foreseen = await rehearsed(admin, table, rowId, null);
      const { changeRequestId } = await request(table, rowId, null);
      expect((await decide(admin, changeRequestId, true)).effects).toEqual(foreseen);
      if (isDisabledInstead) return expect(await valuesOf(table, rowId)).toMatchObject({ disabled: 'true' });
      expect(await refusalOf(request(table, rowId, null))).toMatchObject(noSuchRow);
      await expectDeletionAudited(table, rowId, shownBefore);
      await expectAskerNamed(table, rowId);
    });
  });
}
