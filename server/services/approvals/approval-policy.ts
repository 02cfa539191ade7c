import type { Paise } from '../../domain/kernel/money';
import type { Right } from '../../domain/rights';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { type Settings, stationSettings } from '../../platform/station-setting';

/** Settings whose value is the largest amount that needs no approval: null for any amount, 0 for none. */
type AmountSetting = 'advanceByStaff' | 'expenditureByStaff' | 'overLimitByStaff' | 'creditorLimitByStaff';
/** Settings that are ALLOWED (at once) or ADMINS (always waits). */
type ChoiceSetting = Exclude<keyof Settings & `${string}By${'Staff' | 'Admin'}`, AmountSetting>;

interface LineOf<Setting extends string> {
  setting: Setting;
  /** The command, or the update of a master, that the line is about. */
  command: string;
  /** Label of the entry in the bell, the review and the list of requests. */
  label: string;
  /** The right to make the entry at once whatever the line says; null if an admin's waits for another admin too. */
  exempt: Right | null;
  /** A change of a row of its table is asked about by the same line. */
  ofChanges?: true;
  /**
   * How a stored command is shown and replayed. Without it the entry waits as the change of a recorded row (ADR 14).
   */
  stored?: StoredAs;
}

interface StoredAs {
  /** The editable table whose fields show the input; null if none does. */
  table: string | null;
  /** The fields that make up its title. */
  title: readonly string[];
  /** The shift that an input without `shiftId` means: the running or the last closed one. */
  shift?: 'RUNNING' | 'CLOSED';
  /** Calculated figures of the answer: if one has changed since the request, the request is stale. */
  figures?: readonly string[];
}

interface AmountLine extends LineOf<AmountSetting> {
  hasAmount: true;
}

interface ChoiceLine extends LineOf<ChoiceSetting> {
  hasAmount: false;
  /** The line applies only while the station requires four eyes. */
  onlyWithFourEyes?: true;
  /** With four eyes the entry waits, whatever the line says. */
  alsoWithFourEyes?: true;
}

export type ApprovalLine = AmountLine | ChoiceLine;

const byStaff = { exempt: 'limits.exceed' } as const;
const byAdmin = { exempt: null, hasAmount: false } as const;

/**
 * The approval policy of the station (ADR 47): who may apply what at once, what waits for an admin, and from which
 * amount. A command of the table calls `requireApproval` with its line. By default everything works as the
 * specification has it.
 */
const LINES = {
  advance: {
    ...byStaff,
    setting: 'advanceByStaff',
    command: 'recordEmployeeAdvance',
    label: 'Employee advance',
    hasAmount: true,
    ofChanges: true,
    stored: { table: 'employee_advance', title: ['employeeId', 'amount'], shift: 'RUNNING' },
  },
  expenditure: {
    ...byStaff,
    setting: 'expenditureByStaff',
    command: 'recordExpenditure',
    label: 'Expenditure',
    hasAmount: true,
    ofChanges: true,
    stored: { table: 'expenditure', title: ['expenditureCategoryId', 'amount'], shift: 'RUNNING' },
  },
  /** The amount is what the creditor would owe above its limit. */
  saleOverLimit: {
    exempt: 'credit.overLimit',
    setting: 'overLimitByStaff',
    command: 'recordCreditSale',
    label: 'Credit sale',
    hasAmount: true,
    ofChanges: true,
    stored: {
      table: 'credit_sale',
      title: ['creditorId', 'amount'],
      shift: 'RUNNING',
      figures: ['litres', 'rate', 'amount'],
    },
  },
  newEmployee: {
    ...byStaff,
    setting: 'employeeByStaff',
    command: 'createEmployee',
    label: 'New employee',
    hasAmount: false,
    stored: { table: 'employee', title: ['name'] },
  },
  changedEmployee: {
    ...byStaff,
    setting: 'employeeChangeByStaff',
    command: 'updateEmployee',
    label: 'Employee',
    hasAmount: false,
  },
  /** The amount is the limit of the new creditor. */
  creditorLimit: {
    ...byStaff,
    setting: 'creditorLimitByStaff',
    command: 'createCreditor',
    label: 'New creditor',
    hasAmount: true,
    ofChanges: true,
    stored: { table: 'creditor', title: ['firmName', 'maxLimit'] },
  },
  /** The user is created disabled, because a stored command would hold the password. */
  newUser: {
    ...byAdmin,
    setting: 'newUserByAdmin',
    command: 'createUser',
    label: 'User',
    onlyWithFourEyes: true,
  },
  productRate: {
    ...byAdmin,
    setting: 'productRateByAdmin',
    command: 'createProductRate',
    label: 'New product rate',
    ofChanges: true,
    stored: { table: 'product_rate', title: ['productId', 'rate', 'shiftDate'] },
  },
  payRate: {
    ...byAdmin,
    setting: 'payRateByAdmin',
    command: 'changePayRate',
    label: 'New pay rate',
    stored: { table: 'employee', title: ['employeeId', 'since'] },
  },
  undoClose: {
    ...byAdmin,
    setting: 'undoCloseByAdmin',
    command: 'undoLastShift',
    label: 'Undo of a close',
    stored: { table: null, title: ['shiftId'], shift: 'CLOSED' },
  },
  correctShift: {
    ...byAdmin,
    setting: 'correctionByAdmin',
    command: 'correctShift',
    label: 'Correction of a closed shift',
    alsoWithFourEyes: true,
    stored: { table: null, title: ['shiftId'] },
  },
} as const satisfies Record<string, ApprovalLine>;

export type ApprovalLineName = keyof typeof LINES;

/** The table by name: the settings page's order. Tests loop over it. */
export const approvalLines: ReadonlyMap<ApprovalLineName, ApprovalLine> = new Map(
  Object.entries(LINES) as [ApprovalLineName, ApprovalLine][],
);

/** A command that is stored while it waits: how it is shown, and who need not wait. */
export type StoredLine = Pick<ApprovalLine, 'command' | 'label' | 'exempt'> & { stored: StoredAs };

/** Entries that wait only if they are late (ADR 52). The other kinds of late entries are on lines of the policy. */
const LATE_ENTRIES: readonly StoredLine[] = [
  {
    command: 'recordCreditorPayment',
    label: 'Creditor payment',
    exempt: 'shift.lateEntry',
    stored: { table: 'creditor_payment', title: ['creditorId', 'amount'] },
  },
  {
    command: 'collectCash',
    label: 'Cash collection',
    exempt: 'shift.lateEntry',
    stored: { table: 'cash_collection', title: ['pumpId', 'employeeId', 'amount'], figures: ['amount'] },
  },
];

/** All commands that may wait for approval, stored or as the change of a row. */
export const waitingCommands = (): string[] =>
  [...approvalLines.values(), ...LATE_ENTRIES].map(({ command }) => command);

/** The line of a stored command; undefined for the name of a table. */
export const lineOfCommand = (command: string): StoredLine | undefined =>
  [
    ...[...approvalLines.values()].filter((line): line is ApprovalLine & StoredLine => line.stored !== undefined),
    ...LATE_ENTRIES,
  ].find((line) => line.command === command);

/** The lines that a change of a table's row is asked about. */
const linesOfChange = (table: string): ApprovalLine[] =>
  [...approvalLines.values()].filter(({ stored, ofChanges }) => ofChanges === true && stored?.table === table);

/** Whether the policy may stop a change of a table's row by the actor; which amount it is about is known later. */
export async function mayStopChange(actor: Actor, sql: Sql, table: string): Promise<boolean> {
  const settings = await stationSettings(sql);
  return linesOfChange(table).some(
    ({ exempt, setting }) =>
      (exempt === null || !mayPass(exempt, actor)) && settings[setting] !== null && settings[setting] !== 'ALLOWED',
  );
}

/** Whether even an admin's entry by the command, or change of a row of the table, waits for another admin. */
export async function needsTwoAdmins(sql: Sql, commandOrTable: string): Promise<boolean> {
  if (lineOfCommand(commandOrTable)?.exempt === null) return true;
  const settings = await stationSettings(sql);
  return linesOfChange(commandOrTable).some(({ exempt, setting }) => exempt === null && settings[setting] === 'ADMINS');
}

/** Whether an entry of the line needs approval: `amount` in paise for a line that has one. */
export async function needsApproval(
  actor: Actor,
  sql: Sql,
  name: ApprovalLineName,
  amount: Paise | null = null,
): Promise<boolean> {
  const line: ApprovalLine = LINES[name];
  if (line.exempt !== null && mayPass(line.exempt, actor)) return false;
  const settings = await stationSettings(sql);
  if (line.hasAmount) {
    const limit = settings[line.setting];
    return limit !== null && (amount ?? 0) > limit;
  }
  if (line.alsoWithFourEyes === true && settings.fourEyes) return true;
  return settings[line.setting] === 'ADMINS' && (line.onlyWithFourEyes !== true || settings.fourEyes);
}

/** The amount up to which the user's entries by a command are made at once, in paise; null for any amount. */
export async function passesUpTo(actor: Actor, sql: Sql, command: string): Promise<Paise | null> {
  const line = [...approvalLines.values()].find((one) => one.command === command && one.hasAmount);
  if (line === undefined || (line.exempt !== null && mayPass(line.exempt, actor))) return null;
  return (await stationSettings(sql))[line.setting as AmountSetting];
}

/** The amount above a creditor's limit that the user may sell without approval, in paise; null for any amount. */
export const sellsOverLimitUpTo = (actor: Actor, sql: Sql): Promise<Paise | null> =>
  passesUpTo(actor, sql, LINES.saleOverLimit.command);
