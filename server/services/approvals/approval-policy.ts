import type { Paise } from '../../domain/kernel/money';
import { mayPass } from '../../platform/permission';
import type { Actor } from '../../platform/principal';
import type { Sql } from '../../platform/sql';
import { type PolicySettings, stationSettings } from '../../platform/station-setting';
import { type ApprovalLine, approvalLines } from './approval-line';

/** The lines that a change of a table's row may be asked about. */
const linesOfChange = (table: string): ApprovalLine[] =>
  [...approvalLines.values()].filter(
    ({ stored, ofChanges, ofClosedShifts }) =>
      ofClosedShifts === true || (ofChanges === true && stored?.table === table),
  );

/** The amount up to which entries of a line with an amount are made at once, in paise; null for any amount. */
export const limitIn = (settings: PolicySettings, { setting }: ApprovalLine): Paise | null =>
  settings[setting] as Paise | null;

/** Whether the policy may stop a change of a table's row by the actor; which amount it is about is known later. */
export async function mayStopChange(actor: Actor, sql: Sql, table: string): Promise<boolean> {
  const settings = await stationSettings(sql);
  return linesOfChange(table).some(
    ({ exempt, setting }) =>
      (exempt === null || !mayPass(exempt, actor)) && settings[setting] !== null && settings[setting] !== 'ALLOWED',
  );
}

/** Whether the actor's change of a row of a closed shift waits, whatever it changes. */
export async function stopsClosedShifts(actor: Actor, sql: Sql): Promise<boolean> {
  for (const line of approvalLines.values())
    if (line.ofClosedShifts === true && (await needsApproval(actor, sql, line))) return true;
  return false;
}

/** Whether an entry of the line needs approval: `amount` in paise for a line that has one. */
export async function needsApproval(
  actor: Actor,
  sql: Sql,
  line: ApprovalLine,
  amount: Paise | null = null,
): Promise<boolean> {
  if (line.exempt !== null && mayPass(line.exempt, actor)) return false;
  const settings = await stationSettings(sql);
  if (line.hasAmount) {
    const limit = limitIn(settings, line);
    return limit !== null && (amount ?? 0) > limit;
  }
  if (line.alsoWithFourEyes === true && settings.fourEyes) return true;
  return settings[line.setting] === 'ADMINS' && (line.onlyWithFourEyes !== true || settings.fourEyes);
}

/** Whether the policy lets the actor change rows of the table alone. */
export async function maySkipRequest(actor: Actor, sql: Sql, table: string): Promise<boolean> {
  const line = [...approvalLines.values()].find((one) => !one.hasAmount && one.changesOf === table);
  return line !== undefined && !(await needsApproval(actor, sql, line));
}

/** The amount up to which the user's entries by a command are made at once, in paise; null for any amount. */
export async function passesUpTo(actor: Actor, sql: Sql, command: string): Promise<Paise | null> {
  const line = [...approvalLines.values()].find((one) => one.command === command && one.hasAmount);
  if (line === undefined || (line.exempt !== null && mayPass(line.exempt, actor))) return null;
  return limitIn(await stationSettings(sql), line);
}
