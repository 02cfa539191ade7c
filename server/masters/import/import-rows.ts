import { ArrayMaxSize, IsArray, IsBoolean, IsIn, IsInt, IsOptional, IsString } from 'class-validator';
import { Field, InputType } from 'type-graphql';
import { LANGUAGES, type Language } from '../../../i18n/languages';
import { editReasonRule } from '../../domain/employee.rules';
import { imports as texts } from '../../domain/imports.messages';
import type { Message } from '../../domain/kernel/message';
import { type Problem, ProblemError, refusal, refuseIf } from '../../domain/kernel/problem';
import { masters as says } from '../../domain/masters.messages';
import { reporting } from '../../domain/reporting.messages';
import { SHEET_LIMITS } from '../../domain/sheet';
import { unusual } from '../../domain/unusual.messages';
import { ask, defineQuery, type Query } from '../../platform/ask';
import { Checked } from '../../platform/checked';
import { ConfirmedField } from '../../platform/confirmed-field';
import { refuseUnlessConfirmed } from '../../platform/confirmed-session';
import type { Context } from '../../platform/context';
import { asKept } from '../../platform/idempotency';
import { IsText } from '../../platform/is-text';
import { LANGUAGE_CHOICES } from '../../platform/language';
import { mayPass, refuseUnlessAllowed, whyNot } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import { rehearse } from '../../platform/rehearse';
import { Ruled } from '../../platform/ruled';
import { ApprovalNeeded, type Command, defineCommand, type Tx } from '../../platform/submit';
import { transaction } from '../../platform/transaction';
import { saying } from '../../platform/validated';
import { update } from '../ask-master-change';
import { create, storedOf, takeTurn } from '../change-master';
import type { Master } from '../master';
import type { MasterModule } from '../master-module';
import { addMissing, canBeAdded, type MissingRows } from './add-missing';
import { type CheckedRow, checkPlan, pendingOf, rightToChange, rowAfter } from './check-plan';
import { askAboutSigns } from './doubts';
import { type FoundTable, findTable, type UnmatchedColumn } from './headings';
import { hasMoreUniques } from './natural-key';
import { type ColumnTotal, type Plan, type PlannedRow, planRows, totalsOf } from './plan';
import { readTables, whyNoSheet } from './sheets';
import { exampleCells, FORMATS, listedCells, type SheetFormat, sheetFile } from './written-sheet';

/** Names of other masters. */
const AddedLists = (): PropertyDecorator => (target, key) => {
  for (const check of [IsOptional(), IsArray(), ArrayMaxSize(SHEET_LIMITS.columns), IsString({ each: true })])
    check(target, String(key));
};

class MasterInput {
  @IsText('reference', 100) master!: string;
}

class PreviewInput extends MasterInput {
  @IsOptional() @Checked('isSheet', whyNoSheet) file?: string | null;
  @IsOptional() @Checked('isSheet', whyNoSheet) text?: string | null;
  @IsOptional() @IsArray() @ArrayMaxSize(SHEET_LIMITS.rows) @IsInt({ each: true }) leftOut?: number[] | null;
  @AddedLists() adds?: string[] | null;
}

class SheetFileInput extends MasterInput {
  @IsIn(FORMATS) format!: SheetFormat;
  @IsBoolean() isTemplate!: boolean;
  @IsOptional()
  @IsIn(LANGUAGES, saying(reporting.language({ languages: LANGUAGE_CHOICES })))
  language?: Language | null;
}

@InputType({ description: 'Rows to import, as importPreview has shown them' })
export class ImportRowsInput {
  @Field(() => String, { description: 'Name of the master: Creditor' })
  @IsText('reference', 100)
  master!: string;
  @Field(() => String, {
    description:
      'The rows as text: headings, then a line for each row, cells separated by tabs. A column headed # has the numbers by which refusals name the rows',
  })
  @Checked('isSheet', whyNoSheet)
  text!: string;
  @Field(() => String, {
    nullable: true,
    description: 'Reason of the changes of existing rows and of late rates, where one is required',
  })
  @Ruled({ ...editReasonRule, required: false }, { mayBeAbsent: true })
  reason?: string | null;
  @ConfirmedField('FIGURE_UNUSUAL', 'NOT_IMPORTED') confirmed?: boolean | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'Names of other masters, such as Pump, whose rows are added too if the sheet names them and they are missing. For users who may add those',
  })
  @AddedLists()
  adds?: string[] | null;
}

/** Missing rows of another list, as a preview says them. */
interface PreviewedRows extends MissingRows {
  /** Whether they need no more than their names. */
  canBeAdded: boolean;
  /** Whether they are added too. */
  isAdded: boolean;
  /** Why the user may not add them, or null. */
  refusal: Message | null;
}

export interface ImportPreview extends Omit<Plan, 'rows' | 'missing'> {
  rows: CheckedRow[];
  missing: PreviewedRows[];
  totals: ColumnTotal[];
  unmatched: UnmatchedColumn[];
  /** Whether the changes need a reason. */
  needsReason: boolean;
}

export interface ImportAnswer {
  added: number;
  changed: number;
  waiting: number;
  unchanged: number;
}

interface Prepared {
  table: FoundTable;
  /** Values that are stored in another form (`storedAs`), by the row's number. */
  stored: ReadonlyMap<number, Readonly<Record<string, unknown>>>;
}

export interface ImportOperations {
  preview: Query<PreviewInput, ImportPreview>;
  file: Query<SheetFileInput, { name: string; content: string }>;
  importRows: Command<ImportRowsInput, ImportAnswer>;
}

/** The import and export of masters: each by the right to add its rows. */
export function importOperations(modules: readonly MasterModule[]): ImportOperations {
  const moduleFor = (name: string, ctx: Context): MasterModule => {
    const module = modules.find(({ master }) => master.name === name);
    if (module === undefined) throw refusal('UNKNOWN', says.unknownList(), 'master', 'INVALID');
    refuseUnlessAllowed(module.master.options.addedBy, ctx);
    return module;
  };
  return {
    preview: defineQuery({
      name: 'importPreview',
      right: 'signedIn',
      input: PreviewInput,
      async run({ ctx }, { master, file, text, leftOut, adds }) {
        const module = moduleFor(master, ctx);
        refuseUnlessAllowed(module.queries.list.right, ctx);
        const others = modules.map((one) => one.master).filter((one) => one !== module.master);
        const table = findTable(module.master, await readTables({ file, text }), { others, mayLackKey: true });
        const how = { leftOut: leftOut && new Set(leftOut), adds: adds ?? [] };
        return transaction(ctx.database, (open) => preview({ ...open, ...readOnly(ctx) }, module, table, how), {
          safeToRepeat: true,
        });
      },
    }),
    file: defineQuery({
      name: 'importFile',
      right: 'signedIn',
      input: SheetFileInput,
      async run({ sql, ctx }, { master: name, format, isTemplate, language }) {
        const { master, queries } = moduleFor(name, ctx);
        const how = { format, language: language ?? 'en' };
        const cells = isTemplate
          ? [await exampleCells(sql, master, ctx.clock.today(), how.language)]
          : listedCells(master, await ask(ctx, queries.list), how.language);
        const content = await sheetFile(master, cells, how);
        const extension = format.toLowerCase();
        return {
          name: `${master.table.replaceAll('_', '-')}${isTemplate ? '-template' : ''}.${extension}`,
          content: content.toString('base64'),
        };
      },
    }),
    importRows: defineCommand({
      name: 'importRows',
      right: 'signedIn',
      input: ImportRowsInput,
      async prepare(ctx, { master, text }): Promise<Prepared> {
        const module = moduleFor(master, ctx);
        // Once, before passwords are hashed: each row would repeat the refusal at itself.
        if (module.master.options.needsConfirmation) refuseUnlessConfirmed(ctx.actor);
        const table = findTable(module.master, await readTables({ text }));
        return { table, stored: await storedValues(module, table) };
      },
      run: (tx, input, prepared) => importAll(tx, moduleFor(input.master, tx.ctx), input, prepared),
    }),
  };
}

/** The rest of a transaction that writes nothing. */
const readOnly = (ctx: Context<Actor>) => ({
  ctx,
  actor: ctx.actor,
  today: ctx.clock.today(),
  audit: () => {},
  publish: () => {},
});

async function preview(
  tx: Tx,
  module: MasterModule,
  table: FoundTable,
  { leftOut, adds }: { leftOut: ReadonlySet<number> | null | undefined; adds: readonly string[] },
): Promise<ImportPreview> {
  const plan = await planRows(tx, module.master, table, { proposes: true, leftOut });
  const missing = plan.missing.map((one): PreviewedRows => {
    const { addedBy } = one.referred.options;
    const refusal = mayPass(addedBy, tx.actor) ? null : whyNot(addedBy, tx.actor);
    return { ...one, canBeAdded: canBeAdded(one), isAdded: isAmong(adds, one), refusal };
  });
  const added = missing.filter(({ isAdded }) => isAdded);
  if (added.length === 0) return { ...(await checked(tx, module, table, plan)), missing };
  return rehearse(tx, async (trial) => {
    await addMissing(trial, added);
    const complete = await planRows(trial, module.master, table, { proposes: true, leftOut });
    return { ...(await checked(trial, module, table, complete)), missing };
  });
}

/** Whether missing rows are to be added. */
const isAmong = (adds: readonly string[], missing: MissingRows): boolean =>
  adds.includes(missing.referred.name) && canBeAdded(missing);

async function checked(
  tx: Tx,
  module: MasterModule,
  table: FoundTable,
  plan: Plan,
): Promise<Omit<ImportPreview, 'missing'>> {
  const rows = await checkPlan(tx, module, plan);
  const needsReason = rows.some(
    ({ state, waits }) => state === 'CHANGED' && (waits || module.master.options.needsReason),
  );
  return { ...plan, rows, totals: totalsOf(plan), unmatched: table.unmatched, needsReason };
}

/** Passwords are hashed before the transaction; for a row that exists already it is not needed, but not yet known. */
async function storedValues({ master }: MasterModule, { columns, rows }: FoundTable): Promise<Prepared['stored']> {
  const given = columns.filter(({ field }) => field.options.storedAs);
  if (given.length === 0) return new Map();
  const stored = rows.map(async ({ number, cells }) => {
    const values = Object.fromEntries(given.map(({ field, at }) => [field.name, cells[at] ?? '']));
    return [number, await storedOf(master, values)] as const;
  });
  return new Map(await Promise.all(stored));
}

/**
 * Adds and changes all rows of a sheet, or none: by the rules of the single commands, in one transaction. A row that needs
 * approval is stored as the request that its own command would have made. Throws ProblemError with the problems of all
 * rows, each at the field `rows.<number>.<field>`.
 */
async function importAll(
  tx: Tx,
  module: MasterModule,
  { reason, confirmed, adds }: ImportRowsInput,
  { table, stored }: Prepared,
): Promise<ImportAnswer> {
  const { master } = module;
  await takeTurn(tx, master);
  const plan = await completePlan(tx, master, table, adds ?? []);
  refuseIf(plan.rows.flatMap((row) => row.problems.map((problem) => atRow(row, problem))));
  if (plan.rows.some(({ state }) => state === 'CHANGED')) refuseUnlessAllowed(rightToChange(module), tx.ctx);
  const pending = await pendingOf(tx, module);
  const asked = plan.rows.filter((row) => row.state !== 'UNCHANGED' && !pending.has(row));
  askAboutSigns(master, asked);
  if (confirmed !== true) refuseIf([...questionOf(table), ...(await questionsOf(tx, module, asked))], 'REFUSED');
  const done: ImportAnswer = { added: 0, changed: 0, waiting: 0, unchanged: 0 };
  const problems: Problem[] = [];
  for (const row of plan.rows)
    try {
      const state =
        row.state === 'UNCHANGED' || pending.has(row)
          ? 'unchanged'
          : await importRow(tx, module, row, {
              reason: reason ?? null,
              stored: stored.get(row.number) ?? {},
            });
      done[state]++;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      problems.push(...error.problems.map((problem) => atRow(row, problem)));
    }
  refuseIf(problems, 'REFUSED');
  return done;
}

/** The plan, after the missing rows of other lists are added. */
async function completePlan(tx: Tx, master: Master, table: FoundTable, adds: readonly string[]): Promise<Plan> {
  const plan = await planRows(tx, master, table);
  const added = plan.missing.filter((missing) => isAmong(adds, missing));
  if (added.length === 0) return plan;
  await addMissing(tx, added);
  return planRows(tx, master, table);
}

/** What is asked about columns that are not imported: who has seen the preview sends none. */
function questionOf({ unmatched }: FoundTable): Problem[] {
  const filled = unmatched.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
  if (filled.length === 0) return [];
  const headings = filled.map(({ heading }) => heading).join(', ');
  return [{ code: 'NOT_IMPORTED', ...texts.notImported({ headings, count: filled.length }), field: 'text' }];
}

/**
 * What is asked about all rows, before any of them is stored: each row alone would be compared with all rows before it,
 * which takes minutes for thousands.
 */
async function questionsOf(tx: Tx, { master }: MasterModule, rows: readonly PlannedRow[]): Promise<Problem[]> {
  const { asks } = master.options;
  const questions: Problem[] = [];
  for (const row of rows) {
    const asked = asks ? await asks(tx, await rowAfter(tx, master, row), row.existing) : [];
    for (const { field, text } of [...row.doubts, ...asked])
      questions.push(atRow(row, { code: 'FIGURE_UNUSUAL', ...unusual.saveAgain({ fact: text }), field }));
  }
  return questions;
}

const atRow = ({ number }: PlannedRow, { field, ...problem }: Problem): Problem =>
  field === 'reason' || field === 'comment'
    ? { ...problem, field: 'reason' }
    : { ...problem, field: `rows.${number}${field === undefined ? '' : `.${field}`}` };

interface How {
  reason: string | null;
  stored: Readonly<Record<string, unknown>>;
}

async function importRow(
  tx: Tx,
  { master, commands, editableTable }: MasterModule,
  { values, existing, changes }: PlannedRow,
  { reason, stored }: How,
): Promise<keyof ImportAnswer> {
  if (existing !== null) {
    const { id, version } = existing;
    const changed = { ...changes, id, version, reason, confirmed: true };
    const { changeRequestId } = await update(tx, { master, editableTable }, changed);
    return changeRequestId === null ? 'changed' : 'waiting';
  }
  const filled = Object.entries(values).filter(([, value]) => value !== null);
  const given = {
    ...Object.fromEntries(filled),
    ...(master.options.asks && { confirmed: true }),
    ...(master.options.reasonOfNew !== undefined && { reason }),
  };
  try {
    const { changeRequestId } = await create(tx, master, given, stored, {
      // The plan has compared the key, and a look-up of one more would read all rows for each.
      isUnique: !hasMoreUniques(master),
    });
    return changeRequestId === null ? 'added' : 'waiting';
  } catch (error) {
    if (!(error instanceof ApprovalNeeded)) throw error;
    await error.store(tx, {
      command: commands.create.name,
      input: asKept(given) as object,
      idempotencyKey: null,
      run: (trial, input) => create(trial, master, { ...input }, stored),
    });
    return 'waiting';
  }
}
