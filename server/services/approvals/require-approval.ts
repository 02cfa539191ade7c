import type { Paise } from '../../domain/kernel/money';
import type { Right } from '../../domain/rights';
import { mayPass } from '../../platform/permission';
import { ApprovalNeeded, type Tx } from '../../platform/submit';
import { type ApprovalLineName, needsApproval } from './approval-policy';
import { storeCommand } from './stored-command';

/**
 * Stops a command that the policy does not let the actor apply alone; `submit` then stores it as a request. Called in
 * the command's transaction, where the amount is certain. Passes if the command is rehearsed or was accepted.
 */
export async function requireApproval(tx: Tx, line: ApprovalLineName, amount: Paise | null = null): Promise<void> {
  if (tx.isApproved === true) return;
  if (await needsApproval(tx.actor, tx.sql, line, amount)) throw new ApprovalNeeded(storeCommand);
}

/** The same for what a command does by another right than its own: without it, the entry waits whatever the policy. */
export function requireRightOrApproval(tx: Tx, right: Right): void {
  if (tx.isApproved === true || mayPass(right, tx.actor)) return;
  throw new ApprovalNeeded(storeCommand);
}
