import { inr } from '../../domain/kernel/format';
import type { Paise } from '../../domain/kernel/money';
import type { Problem } from '../../domain/kernel/problem';
import { ProblemError } from '../../domain/kernel/problem';
import type { Actor } from '../../platform/context';
import { mayPass } from '../../platform/permission';
import type { Sql } from '../../platform/sql';
import { type Settings, stationSettings } from '../../platform/station-setting';
import type { Tx } from '../../platform/submit';

/** A new document or master that a station may reserve for admins; amounts and limits in paise. */
export type NewEntry =
  | { kind: 'advance' | 'expenditure'; amount: Paise }
  | { kind: 'saleOverLimit'; firmName: string; due: Paise; maxLimit: Paise }
  | { kind: 'employee' }
  | { kind: 'creditor'; maxLimit: Paise };

/**
 * Refuses staff a new entry that the station's settings reserve for admins. By default staff may make any entry, as the
 * specification has it. Edits are not checked here, since those of staff need an admin's approval anyway (ADR 14).
 * Throws ProblemError REFUSED.
 */
export async function refuseBeyondStaff({ actor, sql }: Tx, entry: NewEntry): Promise<void> {
  if (mayPass(entry.kind === 'saleOverLimit' ? 'credit.overLimit' : 'limits.exceed', actor)) return;
  const problem = problemOf(entry, await stationSettings(sql));
  if (problem !== null) throw new ProblemError([{ code: 'NEEDS_ADMIN', ...problem }]);
}

/** Whether the user may sell above a creditor's limit, so that a form can warn before the sale is sent. */
export const maySellOverLimit = async (actor: Actor, sql: Sql): Promise<boolean> =>
  mayPass('credit.overLimit', actor) || (await stationSettings(sql)).overLimitByStaff === 'ALLOWED';

/** Why staff may not make the entry, in the order of the settings page; null if they may. */
function problemOf(entry: NewEntry, settings: Settings): Omit<Problem, 'code'> | null {
  switch (entry.kind) {
    case 'advance':
      return above(entry.amount, settings.advanceByStaff, (limit) => ({
        message: `Staff can record advances up to ${limit}. Ask an admin to record this one.`,
        field: 'amount',
      }));
    case 'expenditure':
      return above(entry.amount, settings.expenditureByStaff, (limit) => ({
        message: `Staff can record expenditures up to ${limit}. Ask an admin to record this one.`,
        field: 'amount',
      }));
    case 'saleOverLimit': {
      if (settings.overLimitByStaff === 'ALLOWED') return null;
      const { firmName, due, maxLimit } = entry;
      return {
        message: `${firmName} would owe ${inr(due)}, over the limit of ${inr(maxLimit)}. Ask an admin to record this sale or to raise the limit.`,
        field: 'creditorId',
      };
    }
    case 'employee':
      if (settings.employeeByStaff === 'ALLOWED') return null;
      return { message: 'Only an admin can add an employee. Ask an admin to create this one.' };
    case 'creditor':
      return above(entry.maxLimit, settings.creditorLimitByStaff, (limit) => ({
        message: `Staff can set limits up to ${limit}. Enter that or less, or ask an admin to create this creditor or to raise its limit later.`,
        field: 'maxLimit',
      }));
  }
}

const above = <Refused>(amount: Paise, limit: Paise | null, refused: (limit: string) => Refused): Refused | null =>
  limit === null || amount <= limit ? null : refused(inr(limit));
