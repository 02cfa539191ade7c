import { type Problem, refusal, refuseIf } from '../domain/kernel/problem';
import type { Tx } from '../platform/submit';
import { type Master, titleOf } from './master';
import { existingRow, readableBy } from './master.queries';
import type { RowVersionInput, UpdateInput } from './master-input';
import type { MasterRow } from './master-row';
import { duplicatesOf, missingReferencesOf } from './master-rules';
import { deleteUnlessUsed, insertRow, setDisabled, updateRow } from './master-store';

/** What every change of a master answers. `row` is null when it was deleted. */
export interface MasterAnswer<Row extends MasterRow = MasterRow> {
  id: number;
  row: Row | null;
  message: string;
}

type Values = Record<string, unknown>;

/** Those who write one master take turns, so that no two rows get the same name. */
const takeTurn = (tx: Tx, { table }: { table: string }): Promise<unknown> =>
  tx.sql("SELECT pg_advisory_xact_lock(hashtext('master ' || $1))", [table]);

/** What is stored of the fields whose value is not stored as given, by column. */
export async function storedOf<Row extends MasterRow>({ fields }: Master<Row>, given: Values): Promise<Values> {
  const stored: Values = {};
  for (const { name, options } of fields)
    if (options.storedAs) stored[options.storedAs.property] = await options.storedAs.from(given[name]);
  return stored;
}

export async function create<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  given: Values,
  stored: Values,
): Promise<MasterAnswer<Row>> {
  await takeTurn(tx, master);
  const values = await withDefaults(tx, master, given);
  await refuseBroken(tx, master, { ...values, disabled: false } as unknown as Row, null);
  const id = await insertRow(tx.sql, master, { ...values, ...stored });
  const row = await existingRow(tx.sql, master, id);
  await master.options.afterCreate?.(tx, row, values);
  return announce(tx, master, await existingRow(tx.sql, master, id), null, master.options.created(row));
}

async function withDefaults<Row extends MasterRow>(tx: Tx, { fields }: Master<Row>, given: Values): Promise<Values> {
  const values: Values = {};
  for (const { name, options } of fields) {
    const standard = async () =>
      typeof options.default === 'function' ? options.default(tx.sql, given) : options.default;
    values[name] = given[name] ?? (await standard()) ?? null;
  }
  return values;
}

export async function update<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  input: UpdateInput,
): Promise<MasterAnswer<Row>> {
  const { id, version, reason, ...changes } = input;
  const before = await rowToChange(tx, master, { id, version });
  refuseIf(problemsOfElsewhere(master, changes, before), 'REFUSED');
  const after = { ...before, ...changes };
  await refuseBroken(tx, master, after, before);
  await updateRow(tx.sql, master, after);
  await master.options.afterUpdate?.(tx, after, before);
  const row = await existingRow(tx.sql, master, id);
  const message = master.options.updated?.(row) ?? `${titleOf(master, row)} updated successfully.`;
  return announce(tx, master, row, before, message, reason);
}

/** The fields that are not changed here and would get another value; the value they have may come along. */
function problemsOfElsewhere<Row extends MasterRow>({ fields }: Master<Row>, changes: Values, before: Row): Problem[] {
  const present = before as unknown as Values;
  return fields.flatMap(({ name, options: { changedElsewhere } }) =>
    changedElsewhere !== undefined && changes[name] != null && changes[name] !== present[name]
      ? [{ code: 'CHANGED_ELSEWHERE', message: changedElsewhere, field: name }]
      : [],
  );
}

export async function remove<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  input: RowVersionInput,
): Promise<MasterAnswer<Row>> {
  const before = await rowToChange(tx, master, input);
  await refuseBroken(tx, master, { ...before, disabled: true }, before);
  if (await deleteUnlessUsed(tx.sql, master, before)) {
    tx.audit({ table: master.table, id: before.id, before });
    tx.publish('masterChanged', { master: master.singular, id: before.id });
    return { id: before.id, row: null, message: `${titleOf(master, before)} deleted.` };
  }
  if (!master.canBeDisabled) throw refusal('IN_USE', `${titleOf(master, before)} is in use`);
  const done = master.options.table ? 'disabled.' : 'is in use, so it was disabled instead of deleted.';
  return changeState(tx, master, before, true, done);
}

export const enable = async <Row extends MasterRow>(tx: Tx, master: Master<Row>, input: RowVersionInput) =>
  changeState(tx, master, await rowToChange(tx, master, input), false, 'enabled.');

async function changeState<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  before: Row,
  disabled: boolean,
  done: string,
): Promise<MasterAnswer<Row>> {
  const after = { ...before, disabled };
  await setDisabled(tx.sql, master, after);
  await master.options.afterUpdate?.(tx, after, before);
  const row = await existingRow(tx.sql, master, before.id);
  return announce(tx, master, row, before, `${titleOf(master, row)} ${done}`);
}

/** The row, held until the commit; refused STALE when it is not at the version that the change was made from, where one is named. */
async function rowToChange<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  { id, version }: Pick<UpdateInput, 'id' | 'version'>,
): Promise<Row> {
  await takeTurn(tx, master);
  const row = await existingRow(tx.sql, master, id, { lock: true });
  if (version == null || row.version === version) return row;
  throw refusal(
    'STALE',
    `${titleOf(master, row)} was changed by someone else meanwhile. Look at it again before saving.`,
  );
}

async function refuseBroken<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  after: Row,
  before: Row | null,
): Promise<void> {
  refuseIf(await missingReferencesOf(tx.sql, master, after, before));
  refuseIf(await duplicatesOf(tx.sql, master, after, before), 'REFUSED');
  refuseIf((await master.options.check?.(tx, after, before)) ?? [], 'REFUSED');
}

function announce<Row extends MasterRow>(
  tx: Tx,
  master: Master<Row>,
  row: Row,
  before: Row | null,
  message: string,
  reason?: string | null,
): MasterAnswer<Row> {
  tx.audit({ table: master.table, id: row.id, before, after: row, reason });
  tx.publish('masterChanged', { master: master.singular, id: row.id });
  return { id: row.id, row: readableBy(tx.actor, master, row), message };
}
