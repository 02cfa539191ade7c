import { Field, ObjectType } from 'type-graphql';
import type { Right } from '../../domain/rights';
import { Money } from '../../platform/scalars';
import { addPolicySetting, type MayAtOnce, type PolicySetting } from '../../platform/station-setting';
import type { ShownField } from './change-field';

/** How a stored command is shown and replayed. */
interface StoredAs {
  /** The editable table whose fields show the input; null if none does. */
  table: string | null;
  /** Fields of the input that the table does not have. */
  fields?: readonly ShownField[];
  /** The fields that make up its title. */
  title: readonly string[];
  /** The shift that an input without `shiftId` means: the running or the last closed one. */
  shift?: 'RUNNING' | 'CLOSED';
  /** Calculated figures of the answer: if one has changed since the request, the request is stale. */
  figures?: readonly string[];
}

/** How the setting of a line is shown. */
interface ShownSetting {
  /** In the review and the audit. */
  label: string;
  /** In the API. */
  description: string;
  /** Its place on the settings page, among the lines with an amount or among the others. */
  order: number;
}

interface LineOf {
  setting: PolicySetting;
  shown: ShownSetting;
  /** The command, or the update of a master, that the line is about. */
  command: string;
  /** Label of the entry in the bell, the review and the list of requests. */
  label: string;
  /** The right to make the entry at once whatever the line says; null if an admin's waits for another admin too. */
  exempt: Right | null;
  /** A change of a row of its table is asked about by the same line. */
  ofChanges?: true;
  /** It also holds for each change of a row or a rate that corrects a closed shift. */
  ofClosedShifts?: true;
  /** Without it the entry waits as the change of a recorded row (ADR 14). */
  stored?: StoredAs;
}

/** Its setting is the largest amount that needs no approval: null for any amount, the default; 0 for none. */
interface AmountLine extends LineOf {
  hasAmount: true;
}

/** Its setting is ALLOWED (at once) or ADMINS (always waits). */
interface ChoiceLine extends LineOf {
  hasAmount: false;
  /** The setting until an admin changes it. */
  initial: MayAtOnce;
  /** The table whose rows the line lets its makers change alone: never delete, disable or enable them. */
  changesOf?: string;
  /** The line applies only while the station requires four eyes. */
  onlyWithFourEyes?: true;
  /** With four eyes the entry waits, whatever the line says. */
  alsoWithFourEyes?: true;
}

export type ApprovalLine = AmountLine | ChoiceLine;

/** A command that is stored while it waits: how it is shown, and who need not wait. */
export type StoredLine = Pick<ApprovalLine, 'command' | 'label' | 'exempt'> & { stored: StoredAs };

const lines = new Map<PolicySetting, ApprovalLine>();
const storedLines = new Map<string, StoredLine>();

/** The approval policy, by setting: tests loop over it. */
export const approvalLines: ReadonlyMap<PolicySetting, ApprovalLine> = lines;

/** The settings of all lines, as the API shows them: fields that `defineApprovalLine` adds. */
@ObjectType()
export abstract class LineSettings {}

/**
 * Registers a line of the approval policy of the station (ADR 47): who may apply what at once, what waits for an admin,
 * and from which amount. It is declared beside its command, which calls `requireApproval` with it. Storage, query, change and form
 * of its setting follow. By default everything works as the specification has it.
 */
export function defineApprovalLine<Line extends ApprovalLine>(line: Line): Line {
  if (lines.has(line.setting)) throw new Error(`Duplicate approval line: ${line.setting}`);
  lines.set(line.setting, line);
  addPolicySetting(line.setting, line.hasAmount ? null : line.initial);
  Field(() => (line.hasAmount ? Money : String), { nullable: line.hasAmount, description: line.shown.description })(
    LineSettings.prototype,
    line.setting,
  );
  if (line.stored !== undefined) storedLines.set(line.command, line as ApprovalLine & StoredLine);
  return line;
}

/** Registers an entry that waits only if it is late (ADR 52) and its maker lacks the right to enter late. */
export function defineLateLine(line: Omit<StoredLine, 'exempt'>): void {
  storedLines.set(line.command, { ...line, exempt: 'shift.lateEntry' });
}

/** Registers a command that waits by the line of another one, as every correction of a closed shift does. */
export function defineCorrectionLine(line: Omit<StoredLine, 'exempt'>): void {
  storedLines.set(line.command, { ...line, exempt: null });
}

/** All commands that may wait for approval, stored or as the change of a row. */
export const waitingCommands = (): string[] => [
  ...new Set([...[...lines.values()].map(({ command }) => command), ...storedLines.keys()]),
];

/** The line of a stored command; undefined for the name of a table. */
export const lineOfCommand = (command: string): StoredLine | undefined => storedLines.get(command);

/** The commands whose stored input becomes a row of the table. */
export const commandsStoredAs = (table: string): string[] =>
  [...storedLines.values()].filter(({ stored }) => stored.table === table).map(({ command }) => command);
