import { groupBy } from '../../domain/kernel/group-by';
import { type Problem, ProblemError } from '../../domain/kernel/problem';
import { mayPass, whyNot } from '../../platform/permission';
import { ApprovalNeeded, type Tx } from '../../platform/submit';
import { isAppliedAlone } from '../../services/approvals/ask-or-apply';
import { ChangePermission } from '../../services/approvals/change-request.entity';
import type { EditableRow } from '../../services/approvals/editable-table';
import { problemsOfChange, withDefaults } from '../change-master';
import type { FigureQuestion } from '../master';
import type { MasterModule } from '../master-module';
import type { MasterRow } from '../master-row';
import { duplicatesOf } from '../master-rules';
import { askAboutSigns } from './doubts';
import { hasMoreUniques, keyFieldsOf, keyOf, phoneFieldOf } from './natural-key';
import type { Plan, PlannedRow, Values } from './plan';

/** A planned row with what its commands would say. */
export interface CheckedRow extends PlannedRow {
  /** It waits for an admin, or would. */
  waits: boolean;
  /** Figures to look at again; they do not stop the import once they are confirmed. */
  questions: Problem[];
}

/** The right to change rows of a master, or to request it. */
export const rightToChange = ({ master }: MasterModule) => master.options.readBy ?? ('changes.request' as const);

/**
 * Checks the rows of a plan by the rules of the master that depend on other rows, without writing: what their commands
 * would refuse, ask about, or let wait.
 */
export async function checkPlan(tx: Tx, module: MasterModule, plan: Plan): Promise<CheckedRow[]> {
  const pending = await pendingOf(tx, module);
  askAboutSigns(
    module.master,
    plan.rows.filter((row) => (row.state === 'NEW' || row.state === 'CHANGED') && !pending.has(row)),
  );
  const rows: CheckedRow[] = [];
  for (let from = 0; from < plan.rows.length; from += AT_ONCE) {
    const part = plan.rows.slice(from, from + AT_ONCE);
    const check = (row: PlannedRow): Promise<CheckedRow> => checkRow(tx, module, row, pending);
    // A change is tried out within a savepoint, so changes are checked one after another.
    if (part.some(({ state }) => state === 'CHANGED')) for (const row of part) rows.push(await check(row));
    else rows.push(...(await Promise.all(part.map(check))));
  }
  return rows;
}

/** Rows whose statements are sent together, which saves most of the round trips. */
const AT_ONCE = 50;

async function checkRow(tx: Tx, module: MasterModule, row: PlannedRow, pending: Pending): Promise<CheckedRow> {
  const checked = { ...row, waits: false, questions: [] };
  if (row.state !== 'NEW' && row.state !== 'CHANGED') return checked;
  if (pending.has(row)) return { ...checked, state: 'UNCHANGED', waits: true };
  const { problems, ...found } =
    row.state === 'NEW' ? await checkNew(tx, module, row) : await checkChange(tx, module, row);
  const questions = [...row.doubts.map(asProblem), ...found.questions];
  return problems.length === 0
    ? { ...checked, ...found, questions }
    : { ...checked, ...found, problems, state: 'WRONG' };
}

/** A question as the preview shows it at its cell. */
const asProblem = ({ field, text }: FigureQuestion): Problem => ({ code: 'FIGURE_UNUSUAL', ...text, field });

type Found = Pick<CheckedRow, 'problems' | 'questions' | 'waits'>;

/** A row as it will be stored. */
export async function rowAfter(
  tx: Tx,
  master: MasterModule['master'],
  { existing, values, changes }: PlannedRow,
): Promise<MasterRow> {
  if (existing !== null) return { ...existing, ...changes };
  return { ...(await withDefaults(tx, master, values)), disabled: false } as unknown as MasterRow;
}

const checkNew = async (tx: Tx, { master }: MasterModule, row: PlannedRow): Promise<Found> =>
  checkRules(tx, master, await rowAfter(tx, master, row), null);

async function checkChange(tx: Tx, module: MasterModule, row: PlannedRow): Promise<Found> {
  const { master, editableTable } = module;
  const { existing, changes } = row;
  const before = existing!;
  const right = rightToChange(module);
  if (!mayPass(right, tx.actor)) {
    const problem = { code: 'FORBIDDEN', ...whyNot(right, tx.actor), field: Object.keys(changes)[0]! };
    return { problems: [problem], questions: [], waits: false };
  }
  // The reason is given once for all rows.
  const problems = problemsOfChange(tx, master, changes, '-');
  if (problems.length > 0) return { problems, questions: [], waits: false };
  const found = await checkRules(tx, master, await rowAfter(tx, master, row), before);
  if (found.waits || found.problems.length > 0) return found;
  const asked = { rowId: before.id, permission: ChangePermission.MODIFY, changes, comment: '-' } as const;
  return { ...found, waits: !(await isAppliedAlone(tx, editableTable, before as unknown as EditableRow, asked)) };
}

/** The rules of the master. If the row waits for approval, those that the approved one has to meet. */
async function checkRules(
  tx: Tx,
  master: MasterModule['master'],
  after: MasterRow,
  before: MasterRow | null,
): Promise<Found> {
  const { check, asks } = master.options;
  const duplicates = hasMoreUniques(master) ? await duplicatesOf(tx.sql, master, after, before) : [];
  let waits = false;
  const checked = async (on: Tx): Promise<Problem[]> => (await check?.(on, after, before)) ?? [];
  const broken = await checked(tx)
    .catch((error: unknown) => {
      if (!(error instanceof ApprovalNeeded)) throw error;
      waits = true;
      return checked({ ...tx, isApproved: true });
    })
    .catch((error: unknown) => {
      if (!(error instanceof ProblemError)) throw error;
      return error.problems;
    });
  const questions = ((await asks?.(tx, after, before)) ?? []).map(asProblem);
  return { problems: [...duplicates, ...broken], questions, waits };
}

/** The rows of a plan that wait for approval already: the same sheet again adds nothing. */
interface Pending {
  has(row: PlannedRow): boolean;
}

export async function pendingOf({ sql, actor }: Tx, { master, commands }: MasterModule): Promise<Pending> {
  const requests = await sql<{ table: string; rowId: number; changes: Values }>(
    `SELECT table_name AS table, row_id AS "rowId", changes FROM change_request
     WHERE state = 'PENDING' AND (table_name = $1 OR (table_name = $2 AND permission = $3 AND requested_by_id = $4))`,
    [commands.create.name, master.table, ChangePermission.MODIFY, actor.userId],
  );
  const phone = phoneFieldOf(master);
  const key = [...keyFieldsOf(master), ...(phone ? [phone] : [])];
  const added = new Set(
    requests.filter(({ table }) => table !== master.table).map(({ changes }) => keyOf(key, changes)),
  );
  const changed = groupBy(
    requests.filter(({ table }) => table === master.table),
    ({ rowId }) => rowId,
  );
  return {
    has: ({ state, values, existing, changes }) =>
      state === 'NEW'
        ? added.has(keyOf(key, values))
        : (changed.get(existing?.id ?? 0) ?? []).some((request) => isSame(request.changes, changes)),
  };
}

const isSame = (one: Values, other: Values): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, value]) => other[name] === value);
