import { approvals } from '../../domain/approvals.messages';
import type { Message } from '../../domain/kernel/message';
import type { Paise } from '../../domain/kernel/money';
import type { Right } from '../../domain/rights';
import { mayPass, refuseUnlessAllowed } from '../../platform/permission';
import { stationSettings } from '../../platform/station-setting';
import { ApprovalNeeded, type Tx } from '../../platform/submit';
import { refuseOnePersonDecision } from '../access/account-handlers';
import type { ApprovalLine } from './approval-line';
import { limitIn, needsApproval } from './approval-policy';
import { storeCommand } from './stored-command';

/**
 * Stops a command or a change that the policy does not let the actor apply alone; it then waits as a request. Called in
 * its transaction, where the amount is certain. Passes if it is rehearsed, or was accepted by somebody who may apply it
 * alone; throws ProblemError FORBIDDEN if the one who accepts it may not. `why` says which limit it passes, for that
 * person; by default the amount of the line.
 */
export async function requireApproval(
  tx: Tx,
  line: ApprovalLine,
  amount: Paise | null = null,
  why?: Message,
): Promise<void> {
  const needed = await needsApproval(tx.actor, tx.sql, line, amount);
  if (tx.isApproved !== true) {
    if (needed) throw new ApprovalNeeded(storeCommand);
    return;
  }
  await refuseUnlessEntitled(tx, line, amount);
  if (needed && tx.passedLimits !== undefined) tx.passedLimits.push(...(why ? [why] : await limitOf(tx, line, amount)));
}

/** The limit that an amount passes; nothing if the line has no amount, or lets none pass. */
async function limitOf({ sql }: Tx, line: ApprovalLine, amount: Paise | null): Promise<Message[]> {
  const limit = line.hasAmount ? limitIn(await stationSettings(sql), line) : null;
  return amount === null || !limit ? [] : [approvals.aboveLimit({ amount, limit })];
}

/**
 * A line without an exempt right is for two admins, of which the one who accepts is the second: not somebody who may hold
 * the account of the first.
 */
async function refuseUnlessEntitled(tx: Tx, line: ApprovalLine, amount: Paise | null): Promise<void> {
  const { sql, ctx, actor, acceptedBy, askedById = actor.userId } = tx;
  if (acceptedBy === undefined || !(await needsApproval(acceptedBy, sql, line, amount))) return;
  if (line.exempt === null) await refuseOnePersonDecision({ ...tx, actor: acceptedBy }, askedById, true);
  else refuseUnlessAllowed(line.exempt, { ...ctx, actor: acceptedBy });
}

/** The same for what a command does by another right than its own: without it, the entry waits whatever the policy. */
export function requireRightOrApproval(tx: Tx, right: Right): void {
  if (tx.isApproved === true) {
    if (tx.acceptedBy !== undefined) refuseUnlessAllowed(right, { ...tx.ctx, actor: tx.acceptedBy });
    return;
  }
  if (mayPass(right, tx.actor)) return;
  throw new ApprovalNeeded(storeCommand);
}
