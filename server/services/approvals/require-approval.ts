import type { Paise } from '../../domain/kernel/money';
import type { Right } from '../../domain/rights';
import { mayPass, refuseUnlessAllowed } from '../../platform/permission';
import { ApprovalNeeded, type Tx } from '../../platform/submit';
import { type ApprovalLineName, approvalLines, needsApproval } from './approval-policy';
import { storeCommand } from './stored-command';

/**
 * Stops a command or a change that the policy does not let the actor apply alone; it then waits as a request. Called in
 * its transaction, where the amount is certain. Passes if it is rehearsed, or was accepted by somebody who may apply it
 * alone; throws ProblemError FORBIDDEN if the one who accepts it may not.
 */
export async function requireApproval(tx: Tx, line: ApprovalLineName, amount: Paise | null = null): Promise<void> {
  if (tx.isApproved === true) return refuseUnlessEntitled(tx, line, amount);
  if (await needsApproval(tx.actor, tx.sql, line, amount)) throw new ApprovalNeeded(storeCommand);
}

/** A line without an exempt right is for two admins, of which the one who accepts is the second. */
async function refuseUnlessEntitled({ sql, ctx, acceptedBy }: Tx, line: ApprovalLineName, amount: Paise | null) {
  const { exempt } = approvalLines.get(line)!;
  if (acceptedBy === undefined || exempt === null || !(await needsApproval(acceptedBy, sql, line, amount))) return;
  refuseUnlessAllowed(exempt, { ...ctx, actor: acceptedBy });
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
